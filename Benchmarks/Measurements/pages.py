"""See Benchmarks/pages."""

import http.client
import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from pages import PAGES  # noqa: E402
from person import write_down  # noqa: E402
from program import Server, dailve  # noqa: E402
from visits import LONG, ask, loads, middle_and_tail  # noqa: E402

WORK = Path(os.environ["WORK"])
REQUESTS = int(os.environ.get("REQUESTS", 200))
LOADS = int(os.environ.get("LOADS", 5))
LIMITS = {"p99": 20, "kB": 120, "LCP": 800}


def server_times(port, path):
    connection = http.client.HTTPConnection("127.0.0.1", port)
    ask(connection, path)
    return middle_and_tail(ask(connection, path)[0] for _ in range(REQUESTS))


def main():
    export, store = WORK / "ten.zip", WORK / "ten"
    if not export.exists():
        dailve("sample", export, "--years", 10)
    shutil.rmtree(store, ignore_errors=True)
    dailve("import", export, "--store", store)
    server = Server(store)
    worst = dict.fromkeys([*LIMITS, "shift"], 0)
    try:
        write_down(server)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            for name, path in {**PAGES, **LONG}.items():
                median, p99 = server_times(server.port, path)
                weight, paint, shift, longest = loads(browser, server.url + path, LOADS)
                print(f"{name:16} p50 {median:5.1f} ms  p99 {p99:5.1f} ms  {weight:5.1f} kB  LCP {paint:4.0f} ms  shift {shift:.4f}  "
                      f"longest task {longest:3.0f} ms", flush=True)
                for key, value in [("p99", p99), ("kB", weight), ("LCP", paint), ("shift", shift)]:
                    worst[key] = max(worst[key], value)
            browser.close()
    finally:
        server.stop()
    for key, limit in LIMITS.items():
        print(f"worst {key}: {worst[key]:.1f}, {worst[key] / limit:.2f} of the limit {limit}")
    print(f"worst shift: {worst['shift']:.4f} (limit 0)")


main()
