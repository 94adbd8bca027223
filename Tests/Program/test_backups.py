"""Backups: each is a state that once was, whatever happens meanwhile, and a kill, a full disk or a lost key loses nothing."""

import json
import os
import pty
import random
import select
import shutil
import signal
import sqlite3
import stat
import subprocess
import threading
import time
import urllib.error
import urllib.parse
import urllib.request
from pathlib import Path

import pytest

from contents import contents, opened
from faults import Fault, disk, export, fill, library, points  # noqa: F401
from program import DAILVE, PATIENCE, Server, dailve, dailve_json, eventually

BACKUPS = int(os.environ.get("BACKUPS", 20))
KILLS = int(os.environ.get("KILLS", 6))
OLD = Path(__file__).parent.parent / "StoreTests" / "Stores"


def post(server, path, fields):
    request = urllib.request.Request(server.url + path, data=urllib.parse.urlencode(fields).encode())
    try:
        with urllib.request.urlopen(request) as answer:
            return answer.status, answer.read().decode()
    except urllib.error.HTTPError as refusal:
        return refusal.code, refusal.read().decode()


def get(server, path):
    with urllib.request.urlopen(server.url + path) as answer:
        return answer.read().decode()


def backup(store):
    return dailve_json("backup", "--store", store)


def age(store, days):
    """Makes the backups of a store older."""
    record = Path(store) / "backups.json"
    known = json.loads(record.read_text())
    for proof in known["proofs"].values():
        proof["made"] -= days * 86_400
    record.write_text(json.dumps(known))


def names(store):
    return [entry["name"] for entry in dailve_json("backups", "--store", store)["backups"]]


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    folder = tmp_path_factory.mktemp("small")
    for index in (1, 2):
        dailve("import", export(folder / f"{index}.xml", f"2024-01-0{index}"), "--store", folder / "store", "--zone", "UTC")
    return folder / "store"


@pytest.fixture
def store(small, tmp_path):
    return Path(shutil.copytree(small, tmp_path / "store"))


def written(store):
    """Returns all changes in order (imports and entries), the value of each weight, and the number of samples."""
    with opened(store) as database:
        changes = database.execute("SELECT kind, subject, batch FROM change ORDER BY sequence").fetchall()
        weights = database.execute("SELECT rid, value FROM record WHERE kind = 'body' AND deleted = 0 ORDER BY rid").fetchall()
        samples = database.execute("SELECT coalesce(sum(samples), 0) FROM cell").fetchone()[0]
        counted = database.execute("SELECT count(*) FROM sample").fetchone()[0]
    assert samples == counted
    return changes, {rid: json.loads(value)["weight"] for rid, value in weights}, samples


def test_every_backup_under_load_is_a_past_state(store, tmp_path):
    """Weights are saved one after another, each 0.1 more than the one before, so a state has every weight up to one and none after it. Imports bring
    all of their 1501 samples or none."""
    server = Server(store)
    saved, stop, imported = [], threading.Event(), []

    def save():
        while not stop.is_set():
            number = len(saved)
            status, _ = post(server, "/body", {
                "id": f"w-{number:05}", "day": "2024-01-02", "time": "08:00", "weight": f"{50 + number % 100}", "bodyFat": "",
                "leanBodyMass": "", "memo": ""})
            if status == 200:
                saved.append(number)

    def bring_in():
        day = 3
        while not stop.is_set() and day < 28:
            path = export(tmp_path / f"{day}.xml", f"2024-01-{day:02}")
            if dailve("import", path, "--store", store, check=False).returncode in (0, 3):
                imported.append(day)
            day += 1
            stop.wait(0.2)

    threads = [threading.Thread(target=save), threading.Thread(target=bring_in)]
    for thread in threads:
        thread.start()
    made = []
    try:
        while len(made) < BACKUPS:
            least = len(saved)
            result = dailve("backup", "--json", "--store", store, check=False)
            assert result.returncode == 0, result.stderr
            most = len(saved) + 1
            one = json.loads(result.stdout)
            kept = tmp_path / f"backup-{len(made)}.sqlite"
            shutil.copy(one["path"], kept)
            made.append((kept, least, most))
    finally:
        stop.set()
        for thread in threads:
            thread.join()
        server.stop()
    assert len(saved) > BACKUPS
    before = -1
    for kept, least, most in made:
        folder = tmp_path / "restored"
        dailve("restore", kept, "--store", folder)
        _, weights, samples = written(folder)
        numbers = sorted(int(rid.split("w-")[1]) for rid in weights)
        assert numbers == list(range(len(numbers))), "an entry is missing between others"
        assert all(weights[rid] == 50 + int(rid.split("w-")[1]) % 100 for rid in weights)
        assert least <= len(numbers) <= most, (least, len(numbers), most)
        assert samples % 1501 == 0 and len(numbers) >= before
        before = len(numbers)
        contents(folder)
        shutil.rmtree(folder)


