"""See Benchmarks/backups."""

import http.client
import os
import shutil
import statistics
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from program import Server, dailve, dailve_json  # noqa: E402

WORK = Path(os.environ["WORK"])
RUNS = int(os.environ.get("RUNS", 5))
YEARS = int(os.environ.get("YEARS", 27))
LIMIT = 30
PAGES = ["/", "/activity", "/activity/workouts", "/wellness", "/condition", "/sleep", "/body", "/vitals", "/metric/steps?days=90",
         "/metric/heart-rate?days=30", "/metric/hrv?days=all", "/data", "/settings"]


def store():
    export, folder = WORK / f"{YEARS}-years.zip", WORK / f"{YEARS}-years"
    if not export.exists():
        dailve("sample", export, "--years", YEARS, check=True)
    if not (folder / "health.sqlite").exists():
        dailve("import", export, "--store", folder, check=True)
    return folder


class Visitor:
    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port)

    def ask(self, path):
        started = time.perf_counter()
        self.connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
        self.connection.getresponse().read()
        return (time.perf_counter() - started) * 1000

    def times(self, is_over):
        """Milliseconds of one page after another, with short pauses, as a person's browser requests them."""
        times = []
        while not is_over():
            for path in PAGES:
                times.append(self.ask(path))
                time.sleep(0.005)
        return sorted(times)


def report(name, times):
    p99 = times[int(len(times) * 0.99)]
    print(f"{name:10} {len(times):5} pages  p50 {times[len(times) // 2]:5.1f} ms  p99 {p99:5.1f} ms  longest {times[-1]:5.1f} ms", flush=True)
    return p99


def main():
    folder = store()
    shutil.rmtree(folder / "backups", ignore_errors=True)
    readings = sum(entry["count"] for entry in dailve_json("stats", "--store", folder)["types"])
    size = (folder / "health.sqlite").stat().st_size
    print(f"{readings:,} readings, {size / 1e6:.0f} MB")
    server = Server(folder)
    worst, durations = 0, []
    try:
        visitor = Visitor(server.port)
        for path in PAGES * 3:
            visitor.ask(path)
        end = time.monotonic() + 10
        report("alone", visitor.times(lambda: time.monotonic() > end))
        for run in range(RUNS):
            thread = threading.Thread(target=ask_for_one, args=(server.port, folder, durations))
            thread.start()
            worst = max(worst, report(f"backup {run + 1}", visitor.times(lambda: not thread.is_alive())))
            thread.join()
    finally:
        server.stop()
    print("a backup takes " + ", ".join(f"{duration:.1f}" for duration in durations) + f" s, median {statistics.median(durations):.1f} s")
    print(f"worst p99 during a backup: {worst:.1f} ms, {worst / LIMIT:.2f} of the limit {LIMIT}")


def ask_for_one(port, folder, durations):
    """Requests a backup on the page, which the server makes."""
    known = {path.name for path in (folder / "backups").glob("dailve-*")}
    started = time.monotonic()
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("POST", "/settings/backups/now", body="", headers={"Content-Type": "application/x-www-form-urlencoded"})
    connection.getresponse().read()
    while {path.name for path in (folder / "backups").glob("dailve-*")} <= known:
        time.sleep(0.05)
    durations.append(time.monotonic() - started)


main()
