"""The directory with sign-in and keys: whatever happens, nobody gets in who could not before, and nobody loses a right."""

import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing
from pathlib import Path

import pytest

from contents import contents
from faults import Fault, export, library, points  # noqa: F401
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, free_port

KILLS = int(os.environ.get("KILLS", 6))
OLD = Path(__file__).parent.parent / "StoreTests" / "Stores" / "version-32.sql"


@pytest.fixture
def former(tmp_path):
    """A store that has access in its own tables: a key that counts and one that was withdrawn."""
    store = tmp_path / "former"
    store.mkdir(mode=0o700)
    with closing(sqlite3.connect(store / "health.sqlite")) as database:
        database.executescript(OLD.read_text())
        rows = [("0123456789abcdef", "Phone", bytes(32), None), ("fedcba9876543210", "Tablet", bytes([1] * 32), 5)]
        database.executemany(
            "INSERT INTO device_token (id, name, scopes, hash, created, revoked) VALUES (?, ?, 'sync', ?, 1, ?)", rows)
        database.commit()
    return store


def assert_handed_over(store, said):
    keys = {key["name"]: "revoked" in key for key in dailve_json("tokens", "--store", store)}
    assert keys == {"Phone": False, "Tablet": True}, said
    assert "not set up" in dailve("users", "--store", store).stdout, said
    with closing(sqlite3.connect(store / "health.sqlite")) as database:
        tables = {name for (name,) in database.execute("SELECT name FROM sqlite_schema")}
    assert not tables & {"access", "passkey", "device_token"}, said
    with closing(sqlite3.connect(store / "directory.sqlite")) as database:
        assert database.execute("PRAGMA user_version").fetchone()[0] > 0, said


def test_a_power_cut_at_any_write_of_the_handover_loses_no_right(library, former, tmp_path):
    def run(folder, *fault):
        shutil.copytree(former, folder)
        broken = Fault(library, folder, *fault)
        dailve("stats", "--store", folder, check=False, env=broken.environment)
        return broken.writes()

    count = run(tmp_path / "whole", "none")
    assert_handed_over(tmp_path / "whole", "whole")
    for at in points(count, 16):
        folder = tmp_path / f"cut-{at}"
        run(folder, "torn", at)
        assert_handed_over(folder, at)
        shutil.rmtree(folder)


def test_a_kill_during_the_handover_loses_no_right(former, tmp_path):
    chance = random.Random(35)
    timed = shutil.copytree(former, tmp_path / "timed")
    started = time.monotonic()
    dailve("stats", "--store", timed)
    duration = time.monotonic() - started
    for attempt in range(KILLS):
        folder = shutil.copytree(former, tmp_path / f"killed-{attempt}")
        process = subprocess.Popen(
            [DAILVE, "stats", "--store", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(duration * chance.uniform(0.1, 1.02))
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert_handed_over(folder, attempt)
        shutil.rmtree(folder)


@pytest.fixture
def kept(tmp_path):
    """A store with a key, and the name of its backup."""
    store = tmp_path / "store"
    dailve("import", export(tmp_path / "1.xml", "2024-01-01", records=100), "--store", store, "--zone", "UTC")
    dailve("tokens", "add", "Old phone", "--scope", "sync", "--store", store)
    return store, dailve_json("backup", "--store", store)["name"]


def damage(store):
    # The same file, as a failing disk leaves it: the program that has it open must notice.
    (store / "directory.sqlite").write_bytes(bytes([7]) * 8192)


def lose(store):
    (store / "directory.sqlite").unlink()


def post(server, path, form):
    request = urllib.request.Request(server.url + path, urllib.parse.urlencode(form).encode())
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def make_key(server):
    return post(server, "/connect", {"name": "New phone", "device": "00112233aabbccdd", "address": "http://192.168.1.20:8421"})


@pytest.mark.parametrize("spoil", [damage, lose])
def test_a_running_server_restores_over_a_spoiled_directory_and_goes_on(kept, spoil):
    store, backup = kept
    server = Server(store)
    try:
        spoil(store)
        assert make_key(server)[0] >= 500
        status, page = post(server, "/settings/backups/restore", {"name": backup, "sure": "1"})
        # A damaged directory cannot be copied first, so then no earlier data are named.
        assert status == 200 and ("The backup was restored." if spoil is damage else "Restored to") in page, page
        # Without another start, keys can be made, and those of the backup are only listed.
        assert make_key(server)[0] == 201
    finally:
        server.stop()
    assert [key["name"] for key in dailve_json("tokens", "--store", store)] == ["New phone"]
    assert "Old phone" in dailve("users", "--store", store).stdout


@pytest.mark.parametrize("spoil", [damage, lose])
def test_the_command_restores_over_a_spoiled_directory(kept, spoil):
    store, backup = kept
    spoil(store)
    report = dailve_json("restore", backup, "--store", store)
    assert not report["keptSignIn"] and [right["name"] for right in report["withheld"]] == ["Old phone"]
    assert dailve_json("tokens", "--store", store) == []
    dailve("tokens", "add", "New phone", "--scope", "sync", "--store", store)
    assert [key["name"] for key in dailve_json("tokens", "--store", store)] == ["New phone"]


def test_a_lost_directory_lets_nobody_in_until_a_backup_is_restored(kept):
    store, backup = kept
    lose(store)
    options = ("--origin", "https://health.example.org", "--behind-proxy", "127.0.0.1", "--port", free_port())
    served = dailve("serve", *options, "--store", store, check=False)
    assert served.returncode == 1 and "directory.sqlite" in served.stderr, served.stderr
    dailve("restore", backup, "--store", store)
    assert "Old phone" in dailve("users", "--store", store).stdout
    Server(store, options=options[:4]).stop()


def test_a_restore_without_room_for_its_rights_copies_the_store_once(library, kept, tmp_path):
    backup, before = kept[0] / "backups" / kept[1], contents(kept[0])
    store = tmp_path / "other" / "store"
    dailve("import", export(tmp_path / "2.xml", "2024-01-02", records=100), "--store", store, "--zone", "UTC")
    # The directory of the store has no room, while the one that is prepared beside it does.
    full = Fault(library, store, "full", 1, name="/other/store/directory.sqlite-journal")
    dailve("restore", backup, "--store", store, env=full.environment)
    assert contents(store) == before and "Old phone" not in dailve("users", "--store", store, env=full.environment).stdout
    ready = store / "restore-ready"
    assert ready.exists() and not (ready / "health.sqlite").exists()
    # The backup does not replace what is saved in the meantime.
    dailve("import", export(tmp_path / "3.xml", "2024-01-03", records=100), "--store", store, env=full.environment)
    later = contents(store)
    assert later != before and ready.exists()
    refused = dailve("restore", backup, "--store", store, check=False, env=full.environment)
    assert refused.returncode == 1 and "is full" in refused.stderr and contents(store) == later, refused.stderr
    assert full.writes() > 0
    dailve("stats", "--store", store)
    assert not ready.exists() and contents(store) == later
    assert "Old phone" in dailve("users", "--store", store).stdout


def test_deleting_everything_withdraws_keys_for_good(kept, tmp_path):
    store, backup = kept
    copy = shutil.copy(store / "backups" / backup, tmp_path / "copy.sqlite")
    server = Server(store)
    try:
        status, page = post(server, "/settings/erase", {"word": "DELETE"})
        assert status == 200 and "Everything was deleted." in page
    finally:
        server.stop()
    assert dailve_json("restore", copy, "--store", store)["withheld"] == []
    assert "Old phone" not in dailve("users", "--store", store).stdout