def test_a_backup_is_restored_in_the_terminal(store, tmp_path):
    first, before = backup(store), contents(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    after = contents(store)
    answer = dailve_json("restore", first["name"], "--store", store)
    assert contents(store) == before and answer["taken"] == first["taken"]
    assert answer["before"] in names(store) and answer["before"] != first["name"]
    dailve("restore", answer["before"], "--store", store)
    assert contents(store) == after
    # A new machine has nothing but the file.
    elsewhere = tmp_path / "elsewhere"
    result = dailve("restore", first["path"], "--store", elsewhere)
    assert contents(elsewhere) == before and "the backup gives nobody a right" in result.stdout
    result = dailve("restore", "nothing", "--store", store, check=False)
    assert result.returncode == 1 and "There is no backup nothing" in result.stderr


@pytest.mark.parametrize("options", [(), ("--preview",), ("--json",)])
def test_an_ambiguous_name_restores_no_backup(store, tmp_path, options):
    first = backup(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    second, before = backup(store), contents(store)
    for beginning in ["dailve-", ""]:
        result = dailve("restore", beginning, *options, "--store", store, check=False)
        assert result.returncode != 0 and contents(store) == before
        assert not beginning or first["name"] in result.stderr and second["name"] in result.stderr and "Nothing was restored" in result.stderr
    # The beginning of a name is enough where only one backup begins with it.
    if second["name"] != first["name"]:
        dailve("restore", first["name"][:-4], *options, "--store", store)


@pytest.mark.parametrize("answer", ["y", "n", ""])
def test_a_restore_offers_to_redo_an_undone_import_everywhere(store, tmp_path, answer):
    dailve("tokens", "add", "tablet", "--scope", "sync", "--store", store)
    first = backup(store)
    dailve("undo", "2", "--store", store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    outer, inner = pty.openpty()
    process = subprocess.Popen([DAILVE, "restore", first["name"], "--store", str(store)], stdin=inner, stdout=inner, stderr=inner)
    os.close(inner)
    os.write(outer, (answer + "\n").encode())
    said = b""
    while select.select([outer], [], [], PATIENCE)[0]:
        try:
            piece = os.read(outer, 4096)
        except OSError:
            break
        if not piece:
            break
        said += piece
    os.close(outer)
    assert process.wait(PATIENCE) == 0, said
    said = said.decode()
    assert "They take away imports that were undone since: 2.xml." in said
    assert "and these imports come back there as well" in said and "Bring 2.xml back on tablet too" in said
    # The question also names what the same answer deletes there.
    assert "and delete, undo or set back there what came since: 1 import?" in said
    assert ("It wins over what other machines have" in said) == (answer == "y")
    undone = [batch for batch in dailve_json("batches", "--store", store) if "undone" not in batch]
    assert len(undone) == 2


def test_a_key_from_a_backup_works_only_once_readmitted(store, tmp_path):
    key = dailve_json("tokens", "add", "phone", "--scope", "summary:read", "--store", store)["token"]
    made, elsewhere = backup(store), tmp_path / "elsewhere"
    result = dailve("restore", made["path"], "--store", elsewhere)
    assert "Withheld, because only a backup has it:" in result.stdout and "key phone (summary:read)" in result.stdout
    assert "key phone" in dailve("users", "--store", elsewhere).stdout
    assert status_with(elsewhere, key) == 401
    assert "1 right counts again" in dailve("users", "readmit", "--store", elsewhere).stdout
    assert status_with(elsewhere, key) == 200
    assert "Withheld" not in dailve("users", "--store", elsewhere).stdout


def status_with(store, key):
    server = Server(store)
    request = urllib.request.Request(server.url + "/api/v1/today", headers={"Authorization": f"Bearer {key}"})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status
    except urllib.error.HTTPError as error:
        return error.code
    finally:
        server.stop()


def test_a_store_in_use_is_restored_in_settings(store, tmp_path):
    first, before = backup(store), contents(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    server = Server(store)
    try:
        result = dailve("restore", first["name"], "--store", store, check=False)
        assert result.returncode == 1 and "Settings under Backups" in result.stderr
        page = get(server, "/settings/backups")
        assert first["name"] in page and "Back up now" in page
        status, page = post(server, "/settings/backups/now", {})
        assert status == 200 and "was made and verified" in page
        status, page = post(server, "/settings/backups/restore", {"name": first["name"]})
        assert status == 200 and "Restored to" in page, page
        assert contents(store) == before
        # The store takes new entries again.
        assert post(server, "/body/goal", {"goal": "lose"})[0] == 200
        for name in ["", "../../etc/passwd", "dailve-20200101T000000Z-asked.sqlite"]:
            status, page = post(server, "/settings/backups/restore", {"name": name})
            assert status == 409 and "no longer exists" in page
    finally:
        server.stop()


def test_the_server_makes_a_first_backup_and_no_second_without_a_change(store):
    server = Server(store)
    try:
        # The backup is made on a thread that comes after all others, also after the commands that ask for it here.
        eventually(lambda: list(store.glob("backups/*")), patience=2 * PATIENCE)
        eventually(lambda: names(store))
        assert [entry["kind"] for entry in dailve_json("backups", "--store", store)["backups"]] == ["hourly"]
        assert "when something changes" in get(server, "/settings/backups")
    finally:
        server.stop()


def test_only_the_owner_can_open_backups(store):
    process = subprocess.Popen([DAILVE, "backup", "--store", str(store)], umask=0, stdout=subprocess.DEVNULL)
    while process.poll() is None:
        # Folders may disappear during the walk.
        for folder, folders, files in os.walk(store):
            for path in (Path(folder, name) for name in folders + files):
                try:
                    assert not stat.S_IMODE(path.lstat().st_mode) & 0o077, path
                except FileNotFoundError:
                    continue
    assert process.returncode == 0
    assert {path.name for path in store.iterdir()} >= {"backups", "backups.json", "backups.lock"}
    for path in [store, *store.rglob("*")]:
        assert not stat.S_IMODE(path.lstat().st_mode) & 0o077, path


def test_a_kill_during_a_backup_keeps_earlier_ones(store, tmp_path):
    chance = random.Random(31)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03", 60_000), "--store", store)
    started = time.monotonic()
    backup(store)
    duration = time.monotonic() - started
    before = contents(store)
    for attempt in range(KILLS):
        known = set(names(store))
        process = subprocess.Popen([DAILVE, "backup", "--store", str(store)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, duration))
        process.send_signal(signal.SIGKILL)
        process.wait()
        now = set(names(store))
        assert now >= known and len(now - known) <= 1, attempt
        for name in now - known:
            assert_restores(store, name, before, tmp_path)
        assert contents(store) == before
    backup(store)
    assert sorted(path.name for path in (store / "backups").iterdir()) == sorted(names(store))
    assert not (store / "backup-unfinished").exists()


def assert_restores(store, name, expected, tmp_path):
    folder = tmp_path / "check"
    dailve("restore", store / "backups" / name, "--store", folder)
    assert contents(folder) == expected
    shutil.rmtree(folder)


def test_a_kill_during_a_restore_leaves_the_old_store_or_the_new(store, tmp_path):
    chance = random.Random(32)
    first, old = backup(store), contents(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03", 60_000), "--store", store)
    new = contents(store)
    timed = shutil.copytree(store, tmp_path / "timed")
    started = time.monotonic()
    dailve("restore", first["name"], "--store", timed)
    duration = time.monotonic() - started
    seen = set()
    for attempt in range(KILLS):
        killed = shutil.copytree(store, tmp_path / f"killed-{attempt}")
        process = subprocess.Popen(
            [DAILVE, "restore", first["name"], "--store", str(killed)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        # Most kills come late, because that is where files change.
        time.sleep(duration * chance.uniform(0.3, 1.02))
        process.send_signal(signal.SIGKILL)
        process.wait()
        dailve("stats", "--store", killed)
        now = contents(killed)
        assert now in (old, new), attempt
        seen.add(now)
        assert not (killed / "restore-ready").exists()
        dailve("restore", first["name"], "--store", killed)
        assert contents(killed) == old
        shutil.rmtree(killed)


def test_failed_writes_during_a_restore_leave_the_old_store_or_the_new(library, store, tmp_path):
    first, old = backup(store), contents(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    new = contents(store)

    def run(folder, *fault):
        shutil.copytree(store, folder)
        broken = Fault(library, folder, *fault)
        result = dailve("restore", first["name"], "--store", folder, check=False, env=broken.environment)
        return result, broken.writes()

    result, count = run(tmp_path / "whole", "none")
    assert result.returncode == 0 and contents(tmp_path / "whole") == old and count > 10
    for kind in ("full", "error", "torn"):
        for at in points(count, 8):
            folder = tmp_path / f"{kind}-{at}"
            result, _ = run(folder, kind, at)
            dailve("stats", "--store", folder)
            now = contents(folder)
            assert now in (old, new), (kind, at, result.stderr)
            if kind != "torn":
                assert result.returncode in (0, 1) and now == (old if result.returncode == 0 else now), result.stderr
            shutil.rmtree(folder)


def test_a_full_disk_deletes_only_the_oldest_backups(small, tmp_path):
    with disk(tmp_path / "disk", 40) as full:
        store = full / "store"
        shutil.copytree(small, store)
        size = backup(store)["bytes"]
        made = [backup(store)["name"] for _ in range(3)]
        # This leaves room for half a backup, beside the twentieth of the disk that stays free.
        free = os.statvfs(full).f_bavail * os.statvfs(full).f_frsize
        (full / "filler").write_bytes(bytes(max(0, free - 2 * 1024 * 1024 - size // 2)))
        dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store, check=False)
        # A backup that is asked for displaces none of the last two days.
        result = dailve("backup", "--store", store, check=False)
        assert result.returncode == 1 and "not enough space for a backup" in result.stderr and len(names(store)) == 4
        age(store, days=3)
        result = dailve("backup", "--store", store, "--json", check=False)
        assert result.returncode == 0, result.stderr
        left = names(store)
        assert json.loads(result.stdout)["name"] in left and made[-1] in left and len(left) < 5
        assert "for lack of space" in dailve("doctor", "--store", store).stdout
        # Without room for even one more, it says so and keeps the newest, and everything else goes on.
        (full / "filler").unlink()
        newest, *others = names(store)
        for name in others:
            (store / "backups" / name).unlink()
        fill(full)
        result = dailve("backup", "--store", store, check=False)
        assert result.returncode == 1 and "not enough space for a backup" in result.stderr, result.stderr
        assert newest in names(store)
        doctor = dailve("doctor", "--store", store, check=False).stdout
        assert newest in names(store) and dailve("stats", "--store", store).returncode == 0, doctor
        (full / "filler").unlink()
        dailve("import", export(tmp_path / "4.xml", "2024-01-04"), "--store", store)
        assert backup(store)["name"] in names(store)


@pytest.mark.parametrize("version", ["1", "9", "10"])
def test_a_store_of_an_earlier_version_is_backed_up_first_and_says_so(version, tmp_path):
    store = tmp_path / "store"
    store.mkdir(mode=0o700)
    with sqlite3.connect(store / "health.sqlite") as database:
        database.executescript((OLD / f"version-{version}.sql").read_text())
    database.close()
    result = dailve("stats", "--store", store)
    assert "A backup is made first" in result.stderr and "Bringing it up to date" in result.stderr
    made = dailve_json("backups", "--store", store)["backups"]
    assert [entry["kind"] for entry in made] == ["upgrade"]
    before = contents(store)
    assert "earlier version" not in dailve("stats", "--store", store).stderr
    dailve("restore", made[0]["path"], "--store", tmp_path / "again")
    assert contents(tmp_path / "again") == before


def test_undoing_an_import_makes_a_backup(store):
    before = contents(store)
    dailve("undo", "2", "--store", store)
    made = dailve_json("backups", "--store", store)["backups"]
    assert [entry["kind"] for entry in made] == ["undo"] and contents(store) != before
    dailve("restore", made[0]["name"], "--store", store)
    assert contents(store) == before


def test_deleting_everything_deletes_the_backups(store):
    backup(store)
    server = Server(store)
    try:
        assert "all backups" in get(server, "/settings")
        status, page = post(server, "/settings/erase", {"word": "DELETE"})
        assert status == 200 and "Everything was deleted." in page
        assert names(store) == [] and list((store / "backups").iterdir()) == []
    finally:
        server.stop()


@pytest.mark.skipif(not shutil.which("age-keygen"), reason="age is not installed")
def test_encrypted_backups(store, tmp_path):
    key = tmp_path / "key.txt"
    subprocess.run(["age-keygen", "-o", key], check=True, capture_output=True)
    public = subprocess.run(["age-keygen", "-y", key], check=True, capture_output=True, text=True).stdout.strip()
    before, elsewhere = contents(store), tmp_path / "other-disk"
    elsewhere.mkdir(mode=0o700)
    server = Server(store, options=["--backups", str(elsewhere), "--backup-recipient", public])
    try:
        status, page = post(server, "/settings/backups/now", {})
        assert status == 200 and "was made and verified" in page
        assert str(elsewhere) in page and "with age" in page and "--identity" in page
    finally:
        server.stop()
    made = dailve_json("backups", "--store", store)["backups"][0]
    assert made["isEncrypted"] and Path(made["path"]).parent == elsewhere
    assert b"SQLite format" not in Path(made["path"]).read_bytes() and Path(made["path"]).read_bytes().startswith(b"age-encryption.org/v1")
    assert [path.name for path in elsewhere.iterdir()] == [made["name"]] and not (store / "backup-unfinished").exists()
    result = dailve("restore", made["name"], "--store", store, check=False)
    assert result.returncode == 1 and "--identity" in result.stderr
    other = tmp_path / "other.txt"
    subprocess.run(["age-keygen", "-o", other], check=True, capture_output=True)
    result = dailve("restore", made["name"], "--identity", other, "--store", store, check=False)
    assert result.returncode == 1 and "no identity matched" in result.stderr and "Check the key" in result.stderr
    # A backup that is cut off or overwritten is damaged, whatever the key.
    whole, cut = Path(made["path"]).read_bytes(), tmp_path / "cut.sqlite.age"
    for content in [whole[:-1000], whole[:65_736], whole[:100], whole[:1000] + bytes(12) + whole[1012:]]:
        cut.write_bytes(content)
        result = dailve("restore", cut, "--identity", key, "--store", store, check=False)
        assert result.returncode == 1 and "cut.sqlite.age is damaged" in result.stderr and "key" not in result.stderr, result.stderr
    assert contents(store) == before
    dailve("restore", made["path"], "--identity", key, "--store", tmp_path / "again")
    assert contents(tmp_path / "again") == before
    # Without a way to encrypt, no backup is made rather than an open one.
    result = subprocess.run(
        ["unshare", "-m", "sh", "-c", f"mount --bind /dev/null {shutil.which('age')} && exec {DAILVE} backup --store {store}"],
        capture_output=True, text=True)
    if "mount" not in result.stderr:
        assert result.returncode == 1 and "age is not installed" in result.stderr, result.stderr
        assert len(names(store)) == 1
    result = dailve("serve", "--store", store, "--backup-recipient", "no-key", check=False)
    assert result.returncode == 1 and "age could not" in result.stderr


def test_the_doctor_checks_backups(store):
    def words():
        return [finding for finding in dailve_json("doctor", "--store", store)["findings"] if finding["subject"] == "backups"]

    assert "no backup yet" in words()[0]["text"] and not words()[0]["isWell"]
    backup(store)
    assert [finding["isWell"] for finding in words()] == [True]
    path = Path(dailve_json("backups", "--store", store)["backups"][0]["path"])
    path.write_bytes(path.read_bytes()[:-1000])
    assert any("incomplete" in finding["text"] for finding in words())


@pytest.mark.parametrize("kind", ["letter", "nothing", "database", "cut", "overwritten", "few", "head"])
def test_an_incomplete_backup_is_refused_with_a_reason(store, tmp_path, kind):
    path = tmp_path / "found.sqlite"
    whole = Path(backup(store)["path"]).read_bytes()
    if kind == "database":
        with sqlite3.connect(path) as database:
            database.execute("CREATE TABLE notes (text)")
        database.close()
    else:
        middle = len(whole) // 2
        path.write_bytes({
            "letter": b"Dear Ada,\n" * 900, "nothing": b"", "cut": whole[:middle],
            "few": whole.replace(b"1.xml", b"7.xml"),
            "overwritten": whole[:8192] + bytes(range(256)) * 64 + whole[8192 + 16384:], "head": b"\0" * 4096 + whole[4096:]}[kind])
    before = contents(store)
    refused = dailve("restore", path, "--store", store, check=False)
    assert refused.returncode != 0 and "found.sqlite" in refused.stderr and "nothing was restored" in refused.stderr, refused.stderr
    assert ("is damaged" if kind in ("cut", "overwritten", "few") else "is not a backup of Dailve") in refused.stderr
    assert contents(store) == before and "doctor" not in refused.stderr
    # A preview refuses it too, and only a preview of a valid backup says that nothing would change elsewhere.
    preview = dailve("restore", path, "--preview", "--store", store, check=False)
    assert preview.returncode == 1 and preview.stdout == "" and "found.sqlite" in preview.stderr
    # Where there is no store, none is made, and no list of backups is suggested.
    new = tmp_path / "new"
    refused = dailve("restore", path, "--store", new, check=False)
    assert refused.returncode == 1 and "dailve backups" not in refused.stderr and not new.exists(), refused.stderr
    if kind in ("letter", "nothing", "database", "head"):
        assert "is not a backup of Dailve" in dailve("restore", path, "--preview", "--store", store, check=False).stderr


@pytest.mark.parametrize("kind", ["missing", "a file"])
def test_an_unusable_folder_is_reported_everywhere(store, tmp_path, kind):
    """The terminal, `doctor`, `backups` and Settings all say so, `doctor` and `backups` in the same words; once the folder can be used, nothing says
    so."""
    folder = tmp_path / "disk"
    if kind == "a file":
        folder.write_text("not a folder")
    with open(tmp_path / "log", "w+") as log:
        server = Server(store, options=("--backups", str(folder)), log=log)
        try:
            said = f"There is no folder {folder} for backups." if kind == "missing" else f"{folder} is a file, and no folder for backups."
            page = f"The folder {folder} doesn’t exist." if kind == "missing" else f"{folder} is a file, not a folder."
            assert f"No backups can be made at the moment. {said}" in open(log.name).read()

            def findings(command):
                all = dailve_json(command, "--store", store)["findings"]
                return [(finding["text"], finding.get("advice")) for finding in all if finding["subject"] == "backups"]

            assert findings("doctor") == findings("backups")
            assert any(advice and said in advice for text, advice in findings("doctor"))
            assert not any(advice and "makes one now" in advice for text, advice in findings("doctor"))
            assert said in dailve("backups", "--store", store).stderr
            for path in ["/settings", "/settings/backups"]:
                assert f"No backups can be made at the moment. {page}" in get(server, path), path
            folder.unlink(missing_ok=True)
            folder.mkdir(0o700)
            assert "No backups can be made" not in get(server, "/settings")
            assert not any(advice and said in advice for text, advice in findings("backups"))
        finally:
            server.stop()


def test_a_failed_restore_is_not_logged_as_a_failed_backup(store, tmp_path):
    first = Path(backup(store)["path"])
    first.write_bytes(first.read_bytes().replace(b"1.xml", b"7.xml"))
    with open(tmp_path / "log", "w+") as log:
        server = Server(store, log=log)
        try:
            status, _ = post(server, "/settings/backups/restore", {"name": first.name, "sure": "1"})
            assert status == 409
            eventually(lambda: "No backup was restored: " in open(log.name).read())
            assert "No backup was made" not in open(log.name).read()
        finally:
            server.stop()


def test_the_folder_of_the_store_is_refused_for_backups(store):
    result = dailve("serve", "--store", store, "--backups", store, check=False)
    assert result.returncode == 2 and "the folder of the store itself" in result.stderr


def test_a_disk_too_small_for_a_backup_is_reported_in_advance(small, tmp_path):
    with disk(tmp_path / "disk", 40) as full:
        store = full / "store"
        shutil.copytree(small, store)
        free = os.statvfs(full).f_bavail * os.statvfs(full).f_frsize
        (full / "filler").write_bytes(bytes(max(0, free - 1024 * 1024)))
        for command in ("doctor", "backups"):
            said = [finding for finding in dailve_json(command, "--store", store)["findings"] if finding["subject"] == "backups"]
            assert any("not enough space for a backup" in (finding.get("advice") or "") for finding in said), said
        (full / "filler").unlink()
        assert not any("not enough space" in (finding.get("advice") or "") for finding in dailve_json("doctor", "--store", store)["findings"])


def test_no_first_backup_is_promised_if_backups_are_impossible(store, tmp_path):
    server = Server(store, options=("--backups", str(tmp_path / "missing")))
    try:
        page = get(server, "/settings/backups")
        assert "No backups can be made at the moment." in page and "There is no backup yet" not in page
    finally:
        server.stop()


def test_deleting_everything_deletes_backups_in_a_folder_used_again(store, tmp_path):
    chosen = tmp_path / "disk"
    chosen.mkdir(0o700)
    (chosen / "dailve-20010101T000000Z-hourly.sqlite").write_text("of somebody else")
    Server(store, options=("--backups", str(chosen))).stop()
    first = Path(backup(store)["path"])
    assert first.parent == chosen
    Server(store).stop()
    server = Server(store, options=("--backups", str(chosen)))
    try:
        known = {entry["name"]: entry for entry in dailve_json("backups", "--store", store)["backups"]}
        assert "proven" in known[first.name]
        status, page = post(server, "/settings/erase", {"word": "DELETE"})
        assert status == 200 and f"Delete those files yourself: {chosen}/dailve-20010101T000000Z-hourly.sqlite" in page
        assert [path.read_text() for path in chosen.iterdir()] == ["of somebody else"]
    finally:
        server.stop()


@pytest.mark.parametrize("command", [["backups"], ["restore", "x"], ["serve"], ["backup"], ["import", "x"], ["tokens", "add", "x"]], ids=" ".join)
def test_every_command_refuses_a_store_that_is_a_file(tmp_path, command):
    file = tmp_path / "file"
    file.write_text("a letter")
    result = dailve(*command, "--store", file, check=False)
    assert result.returncode in (1, 2) and "backups.json" not in result.stderr and "cannot make" not in result.stderr
    assert command == ["import", "x"] or result.returncode == 2 and f"{file} is not a folder." in result.stderr, result.stderr
    assert file.read_text() == "a letter"


def test_backups_of_a_missing_store_are_an_error(tmp_path):
    result = dailve("backups", "--store", tmp_path / "typo", check=False)
    assert result.returncode == 1 and "There is no store at" in result.stderr


def test_a_damaged_store_is_not_a_backup_and_is_kept_beside_the_restored_one(store, tmp_path):
    first, before = backup(store), contents(store)
    dailve("import", export(tmp_path / "3.xml", "2024-01-03"), "--store", store)
    database = store / "health.sqlite"
    with sqlite3.connect(database) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    content = bytearray(database.read_bytes())
    content[8192:40_960] = os.urandom(32_768)
    database.write_bytes(content)
    assert dailve("backup", "--store", store, check=False).returncode == 1
    assert names(store) == [first["name"]]
    answer = dailve_json("restore", first["name"], "--store", store)
    assert contents(store) == before and "before" not in answer
    kept = Path(answer["movedTo"]) / "health.sqlite"
    # The unreadable part is kept as it was, whatever SQLite wrote to the file's header meanwhile.
    assert kept.read_bytes()[8192:40_960] == content[8192:40_960]
