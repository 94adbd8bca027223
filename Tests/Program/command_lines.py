"""Random command lines with edge values, as a person, a script or a mistake may type them.

As a program it runs until it is stopped or SECONDS have passed: `python Tests/Program/command_lines.py [SEED]`.
"""

import itertools
import os
import random
import re
import shutil
import stat
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from program import DAILVE, PATIENCE  # noqa: E402

# These codes mean success, failure, wrong usage, and success with something skipped.
CODES = {0, 1, 2, 3}
LIMIT = PATIENCE
# A command may make a store before it finds a mistake in its words.
NOTICE = re.compile(r"\AThere was no store at .*; a new one was made\.\n")
AT_ONCE = 4

EXPORT = "<HealthData><ExportDate value='2026-11-21 08:00:00 +0000'/>" + "".join(
    f'<Record type="HK{kind}" sourceName="{source}" unit="{unit}" startDate="2026-11-{day:02} {hour}:00:00 +0000" '
    f'endDate="2026-11-{day:02} {hour}:30:00 +0000" value="{value}"/>'
    for day in range(1, 21)
    for kind, unit, hour, value, source in [
        ("QuantityTypeIdentifierStepCount", "count", 10, 100 + day, "Phone"),
        ("QuantityTypeIdentifierHeartRate", "count/min", "03", 50 + day, "Watch"),
        ("QuantityTypeIdentifierHeartRateVariabilitySDNN", "ms", "03", 40 + day, "Watch"),
        ("QuantityTypeIdentifierBodyMass", "kg", 11, 70, "=1+1"), ("QuantityTypeIdentifierDietaryWater", "mL", 12, "1e308", "-"),
        ("CategoryTypeIdentifierSleepAnalysis", "", "02", "HKCategoryValueSleepAnalysisAsleepCore", "Watch"),
    ]) + (
    '<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" '
    'startDate="2026-11-10 10:00:00 +0000" endDate="2026-11-10 10:30:00 +0000"/></HealthData>')

DAYS = ["2026-11-20", "2026-11-01", "2026-11-21", "2026-11-10", "2025-01-01", "2026-11-20", "2026-11-15", "1900-01-01", "2199-12-31", "0001-01-01", "9999-12-31", "1899-12-31", "2200-01-01", "2024-02-29",
        "2023-02-29", "2026-13-01", "2026-1-1", "today", "-1", "20261120", "２０２６-11-20", "2026-11-20T00:00:00Z"]
NUMBERS = ["0", "1", "-1", "2", "999999", "9223372036854775807", "-9223372036854775808", "9223372036854775808", "1e308", "-1e308",
           "nan", "inf", "-inf", "0x10", "1.5", "1,5", "٣", "1e-400"]
TEXTS = ["", " ", "-", "--", "=", "a" * 300, "a" * 5000, "é", "한국어", "\u202e", "👩‍👩‍👧", "\n", "\t", "'", '"; DROP TABLE sample; --', "%s%n", "../..",
         "\\", "*", "~", "$(id)", "null", "0", "HK", "-h", "--help", "--version", b"\xff\xfe".decode("utf-8", "surrogateescape")]
TYPES = ["steps", "StepCount", "HKQuantityTypeIdentifierStepCount", "HeartRate", "weight", "DietaryWater", "sleep", "hrv",
         "HKCategoryTypeIdentifierSleepAnalysis", "HKWorkout", "no-such-type"]
SOURCES = ["Phone", "Watch", "=1+1", "-", "nobody"]
ZONES = ["Asia/Tokyo", "UTC", "Europe/Paris", "Mars/Olympus", "../../etc/passwd", "+0100"]
INSTANTS = ["2026-11-20T10:00:00Z", "2026-11-20", "9999-12-31T23:59:59Z", "0000-00-00T00:00:00Z", "2026-11-20T10:00:00+23:59"]
# Some of these paths exist in the person's folder, and some do not.
PATHS = ["letter.txt", "photos", "photos/", "photos/one.jpg", "link", "dangling", "loop", "pipe", "export.xml", "export.zip", "empty", ".", "..",
         "missing", "missing/", "missing/x.zip", "letter.txt/x", "a" * 255, "a" * 256, "new.zip", "=x.zip", "새.zip", "-x.zip"]
