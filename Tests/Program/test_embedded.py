"""The scoring core as WebAssembly: the worked examples, and results bit-identical to native code."""

import ctypes
import json
import math
import random
import struct
import subprocess
from pathlib import Path

import pytest
import wasmtime
from program import FIXTURES

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = [
    "base", "hrv", "rhr", "rhr_x_hrv", "duration", "efficiency", "deep", "consistency", "weight", "fat", "sleep", "condition",
    "body", "load", "debt", "limit", "cap",
]
FUNCTIONS = ["condition", "sleep", "body", "wellness", "readiness"]
ROOM = 8192


class Native:
    """The functions compiled for this machine."""

    def __init__(self, path):
        self.library = ctypes.CDLL(str(path))
        self.library.engine_numbers.restype = ctypes.POINTER(ctypes.c_double)
        self.numbers = self.library.engine_numbers()

    def __call__(self, name, numbers, *arguments):
        for index, number in enumerate(numbers):
            self.numbers[index] = number
        count = getattr(self.library, "engine_" + name)(*arguments)
        return self.numbers[:count]


class Embedded:
    """The functions in WebAssembly."""

    def __init__(self, path):
        engine = wasmtime.Engine()
        self.store = wasmtime.Store(engine)
        module = wasmtime.Module.from_file(engine, str(path))
        linker = wasmtime.Linker(engine)
        number = wasmtime.ValType.f64()
        for needed in module.imports:
            if needed.name == "__stack_chk_fail":
                linker.define_func("env", needed.name, needed.type, self.stop)
                continue
            count = len(needed.type.params)
            linker.define_func(
                "env", needed.name, wasmtime.FuncType([number] * count, [number]), getattr(math, needed.name))
        self.exports = linker.instantiate(self.store, module).exports(self.store)
        self.memory = self.exports["memory"]
        self.place = self.exports["engine_numbers"](self.store)

    @staticmethod
    def stop():
        raise RuntimeError("the stack was overwritten")

    def __call__(self, name, numbers, *arguments):
        self.memory.write(self.store, struct.pack(f"<{len(numbers)}d", *numbers), self.place)
        count = self.exports["engine_" + name](self.store, *arguments)
        data = self.memory.read(self.store, self.place, self.place + 8 * count)
        return list(struct.unpack(f"<{count}d", bytes(data)))


@pytest.fixture(scope="module")
def engines(tmp_path_factory):
    folder = tmp_path_factory.mktemp("embedded")
    subprocess.run([ROOT / "scripts/check-embedded", folder], check=True, stdout=subprocess.DEVNULL)
    return Embedded(folder / "engine.wasm"), Native(folder / "engine.so")


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
        parts = [answer[3 + 4 * index:7 + 4 * index] for index in range(int(answer[2]))]
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
    # Enough of them had a score.
    assert min(scored.values()) > 500, scored
