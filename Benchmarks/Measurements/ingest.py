"""See Benchmarks/ingest."""

import http.client
import json
import os
import shutil
import subprocess
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from program import DAILVE, Server, dailve, dailve_json, push  # noqa: E402

WORK = Path(os.environ["WORK"])
YEARS = int(os.environ.get("YEARS", 6))
DELIVERIES = int(os.environ.get("DELIVERIES", 50))
SMALL = int(os.environ.get("SMALL", 200))
UNTIL = "2026-11-21"


def say(what, value, unit, limit, is_floor=False):
    share = value / limit
    state = "" if (share >= 1 if is_floor else share <= 1) else ": missed"
    print(f"{what:58} {value:10,.3f} {unit:10} {share:7.3f} of the limit {'>= ' if is_floor else ''}{limit:,}{state}", flush=True)


def body(megabytes):
    """One delivery of the newest days, with at least so many megabytes."""
    def of(days):
        folder = WORK / "deliveries"
        shutil.rmtree(folder, ignore_errors=True)
        push("--out", folder, "--backfill", "--days", days, "--until", UNTIL)
        (path,) = folder.iterdir()
        return path

    few, many = 0, max(2, int(megabytes * 3))
    while of(many).stat().st_size < megabytes * 1_000_000:
        few, many = many, many * 2
    while many - few > 1:
        days = (few + many) // 2
        if of(days).stat().st_size < megabytes * 1_000_000:
            few = days
        else:
            many = days
    data = of(many).read_bytes()
    print(f"a delivery of {len(data) / 1e6:.1f} MB: {many} days")
    return data


class Sender:
    """A device's connection."""

    def __init__(self, server, store, name="iPhone"):
        secret = dailve_json("tokens", "add", name, "--store", store)["token"]
        self.headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=120)

    def send(self, data):
        """Sends a delivery and returns the seconds until it was answered."""
        started = time.perf_counter()
        self.connection.request("POST", "/api/v1/ingest", data, self.headers)
        answer = self.connection.getresponse()
        text = answer.read()
        if answer.status != 200:
            raise SystemExit(f"{answer.status}: {text}")
        return time.perf_counter() - started


def waits(store):
    folder = Path(store) / "deliveries"
    return folder.exists() and any(folder.iterdir())


def read_all(store):
    while waits(store):
        time.sleep(0.02)


def status(process, key):
    for line in Path(f"/proc/{process.pid}/status").read_text().splitlines():
        if line.startswith(key + ":"):
            return int(line.split()[1]) / 1000
    raise SystemExit(key)


