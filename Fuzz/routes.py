#!/usr/bin/env python3
"""A random walk over every route of a running server, with edge values in every place that a stranger can write to.

The tests run it for a bounded number of requests, Fuzz/run for SECONDS_EACH:  routes.py DAILVE [SECONDS]
The same seed makes the same requests; a finding prints the seed and the request."""

import http.client
import os
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from urllib.parse import quote

ROOT = Path(__file__).resolve().parent.parent
ROUTES = [tuple(line.split(" ", 1)) for line in (ROOT / "Tests" / "routes.txt").read_text().splitlines()]

DAYS = ["0001-01-01", "9999-12-31", "1899-12-31", "1900-01-01", "1900-01-02", "2199-12-31", "2200-01-01", "1969-12-31", "1970-01-01",
        "2024-02-29", "2023-02-29", "2000-00-00", "2000-13-01", "20000-01-01", "-001-01-01", "2026-11-21", "2026-11-20", "2026-06-30",
        "2026-1-1", "２０２６-01-01", "today", "2026-11-21T00:00:00Z"]
NUMBERS = ["0", "-1", "1", "2", "3", "7", "30", "90", "365", "99999", "-9223372036854775808", "9223372036854775807", "9223372036854775808",
           "1e308", "-1e308", "1e309", "9.3e16", "5e-324", "nan", "NaN", "inf", "-inf", "0x10", "1,5", "1.5", ".", "-", "+5", "１２", "1 2",
           "999999999999999999999999999999"]
TEXTS = ["", " ", "x", "all", "week", "null", "undefined", "true", "'", "\"", "<script>alert(1)</script>", "&amp;", "../../../etc/passwd",
         "..%2f..", "%", "%zz", "%00", "%ff%fe", "%F0%9F%92%A9", "\u0000".encode().decode(), "걸음", "e\u0301", "🏃‍♀️", "a" * 10_000,
         "=1+1", "; DROP TABLE sample", "1,2,3", ",,,,", "default", "deleted", "restored", "undone", "saved", "on", "off", "id", "new"]
