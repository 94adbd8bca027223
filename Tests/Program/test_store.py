"""The store under adverse conditions: other users, other programs, full and failing disks, power cuts."""

import contextlib
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

from contents import contents
from faults import Fault, disk, export, fill, library, points  # noqa: F401
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually

OLD_STORE = Path(__file__).parent.parent / "StoreTests" / "Stores" / "version-1.sql"


def post(server, path, fields=None, data=None, headers=None):
    """The status and text of the response, after following redirects."""
    body = data if data is not None else urllib.parse.urlencode(fields or {}).encode()
    try:
        with urllib.request.urlopen(urllib.request.Request(server.url + path, data=body, headers=headers or {})) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def get(server, path):
    with urllib.request.urlopen(server.url + path) as answer:
        return answer.read().decode()


@pytest.fixture(scope="module")
def small_store(tmp_path_factory):
    """A store with two small imports."""
    folder = tmp_path_factory.mktemp("small")
    for index in (1, 2):
        dailve("import", export(folder / f"{index}.xml", f"2024-01-0{index}"), "--store", folder / "store", "--zone", "UTC")
    return folder / "store"


@pytest.fixture
def store(small_store, tmp_path):
    return Path(shutil.copytree(small_store, tmp_path / "store"))


@pytest.fixture
def third(tmp_path):
    return export(tmp_path / "3.xml", "2024-01-03")


# Other users


def open_to_others(folder):
    return [path for path in [folder, *folder.rglob("*")] if stat.S_IMODE(path.lstat().st_mode) & 0o077]


