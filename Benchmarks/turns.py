"""See Benchmarks/turns."""

import http.client
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests"))

from pages import PAGES  # noqa: E402
from program import free_port  # noqa: E402

WORK = Path(os.environ["WORK"])
REQUESTS = int(os.environ.get("REQUESTS", 1000))
LONG = {"hrv-all": "/metric/hrv?days=all", "sleep-all": "/metric/sleep?days=all", "steps-all": "/metric/steps?days=all",
        "body-all": "/body?days=all"}
# Seconds after an import in which workouts are analysed and backups made.
SETTLING = 60


def start(binary, export, store):
    shutil.rmtree(store, ignore_errors=True)
    subprocess.run([binary, "import", export, "--store", store], check=True, stdout=subprocess.DEVNULL)
    port = free_port()
    process = subprocess.Popen([binary, "serve", "--store", store, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    return process, port


def ask(connection, path):
    started = time.perf_counter()
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    answer = connection.getresponse()
    answer.read()
    return (time.perf_counter() - started) * 1000, answer.status


def main():
    years = int(sys.argv[1])
    export = WORK / f"turns-{years}.zip"
    if not export.exists():
        subprocess.run([os.environ["BEFORE"], "sample", export, "--years", str(years)], check=True, stdout=subprocess.DEVNULL)
    programs = {"before": os.environ["BEFORE"], "now": os.environ["DAILVE"]}
    servers = {name: start(binary, export, WORK / f"turns-{name}-{years}") for name, binary in programs.items()}
    try:
        time.sleep(SETTLING)
        for page, path in {**PAGES, **LONG}.items():
            connections = {name: http.client.HTTPConnection("127.0.0.1", port) for name, (_, port) in servers.items()}
            shown = [name for name, connection in connections.items() if ask(connection, path)[1] == 200]
            times = {name: [] for name in shown}
            for _ in range(REQUESTS):
                for name in shown:
                    times[name].append(ask(connections[name], path)[0])
            for name in shown:
                ordered = sorted(times[name])
                print(f"{page:20} {name:6} p50 {ordered[REQUESTS // 2]:6.2f} ms  p99 {ordered[int(REQUESTS * 0.99)]:6.2f} ms", flush=True)
    finally:
        for process, _ in servers.values():
            process.terminate()
            process.wait(10)


main()