NAMES = {
    "metric": ["steps", "hrv", "rhr", "weight", "sleep", "body-fat", "heart-rate", "vo2-max", "oxygen-saturation", "bmi", "wrist-temperature"],
    "type": ["HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierHeartRate", "HKQuantityTypeIdentifierBodyMass",
             "HKCategoryTypeIdentifierSleepAnalysis", "HKQuantityTypeIdentifierWalkingSpeed", "HKQuantityTypeIdentifier걸음/Tag", "Odd",
             "HKQuantityTypeIdentifierAppleStandTime", "HKWorkoutTypeIdentifier"],
    "format": ["csv", "json", "apple", "exe"], "id": ["a-1", "k", "b-2", "entry-w-1", "entry-a-1", "0000000000000000"], "rid": ["a-1", "k"],
    "days": ["7", "30", "90", "365", "all"], "lang": ["en", "ko"], "theme": ["light", "dark"], "units": ["metric", "imperial"],
    "tz": ["Asia/Seoul", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC", "America/New_York"],
    "zone": ["Asia/Seoul", "Antarctica/Troll"], "part": ["knee", "lower-back"], "side": ["left", "right"],
    "severity": ["minor", "moderate", "severe"], "action": ["correct", "exclude"], "back": ["/", "/wellness"],
    "path": ["/metric/steps", "/type/Odd", "//evil.example"], "goal": ["lose", "gain", "keep"],
    "with": ["entry-w-1", "entry-w-2"], "activity": ["run", "ski", "ㄷㄹㄱ", "달리기"],
    "kind": ["Running"], "candidate": ["Tennis"], "again": ["Running"], "basis": ["maximum", "reserve"], "host": ["127.0.0.1", "::1", "192.0.2.1", "224.0.0.1"], "port": ["1024", "65535", "8421"], "turn": ["on", "off"], "hash": ["0"], "name": ["style.css", "app.js"],
}
QUERY = ["days", "to", "day", "before", "after", "saved", "done", "record", "removed", "kept", "id", "again", "with", "cut", "type", "source",
         "period", "q", "x"]
FIELDS = ["id", "day", "time", "weight", "bodyFat", "leanBodyMass", "memo", "part", "side", "severity", "start", "end", "pin[]", "goal", "off",
          "order", "zone", "from", "until", "type[]", "path", "source", "action", "value", "birthDate", "sex", "height", "maximumHeartRate",
          "stepGoal", "sleepGoal", "lang", "theme", "units", "word", "back", "firstWeekday", "maximum", "steps", "sleep",
          "activity", "kind", "candidate", "duration", "distance", "energy", "effort", "warned", "basis", "with", "thresholdPower", "host", "port", "turn"]
# Matches a chart coordinate that is not a finite number.
NO_PLACE = re.compile(rb' (?:d|points|transform|viewBox|[cr]?[xy][12]?|r|width|height|min|max)="[^"]*\b(?:nan|inf)\b', re.I)
STREAMS = {"/events", "/import/events"}


class Finding(Exception):
    pass


class Walk:
    """A walker whose seed determines its requests."""

    def __init__(self, port, seed):
        self.port, self.seed = port, seed
        self.chance = random.Random(seed)
        self.count = 0
        # These are cursors, sources and names taken from pages.
        self.seen = ["1"]
        self.workouts = []
        self.connection = None

    def value(self, name):
        name = name.removesuffix("[]")
        workouts = self.workouts if name in ("id", "with") else []
        pools = [NAMES.get(name), workouts, DAYS, NUMBERS, TEXTS, self.seen]
        weights = [6 if NAMES.get(name) else 0, 6 if workouts else 0, 4 if name in ("day", "to", "before", "from", "until", "start", "end", "birthDate") else 1, 1, 1, 2]
        return self.chance.choice(self.chance.choices(pools, weights)[0] or [""])

    def encoded(self, text):
        # Text with a percent sign is mostly sent as it is, so that invalid encodings arrive too.
        return text if "%" in text and self.chance.random() < 0.7 else quote(text, safe="" if self.chance.random() < 0.9 else "/")

    def pairs(self, names, most):
        count = self.chance.randint(0, most)
        # Repeated names make a form invalid; one request in ten may have them.
        chosen = self.chance.sample(names, count) if self.chance.random() < 0.9 else self.chance.choices(names, k=count)
        return "&".join(f"{name}={self.encoded(self.value(name))}" for name in chosen)

    def request(self):
        method, route = self.chance.choice(ROUTES)
        path = re.sub(r"{(\w+)}", lambda match: self.encoded(self.value(match[1])), route)
        if route == "/data/batches/{batch}/undo" and self.chance.random() < 0.98:
            path = "/data/batches/77/undo"
        if route == "/import/demo" and self.chance.random() < 0.98:
            path = "/import/cancel"
        if method == "GET" and self.chance.random() < 0.1:
            method = "HEAD"
        if self.chance.random() < 0.6:
            path += "?" + self.pairs(QUERY, 4)
        headers = {}
        if self.chance.random() < 0.4:
            headers["Cookie"] = "; ".join(f"{name}={self.encoded(self.value(name))}" for name in ["tz", "lang", "theme", "units", "injuries"])
        for name, values in {"Accept-Language": ["ko", "en;q=nan", ",,;q", "*"], "Accept": ["application/json", "text/html", "*/*"],
                             "Accept-Encoding": ["gzip", "gzip;q=0", "*;q=0.1", "br"], "Sec-Fetch-Site": ["none", "same-origin", "cross-site"],
                             "X-File-Name": ["%ff", "a.zip"], "Range": ["bytes=0-1"]}.items():
            if self.chance.random() < 0.2:
                headers[name] = self.chance.choice(values)
        body = None
        if method == "POST":
            body = self.pairs(FIELDS, 12).encode()[:60_000]
            if route == "/import" and self.chance.random() < 0.5:
                body = self.chance.randbytes(self.chance.randint(0, 300))
                headers["Content-Type"] = self.chance.choice(["multipart/form-data; boundary=x", "multipart/form-data; boundary=", "text/plain"])
        return method, route, path[:30_000], headers, body

    def step(self):
        method, route, path, headers, body = self.request()
        self.count += 1
        try:
            if self.connection is None:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            if route in STREAMS and answer.status == 200:
                if method != "HEAD":
                    answer.readline()
                self.connection.close()
                self.connection = None
            else:
                text = answer.read()
                if b"Optional(" in text or NO_PLACE.search(text):
                    raise Finding(f"a page shows what nobody means\n  {self.told(method, path, headers, body)}")
                self.learn(text)
        except (OSError, http.client.HTTPException) as error:
            self.connection = None
            raise Finding(f"no answer ({error!r})\n  {self.told(method, path, headers, body)}") from error
        if answer.status >= 500 and answer.status != 503:
            raise Finding(f"status {answer.status}\n  {self.told(method, path, headers, body)}")

    def learn(self, text):
        if len(self.seen) < 400:
            for match in re.findall(rb'(?:after=|/data/types/|/sources/|/zones/|/readings/|name="source" value=")([^"&?/]{1,200})', text)[:5]:
                self.seen.append(match.decode(errors="replace"))
            # The walk opens, joins, separates and rates these recorded workouts.
            for match in re.findall(rb'/activity/([0-9a-f]{16})\b', text)[:5]:
                self.workouts.append(match.decode())

    def told(self, method, path, headers, body):
        return f"seed {self.seed}, request {self.count}: {method} {path[:300]} {headers} {(body or b'')[:300]!r}"


def hostile_export(path):
    """Writes an export with values, days and names that no phone writes."""
    def record(type, start, end, value, unit="count", source="Watch"):
        return (f'<Record type="{type}" sourceName="{source}" unit="{unit}" startDate="{start} +0000" endDate="{end} +0000" value="{value}"/>')

    lines = ["<HealthData locale='en'><ExportDate value='2026-11-20 00:00:00 +0000'/>"]
    kinds = [("HKQuantityTypeIdentifierStepCount", "count"), ("HKQuantityTypeIdentifierBodyMass", "kg"), ("HKQuantityTypeIdentifierHeartRate", "count/min"),
             ("HKQuantityTypeIdentifierHeartRateVariabilitySDNN", "ms"), ("HKQuantityTypeIdentifierVO2Max", "mL/min·kg"),
             ("HKQuantityTypeIdentifierWalkingSpeed", "km/hr"), ("HKQuantityTypeIdentifier걸음/Tag", "count"), ("Odd", "x")]
    values = ["9.3e16", "1", "1e308", "1e308", "-1e308", "5e-324", "0", "-1", "1e19", "72.5", "inf", "nan"]
    days = ["2026-11-20", "2026-11-19", "2026-11-01", "2026-01-01", "1899-12-31", "1900-01-01", "0001-01-01", "9999-12-31", "2199-12-31", "2200-01-02"]
    for type, unit in kinds:
        for day in days:
            for hour, value in enumerate(values):
                lines.append(record(type, f"{day} {hour:02}:00:00", f"{day} {hour:02}:30:00", value, unit, "Watch" if hour % 2 else "=cmd|걸음"))
    for day in days:
        for stage in ["InBed", "AsleepCore", "AsleepDeep", "AsleepREM", "Awake", "Nonsense"]:
            lines.append(record("HKCategoryTypeIdentifierSleepAnalysis", f"{day} 00:10:00", f"{day} 07:00:00", f"HKCategoryValueSleepAnalysis{stage}"))
        lines.append(f'<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="1e300" durationUnit="min" sourceName="W" '
                     f'startDate="{day} 08:00:00 +0000" endDate="{day} 09:00:00 +0000"/>')
        lines.append(f'<ActivitySummary dateComponents="{day}" activeEnergyBurned="1e308" appleExerciseTime="-5" appleStandHours="99"/>')
    lines.append("</HealthData>")
    Path(path).write_text("\n".join(lines))


def serve(dailve, store):
    """Starts a server; returns its process and port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen([dailve, "serve", "--store", str(store), "--port", str(port)],
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
                               env=os.environ | {"DAILVE_GALLERY": "1"})
    for _ in range(200):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return process, port
        except OSError:
            time.sleep(0.05)
    raise RuntimeError("the server does not answer")


def run(dailve, folder, requests=None, seconds=None, seed=1, walkers=3):
    """Walks until the bound and returns the number of requests. Raises the first finding."""
    folder = Path(folder)
    hostile_export(folder / "hostile.xml")
    subprocess.run([dailve, "sample", folder / "sample.zip", "--years", "1", "--density", "0.05"], check=True, capture_output=True)
    for name in ["sample.zip", "hostile.xml"]:
        code = subprocess.run([dailve, "import", folder / name, "--store", folder / "store"], capture_output=True).returncode
        assert code in (0, 3), name
    process, port = serve(dailve, folder / "store")
    walks = [Walk(port, seed + index) for index in range(walkers)]
    findings = []
    deadline = time.monotonic() + seconds if seconds else None

    def walk(walker):
        try:
            while not findings and (walker.count < requests / walkers if requests else time.monotonic() < deadline):
                walker.step()
        except Finding as finding:
            findings.append(finding)

    threads = [threading.Thread(target=walk, args=(walker,)) for walker in walks]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    time.sleep(0.2)
    died = process.poll()
    process.terminate()
    words = process.communicate(timeout=20)[1]
    if died is not None:
        raise Finding(f"the server ended with {died}: {words[-500:]}\n" + "\n".join(map(str, findings)))
    if findings:
        raise findings[0]
    return sum(walker.count for walker in walks)


if __name__ == "__main__":
    seed = int(os.environ.get("SEED", random.randrange(1 << 32)))
    with tempfile.TemporaryDirectory() as work:
        try:
            print(f"{run(sys.argv[1], work, seconds=float(sys.argv[2]) if len(sys.argv) > 2 else 60, seed=seed)} requests, nothing found")
        except Finding as finding:
            sys.exit(f"SEED={seed}: {finding}")
