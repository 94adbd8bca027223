"""Devices that send too much, too slowly, half of it or nonsense: pages answer, memory stays low, and people are told what is wrong."""

import contextlib
import json
import os
import re
import select
import socket
import sqlite3
import struct
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

import pytest

from program import DAILVE, PATIENCE, Server, answered, dailve, dailve_json, eventually
from test_ingest import fresh, read_all, send, token  # noqa: F401


def status(process, name):
    """The named memory of a process in megabytes."""
    return int(re.search(rf"{name}:\s+(\d+) kB", Path(f"/proc/{process.pid}/status").read_text())[1]) / 1024


def page(server, path="/", timeout=30):
    with urllib.request.urlopen(server.url + path, timeout=timeout) as answer:
        return answer.read()


def half_sent(port, secret, sent=b"{", length=50_000_000):
    """A connection that has sent the beginning of a body."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
    connection.sendall(
        b"POST /api/v1/ingest HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nAuthorization: Bearer %s\r\nContent-Type: application/json\r\n"
        b"Content-Length: %d\r\n\r\n%s" % (port, secret.encode(), length, sent))
    return connection


def answer(connection):
    return answered(connection, is_whole=lambda text: b"\r\n\r\n" in text).decode(errors="replace")


def open_files(server):
    return os.listdir(f"/proc/{server.process.pid}/fd")


def test_a_large_body_takes_little_memory(tmp_path):
    store = tmp_path / "store"
    server = Server(store)
    try:
        secret = token(store)
        page(server)
        start = 1_769_000_000
        points = ",".join(
            '{"date":%d,"Min":%d,"Avg":%d,"Max":%d,"source":"Watch"}' % (start + 5 * index, 60 + index % 9, 60 + index % 9, 60 + index % 9)
            for index in range(400_000))
        before = status(server.process, "VmRSS")
        code, _ = send(server, secret, ('{"data":{"metrics":[{"name":"heart_rate","units":"bpm","data":[%s]}]}}' % points).encode())
        assert code == 200
        read_all(store)
        # All readings in memory at once would take some hundred and fifty megabytes.
        assert status(server.process, "VmHWM") - before < 75
    finally:
        server.stop()


def test_incomplete_bodies_slow_no_page_and_open_no_file(tmp_path):
    store = tmp_path / "store"
    server = Server(store)
    secret = token(store)
    connections = []
    try:
        page(server)
        before = len(open_files(server))
        for _ in range(500):
            with contextlib.suppress(OSError):
                connections.append(half_sent(server.port, secret))
        told = eventually(lambda: len(found := select.select(connections[8:40], [], [], 0)[0]) >= 24 and found)
        files = []
        for name in open_files(server):
            # The descriptor may be closed meanwhile.
            with contextlib.suppress(FileNotFoundError):
                files.append(os.readlink(f"/proc/{server.process.pid}/fd/{name}"))
        assert not [name for name in files if "/deliveries" in name]
        assert len(page(server)) > 1000
        refused = [answer(connection) for connection in told]
        assert all("429" in text.splitlines()[0] and "retry-after" in text.lower() for text in refused)
        assert all("connection: close" in text.lower() for text in refused)
        # Refused connections are gone soon, whatever they still mean to send: well before the minute after which silence ends any connection.
        eventually(lambda: len(open_files(server)) < before + 20, patience=30)
        assert server.process.poll() is None
        for connection in connections:
            connection.close()
        # Another body is taken as soon as the server has noticed.
        eventually(lambda: send(server, secret, {"data": {}})[0] == 200)
    finally:
        for connection in connections:
            connection.close()
        server.stop()


def test_the_device_address_explains_errors_and_has_its_own_connections(tmp_path):
    store = tmp_path / "store"
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    server = Server(store, limit=80, options=("--ingest-listen", f"127.0.0.1:{port}"))
    secret = token(store)
    idle = []
    try:
        for path, code in [("/", 404), ("/api/v1/ingest", 405)]:
            with pytest.raises(urllib.error.HTTPError) as error:
                urllib.request.urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE)
            assert error.value.code == code and json.loads(error.value.read())["error"]
            assert code != 405 or error.value.headers["Allow"] == "POST"
        for _ in range(100):
            with contextlib.suppress(OSError):
                idle.append(socket.create_connection(("127.0.0.1", port), timeout=1))
        assert len(page(server)) > 1000
        for connection in idle:
            connection.close()
        with half_sent(port, secret, b"{}", 2) as connection:
            assert "200" in answer(connection).splitlines()[0]
    finally:
        for connection in idle:
            connection.close()
        server.stop()


def test_a_device_that_hangs_up_is_not_logged_as_a_server_error(tmp_path):
    store = tmp_path / "store"
    with open(tmp_path / "log", "wb") as log:
        server = Server(store, log=log)
        try:
            secret = token(store)
            for _ in range(5):
                connection = half_sent(server.port, secret, b"[" * 300_000)
                time.sleep(0.1)
                connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                connection.close()
            time.sleep(1)
            assert send(server, secret, {"data": {}})[0] == 200
            read_all(store)
        finally:
            server.stop()
    assert "could not" not in (tmp_path / "log").read_text()
    assert len(dailve_json("deliveries", "--store", store)) == 1


def test_pages_stay_fast_with_many_names_in_one_delivery(fresh):
    secret = token(fresh.store)
    point = {"date": "2026-02-06 08:00:00 +0100", "qty": 3}
    metrics = [{"name": f"odd {index}", "units": "%", "data": [{**point, "source": f"source {index}"}]} for index in range(20_000)]
    assert send(fresh, secret, {"data": {"metrics": metrics}})[0] == 200
    read_all(fresh.store)
    assert len(dailve_json("stats", "--store", fresh.store)["types"]) <= 1000
    assert b"source 1" in page(fresh, "/data/sources", timeout=60)
    (delivery,) = dailve_json("deliveries", "--store", fresh.store)
    assert delivery["isKept"] and delivery["unknown"] >= 19_000
    report = json.loads(dailve("deliveries", "show", delivery["id"], "--store", fresh.store).stdout)["report"]
    assert [problem["count"] for problem in report["problems"] if problem["kind"] == "too-large"] == [19_000]


def test_a_damaged_file_is_listed_with_the_deliveries(fresh):
    secret = token(fresh.store)
    send(fresh, secret, {"data": {}})
    read_all(fresh.store)
    name = "20260206T080000.000Z-00000001"
    (fresh.store / "deliveries" / f"{name}.0").write_bytes(b"\x00garbage")
    rows = dailve_json("deliveries", "--store", fresh.store)
    assert rows[0]["id"] == name and "damaged" in rows[0]["problem"] and len(rows) == 2
    assert name in dailve("deliveries", "--store", fresh.store).stdout


@pytest.mark.parametrize("name", ["a\nb", "red \x1b[31m", "\x9b2J", "safe\u202etxt", "\u2028", " \t "])
def test_device_names_with_control_characters_are_refused(tmp_path, name):
    result = subprocess.run([DAILVE, "tokens", "add", name, "--store", tmp_path], capture_output=True, text=True, check=False)
    assert result.returncode == 2 and "control characters" in result.stderr


def test_device_names_with_joined_emoji_are_accepted(tmp_path):
    assert dailve_json("tokens", "add", "👩‍⚕️ 아이폰", "--store", tmp_path)["name"] == "👩‍⚕️ 아이폰"


def test_deliveries_misread_by_an_older_version_are_read_again(tmp_path):
    store = tmp_path / "store"
    server = Server(store)
    secret = token(store)
    ids = []
    for day in (1, 2, 3):
        body = {"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"date": f"2026-02-0{day} 08:00:00 +0100", "qty": day}]}]}}
        ids.append(send(server, secret, body)[1]["delivery"])
    read_all(store)
    server.stop()
    database = sqlite3.connect(store / "health.sqlite")
    # An older version left them like this: in two of them it did not understand something.
    database.execute("UPDATE delivery SET version = 0")
    database.execute("UPDATE delivery SET unknown = 5 WHERE id <> ?", (ids[1],))
    database.commit()
    database.close()
    batches = {row["id"]: row["batch"] for row in dailve_json("deliveries", "--store", store)}
    server = Server(store)
    try:
        new = send(server, secret, {"data": {}})[1]["delivery"]

        def read_again():
            assert len(page(server)) > 1000
            rows = {row["id"]: row for row in dailve_json("deliveries", "--store", store)}
            return new in rows and all(rows[name]["unknown"] == 0 for name in ids) and rows

        rows = eventually(read_again)
        assert rows[new]["batch"]
        assert rows[ids[0]]["batch"] > batches[ids[0]] and rows[ids[2]]["batch"] > batches[ids[2]]
        # The delivery that was understood is left alone.
        assert rows[ids[1]]["batch"] == batches[ids[1]]
    finally:
        server.stop()
    assert sum(day["sum"] for day in dailve_json("daily", "StepCount", "--store", store)) == 6
