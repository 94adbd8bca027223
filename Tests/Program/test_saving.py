"""Saving during an import: nobody waits, and nothing acknowledged is lost, whichever process is killed."""

import contextlib
import json
import shutil
import signal
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request

import pytest

from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually

# Answers come within a second, but the machine of the tests is shared. The import that is still under way afterwards shows that nobody waits for it.
LONGEST = 15


def post(server, path, **fields):
    """Returns the address of the page that follows, and the seconds until the response."""

    class Stay(urllib.request.HTTPRedirectHandler):
        def redirect_request(self, *_):
            return None

    started = time.monotonic()
    try:
        answer = urllib.request.build_opener(Stay).open(server.url + path, data=urllib.parse.urlencode(fields).encode())
    except urllib.error.HTTPError as redirection:
        answer = redirection
    assert answer.status == 303, (path, answer.status)
    assert time.monotonic() - started < LONGEST, path
    return answer.headers["Location"]


def get(server, path):
    with urllib.request.urlopen(server.url + path) as answer:
        return answer.read().decode()


@pytest.fixture(scope="module")
def export(tmp_path_factory):
    path = tmp_path_factory.mktemp("export") / "export.zip"
    dailve("sample", path, "--years", 2, "--seed", 7)
    return path


@pytest.fixture(scope="module")
def long_export(tmp_path_factory):
    """An export that takes longer to import than people take to save."""
    path = tmp_path_factory.mktemp("long") / "export.zip"
    dailve("sample", path, "--years", 5, "--seed", 7)
    return path


@pytest.fixture
def store(sample_store, tmp_path):
    return shutil.copytree(sample_store, tmp_path / "store")


@contextlib.contextmanager
def importing(path, store):
    """An import that holds the store, stopped in the middle so that it goes on holding it for as long as a test likes."""
    process = subprocess.Popen(
        [DAILVE, "import", str(path), "--store", str(store)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        before = log_size(store)
        eventually(lambda: log_size(store) > before + 1_000_000 or process.poll() is not None)
        process.send_signal(signal.SIGSTOP)
        assert process.poll() is None, "the import was too short for the test"
        yield process
    finally:
        process.kill()
        process.wait()


def log_size(store):
    log = store / "health.sqlite-wal"
    return log.stat().st_size if log.exists() else 0


BODY = {"time": "08:00", "bodyFat": "", "leanBodyMass": ""}


def save_everything(server, store):
    """Saves through the pages and with a second program, and checks that everything is acknowledged."""
    assert post(server, "/body", id="weight-1", day="2024-01-02", weight="71.45", memo="Quetzalcoatl", **BODY) == "/body?done=saved"
    post(server, "/injuries", id="knee-1", part="knee", side="left", severity="minor", start="2024-01-02", end="", memo="")
    post(server, "/settings", stepsPerDay="9999")
    source = dailve_json("sources", "--store", store)[0]["source"]
    start = json.loads(dailve("samples", "RestingHeartRate", "--json", "--store", store).stdout.splitlines()[0])["start"]
    for command in [
        ("overrides", "exclude", "RestingHeartRate", start), ("sources", "switch", source, "off"),
        ("zones", "add", "Asia/Tokyo", "--from", "2024-01-03", "--to", "2024-01-04"),
    ]:
        started = time.monotonic()
        dailve(*command, "--store", store)
        assert time.monotonic() - started < LONGEST, command
    return source


def expect_seen(server):
    assert "71.5" in get(server, "/body?day=2024-01-02") and "Quetzalcoatl" in get(server, "/body?day=2024-01-02")
    assert 'value="9999"' in get(server, "/settings")
    assert "/injuries/knee-1" in get(server, "/injuries")


def expect_everything(store, source):
    eventually(lambda: not (store / "health.sqlite-outbox").exists())
    assert len(dailve_json("overrides", "--store", store)) == 1
    assert [row["isOff"] for row in dailve_json("sources", "--store", store) if row["source"] == source] == [True]
    assert [stay["zone"] for stay in dailve_json("zones", "--store", store)["stays"] if stay.get("id")] == ["Asia/Tokyo"]


@pytest.mark.parametrize("killed", [None, "import", "server"])
def test_changes_saved_during_an_import_are_kept(killed, export, store):
    server = Server(store)
    try:
        with importing(export, store) as process:
            source = save_everything(server, store)
            expect_seen(server)
            if killed == "server":
                server.process.kill()
                server.process.wait()
            process.send_signal(signal.SIGKILL if killed == "import" else signal.SIGCONT)
            assert (process.wait(PATIENCE) == 0) == (killed != "import")
        if killed == "server":
            server = Server(store)
        expect_seen(server)
        expect_everything(store, source)
        expect_seen(server)
    finally:
        server.stop()


def test_changes_saved_by_an_importing_server_survive_a_kill(long_export, store):
    server = Server(store)
    try:
        data = long_export.read_bytes()
        request = urllib.request.Request(
            server.url + "/import", data=data, headers={"X-File-Name": "export.zip", "Content-Type": "application/zip"})
        urllib.request.urlopen(request).read()
        eventually(lambda: log_size(store) > 1_000_000)
        source = save_everything(server, store)
        expect_seen(server)
    finally:
        server.process.kill()
        server.process.wait()
    server = Server(store)
    try:
        expect_seen(server)
        expect_everything(store, source)
    finally:
        server.stop()


@pytest.mark.parametrize("moment", [0.0, 0.02, 0.05, 0.1, 0.2])
def test_acknowledged_changes_survive_a_kill_at_any_moment(moment, store):
    """Every acknowledged change is there afterwards."""
    server = Server(store)
    acknowledged = []
    try:
        for index in range(10_000):
            post(server, "/body", id=f"w-{index}", day="2024-01-02", weight=str(40 + index % 100), memo=f"note {index}.", **BODY)
            acknowledged.append(f"note {index}.")
            if index == 0:
                threading.Timer(moment, server.process.kill).start()
    except OSError:
        pass
    server.process.wait()
    server = Server(store)
    try:
        page = get(server, "/body?day=2024-01-02")
        assert [note for note in acknowledged if note not in page] == []
    finally:
        server.stop()
