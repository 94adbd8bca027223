"""See Benchmarks/turns."""

import http.client
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from pages import PAGES  # noqa: E402
from program import Server  # noqa: E402
from visits import LONG, ask, middle_and_tail  # noqa: E402

WORK = Path(os.environ["WORK"])
REQUESTS = int(os.environ.get("REQUESTS", 1000))
# Seconds after an import during which workouts are analysed and backups made.
SETTLING = 60


def start(program, export, store):
    shutil.rmtree(store, ignore_errors=True)
    subprocess.run([program, "import", export, "--store", store], check=True, stdout=subprocess.DEVNULL)
    return Server(store, program=program)


def main():
    years = int(sys.argv[1])
    export = WORK / f"turns-{years}.zip"
    if not export.exists():
        subprocess.run([os.environ["BEFORE"], "sample", export, "--years", str(years)], check=True, stdout=subprocess.DEVNULL)
    programs = {"before": os.environ["BEFORE"], "now": os.environ["DAILVE"]}
    servers = {name: start(program, export, WORK / f"turns-{name}-{years}") for name, program in programs.items()}
    try:
        time.sleep(SETTLING)
        for page, path in {**PAGES, **LONG}.items():
            connections = {name: http.client.HTTPConnection("127.0.0.1", server.port) for name, server in servers.items()}
            shown = [name for name, connection in connections.items() if ask(connection, path)[1] == 200]
            times = {name: [] for name in shown}
            for _ in range(REQUESTS):
                for name in shown:
                    times[name].append(ask(connections[name], path)[0])
            for name in shown:
                median, p99 = middle_and_tail(times[name])
                print(f"{page:20} {name:6} p50 {median:6.2f} ms  p99 {p99:6.2f} ms", flush=True)
    finally:
        for server in servers.values():
            server.stop()


main()
