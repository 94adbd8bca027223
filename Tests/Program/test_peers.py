"""Two machines of one person that exchange what they hold."""

import json
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import time
import urllib.error
import urllib.request

import pytest

from peers import begin_sync, digests, follow, key_of, pair, sizes, sync
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually, push
from test_ingest import read_all

UNTIL = "2026-11-21"


@pytest.fixture(scope="module")
def exports(tmp_path_factory):
    """Two exports of one person: an earlier one, and a later one that has more."""
    folder = tmp_path_factory.mktemp("exports")
    first, second = folder / "first.zip", folder / "second.zip"
    dailve("sample", first, "--years", 1, "--density", 0.1, "--until", "2026-06-30")
    dailve("sample", second, "--years", 1, "--density", 0.1, "--until", UNTIL)
    return first, second


@pytest.fixture
def two(tmp_path):
    home, laptop, server = pair(tmp_path)
    yield home, laptop, server
    server.stop()


def weigh(store, kilograms):
    server = Server(store)
    try:
        body = f"id=w{random.randrange(10**9)}&day={UNTIL}&time=07:30&weight={kilograms}&units=metric".encode()
        urllib.request.urlopen(urllib.request.Request(server.url + "/body", body))
    finally:
        server.stop()


def settled(home, laptop):
    """Waits until both hold the same."""
    # Comparing sizes first is cheap; reading everything would take the servers' processor.
    eventually(lambda: sizes(home) == sizes(laptop), lambda: (sizes(home), sizes(laptop)))
    eventually(lambda: digests(home) == digests(laptop), lambda: (digests(home), digests(laptop)))


def test_two_halves_become_equal(two, exports):
    home, laptop, server = two
    dailve("import", exports[0], "--store", home)
    dailve("import", exports[1], "--store", laptop)
    phone = dailve_json("tokens", "add", "iPhone", "--store", home)["token"]
    push(server.url, "--days", 3, "--until", UNTIL, env={**os.environ, "DAILVE_KEY": phone})
    read_all(home)
    (result,) = sync(laptop)
    assert result["isEqual"] and result["received"] > 1000 and result["sent"] > 1000, result
    assert digests(home) == digests(laptop)
    # Comparing the same again takes only some checksums.
    (again,) = sync(laptop)
    assert again["isEqual"] and again["received"] == again["sent"] == 0
    (link,) = dailve_json("peer", "list", "--store", laptop)
    assert link["lastContact"] and link["lastEqual"] and not link.get("problem") and link["missingHere"] == 0


def test_an_undo_reaches_the_other_machine(two, exports):
    home, laptop, _ = two
    dailve("import", exports[0], "--store", home)
    sync(laptop)
    dailve("import", exports[1], "--store", laptop)
    sync(laptop)
    (batch,) = [batch["batch"] for batch in dailve_json("batches", "--store", home) if batch["name"] == "second.zip"]
    dailve("undo", batch, "--store", home)
    assert sync(laptop)[0]["isEqual"]
    assert digests(home) == digests(laptop)
    undone = [batch["name"] for batch in dailve_json("batches", "--store", laptop) if batch.get("undone")]
    assert undone == ["second.zip"]
    # Another exchange does not bring it back.
    assert sync(laptop)[0]["received"] == 0


def test_both_machines_show_their_last_contact(two, exports):
    home, laptop, server = two
    assert "follows this machine" in dailve("peer", "--store", home).stdout
    dailve("import", exports[0], "--store", laptop)
    sync(laptop)
    (before,) = dailve_json("peer", "list", "--store", laptop)
    (follower,) = dailve_json("peer", "list", "--store", home)
    assert follower["name"] == "Laptop" and follower["lastContact"] and "address" not in follower and "key" not in before
    time.sleep(1.1)
    sync(laptop)
    (after,) = dailve_json("peer", "list", "--store", laptop)
    assert after["lastContact"] > before["lastContact"] and after["lastEqual"] == after["lastContact"]
    assert "the same" in dailve("peer", "--store", laptop).stdout
    dailve("tokens", "revoke", follower["key"], "--store", home)
    assert dailve_json("peer", "list", "--store", home) == []


