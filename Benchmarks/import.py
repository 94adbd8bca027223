"""Figures of the import and of Today, as ratios against a named peer measured in the same run."""

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
RUNS = int(os.environ.get("RUNS", "3"))
YEARS = os.environ.get("YEARS", "6")


def timed(*command):
    """Wall seconds and peak resident bytes of one command."""
    started = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"failed: {command}")
    return time.monotonic() - started, usage.ru_maxrss * 1024


def sample(years):
    path = WORK / f"sample-{years}y.zip"
    if not path.exists():
        subprocess.run([DAILVE, "sample", path, "--years", str(years), "--until", "2026-11-21"], check=True)
    with zipfile.ZipFile(path) as archive:
        return path, archive.getinfo("apple_health_export/export.xml").file_size


def main():
    export, size = sample(YEARS)
    small, small_size = sample(1)
    store, peer = WORK / "store", WORK / "peer.db"
    ours, again, memory, theirs, dry = [], [], [], [], []
    for _ in range(RUNS):
        shutil.rmtree(store, ignore_errors=True)
        seconds, peak = timed(DAILVE, "import", export, "--store", store)
        ours.append(seconds)
        memory.append(peak)
        again.append(timed(DAILVE, "import", export, "--store", store)[0])
        dry.append(timed(DAILVE, "import", "--dry-run", export)[0])
    database = (store / "health.sqlite").stat().st_size
    for _ in range(max(1, RUNS // 3)):
        peer.unlink(missing_ok=True)
        theirs.append(timed(WORK / "venv/bin/healthkit-to-sqlite", export, peer)[0])
    shutil.rmtree(store)
    small_seconds, small_peak = timed(DAILVE, "import", small, "--store", store)

    wall = statistics.median(ours)
    other = statistics.median(theirs)
    peak = max(memory)
    print(f"export.xml                      {size / 1e6:8.0f} MB ({export.stat().st_size / 1e6:.0f} MB zipped)")
    print(f"dailve import                   {wall:8.2f} s   {size / wall / 1e6:.0f} MB/s  runs {[round(s, 2) for s in ours]}")
    print(f"healthkit-to-sqlite 1.0.1       {other:8.2f} s   {size / other / 1e6:.0f} MB/s")
    print(f"faster than healthkit-to-sqlite {other / wall:8.1f} x   (target 30)")
    print(f"against inflate and scan alone  {wall / statistics.median(dry):8.2f} x   (target 2.5)")
    print(f"the same export again           {statistics.median(again) / wall:8.2f} x   (target 0.5)")
    print(f"peak resident memory            {peak / 1e6:8.0f} MB  (target 150)")
    print(f"  against a {small_size / 1e6:.0f} MB export      {peak / small_peak:8.2f} x   (target 1.25)")
    print(f"database against XML            {100 * database / size:8.1f} %   (target 12)")
    today()


def today():
    export, size = sample(10)
    store = WORK / "store"
    shutil.rmtree(store, ignore_errors=True)
    timed(DAILVE, "import", export, "--store", store)
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = subprocess.Popen([DAILVE, "serve", "--store", str(store), "--port", str(port)], stderr=subprocess.DEVNULL)
    try:
        time.sleep(1)
        print(f"ten years, {size / 1e6:.0f} MB of XML, 500 requests one after another, kept-alive connection, gzip:")
        for path in ["/", "/api/v1/today", "/condition", "/metric/hrv?days=30", "/data"]:
            connection = http.client.HTTPConnection("127.0.0.1", port)
            times = []
            for _ in range(500):
                started = time.perf_counter()
                connection.request("GET", path, headers={"Accept-Encoding": "gzip"})
                body = connection.getresponse().read()
                times.append((time.perf_counter() - started) * 1000)
            times.sort()
            print(f"  {path:22} p50 {times[250]:6.1f} ms  p99 {times[494]:6.1f} ms  (target 20)  {len(body) / 1000:.1f} kB")
        resident = int(next(line for line in open(f"/proc/{server.pid}/status") if line.startswith("VmRSS")).split()[1])
        print(f"  server resident memory {resident / 1000:.0f} MB")
    finally:
        server.terminate()
        server.wait()


main()
