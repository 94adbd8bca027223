"""The scoring core as WebAssembly: the worked examples, days from raw readings, and the same bits as on this machine."""

import ctypes
import gzip
import json
import math
import os
import random
import struct
import subprocess
import urllib.request
from pathlib import Path

import pytest
import wasmtime
from program import FIXTURES, Server

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = [
    "base", "hrv", "rhr", "rhr_x_hrv", "duration", "efficiency", "deep", "consistency", "weight", "fat", "sleep", "condition",
    "body", "load", "debt", "limit", "cap",
]
FUNCTIONS = ["condition", "sleep", "body", "wellness", "readiness"]
ROOM = 65_536
DAY = 86_400


class Native:
    """The functions compiled for this machine."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        self.library.engine_numbers.restype = ctypes.POINTER(ctypes.c_double)
        self.numbers = self.library.engine_numbers()

    def __call__(self, name, numbers, *arguments):
        ctypes.memmove(self.numbers, struct.pack(f"<{len(numbers)}d", *numbers), 8 * len(numbers))
        count = getattr(self.library, "engine_" + name)(*arguments)
        return self.numbers[:count]


class Embedded:
    """The functions in WebAssembly. The module imports nothing, so that no library of a machine has a say in a score."""

    def __init__(self, module):
        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        module = wasmtime.Module(engine, module)
        assert not module.imports
        self.exports = wasmtime.Instance(self.store, module, []).exports(self.store)
        self.memory = self.exports["memory"]
        self.place = self.exports["engine_numbers"](self.store)

    def __call__(self, name, numbers, *arguments):
        self.memory.write(self.store, struct.pack(f"<{len(numbers)}d", *numbers), self.place)
        count = self.exports["engine_" + name](self.store, *arguments)
        data = self.memory.read(self.store, self.place, self.place + 8 * count)
        return list(struct.unpack(f"<{count}d", bytes(data)))


@pytest.fixture(scope="module")
def module(tmp_path_factory):
    """The module that browsers get, and its size on the wire."""
    server = Server(tmp_path_factory.mktemp("engine") / "store")
    try:
        app = json.loads(urllib.request.urlopen(server.url + "/sw.js").read().split(b"= ", 1)[1].split(b";\n", 1)[0])
        path = next(path for path in app["assets"] if path.endswith("/engine.wasm"))
        request = urllib.request.Request(server.url + path, headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as answer:
            assert answer.headers["Content-Type"] == "application/wasm"
            packed = answer.read()
    finally:
        server.stop()
    return gzip.decompress(packed), len(packed)


@pytest.fixture(scope="module")
def engines(module, tmp_path_factory):
    # `make test` has compiled it already.
    path = Path(os.environ.get("DAILVE_ENGINES") or tmp_path_factory.mktemp("engine")) / "engine.so"
    if not path.exists():
        subprocess.run([ROOT / "scripts/engine", "--native", path], check=True)
    return Embedded(module[0]), Native(path)


def test_the_module_is_small(module):
    assert module[1] <= 150_000


def absent(value):
    return math.nan if value is None else float(value)


def call(example, kind):
    """The numbers and arguments of a worked example."""
    if kind == "condition":
        today = example["today_day"]
        samples = [(day, value) for day, values in enumerate(example["sdnn_ms_by_day"]) if day < today for value in values]
        samples += [(today, value) for value in example["today_sdnn_ms"]]
        rates = [(day, value) for day, value in enumerate(example["rhr_by_day"]) if day < today]
        rates += [(today, example["today_rhr"])] if example.get("today_rhr") is not None else []
        return [n for pair in samples + rates for n in pair], (today, len(samples), len(rates))
    if kind == "sleep":
        given = example["input"]
        first = [given.get(key) for key in ["asleep_min", "in_bed_min", "deep_min", "bed_min", "wake_min", "age"]]
        return [absent(n) for n in first] + given["prior_bed"] + given["prior_wake"], (len(given["prior_bed"]),)
    if kind == "body":
        goal = {"maintain": 0, "lose": 1, "gain": 2}[example["goal"]]
        pairs = [n for pair in example["weights"] + [[day, fat / 100] for day, fat in example["fats"]] for n in pair]
        return [absent(example.get("bmi"))] + pairs, (
            example["today"], goal, len(example["weights"]), len(example["fats"]))
    if kind == "wellness":
        return [absent(example.get(key)) for key in ["sleep", "condition", "body"]], ()
    signal = {"green": 0, "yellow": 1, "red": 2}[example["night_signal"]]
    keys = ["condition", "sleep", "tsb_pct", "debt_h"]
    return [absent(example.get(key)) for key in keys], (example["vitals_outliers"], signal)


@pytest.mark.skipif(not (FIXTURES / "scores").is_dir(), reason="needs the shared fixtures")
@pytest.mark.parametrize("kind", FUNCTIONS)
def test_the_worked_examples_hold_in_webassembly(engines, kind):
    embedded, _ = engines
    examples = json.loads((FIXTURES / "scores/examples.json").read_text())["scores"][kind]
    assert examples
    for example in examples:
        expect = example["expect"]
        numbers, arguments = call(example, kind)
        answer = embedded(kind, numbers, *arguments)
        if expect.get("score") is None:
            assert answer == [], example["id"]
            continue
        assert answer[0] == expect["score"], example
        assert answer[1] == pytest.approx(expect["raw"], abs=1e-4), example
        parts = [answer[3 + 5 * index:8 + 5 * index] for index in range(int(answer[2]))]
        assert {PARTS[int(part[0])]: part[2] for part in parts} == expect["int_parts"], example
        for part in parts:
            assert part[1] == pytest.approx(expect["parts"][PARTS[int(part[0])]], abs=1e-4), example


def random_call(chance, kind):
    """Realistic numbers, sometimes absent or out of range."""

    def maybe(low, high):
        return math.nan if chance.random() < 0.15 else chance.uniform(low, high)

    def days(low, high, most):
        return [n for day in range(60 - chance.randrange(most + 1), 61) if chance.random() < 0.9
                for n in (day, chance.uniform(low, high))]

    if kind == "condition":
        samples, rates = days(5, 200, 60), days(35, 110, 60)
        return samples + rates, (60, len(samples) // 2, len(rates) // 2)
    if kind == "sleep":
        count = chance.randrange(14)
        first = [chance.uniform(0, 900), maybe(60, 1000), maybe(0, 200), chance.uniform(0, 1440), chance.uniform(0, 1440)]
        age = math.nan if chance.random() < 0.15 else chance.randrange(0, 110)
        return first + [age] + [chance.uniform(0, 1440) for _ in range(2 * count)], (count,)
    if kind == "body":
        weights, fats = days(30, 200, 40), days(0.03, 0.6, 40)
        return [maybe(12, 50)] + weights + fats, (60, chance.randrange(3), len(weights) // 2, len(fats) // 2)
    whole = [math.nan if chance.random() < 0.2 else chance.randrange(101) for _ in range(3)]
    if kind == "wellness":
        return whole, ()
    return whole[:2] + [maybe(-80, 80), maybe(0, 20)], (chance.randrange(6), chance.randrange(3))


def test_both_engines_give_the_same_bits(engines):
    embedded, native = engines
    chance = random.Random(12)
    scored = dict.fromkeys(FUNCTIONS, 0)
    for _ in range(2000):
        for kind in FUNCTIONS:
            numbers, arguments = random_call(chance, kind)
            assert len(numbers) < ROOM
            answers = [struct.pack(f"<{len(a)}d", *a) for a in (engine(kind, numbers, *arguments) for engine in engines)]
            assert answers[0] == answers[1], (kind, numbers, arguments)
            scored[kind] += bool(answers[0])
    # Enough calls must have had a score.
    assert min(scored.values()) > 500, scored


KINDS = ["condition", "sleep", "body", "wellness", "readiness", "load"]


def record(engine, hrv=(), sleep=(), pulse=(), weights=(), fats=(), workouts=(), height=math.nan):
    """Hands rows of readings, as `engine_record` takes them, to an engine."""
    parts = [hrv, sleep, pulse, weights, fats, workouts]
    numbers = [height] + [n for rows in parts for row in rows for n in row]
    assert len(numbers) < ROOM
    engine("record", numbers, *map(len, parts))


def score(engine, kind, day):
    return engine("score", [], KINDS.index(kind), day)


@pytest.mark.skipif(not (FIXTURES / "scores").is_dir(), reason="needs the shared fixtures")
def test_a_condition_from_raw_readings_matches_the_worked_examples(engines):
    examples = json.loads((FIXTURES / "scores/examples.json").read_text())["scores"]["condition"]
    for example in examples:
        given, (today, hrv, rates) = call(example, "condition")
        pairs = [given[2 * index:2 * index + 2] for index in range(hrv + rates)]
        # All readings fall in the small hours, but in no night.
        rows = [(day * DAY + 3 * 3600, value, 0) for day, value in pairs]
        for engine in engines:
            record(engine, hrv=rows[:hrv], pulse=rows[hrv:])
            answer = score(engine, "condition", today)
            assert (answer[0] if answer else None) == example["expect"].get("score"), example["id"]


def test_a_night_from_raw_readings_is_scored(engines):
    # The usual night is 23:20 to 07:00 in Seoul. This one has 8 h 05 in bed and 7 h 40 asleep, 16 % of it deep.
    seoul = 9 * 3600

    def at(day, hour, minute):
        return day * DAY + hour * 3600 + minute * 60 - seoul

    def row(start, end, stage, source):
        return (start, end, stage, source, seoul, seoul)

    rows = [row(at(day - 1, 23, 20), at(day, 7, 0), 3, 0) for day in range(87, 100)]
    asleep, deep = at(99, 23, 20), 4416
    rows += [
        row(at(99, 23, 10), at(100, 7, 15), 0, 1), row(asleep, asleep + deep, 4, 0),
        row(asleep + deep, at(100, 7, 0), 3, 0),
        # A phone that saw the same sleep counts after the watch.
        row(at(99, 23, 0), at(100, 7, 30), 1, 1),
    ]
    for engine in engines:
        record(engine, sleep=rows)
        assert score(engine, "sleep", 100)[0] == 98


def random_person(chance, last):
    """Ten weeks of a person up to day `last`, in any order, with a zone for each day."""
    rows = {"hrv": [], "sleep": [], "pulse": [], "weights": [], "fats": [], "workouts": []}
    weight = chance.uniform(50, 110)
    for day in range(last - 70, last + 1):
        offset = chance.choice([0, 32_400, -18_000, 20_700])
        midnight = day * DAY - offset
        at = midnight + chance.randrange(-7200, 7200)
        if chance.random() < 0.9:
            for _ in range(chance.randrange(1, 10)):
                end = at + chance.randrange(600, 7200)
                source = chance.randrange(3)
                rows["sleep"].append((at, end, chance.randrange(6), source, offset, offset))
                at = end - chance.choice([0, 0, 300, -300])
        for _ in range(chance.randrange(6)):
            rows["hrv"].append((midnight + chance.randrange(50_000), chance.lognormvariate(3.8, 0.4), offset))
        for _ in range(chance.randrange(3)):
            rows["pulse"].append((midnight + chance.randrange(DAY), chance.uniform(45, 75), offset))
        weight += chance.uniform(-0.3, 0.3)
        if chance.random() < 0.5:
            rows["weights"].append((midnight + 25_000, weight, offset))
            rows["fats"].append((midnight + 25_000, chance.uniform(0.1, 0.35), offset))
        if chance.random() < 0.4:
            start = midnight + chance.randrange(20_000, 70_000)
            minutes = chance.randrange(10, 120)
            mean = chance.choice([math.nan, chance.uniform(90, 170)])
            rows["workouts"].append((start, start + 60 * minutes, offset, minutes, mean, chance.choice([0.35, 0.7, 1.6])))
    for part in rows.values():
        chance.shuffle(part)
    return rows


def test_both_engines_give_the_same_bits_from_raw_readings(engines):
    chance = random.Random(21)
    scored = dict.fromkeys(KINDS, 0)
    for index in range(240):
        # Some people live after 2038, when seconds no longer fit 32 bits, and some before 1970.
        last = [20_000, 40_000, 30_000, 35][index % 4]
        person = random_person(chance, last)
        height = chance.choice([math.nan, 176])
        for engine in engines:
            record(engine, height=height, **person)
        for kind in KINDS:
            for day in (last - 1, last):
                answers = [score(engine, kind, day) for engine in engines]
                bits = [struct.pack(f"<{len(answer)}d", *answer) for answer in answers]
                assert bits[0] == bits[1], (index, kind, day, answers)
                scored[kind] += bool(answers[0])
    assert min(scored.values()) > 300, scored


def test_impossible_numbers_stop_neither_engine(engines):
    chance = random.Random(22)
    odd = [math.nan, 0, 20_000 * DAY] + [sign * n for n in (1, 2.0**31, 9e15, 2.0**63, 1e300, math.inf) for sign in (1, -1)]
    lengths = {"hrv": 3, "sleep": 6, "pulse": 3, "weights": 3, "fats": 3, "workouts": 6}
    for _ in range(60):
        person = random_person(chance, 20_000)
        for part, rows in person.items():
            rows += [tuple(chance.choice(odd) for _ in range(lengths[part])) for _ in range(chance.randrange(12))]
            for _ in range(chance.randrange(5)):
                place = chance.randrange(len(rows))
                row = list(rows[place])
                row[chance.randrange(len(row))] = chance.choice(odd)
                rows[place] = tuple(row)
        for engine in engines:
            record(engine, height=chance.choice(odd), **person)
            for kind in KINDS:
                for day in (20_000, 2**31 - 1, -(2**31), 0):
                    score(engine, kind, day)


def what_if_day(chance, day):
    """The numbers of a day as a page has them: `WhatIfDay.numbers`."""

    def maybe(number, share=0.1):
        return math.nan if chance.random() < share else number

    def series(low, high, days, share=0.8):
        return [(ago, chance.uniform(low, high)) for ago in range(days, -1, -1) if chance.random() < share]

    nights = []
    for ago in range(chance.choice([0, 3, 20, 60]), -1, -1):
        if chance.random() < 0.85:
            asleep = chance.uniform(30, 700)
            nights.append((
                ago, maybe(asleep, 0.05), maybe(asleep + chance.uniform(0, 90), 0.2), asleep + chance.uniform(0, 40),
                maybe(asleep * chance.uniform(0, 0.4), 0.3), chance.uniform(0, 1440), chance.uniform(0, 1440)))
    values = [
        series(1.5, 5.3, chance.choice([5, 30, 60])), series(38, 90, chance.choice([5, 60])), series(40, 80, 60), series(10, 20, 28),
        series(33, 37, 28), series(0.9, 1, 28), [(night[0], night[1]) for night in nights if not math.isnan(night[1])]]
    head = [day, maybe(chance.uniform(-20_000, 15_000) // 1), maybe(chance.uniform(5, 10), 0.5), maybe(chance.uniform(-80, 60))]
    return head + [len(nights)] + [len(pairs) for pairs in values] + [n for night in nights for n in night] + [
        n for pairs in values for pair in pairs for n in pair]


def imagined(chance):
    """Moves about half of the measurements and leaves the others as they were."""
    ranges = [(5, 250), (30, 110), (60, 720), (0, 180), (0, 0.4), (0, 2880)]
    return [math.nan if chance.random() < 0.5 else chance.uniform(low, high) for low, high in ranges]


def test_both_engines_give_the_same_hypothetical_scores(engines):
    chance = random.Random(17)
    scored = [0, 0, 0]
    for _ in range(500):
        numbers = what_if_day(chance, 20_000)
        for engine in engines:
            engine("day", numbers, len(numbers))
        for _ in range(7):
            change = imagined(chance)
            for kind in range(3):
                bits = [struct.pack(f"<{len(answer)}d", *answer) for answer in (engine("what_if", change, kind) for engine in engines)]
                assert bits[0] == bits[1], (numbers, change, kind)
                scored[kind] += bool(bits[0])
    # More than ten thousand questions were asked, and most of them had an answer.
    assert min(scored) > 1500, scored


def test_truncated_and_malformed_days_stop_neither_engine(engines):
    chance = random.Random(18)
    odd = [math.nan, -1, 1e300, -1e300, math.inf, 2.0**31, 2.0**63]
    for _ in range(200):
        numbers = what_if_day(chance, 20_000)
        for _ in range(chance.randrange(6)):
            numbers[chance.randrange(len(numbers))] = chance.choice(odd)
        numbers = numbers[:chance.choice([len(numbers), chance.randrange(len(numbers))])]
        for engine in engines:
            engine("day", numbers, len(numbers))
            for kind in range(3):
                engine("what_if", [chance.choice(odd + [50]) for _ in range(6)], kind)
