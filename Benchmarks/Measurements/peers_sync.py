"""See Benchmarks/sync."""

import os
import shutil
import sqlite3
import sys
import time
from pathlib import Path

TESTS = Path(__file__).resolve().parents[2] / "Tests"
sys.path[:0] = [str(TESTS), str(TESTS / "Program")]

from peers import begin_sync, digests, pair, sync  # noqa: E402
from program import dailve  # noqa: E402

WORK = Path(os.environ["WORK"])
YEARS = int(os.environ.get("YEARS", 3))
DENSITY = os.environ.get("DENSITY", "1")


def say(what, value, unit, limit, is_floor=False):
    share = value / limit
    state = "" if (share >= 1 if is_floor else share <= 1) else ": missed"
    print(f"{what:52} {value:12,.3f} {unit:10} {share:7.3f} of the limit {'>= ' if is_floor else ''}{limit:,}{state}", flush=True)


def samples(store):
    with sqlite3.connect(f"file:{store}/health.sqlite?mode=ro", uri=True) as database:
        (count,) = database.execute("SELECT sum(samples) FROM cell").fetchone()
    database.close()
    return count or 0


def peak(process):
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))


def run():
    folder = WORK / "peers"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    halves = []
    for index, until in enumerate(["2026-11-21", str(2026 - YEARS) + "-11-20"]):
        halves.append(folder / f"{index}.zip")
        dailve("sample", halves[index], "--years", YEARS, "--density", DENSITY, "--until", until)
    home, laptop, server = pair(folder)
    try:
        for half, store in zip(halves, (home, laptop)):
            started = time.perf_counter()
            dailve("import", half, "--store", store)
            print(f"import of {samples(store):,} samples: {time.perf_counter() - started:.2f} s")
        before = samples(home) + samples(laptop)
        process = begin_sync(laptop)
        started = time.perf_counter()
        memory = 0
        while process.poll() is None:
            try:
                memory = max(memory, peak(process))
            except (OSError, StopIteration):
                break
            time.sleep(0.05)
        seconds = time.perf_counter() - started
        print(process.stdout.read().decode().strip())
        assert samples(home) == samples(laptop) == before
        say("samples a second until both hold the same", before / seconds, "a second", 100_000, is_floor=True)
        say("peak memory of the program that asks", memory, "MB", 250)
        say("peak memory of the server", peak(server.process), "MB", 250)
        started = time.perf_counter()
        sync(laptop)
        say("finding that both hold the same", time.perf_counter() - started, "s", 1)
        one, other = digests(home), digests(laptop)
        assert one == other, [name for name in one if one[name] != other[name]]
    finally:
        server.stop()