def test_a_second_restore_still_applies_the_removals_of_the_other_machine(two, exports):
    home, laptop, server = two
    dailve("import", exports[0], "--store", laptop)
    assert sync(laptop)[0]["isEqual"]
    dailve("undo", 1, "--store", laptop)
    assert sync(laptop)[0]["isEqual"]
    (name,) = [one["name"] for one in dailve_json("backups", "--store", laptop)["backups"] if one["kind"] == "undo"]

    def preview():
        return dailve("restore", name, "--preview", "--store", laptop).stdout

    assert "They take away imports" in preview() and "not been compared" not in preview()
    for _ in range(2):
        dailve("restore", name, "--store", laptop)
        assert "They take away imports" in preview() and "home has not been compared with it yet" in preview()
        assert "not compared yet" in dailve("peer", "--store", laptop).stdout
    assert sync(laptop)[0]["isEqual"]
    assert "not been compared" not in preview()


def test_servers_exchange_automatically(tmp_path, exports):
    home, laptop, server = pair(tmp_path)
    own = Server(laptop)
    try:
        dailve("import", exports[0], "--store", home)
        settled(home, laptop)
        # An import here goes there without being asked for.
        dailve("import", exports[1], "--store", laptop)
        settled(home, laptop)
        # The server at home goes away and comes back.
        server.stop()
        dailve("undo", 1, "--store", home)
        server = Server(home, port=server.port)
        settled(home, laptop)
    finally:
        own.stop()
        server.stop()


@pytest.mark.parametrize("side", ["asking", "asked"])
def test_kills_leave_whole_stores(tmp_path, exports, side):
    """Either program is killed at many moments; each time the stores are whole, and afterwards they become equal."""
    home, laptop, server = pair(tmp_path)
    try:
        dailve("import", exports[0], "--store", home)
        dailve("import", exports[1], "--store", laptop)
        seed = int(os.environ.get("SEED", 1))
        moments = random.Random(seed)
        for _ in range(int(os.environ.get("KILLS", 4))):
            process = begin_sync(laptop)
            time.sleep(moments.uniform(0.02, 1.5))
            if side == "asking":
                process.send_signal(signal.SIGKILL)
            else:
                server.process.kill()
                server.process.wait()
                server = Server(home, port=server.port)
            process.wait(PATIENCE)
            for store in (home, laptop):
                with sqlite3.connect(f"file:{store}/health.sqlite?mode=ro", uri=True) as database:
                    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                    assert database.execute("SELECT count(*) FROM dirty").fetchone() == (0,), seed
                    total = database.execute("SELECT sum(samples) FROM cell").fetchone()
                    assert database.execute("SELECT count(*) FROM sample").fetchone() == total, seed
                database.close()
        assert sync(laptop)[0]["isEqual"]
        assert digests(home) == digests(laptop)
    finally:
        server.stop()


def test_a_restored_backup_catches_up(tmp_path, exports):
    home, laptop, server = pair(tmp_path)
    try:
        dailve("import", exports[0], "--store", home)
        sync(laptop)
        server.stop()
        shutil.copytree(home, tmp_path / "backup")
        dailve("import", exports[1], "--store", home)
        server = Server(home, port=server.port)
        sync(laptop)
        before = digests(laptop)
        server.stop()
        shutil.rmtree(home)
        shutil.copytree(tmp_path / "backup", home)
        server = Server(home, port=server.port)
        assert sync(laptop)[0]["isEqual"]
        assert digests(home) == digests(laptop) == before
    finally:
        server.stop()


