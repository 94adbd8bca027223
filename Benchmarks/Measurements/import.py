"""Measures imports, and pages during an import, as ratios against a named peer or limit in the same run."""

import http.client
import os
import shutil
import socket
import statistics
import subprocess
import sys
import time
import zipfile
from pathlib import Path

DAILVE, WORK = sys.argv[1], Path(sys.argv[2])
SCAN = Path(DAILVE).parent / "dailve-scan"
RUNS = int(os.environ.get("RUNS", "3"))
YEARS = os.environ.get("YEARS", "6")
LARGE = os.environ.get("LARGE")
DOCUMENT = "apple_health_export/export.xml"


def timed(*command):
    """Wall seconds and peak resident bytes of one command."""
    started = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"failed: {command}")
    return time.monotonic() - started, usage.ru_maxrss * 1024


def sample(years, seed=1):
    path = WORK / f"sample-{years}y-{seed}.zip"
    if not path.exists():
        subprocess.run([DAILVE, "sample", path, "--years", str(years), "--seed", str(seed), "--until", "2026-11-21"], check=True)
    with zipfile.ZipFile(path) as archive:
        return path, archive.getinfo(DOCUMENT).file_size


def newer(export):
    """Adds one morning to an export and packs it again, so that only its records show that most of it is known."""
    path = WORK / "newer.zip"
    if path.exists():
        return path
    record = (' <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Alex\u2019s Apple\u00a0Watch" unit="count/min" '
              'creationDate="{0}" startDate="{0}" endDate="{0}" value="{1}"/>\n')
    more = "".join(record.format(f"2026-11-22 08:{i // 60:02}:{i % 60:02} +0100", 60 + i % 30) for i in range(600)).encode()
    with zipfile.ZipFile(export) as old, zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, data.replace(b"</HealthData>", more + b"</HealthData>") if name == DOCUMENT else data)
    return path


