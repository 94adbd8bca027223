"""Power cuts that lose everything that was not synced: what was acknowledged before is still there afterwards."""

import json
import os
import random
import shutil
import sqlite3
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing

import pytest

from contents import contents
from faults import Fault, export, library  # noqa: F401
from program import PATIENCE, Server, dailve, eventually

# This many cuts fit in `make test`; POWER_CUTS=2000 makes more, POWER_CUTS_SEED makes others.
CUTS = int(os.environ.get("POWER_CUTS", 200))
SEED = int(os.environ.get("POWER_CUTS_SEED", 1))


class Stay(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_):
        return None


@pytest.fixture(scope="module")
def person(tmp_path_factory):
    """A small store, and the key of a phone."""
    folder = tmp_path_factory.mktemp("person")
    store = folder / "store"
    dailve("import", export(folder / "1.xml", "2024-01-01", records=200), "--store", store, "--zone", "UTC")
    phone = json.loads(dailve("tokens", "add", "Phone", "--store", store, "--json").stdout)
    return store, phone["token"]


class Deeds:
    """A person's actions at a server, and which of them were acknowledged."""

    def __init__(self, server, secret):
        self.server, self.secret = server, secret
        self.saved, self.delivered, self.synced, self.settings = [], [], [], []
        # Maps each key to whether it was withdrawn.
        self.keys = {}

    def send(self, path, data, kind="application/x-www-form-urlencoded", **headers):
        request = urllib.request.Request(self.server.url + path, data=data, headers={"Content-Type": kind, **headers})
        try:
            with urllib.request.build_opener(Stay).open(request, timeout=PATIENCE) as answer:
                return answer.status, answer.read()
        except urllib.error.HTTPError as answer:
            return answer.code, answer.read()

    def save(self, number):
        fields = {"id": f"weight-{number}", "day": "2024-01-02", "time": "08:00", "weight": f"{60 + number % 40}", "bodyFat": "",
                  "leanBodyMass": "", "memo": ""}
        if self.send("/body", urllib.parse.urlencode(fields).encode())[0] == 303:
            self.saved.append(fields["id"])

    def deliver(self, number):
        sample = {"date": f"2024-01-02 09:{number % 60:02}:00 +0000", "qty": 50 + number}
        body = {"data": {"metrics": [{"name": "heart_rate", "units": "count/min", "data": [sample]}]}}
        status, _ = self.send("/api/v1/ingest", json.dumps(body).encode(), "application/json", Authorization=f"Bearer {self.secret}")
        if status in (200, 202):
            self.delivered.append(50 + number)

    def sync(self, number):
        entry = {"id": f"sync-{number}", "day": "2024-01-02", "weight": 70.5}
        operation = {"id": f"operation-{number}", "entry": entry["id"], "kind": "body", "value": json.dumps(entry), "isDeleted": False,
                     "base": None, "written": int(time.time() * 1000)}
        push = {"client": "tablet", "now": int(time.time() * 1000), "mark": None, "operations": [operation], "rows": []}
        status, answer = self.send("/sync/entries", json.dumps(push).encode(), "application/json")
        if status == 200 and operation["id"] in json.loads(answer)["stamps"]:
            self.synced.append(entry["id"])

    def set(self, number):
        if self.send("/settings", urllib.parse.urlencode({"stepsPerDay": f"{5000 + number}"}).encode())[0] == 303:
            self.settings.append(f"{5000 + number}")

    def allow(self, number):
        fields = {"name": f"Key {number}", "device": f"{number:016x}", "address": "http://192.168.1.20:8421"}
        status, _ = self.send("/connect", urllib.parse.urlencode(fields).encode())
        assert status == 201, status
        self.keys[fields["device"]] = False

    def withdraw(self, number):
        standing = [key for key, is_gone in self.keys.items() if not is_gone]
        if standing and self.send(f"/connect/{standing[-1]}/revoke", b"")[0] == 303:
            self.keys[standing[-1]] = True

    def lost(self, store):
        """Returns what was acknowledged but is not there."""
        dailve("stats", "--store", store)
        waiting = store / "deliveries"
        if waiting.exists() and any(waiting.iterdir()):
            # An acknowledged delivery may still wait to be read.
            server = Server(store)
            eventually(lambda: not any(waiting.iterdir()), "a delivery is not read")
            server.stop()
        with closing(sqlite3.connect(store / "health.sqlite")) as database:
            def all_of(sql):
                return {row[0] for row in database.execute(sql)}

            assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            entries = all_of("SELECT rid FROM record WHERE NOT deleted")
            rates = all_of("SELECT value FROM sample JOIN type ON type.id = type WHERE name LIKE '%HeartRate'")
            goal = database.execute("SELECT value FROM setting WHERE name = 'stepsPerDay'").fetchone()
        with closing(sqlite3.connect(store / "directory.sqlite")) as database:
            keys = dict(database.execute("SELECT id, revoked IS NOT NULL FROM device_token"))
        lost = [entry for entry in self.saved + self.synced if entry not in entries]
        lost += [rate for rate in self.delivered if rate not in rates]
        lost += [key for key, is_gone in self.keys.items() if key not in keys or is_gone and not keys[key]]
        # The last acknowledged goal stands, or one that was sent after it.
        if self.settings and (goal is None or int(goal[0]) < int(self.settings[-1])):
            lost.append(self.settings[-1])
        return lost


