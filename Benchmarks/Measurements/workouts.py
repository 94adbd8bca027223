"""See Benchmarks/workouts."""

import http.client
import os
import shutil
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from program import DAILVE, Server, dailve_json  # noqa: E402
from visits import loads  # noqa: E402

WORK = Path(os.environ["WORK"])
RUNS = int(os.environ.get("RUNS", 3))
YEARS = int(os.environ.get("YEARS", 10))
REQUESTS = int(os.environ.get("REQUESTS", 200))
LOADS = int(os.environ.get("LOADS", 5))
PLAIN = Path(DAILVE).parent / "dailve-plain"
LIMITS = {"p99": 20, "kB": 60, "LCP": 800}
# The most that analyses may cost, as a share of the rest of the import.
DERIVING = 0.3


def processor(*command):
    """Processor seconds of a command over all its threads, and the seconds it took."""
    started = time.monotonic()
    process = subprocess.Popen([str(part) for part in command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status != 0:
        raise SystemExit(f"failed: {command}")
    return usage.ru_utime + usage.ru_stime, time.monotonic() - started


def imports(export, store):
    """Alternates imports without analyses and with them."""
    shares = []
    for run in range(RUNS):
        shutil.rmtree(store, ignore_errors=True)
        rest, without = processor(PLAIN, export, store)
        shutil.rmtree(store)
        whole, wall = processor(DAILVE, "import", "--json", export, "--store", store)
        shares.append((whole - rest) / rest)
        print(f"import {run + 1}: {rest:.2f} s of processor time without analyses ({without:.2f} s), {whole:.2f} s with them "
              f"({wall:.2f} s): {shares[-1]:.3f} of the rest", flush=True)
    share = statistics.median(shares)
    print(f"deriving: {share:.3f} of the rest of the import, {share / DERIVING:.2f} of the limit {DERIVING}")


def addresses(store):
    workouts = dailve_json("workouts", "--store", store)
    routed = [workout for workout in workouts if workout.get("trackDistance")]
    print(f"{len(workouts)} workouts, {len(routed)} with a route")
    longest = max(routed, key=lambda workout: workout["elapsed"])
    run = max((workout for workout in routed if workout["activity"] == "Running"), key=lambda workout: workout["start"])
    print(f"longest route: {longest['activity']}, {longest['duration']:.0f} s of points")
    return {
        "activity": "/activity", "workouts": "/activity/workouts", "filtered": "/activity/workouts?type=Running&q=run",
        "records": "/activity/records", "newest run": f"/activity/{run['id']}", "longest": f"/activity/{longest['id']}",
        # The server computes nothing for this, so it is only slow if the machine is.
        "(redirect)": "/favicon.ico",
    }


def server_times(port, pages):
    """Milliseconds of each page by name, with the first request separate, and bytes. Requests pages in turn."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    size = {}

    def ask(name):
        started = time.perf_counter()
        connection.request("GET", pages[name], headers={"Accept-Encoding": "gzip"})
        answer = connection.getresponse()
        body = answer.read()
        if answer.status not in (200, 301):
            raise SystemExit(f"{pages[name]}: {answer.status}")
        size[name] = len(body) / 1000
        return (time.perf_counter() - started) * 1000

    first = {name: ask(name) for name in pages}
    times = {name: [] for name in pages}
    for _ in range(REQUESTS):
        for name in pages:
            times[name].append(ask(name))
    return first, {name: sorted(values) for name, values in times.items()}, size


def main():
    export, store = WORK / f"workouts-{YEARS}.zip", WORK / f"workouts-{YEARS}"
    if not export.exists():
        subprocess.run([DAILVE, "sample", export, "--years", str(YEARS), "--workouts-a-week", "6", "--until", "2026-11-21"], check=True)
    if os.environ.get("ONLY") != "pages" or not store.exists():
        imports(export, store)
    if os.environ.get("ONLY") == "imports":
        return
    pages = addresses(store)
    worst = dict.fromkeys([*LIMITS, "shift"], 0)
    server = Server(store)
    try:
        first, times, size = server_times(server.port, pages)
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            for name, path in pages.items():
                p50, p95, p99 = (times[name][int(REQUESTS * share)] for share in (0.5, 0.95, 0.99))
                line = (f"{name:14} first {first[name]:5.0f} ms  p50 {p50:5.1f}  p95 {p95:5.1f}  p99 {p99:5.1f} ms  {size[name]:5.1f} kB")
                if name.startswith("("):
                    print(line, flush=True)
                    continue
                weight, paint, shift, longest = loads(browser, server.url + path, LOADS)
                print(f"{line}  with assets {weight:5.1f} kB  LCP {paint:4.0f} ms  shift {shift:.4f}  longest task {longest:3.0f} ms",
                      flush=True)
                for key, value in [("p99", p99), ("kB", weight), ("LCP", paint), ("shift", shift)]:
                    worst[key] = max(worst[key], value)
            browser.close()
    finally:
        server.stop()
    for key, limit in LIMITS.items():
        print(f"worst {key}: {worst[key]:.1f}, {worst[key] / limit:.2f} of the limit {limit}")
    print(f"worst shift: {worst['shift']:.4f} (limit 0)")


main()