PLACES = ["{out}/new.zip", "{out}", "{out}/", "{out}/a/../b.zip", "{out}/sub/x.zip"]
STORES = ["{store}"] * 12 + ["{out}/store", "letter.txt", "photos/one.jpg", "pipe", "loop", "missing/x/y", "", "/dev/null", "a" * 300]


def words(kinds):
    """Picks one of the kinds, or sometimes any text."""
    return lambda chance: chance.choice(TEXTS if chance.random() < 0.06 else kinds)


day, number, kind, source, zone, instant = map(words, [DAYS, NUMBERS, TYPES, SOURCES, ZONES, INSTANTS])
path, place = words(PATHS), words(PATHS + PLACES * 5)
RANGE = [("--from", day), ("--to", day)]
JSON = [("--json", None)]

# Each command has its words, its arguments (an optional one ends in "?") and its options. `serve` is left out, because it does not end.
COMMANDS = [
    ("import", [path, "?"], JSON + [("--zone", zone), ("--dry-run", None)]),
    ("batches", [], JSON), ("stats", [], JSON), ("audit", [], RANGE + JSON),
    ("samples", [kind], RANGE + JSON + [("--format", words(["json", "csv", "xml"]))]),
    ("daily", [kind], RANGE + JSON + [("--by-source", None)]),
    ("sleep", [], RANGE + JSON), ("workouts", [], RANGE + JSON), ("records", [day, "?"], JSON), ("workout", [words(["0", "entry-1", "0123456789abcdef"])], JSON + [("--gpx", None), ("--csv", None), ("--cut-ends", None)]),
    ("score", [day, "?"], RANGE + JSON),
    ("today", [], JSON + [("--day", day), ("--language", words(["en", "ko", "xx"]))]),
    ("undo", [number], JSON), ("documents", [words(["correlations", "clinical", "heartbeats", "electrocardiograms", "films"])], JSON),
    ("export", [words(["csv", "json", "apple", "xls"]), place], [("--force", None)]),
    # These values make a small sample, or are rejected.
    ("sample", [place], [("--years", words(["1", "0", "41", "-1", "nan"])), ("--density", words(["0.05", "0", "2", "nan", "inf"])),
                         ("--seed", number), ("--until", day), ("--workouts-a-week", words(["1", "14", "0", "15", "-1", "x"])),
                         ("--force", None)]),
    ("sources", [], JSON), ("sources list", [], JSON + [("--type", kind)]), ("sources order", [kind, source, "?"], []),
    ("sources switch", [source, words(["on", "off", "maybe"])], []),
    ("zones", [], JSON), ("zones list", [], JSON), ("zones add", [zone], RANGE), ("zones remove", [number], []),
    ("overrides", [], JSON), ("overrides list", [], JSON), ("overrides exclude", [kind, instant], [("--source", source)]),
    ("overrides correct", [kind, instant, number], [("--source", source)]), ("overrides remove", [number], []),
    ("help", [words(["score", "sources", "nothing"]), "?"], []), ("", [], [("--version", None), ("--help", None)]),
]


def line(chance):
    """Makes the arguments of one command line."""
    name, places, options = chance.choice(COMMANDS)
    result = name.split()
    for index, value in enumerate(places):
        if value == "?" or (index + 1 < len(places) and places[index + 1] == "?" and chance.random() < 0.3):
            continue
        # Sometimes an argument is missing or repeated.
        for _ in range(chance.choices([1, 0, 2], [30, 1, 1])[0]):
            result.append(value(chance))
    if name == "sample":
        # Forty years of a made-up person take minutes.
        result += ["--years", "1", "--density", "0.05"]
    for option, value in options:
        if chance.random() < 0.4:
            result += [option] if value is None else [option, value(chance)]
    if name not in ("", "help", "sample") and chance.random() < 0.95:
        result += ["--store", chance.choice(STORES)]
    if chance.random() < 0.03:
        result.insert(chance.randrange(len(result) + 1), chance.choice(TEXTS))
    return result


def make_witness(folder):
    """Makes a person's files, which no command may change."""
    (folder / "photos").mkdir(parents=True)
    (folder / "photos" / "one.jpg").write_bytes(b"one")
    (folder / "letter.txt").write_text("dear")
    (folder / "empty").write_bytes(b"")
    (folder / "export.xml").write_text(EXPORT)
    (folder / "export.zip").write_bytes(b"PK\x03\x04 and then nothing")
    (folder / "link").symlink_to("letter.txt")
    (folder / "dangling").symlink_to("nowhere")
    (folder / "loop").symlink_to("loop")
    os.mkfifo(folder / "pipe")