def test_no_other_user_can_ever_read_a_file_of_the_store(tmp_path):
    path = export(tmp_path / "1.xml", "2024-01-01", 20_000)
    folder = tmp_path / "before"
    folder.mkdir()
    folder.chmod(0o755)
    process = subprocess.Popen(
        [DAILVE, "import", str(path), "--store", str(folder)], umask=0, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seen = set()
    while process.poll() is None:
        try:
            assert open_to_others(folder) == [] or not seen
        except FileNotFoundError:
            continue
        if (folder / "health.sqlite").exists():
            seen |= {path.name for path in folder.iterdir()}
    assert process.returncode == 0
    assert {"health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "import.lock"} <= seen
    assert open_to_others(folder) == []


@pytest.mark.skipif(os.getuid() != 0, reason="only the administrator can be somebody else")
def test_a_folder_of_another_user_is_refused(tmp_path):
    folder = tmp_path / "theirs"
    folder.mkdir(mode=0o777)
    os.chown(folder, 65534, 65534)
    result = dailve("stats", "--store", folder, check=False)
    assert result.returncode == 1 and "belongs to another user" in result.stderr
    assert list(folder.iterdir()) == []


# Other programs and other files


@pytest.mark.parametrize("old", [False, True])
def test_programs_opening_a_store_at_once_all_succeed(old, tmp_path):
    for round in range(6):
        folder = tmp_path / str(round)
        if old:
            folder.mkdir()
            with sqlite3.connect(folder / "health.sqlite") as database:
                database.executescript(OLD_STORE.read_text())
            database.close()
        programs = [
            subprocess.Popen([DAILVE, "tokens", "add", "phone", "--json", "--store", str(folder)], stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            for _ in range(4)]
        answers = {(program.communicate(timeout=PATIENCE), program.returncode) for program in programs}
        assert {code for _, code in answers} == {0}, answers
        assert len(dailve_json("tokens", "--store", folder)) == 4
        assert {path.name for path in folder.iterdir()} <= {
            "health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "directory.sqlite", "directory.sqlite-journal", "import.lock", "backups",
            "backups.json", "backups.lock", "clock.json"}


def test_concurrent_imports_succeed_or_are_refused(tmp_path):
    exports = [export(tmp_path / f"{day}.xml", f"2024-02-0{day}", 4000) for day in range(1, 5)]
    programs = [
        subprocess.Popen([DAILVE, "import", str(path), "--store", str(tmp_path / "s"), "--zone", "UTC"],
                         stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True) for path in exports]
    told = [(program.communicate(timeout=PATIENCE)[1], program.returncode) for program in programs]
    done = sum(code == 0 for _, code in told)
    assert done >= 1 and all("Another import" in text for text, code in told if code != 0)
    assert dailve_json("stats", "--store", tmp_path / "s")["types"][-1]["count"] == 4000 * done
    contents(tmp_path / "s")


def state_of(folder):
    return {path.name: path.read_bytes() for path in folder.iterdir() if path.is_file()}


@pytest.mark.parametrize("content", [b"", b"x", b"no database at all " * 5000])
def test_a_file_that_is_not_a_store_is_left_alone(content, tmp_path):
    (tmp_path / "health.sqlite").write_bytes(content)
    before = state_of(tmp_path)
    for command in (["stats"], ["today"], ["undo", "1"], ["serve", "--port", "9"]):
        result = dailve(*command, "--store", tmp_path, check=False)
        assert result.returncode == 1 and "is not a store of dailve" in result.stderr and str(tmp_path) in result.stderr
    assert state_of(tmp_path) == before


@pytest.mark.parametrize("mode", ["DELETE", "WAL"])
def test_a_database_of_another_program_is_left_alone(mode, tmp_path):
    with sqlite3.connect(tmp_path / "health.sqlite") as database:
        database.executescript(f"PRAGMA journal_mode = {mode}; CREATE TABLE note (text); INSERT INTO note VALUES ('mine')")
    database.close()
    before = state_of(tmp_path)
    result = dailve("stats", "--store", tmp_path, check=False)
    assert result.returncode == 1 and "is not a store of dailve" in result.stderr
    assert state_of(tmp_path) == before


def test_a_store_of_a_newer_version_is_left_alone(store):
    with sqlite3.connect(store / "health.sqlite") as database:
        database.executescript("PRAGMA user_version = 1000")
    database.close()
    before = state_of(store)
    result = dailve("stats", "--store", store, check=False)
    assert result.returncode == 1 and "newer version" in result.stderr
    assert state_of(store) == before


# Full disks


READING = [["stats"], ["today"], ["daily", "HeartRate"], ["sleep"], ["score"], ["batches"], ["audit"], ["sources"]]


def test_a_store_on_a_full_disk_can_be_read(small_store, third, tmp_path):
    with disk(tmp_path / "disk", 12) as full:
        store = full / "store"
        shutil.copytree(small_store, store)
        before = contents(store)
        for path in store.iterdir():  # as after a clean exit
            if path.name.endswith(("-wal", "-shm")):
                path.unlink()
        fill(full)
        for command in READING:
            result = dailve(*command, "--store", store, check=False)
            assert result.returncode == 0, (command, result.stderr)
        dailve("export", "csv", tmp_path / "all.zip", "--store", store)
        for command, words in [
            (["undo", "1"], "import is still in the store"), (["import", third], "Nothing of this import"),
            (["sources", "switch", "Watch", "off"], "Nothing was changed"),
        ]:
            result = dailve(*command, "--store", store, check=False)
            assert result.returncode == 1, command
            assert "is full" in result.stderr and str(store) in result.stderr and words in result.stderr, result.stderr
        assert os.statvfs(full).f_bavail * 4096 < 1 << 20
        server = Server(store)
        try:
            for path in ["/", "/data", "/settings", "/metric/heart-rate", "/sleep"]:
                assert "<h1" in get(server, path), path
            assert post(server, "/data/batches/1/undo")[0] == 507
            assert post(server, "/body/goal", {"goal": "lose"})[0] == 507
        finally:
            server.stop()
        (full / "filler").unlink()
        assert contents(store) == before
        dailve("import", third, "--store", store)


def test_everything_can_be_deleted_on_a_full_disk(small_store, tmp_path):
    with disk(tmp_path / "disk", 12) as full:
        store = full / "store"
        shutil.copytree(small_store, store)
        server = Server(store)
        try:
            fill(full)
            status, page = post(server, "/settings/erase", {"word": "DELETE"})
            assert status == 200 and "Everything was deleted" in page
            assert "Watch" not in get(server, "/data")
            assert planted(full, ["Watch"]) == []
        finally:
            server.stop()


def test_a_committed_import_is_reported_even_if_the_disk_is_full(library, store, third):
    """The log had room for everything, but the file could not grow."""
    fault = Fault(library, store, "full", 1, name="/health.sqlite")
    result = dailve("import", third, "--store", store, check=False, env=fault.environment)
    assert result.returncode == 0 and "The import succeeded, but the disk is full" in result.stdout
    assert [batch["batch"] for batch in dailve_json("batches", "--store", store)] == [3, 2, 1]
    assert fault.writes() > 0


# Deleting everything


def planted(folder, words):
    """Finds the files whose name or contents include any of the words."""
    found = []
    for path in folder.rglob("*"):
        text = path.name.encode() + (path.read_bytes() if path.is_file() and path.name != "filler" else b"")
        found += [(str(path), word) for word in words if word.encode() in text]
    return found


def test_deleted_data_leave_no_traces(tmp_path):
    words = ["Quetzalcoatl", "Xylophonkonzert", "Ypsilanti", "Zugspitze"]
    folder = tmp_path / "store"
    dailve("import", export(tmp_path / "Ypsilanti.xml", "2024-01-01", source=words[0]), "--store", folder, "--zone", "UTC")
    dailve("import", export(tmp_path / "2.xml", "2024-01-02", source=words[0] + " 2"), "--store", folder)
    dailve("undo", "2", "--store", folder)
    server = Server(folder)
    try:
        assert post(server, "/body", {"id": "record-1", "day": "2024-01-02", "time": "08:00", "weight": "70", "bodyFat": "", "leanBodyMass": "", "memo": words[1]})[0] == 200
        waiting = export(tmp_path / "3.xml", "2024-01-03", source=words[3]).read_bytes()
        post(server, "/import", data=waiting, headers={"X-File-Name": words[3] + ".xml", "Content-Type": "application/xml"})
        eventually(lambda: "/import/confirm" in get(server, "/data"))
        assert {word for _, word in planted(folder, words)} == set(words)
        assert words[3] in get(server, "/data")
        status, page = post(server, "/settings/erase", {"word": "DELETE"})
        assert status == 200 and "Everything was deleted" in page
        assert planted(folder, words) == []
        for path in ["/data", "/", "/body"]:
            assert not any(word in get(server, path) for word in words), path
    finally:
        server.stop()
    assert planted(folder, words) == []


READER = """
import sqlite3, sys
database = sqlite3.connect(f"file:{sys.argv[1]}/health.sqlite?mode=ro", uri=True, isolation_level=None)
database.execute("BEGIN")
print(database.execute("SELECT count(*) FROM sample").fetchone()[0], flush=True)
sys.stdin.read()
"""


@pytest.mark.parametrize("language, words", [("en", "Nothing was deleted"), ("ko", "아무것도 지우지 않았어요")])
def test_a_deletion_blocked_by_a_reader_names_it_and_deletes_nothing(language, words, store):
    server = Server(store)
    reader = subprocess.Popen([sys.executable, "-c", READER, str(store)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    try:
        reader.stdout.readline()
        status, page = post(server, "/settings/erase", {"word": "DELETE"}, headers={"Accept-Language": language})
        assert status == 409 and words in page and str(reader.pid) in page
        assert str(server.process.pid) not in page.split("<main")[1]
        assert "Watch" in get(server, "/data/sources") or dailve_json("stats", "--store", store)["types"]
        reader.communicate(b"")
        assert "done=erased" in post_address(server, "/settings/erase", {"word": "DELETE"})
        assert dailve_json("stats", "--store", store)["types"] == []
    finally:
        reader.kill()
        reader.wait()
        server.stop()


def post_address(server, path, fields):
    with urllib.request.urlopen(server.url + path, data=urllib.parse.urlencode(fields).encode()) as answer:
        return answer.url


# Previews


def test_a_killed_preview_leaves_no_files(sample_zip, tmp_path):
    for moment in (0.05, 0.2, 0.5):
        folder = tmp_path / str(moment)
        folder.mkdir()
        process = subprocess.Popen(
            [DAILVE, "import", "--dry-run", str(sample_zip), "--store", str(tmp_path / "s")],
            env=os.environ | {"TMPDIR": str(folder), "SQLITE_TMPDIR": str(folder)},
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(moment)
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert list(folder.rglob("*")) == [] and not (tmp_path / "s").exists()


# A store that is not where it was


def test_a_server_whose_store_was_deleted_accepts_no_more_data(store):
    server = Server(store)
    try:
        fields = {"id": "one", "day": "2024-01-02", "time": "08:00", "weight": "71", "bodyFat": "", "leanBodyMass": "", "memo": "kept"}
        post(server, "/body", fields)
        for path in store.glob("health.sqlite*"):
            path.unlink()
        status, page = post(server, "/body", fields | {"id": "two"})
        assert status == 500 and "was removed or replaced" in page and "kept" in page
        assert list(store.glob("health.sqlite*")) == []
    finally:
        server.stop()


def test_leftovers_of_a_killed_restore_are_named_and_removed(store):
    left = store / "restore-unfinished"
    left.mkdir(mode=0o700)
    shutil.copy(store / "health.sqlite", left)
    doctor = dailve("doctor", "--store", store, check=False)
    assert "left an unencrypted copy" in doctor.stdout and str(left) in doctor.stdout
    assert left.exists()
    dailve("stats", "--store", store)
    assert not left.exists()


def test_a_store_with_a_trigger_is_refused_and_a_restore_drops_triggers(store, tmp_path):
    before = contents(store)
    backup = Path(dailve_json("backup", "--store", store)["path"])
    copy = tmp_path / "copy.sqlite"
    shutil.copy(backup, copy)
    trigger = "CREATE TRIGGER spy AFTER INSERT ON change BEGIN DELETE FROM daily; END"
    for path in (copy, store / "health.sqlite"):
        with contextlib.closing(sqlite3.connect(path)) as database:
            database.execute(trigger)
            database.commit()
    closed = dailve("stats", "--store", store, check=False)
    assert closed.returncode == 1 and "a part that is not Dailve's (trigger spy)" in closed.stderr, closed.stderr
    assert "parts that are not Dailve's: trigger spy" in dailve("doctor", "--store", store, check=False).stdout
    result = dailve("restore", copy, "--store", store)
    assert "left out: trigger spy" in result.stdout
    dailve("sources", "switch", "Watch", "off", "--store", store)
    dailve("sources", "switch", "Watch", "on", "--store", store)
    assert contents(store) == before


# Writes that fail


STEPS = {"import": ["import", "THIRD"], "undo": ["undo", "1"], "change": ["sources", "switch", "Watch", "off"]}


@pytest.mark.parametrize("kind, most", [("full", 6), ("error", 10), ("torn", 8)])
@pytest.mark.parametrize("step", STEPS)
def test_a_failed_write_leaves_the_state_before_or_after(library, small_store, third, tmp_path, step, kind, most):
    """The program reports which, except after a power cut."""
    command = [str(third) if word == "THIRD" else word for word in STEPS[step]]

    def run(store, *fault):
        shutil.copytree(small_store, store)
        broken = Fault(library, store, *fault)
        result = dailve(*command, "--store", store, check=False, env=broken.environment)
        return result, broken.writes()

    result, count = run(tmp_path / "after", "none")
    assert result.returncode == 0 and count > 5, (result.stderr, count)
    before, after = contents(small_store), contents(tmp_path / "after")
    for at in points(count, most):
        store = tmp_path / f"{at}"
        result, _ = run(store, kind, at)
        dailve("stats", "--store", store)
        now = contents(store)
        assert now in (before, after), (at, result.stderr)
        if kind == "torn":
            assert result.returncode == -signal.SIGKILL or now == after
        else:
            assert now == (after if result.returncode == 0 else before), (at, result.returncode, result.stderr)
            assert result.returncode == 0 or result.stderr.startswith("Error: "), result.stderr
        if kind == "full" and result.returncode != 0:
            assert "is full" in result.stderr, result.stderr
        shutil.rmtree(store)


@pytest.mark.parametrize("kind", ["full", "error", "torn"])
def test_a_failed_creation_of_a_store_succeeds_the_next_time(library, tmp_path, kind):
    counted = Fault(library, tmp_path / "whole")
    dailve("tokens", "add", "phone", "--store", tmp_path / "whole", env=counted.environment)
    for at in points(counted.writes(), 8):
        folder = tmp_path / f"{kind}-{at}"
        broken = Fault(library, folder, kind, at)
        dailve("tokens", "add", "phone", "--store", folder, check=False, env=broken.environment)
        broken.writes()
        dailve("tokens", "add", "tablet", "--store", folder)
        assert "tablet" in {token["name"] for token in dailve_json("tokens", "--store", folder)}
        assert {path.name for path in folder.iterdir()} <= {
            "health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "directory.sqlite", "directory.sqlite-journal", "import.lock", "clock.json"}


def test_an_erasure_interrupted_by_a_power_cut_is_completed(library, small_store, tmp_path, monkeypatch):
    """Everything is there, or everything is gone."""

    def erase(store, kind, at):
        shutil.copytree(small_store, store)
        armed = tmp_path / f"{store.name}-armed"
        fault = Fault(library, store, kind, at, armed=armed)
        for name in [name for name in fault.environment if name.startswith(("FAULT_", "LD_PRELOAD"))]:
            monkeypatch.setenv(name, fault.environment[name])
        server = Server(store)
        for name in [name for name in fault.environment if name.startswith(("FAULT_", "LD_PRELOAD"))]:
            monkeypatch.delenv(name)
        armed.touch()
        try:
            post(server, "/settings/erase", {"word": "DELETE"})
        except (OSError, urllib.error.URLError):
            pass  # the power failed before the response
        server.process.kill()
        server.process.wait()
        return fault.writes()

    count = erase(tmp_path / "whole", "none", 0)
    assert planted(tmp_path / "whole", ["Watch"]) == [] and count > 5
    before = contents(small_store)
    for kind in ("torn", "error"):
        for at in points(count, 6):
            store = tmp_path / f"{kind}-{at}"
            erase(store, kind, at)
            types = dailve_json("stats", "--store", store)["types"]
            if types:
                assert contents(store) == before, at
            else:
                assert planted(store, ["Watch"]) == [], at