def live(person, library, tmp_path, choose, kind, most):  # noqa: F811
    """Lets a person act until the power goes, at one of the first `most` writes or after the last answer."""
    store, shelf, armed, cut = (tmp_path / name for name in ("store", "shelf", "armed", "cut"))
    shutil.copytree(person[0], store)
    shelf.mkdir()
    at = choose.randrange(1, most)
    broken = Fault(library, store, kind, at, armed=armed, shelf=shelf, cut=cut)
    server = Server(store, environment=broken.environment)
    deeds = Deeds(server, person[1])
    armed.touch()
    number = 0
    try:
        for _ in range(choose.randrange(2, 7)):
            number += 1
            getattr(deeds, choose.choice(["save", "save", "deliver", "sync", "set", "allow", "withdraw"]))(number)
        if choose.random() < 0.3:
            # A moment lets saved entries get from the outbox into the store.
            time.sleep(choose.random() / 5)
    except (OSError, urllib.error.URLError):
        pass  # the power failed before the response
    cut.touch()
    server.process.wait(PATIENCE)
    broken.writes()
    lost = deeds.lost(store)
    acknowledged = len(deeds.saved + deeds.delivered + deeds.synced + deeds.settings) + len(deeds.keys)
    for path in (store, shelf):
        shutil.rmtree(path)
    for path in (armed, cut):
        path.unlink()
    return acknowledged, lost, at


@pytest.mark.parametrize("kind", ["dropped", "undone"])
def test_acknowledged_changes_survive_a_power_cut(person, library, tmp_path, kind):  # noqa: F811
    acknowledged = 0
    for index in range(CUTS // 2):
        choose = random.Random(f"{SEED} {kind} {index}")
        count, lost, at = live(person, library, tmp_path, choose, kind, 120)
        acknowledged += count
        assert lost == [], f"seed {SEED}, {kind} {index}, write {at}: {lost}"
    # The cuts came late enough to have something to lose.
    assert acknowledged >= CUTS / 4


@pytest.mark.parametrize("kind", ["dropped", "undone"])
@pytest.mark.parametrize("step", ["erase", "restore", "reset", "import"])
def test_completed_commands_survive_a_power_cut(person, library, tmp_path, step, kind):  # noqa: F811
    """Everything is as before or as the command said; once it has succeeded, always the latter."""
    store = tmp_path / "store"
    shutil.copytree(person[0], store)
    dailve("users", "reset", "--store", store)
    name = json.loads(dailve("backup", "--store", store, "--json").stdout)["name"]
    dailve("import", export(tmp_path / "2.xml", "2024-01-03", records=100), "--store", store)
    before = contents(store)
    third = export(tmp_path / "3.xml", "2024-01-04", records=100)
    steps = {"erase": None, "import": ["import", third], "restore": ["restore", name], "reset": ["users", "reset"]}
    shelf = tmp_path / "shelf"
    shelf.mkdir()

    def run(folder, kind="none", at=0):
        """Returns whether it said that it was done, and how many writes it took."""
        shutil.copytree(store, folder)
        armed = tmp_path / f"{folder.name}-armed"
        fault = Fault(library, folder, kind, at, armed=armed, shelf=shelf)
        if steps[step]:
            armed.touch()
            result = dailve(*steps[step], "--store", folder, check=False, env=fault.environment)
            return result.returncode == 0, fault.writes()
        server = Server(folder, environment=fault.environment)
        armed.touch()
        try:
            request = urllib.request.Request(server.url + "/settings/erase", data=b"word=DELETE")
            with urllib.request.build_opener(Stay).open(request, timeout=PATIENCE) as answer:
                done = answer.status == 303
        except urllib.error.HTTPError as answer:
            done = answer.code == 303
        except OSError:
            done = False
        server.process.kill()
        server.process.wait()
        return done, fault.writes()

    def state(folder):
        dailve("stats", "--store", folder)
        with closing(sqlite3.connect(folder / "directory.sqlite")) as database:
            access = database.execute("SELECT state FROM access").fetchone()
        setup = access and json.loads(access[0]).get("setup")
        return contents(folder), json.dumps(setup) if step == "reset" else None

    done, count = run(tmp_path / "whole")
    after = state(tmp_path / "whole")
    earlier = state(store)
    assert done and count > 3
    seen = set()
    for at in sorted({1 + round(index * (count - 1) / 5) for index in range(6)}):
        folder = tmp_path / f"{at}"
        done, _ = run(folder, kind, at)
        now = state(folder)
        seen.add(done)
        if step == "reset":
            # Each code is different; a new one is there if it was printed.
            assert now[0] == before and (not done or now[1] != earlier[1]), at
        else:
            assert now == after or (not done and now == earlier), at
        shutil.rmtree(folder)