def state(folder):
    result = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        content = path.read_bytes() if stat.S_ISREG(status.st_mode) else os.readlink(path) if path.is_symlink() else None
        result[str(path.relative_to(folder))] = (status.st_mode, content)
    return result


class Walk:
    """Runs command lines; `failures` lists what must never happen."""

    def __init__(self, folder, seed):
        self.folder = folder
        self.seed = seed
        self.failures = []
        self.codes = {}
        self.base = folder / "base"
        export = folder / "export.xml"
        export.write_text(EXPORT)
        self.environment = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TZ": "UTC"}
        subprocess.run(
            [DAILVE, "import", str(export), "--store", str(self.base), "--zone", "UTC"], check=True,
            capture_output=True, timeout=PATIENCE)

    def one(self, index, lane):
        """Runs the line with this number. Each lane has its own store and output folder, recreated now and then."""
        chance = random.Random(f"{self.seed}.{index}")
        out, store = self.folder / f"out-{lane}", self.folder / f"store-{lane}"
        if index % 25 < AT_ONCE or not store.exists():
            shutil.rmtree(out, ignore_errors=True)
            shutil.rmtree(store, ignore_errors=True)
            out.mkdir()
            shutil.copytree(self.base, store)
        arguments = [word.replace("{out}", str(out)).replace("{store}", str(store)) for word in line(chance)]
        here = out / "here"
        shutil.rmtree(here, ignore_errors=True)
        make_witness(here)
        before = state(here)
        home = out / "home"
        home.mkdir(exist_ok=True)
        environment = self.environment | {"HOME": str(home), "TMPDIR": str(home)}
        try:
            done = subprocess.run(
                [DAILVE, *arguments], cwd=here, env=environment, stdin=subprocess.DEVNULL, capture_output=True, timeout=LIMIT)
        except subprocess.TimeoutExpired:
            return self.fail(index, arguments, f"no end within {LIMIT} s")
        except ValueError:
            return  # a NUL byte cannot be typed
        self.codes[done.returncode] = self.codes.get(done.returncode, 0) + 1
        error = done.stderr.decode(errors="replace")
        if done.returncode not in CODES:
            self.fail(index, arguments, f"exit code {done.returncode}: {error[-500:]}")
        elif done.returncode in (1, 2) and not NOTICE.sub("", error).startswith(("Error: ", "Stopped")):
            self.fail(index, arguments, f"no sentence: {error[:500]}")
        elif "Optional(" in error or "Error Domain" in error or "Fatal" in error:
            self.fail(index, arguments, f"no sentence for people: {error[:500]}")
        after = state(here)
        for name, was in before.items():
            # Only a plain file may be replaced, by a command that names it and has --force.
            replaced = "--force" in arguments and stat.S_ISREG(was[0]) and any(Path(word).name == Path(name).name for word in arguments)
            if after.get(name) != was and not replaced:
                self.fail(index, arguments, f"{name} was changed")
        for path in [*out.rglob(".dailve-*"), *home.rglob("*preview*")]:
            self.fail(index, arguments, f"{path} was left behind")

    def fail(self, index, arguments, what):
        self.failures.append(f"seed {self.seed}, line {index}: dailve {arguments!r}: {what}")

    def run(self, count=None, seconds=None):
        """Runs several at once; each lane takes every AT_ONCE-th number."""
        end = None if seconds is None else time.monotonic() + seconds

        def lane(number):
            for index in itertools.count(number, AT_ONCE):
                if count is not None and index >= count or end is not None and time.monotonic() > end or len(self.failures) > 20:
                    return index
                self.one(index, number)

        with ThreadPoolExecutor(AT_ONCE) as pool:
            ran = list(pool.map(lane, range(AT_ONCE)))
        return max(ran)


if __name__ == "__main__":
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else random.randrange(1 << 32)
    seconds = os.environ.get("SECONDS_EACH")
    with tempfile.TemporaryDirectory() as folder:
        walk = Walk(Path(folder), seed)
        print(f"command lines, seed {seed}", flush=True)
        ran = walk.run(seconds=None if seconds is None else float(seconds))
        print(f"{ran} lines, exit codes {dict(sorted(walk.codes.items()))}", *walk.failures, sep="\n")
    sys.exit(1 if walk.failures else 0)
