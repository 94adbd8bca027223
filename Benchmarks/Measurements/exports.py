"""See Benchmarks/exports."""

import http.client
import multiprocessing
import os
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from program import Server, dailve, dailve_json  # noqa: E402

WORK = Path(os.environ["WORK"])
PAGES = ["/", "/sleep", "/data"]
REQUESTS = 100


def export(port, form):
    """Seconds to the first and to the last byte."""
    started = time.perf_counter()
    connection = http.client.HTTPConnection("127.0.0.1", port)
    connection.request("GET", f"/settings/export/{form}")
    answer = connection.getresponse()
    answer.read(1)
    first = time.perf_counter() - started
    while answer.read(1 << 20):
        pass
    return first, time.perf_counter() - started


def pages(port):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    times = []
    for index in range(REQUESTS * len(PAGES)):
        started = time.perf_counter()
        connection.request("GET", PAGES[index % len(PAGES)], headers={"Accept-Encoding": "gzip"})
        connection.getresponse().read()
        times.append((time.perf_counter() - started) * 1000)
    times.sort()
    return f"p50 {times[len(times) // 2]:.1f} ms, p99 {times[int(len(times) * 0.99)]:.1f} ms"


store = WORK / "exports"
shutil.rmtree(store, ignore_errors=True)
archive = WORK / f"export-{os.environ['YEARS']}.zip"
if not archive.exists():
    dailve("sample", archive, "--years", os.environ["YEARS"], "--until", "2026-11-21")
dailve("import", archive, "--store", store)
samples = sum(entry["count"] for entry in dailve_json("stats", "--store", store)["types"])
server = Server(store)
try:
    pages(server.port)
    print(f"{samples:,} samples; pages alone: {pages(server.port)}")
    for form in ["csv", "json"]:
        first, whole = export(server.port, form)
        table = WORK / f"table-{form}.zip"
        table.unlink(missing_ok=True)
        started = time.perf_counter()
        dailve("export", form, table, "--store", store)
        terminal = time.perf_counter() - started
        table.unlink()
        print(f"{form}: first byte {first * 1000:.0f} ms, {samples / whole:,.0f} samples/s, "
              f"{whole / terminal:.2f} of the terminal's time")
    # Exports run in separate processes, so that the measurement of pages does not wait for other threads of this one.
    readers = [multiprocessing.Process(target=export, args=(server.port, "csv")) for _ in range(2)]
    for reader in readers:
        reader.start()
    time.sleep(0.2)
    print(f"pages during two exports: {pages(server.port)}")
    for reader in readers:
        reader.join()
finally:
    server.stop()