def main():
    export, size = sample(YEARS)
    small, small_size = sample(1)
    more = newer(export)
    store, peer = WORK / "store", WORK / "peer.db"
    ours, again, newest, undone, memory, theirs, floor = [], [], [], [], [], [], []
    for _ in range(RUNS):
        shutil.rmtree(store, ignore_errors=True)
        seconds, peak = timed(DAILVE, "import", export, "--store", store)
        ours.append(seconds)
        memory.append(peak)
        again.append(timed(DAILVE, "import", export, "--store", store)[0])
        newest.append(timed(DAILVE, "import", more, "--store", store)[0])
        floor.append(timed(SCAN, export)[0])
    database = (store / "health.sqlite").stat().st_size
    undone.append(timed(DAILVE, "undo", "2", "--store", store)[0])
    for _ in range(max(1, RUNS // 3)):
        peer.unlink(missing_ok=True)
        theirs.append(timed(WORK / "venv/bin/healthkit-to-sqlite", export, peer)[0])
    rate, small_rate, small_memory = [], [], []
    for _ in range(RUNS):
        shutil.rmtree(store)
        seconds, peak = timed(DAILVE, "import", small, "--store", store)
        small_rate.append(small_size / seconds)
        small_memory.append(peak)

    wall = statistics.median(ours)
    other = statistics.median(theirs)
    peak = max(memory)
    small_peak = max(small_memory)
    print(f"export.xml                      {size / 1e6:8.0f} MB ({export.stat().st_size / 1e6:.0f} MB zipped)")
    print(f"dailve import                   {wall:8.2f} s   {size / wall / 1e6:.0f} MB/s  runs {[round(s, 2) for s in ours]}")
    print(f"healthkit-to-sqlite 1.0.1       {other:8.2f} s   {size / other / 1e6:.0f} MB/s")
    print(f"faster than healthkit-to-sqlite {other / wall:8.1f} x   (target 30, stretch 50)")
    print(f"against inflate and scan alone  {wall / statistics.median(floor):8.2f} x   (target 2.5, stretch 1.7)")
    print(f"MB/s against a {small_size / 1e6:.0f} MB export   {size / wall / statistics.median(small_rate):8.2f} x   (target 0.9)")
    print(f"the same file again             {statistics.median(again) / wall:8.2f} x   (target 0.5, stretch 0.3)")
    print(f"repacked, with one more morning {statistics.median(newest) / wall:8.2f} x   (target 0.6)")
    print(f"undo of that morning            {undone[0]:8.2f} s")
    print(f"peak resident memory            {peak / 1e6:8.0f} MB  (target 150, stretch 80)")
    print(f"  against a {small_size / 1e6:.0f} MB export      {peak / small_peak:8.2f} x   (target 1.25, stretch 1.05)")
    print(f"database against XML            {100 * database / size:8.1f} %   (target 12, stretch 8)")
    if LARGE:
        large, large_size = sample(LARGE)
        shutil.rmtree(store)
        seconds, peak = timed(DAILVE, "import", large, "--store", store)
        print(f"{large_size / 1e6:.0f} MB of XML: {seconds:.1f} s, {large_size / seconds / 1e6:.0f} MB/s, "
              f"{large_size / seconds / statistics.median(small_rate):.2f} x the rate and "
              f"{peak / small_peak:.2f} x the memory ({peak / 1e6:.0f} MB) of the {small_size / 1e6:.0f} MB export")
        large.unlink()
    serving()


PAGES = ["/", "/api/v1/today", "/condition", "/metric/hrv?days=30", "/data", "/data/types",
         "/data/types/HKQuantityTypeIdentifierHeartRate", "/data/sources", "/data/zones", "/data/audit", "/data/batches/1",
         "/settings"]


def ask(connection, path):
    started = time.perf_counter()
    connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
    body = connection.getresponse().read()
    return (time.perf_counter() - started) * 1000, len(body)


def percentile(times, share):
    return sorted(times)[min(len(times) - 1, int(len(times) * share))]


def first_charts():
    """Prints the seconds from the first byte sent to the first chart on the page of an empty store."""
    export, _ = sample(10)
    store = WORK / "empty"
    shutil.rmtree(store, ignore_errors=True)
    with Serving(store) as port:
        events = http.client.HTTPConnection("127.0.0.1", port)
        started = time.perf_counter()
        with open(export, "rb") as file:
            upload = http.client.HTTPConnection("127.0.0.1", port)
            upload.request("POST", "/import", file, {"Accept": "application/json", "Content-Type": "application/octet-stream",
                                                     "Content-Length": str(export.stat().st_size)})
            upload.getresponse().read()
        sent = time.perf_counter() - started
        events.request("GET", "/import/events")
        stream = events.getresponse()
        while "<svg" not in stream.readline().decode():
            pass
        seconds = time.perf_counter() - started
    shutil.rmtree(store)
    print(f"first charts after {seconds:.1f} s, {sent:.1f} s of them sending {export.stat().st_size / 1e6:.0f} MB  (target 3)")


class Serving:
    """A server on a store."""

    def __init__(self, store):
        self.store = store

    def __enter__(self):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        self.process = subprocess.Popen(
            [DAILVE, "serve", "--store", str(self.store), "--port", str(port)], stderr=subprocess.DEVNULL)
        time.sleep(1)
        return port

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait()


def serving():
    first_charts()
    export, size = sample(10)
    other, _ = sample(YEARS, seed=2)
    store = WORK / "store"
    shutil.rmtree(store, ignore_errors=True)
    timed(DAILVE, "import", export, "--store", store)
    serving = Serving(store)
    with serving as port:
        print(f"ten years, {size / 1e6:.0f} MB of XML, 500 requests one after another, kept-alive connection, gzip:")
        connection = http.client.HTTPConnection("127.0.0.1", port)
        for path in PAGES:
            ask(connection, path)
            answers = [ask(connection, path) for _ in range(500)]
            times = [time for time, _ in answers]
            print(f"  {path:48} p50 {percentile(times, .5):6.1f} ms  p99 {percentile(times, .99):6.1f} ms  (target 20)  "
                  f"{answers[0][1] / 1000:.1f} kB")
        # Imports another person's export, so that all of it is new, while a person clicks through pages, up to 50 requests per second.
        importing = subprocess.Popen([DAILVE, "import", str(other), "--store", str(store)],
                                     stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        times, place = [], 0
        while importing.poll() is None:
            times.append(ask(connection, PAGES[place % len(PAGES)])[0])
            place += 1
            time.sleep(0.02)
        print(f"while an export of {YEARS} years comes in: {len(times)} requests, p50 {percentile(times, .5):.1f} ms  "
              f"p99 {percentile(times, .99):.1f} ms  (target 20)")
        resident = int(next(line for line in open(f"/proc/{serving.process.pid}/status") if line.startswith("VmRSS")).split()[1])
        print(f"server resident memory {resident / 1000:.0f} MB (target 80)")


if os.environ.get("ONLY") == "serving":
    serving()
else:
    main()