def during_import(export):
    """Sends large deliveries one after another while an import holds the store's write lock."""
    store = WORK / "ingest"
    shutil.rmtree(store, ignore_errors=True)
    server = Server(store)
    try:
        sender = Sender(server, store)
        data = body(5)
        sender.send(data)
        read_all(store)
        work = subprocess.Popen([DAILVE, "import", export, "--store", store], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        started = time.monotonic()
        time.sleep(0.3)
        times = []
        for _ in range(DELIVERIES):
            times.append(sender.send(data))
            if work.poll() is not None:
                raise SystemExit("the import was over too early: give more YEARS")
        sent = time.monotonic() - started
        work.wait()
        took = time.monotonic() - started
        read_all(store)
        times.sort()
        print(f"{DELIVERIES} deliveries within {sent:.1f} s of an import of {took:.1f} s; p50 {times[len(times) // 2] * 1000:.0f} ms")
        say("5 MB answered during an import, p99", times[min(len(times) - 1, int(len(times) * 0.99))], "s", 1)
    finally:
        server.stop()
    return store


def to_page(store):
    """Measures the time from sending a delivery to the event that an open page receives."""
    server = Server(store)
    events = []
    turned = threading.Condition()

    def listen():
        connection = http.client.HTTPConnection("127.0.0.1", server.port)
        connection.request("GET", "/events")
        stream = connection.getresponse()
        while line := stream.readline():
            if line.startswith(b"data:"):
                with turned:
                    events.append(time.perf_counter())
                    turned.notify()

    try:
        sender = Sender(server, store, "Watch")
        threading.Thread(target=listen, daemon=True).start()
        with turned:
            turned.wait_for(lambda: events, timeout=10)
        times = []
        start = int(time.time()) - 60 * SMALL
        for index in range(SMALL):
            point = {"date": start + 60 * index, "Min": 60, "Avg": 60, "Max": 60, "source": "Watch"}
            data = json.dumps({"data": {"metrics": [{"name": "heart_rate", "units": "bpm", "data": [point]}]}}).encode()
            with turned:
                before = len(events)
            sent = time.perf_counter()
            sender.send(data)
            with turned:
                if not turned.wait_for(lambda: len(events) > before, timeout=30):
                    raise SystemExit("an open page heard nothing")
                times.append(events[before] - sent)
            # Vary the interval, so that deliveries are not in step with the stream.
            time.sleep(0.037 * (index % 20))
        times.sort()
        print(f"{SMALL} small deliveries on a store of {YEARS} years; p50 {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s")
        say("from sending to an open page, p95", times[int(len(times) * 0.95)], "s", 3)
    finally:
        server.stop()


# Runs in the page on a person's phone, and resolves with the time at which the page shows the number that was sent.
WATCH = """(text) => { window.shown = new Promise((tell, fail) => { setTimeout(fail, 30000, new Error('an open page does not show ' + text)); const look = () => {
  if (document.querySelector('main').innerText.replace(/\\s+/g, ' ').includes(text)) tell(performance.timeOrigin + performance.now());
  else requestAnimationFrame(look); }; look(); }); }"""


def to_browser(store):
    """Measures the time from sending steps until Today, open in a browser, shows the day's new sum, on the store of YEARS years."""
    server = Server(store)
    try:
        sender = Sender(server, store, "Pedometer")
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"))
            page = browser.new_page(**playwright.devices["iPhone 13"] | {"default_browser_type": None})
            page.goto(f"http://127.0.0.1:{server.port}/")
            times = []
            start = int(time.time()) - 5 * SMALL - 60
            for index in range(SMALL):
                # All steps are on the same day, one after another.
                point = {"date": start + 5 * index, "qty": 503, "source": "Pedometer"}
                data = json.dumps({"data": {"metrics": [{"name": "step_count", "units": "count", "data": [point]}]}}).encode()
                page.evaluate(WATCH, f"{503 * (index + 1):,}")
                sent = time.time()
                sender.send(data)
                times.append(page.evaluate("() => window.shown") / 1000 - sent)
                # Vary the interval, so that deliveries are not in step with the stream.
                time.sleep(0.037 * (index % 20))
            browser.close()
        times.sort()
        print(f"{SMALL} sums of steps; p50 {times[len(times) // 2]:.2f} s, worst {times[-1]:.2f} s")
        say("from sending to what the browser shows, p95", times[int(len(times) * 0.95)], "s", 3)
    finally:
        server.stop()


def heart_rates():
    """A heart rate every five seconds, in one delivery of 98.9 MB."""
    points, size, second = [], 0, 1_787_000_000
    while size < 98_900_000:
        when = time.strftime("%Y-%m-%d %H:%M:%S +0000", time.gmtime(second))
        rate = 50 + second // 5 * 7919 % 101
        points.append(f'{{"date":"{when}","Min":{rate},"Avg":{rate},"Max":{rate},"source":"Watch"}}')
        size += len(points[-1]) + 1
        second += 5
    return ('{"data":{"metrics":[{"name":"heart_rate","units":"bpm","data":[' + ",".join(points) + "]}]}}").encode()


def backfill(what, data):
    """Measures one large delivery into an empty store."""
    store = WORK / "backfill"
    shutil.rmtree(store, ignore_errors=True)
    server = Server(store)
    try:
        sender = Sender(server, store)
        sender.send(b'{"data":{"metrics":[]}}')
        read_all(store)
        before = status(server.process, "VmRSS")
        Path(f"/proc/{server.process.pid}/clear_refs").write_text("5")
        started = time.perf_counter()
        answered = sender.send(data)
        read_all(store)
        seconds = time.perf_counter() - started
        peak = status(server.process, "VmHWM")
        newest = dailve_json("deliveries", "--limit", 1, "--store", store)[0]
        report = json.loads(dailve("deliveries", "show", newest["id"], "--store", store).stdout)["report"]
        count = report["records"]["read"]
        print(f"{what}: {len(data) / 1e6:.1f} MB, {count:,} samples, {report['workouts']} workouts: answered after {answered:.2f} s, "
              f"in the store after {seconds:.2f} s; resident {before:.0f} MB before, {peak:.0f} MB at most")
        say("more resident memory during a backfill", peak - before, "MB", 30)
        say("samples from sending to the store", count / seconds, "a second", 20_000, is_floor=True)
    finally:
        server.stop()


def main():
    only = os.environ.get("ONLY")
    if only in (None, "import", "pages"):
        export = WORK / f"ingest-{YEARS}.zip"
        if not export.exists():
            subprocess.run([DAILVE, "sample", export, "--years", str(YEARS), "--until", UNTIL], check=True)
        store = during_import(export)
        if only != "import":
            to_page(store)
            to_browser(store)
    if only in (None, "backfill"):
        # Slightly less than the most that one delivery may hold.
        backfill("months", body(99))
        backfill("heart rates", heart_rates())


main()