def ask(server, body, key=None, kind="application/octet-stream"):
    headers = {"Content-Type": kind}
    if key:
        headers["Authorization"] = f"Bearer {key}"
    request = urllib.request.Request(server.url + "/sync/peer", body, headers)
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, answer.read()
    except urllib.error.HTTPError as error:
        return error.code, error.read()


def test_only_peer_keys_and_valid_messages_are_accepted(two):
    home, _, server = two
    assert ask(server, b"DLVP")[0] == 401
    for scope in ["ingest:write", "sync", "export:read", "intake:read", "summary:read", "monitor:read"]:
        other = dailve_json("tokens", "add", "x", "--scope", scope, "--store", home)["token"]
        assert ask(server, b"DLVP", other)[0] == 403, scope
    key = key_of(home)
    assert ask(server, b"{}", key, "application/json")[0] == 415
    before = digests(home)
    for body in [b"", b"DLVP", b"DLVP\x01", b"DLVP\x01" + b"\xff" * 64, os.urandom(4096)]:
        assert ask(server, body, key)[0] == 400
    status, text = ask(server, b"DLVP\x02" + b"\0" * 16, key)
    assert status == 409 and "version" in json.loads(text)["error"]
    assert digests(home) == before


def test_errors_of_peers_are_explained(two, tmp_path):
    home, laptop, server = two
    wrong = dailve("peer", "add", server.url, "--name", "x", "--store", laptop, input="secret\n", check=False)
    assert wrong.returncode == 2 and "--scope peer" in wrong.stderr
    plain = dailve("peer", "add", "http://192.0.2.1", "--name", "x", "--store", laptop, input=key_of(home), check=False)
    assert plain.returncode == 2 and "not encrypted" in plain.stderr
    assert follow(laptop, server, key_of(home), "twice").returncode == 0
    again = dailve("peer", "add", server.url, "--name", "twice", "--store", laptop, input=key_of(home), check=False)
    assert again.returncode == 2
    dailve("peer", "remove", "twice", "--store", laptop)
    assert dailve("peer", "remove", "twice", "--store", laptop, check=False).returncode == 2
    # A store cannot follow itself.
    own = dailve("peer", "add", server.url, "--name", "mirror", "--store", home, input=key_of(home), check=False)
    assert own.returncode == 2 and "made on this machine" in own.stderr and dailve("peer", "remove", "mirror", "--store", home, check=False).returncode == 2
    # A copy counts as the same store, so the two do not exchange.
    shutil.copytree(home, tmp_path / "mirror")
    follow(tmp_path / "mirror", server, key_of(home), "original")
    (result,) = sync(tmp_path / "mirror")
    assert result["problem"] == "same-store" and not result["isEqual"]
    # The key was withdrawn, and then nobody is there.
    (token,) = [token["id"] for token in dailve_json("tokens", "list", "--store", home) if token["name"] == "Laptop"][:1]
    for token in dailve_json("tokens", "list", "--store", home):
        dailve("tokens", "revoke", token["id"], "--store", home)
    assert sync(laptop)[0]["problem"] == "key"
    server.stop()
    assert sync(laptop)[0]["problem"] == "unreachable"
    (link,) = dailve_json("peer", "list", "--store", laptop)
    assert link["problem"] == "unreachable" and "dailve serve" in link["sentence"]
    doctor = json.loads(dailve("doctor", "--store", laptop, "--json", check=False).stdout)
    assert any(finding["subject"] == "peer" for finding in doctor["findings"])


def test_a_wrong_clock_is_reported(tmp_path):
    if not shutil.which("faketime"):
        pytest.skip("faketime is not installed")
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    server = Server(home)
    try:
        follow(laptop, server, key_of(home))
        result = subprocess.run(
            ["faketime", "-f", "+5m", DAILVE, "peer", "sync", "--store", str(laptop), "--json"],
            capture_output=True, text=True, timeout=PATIENCE)
        (said,) = json.loads(result.stdout)
        assert said["problem"].startswith("clock -") and "behind" in said["sentence"], said
    finally:
        server.stop()
