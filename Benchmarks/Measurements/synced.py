"""Measures saves and imports with and without syncing each commit, alternating."""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import urllib.request
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))
from program import DAILVE, Server, dailve  # noqa: E402

SAVES, RUNS, YEARS = (int(os.environ.get(name, usual)) for name, usual in (("SAVES", 200), ("RUNS", 5), ("YEARS", 2)))


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


def save(server, number):
    """Milliseconds until the answer."""
    fields = {"id": f"weight-{number}", "day": "2024-01-02", "time": "08:00", "weight": f"{60 + number % 40}", "bodyFat": "",
              "leanBodyMass": "", "memo": ""}
    started = time.perf_counter()
    try:
        urllib.request.build_opener(Stay).open(server.url + "/body", data=urllib.parse.urlencode(fields).encode())
        raise SystemExit("the save was not answered by a redirect")
    except urllib.error.HTTPError as answer:
        assert answer.code == 303, answer.code
    return (time.perf_counter() - started) * 1000


def shown(name, synced, without, unit):
    middle, other = statistics.median(synced), statistics.median(without)
    late, other_late = (statistics.quantiles(values, n=20)[-1] for values in (synced, without))
    print(f"{name:<8} synced p50 {middle:.2f} {unit}, p95 {late:.2f}; without {other:.2f}, {other_late:.2f}; {middle / other:.2f} times")


with tempfile.TemporaryDirectory() as folder:
    folder = Path(folder)
    library = folder / "unsynced.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-O1", "-o", library, Path(__file__).with_name("unsynced_log.c"), "-ldl"], check=True)
    environments = [os.environ.copy(), os.environ | {"LD_PRELOAD": str(library)}]
    dailve("sample", folder / "sample.zip", "--years", YEARS, "--until", "2026-11-21")
    dailve("import", folder / "sample.zip", "--store", folder / "store")

    servers = []
    for index, environment in enumerate(environments):
        shutil.copytree(folder / "store", folder / f"store-{index}")
        servers.append(Server(folder / f"store-{index}", environment=environment))
    times = [[], []]
    for number in range(SAVES):
        for index in (0, 1) if number % 2 else (1, 0):
            times[index].append(save(servers[index], number))
    for server in servers:
        server.stop()
    shown("save", *times, "ms")

    times = [[], []]
    for run in range(RUNS):
        for index in (0, 1) if run % 2 else (1, 0):
            store = folder / f"import-{run}-{index}"
            started = time.perf_counter()
            subprocess.run(
                [DAILVE, "import", folder / "sample.zip", "--store", store], check=True, stdout=subprocess.DEVNULL, env=environments[index])
            times[index].append(time.perf_counter() - started)
            shutil.rmtree(store)
    if RUNS > 1:
        shown("import", *times, "s")
