"""The program as a person and a script use it."""

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
import xml.etree.ElementTree as tree
import zipfile

import pytest

from contents import contents, samples_of
from independent import count, elements
from program import DAILVE, FIXTURES, PATIENCE, dailve, dailve_json

REAL = [
    "apple-aleksi-ru-v11/testdata.xml",
    "apple-alxdrcirilo/export.zip",
    "apple-alxdrcirilo/export.xml",
    "apple-dogsheep-v9-2019/export.zip",
    "apple-dogsheep-v9-2019/exportar.zip",
    "apple-dogsheep-v9-2019/export-inline-locations.xml",
    "apple-dogsheep-v9-2019/zip_contents",
    "apple-hkimport-v3-2017/export.xml",
    "apple-tdda-v3-2016/export6s3sample.xml",
    "apple-healthkitrs-small/sleep-overlap.xml",
    "apple-healthkitrs-small/two-sources.xml",
]


@pytest.mark.skipif(not FIXTURES.exists(), reason="the shared fixtures are not here")
@pytest.mark.parametrize("name", REAL)
def test_real_exports_agree_with_an_independent_reader(name, tmp_path):
    path = FIXTURES / name
    document = next(path.rglob("export.xml")) if path.is_dir() else path
    expected = count(document)
    report = dailve_json("import", path, "--store", tmp_path)
    assert report["records"]["read"] == expected["records"]
    assert report["records"]["added"] + report["records"]["duplicate"] == expected["records"]
    assert report["records"]["added"] == expected["different"]
    assert report["workouts"] == expected["workouts"]
    assert report["activitySummaries"] == expected["summaries"]
    assert report["kept"].get("Correlation", 0) == expected["correlations"]
    assert report["complete"]
    again = dailve_json("import", path, "--store", tmp_path)
    assert again["records"]["added"] == 0


@pytest.mark.skipif(not FIXTURES.exists(), reason="the shared fixtures are not here")
def test_daily_steps_match_the_exporters_own_table(tmp_path):
    folder = FIXTURES / "apple-tdda-v3-2016"
    dailve("import", folder / "export6s3sample.xml", "--store", tmp_path, "--zone", "Europe/London")
    days = {row["day"]: row["sum"] for row in dailve_json("daily", "steps", "--store", tmp_path)}
    assert days == {"2014-09-13": 2517}


@pytest.mark.skipif(not FIXTURES.exists(), reason="the shared fixtures are not here")
@pytest.mark.parametrize("name", ["18-zero-byte.xml", "20-truncated-zip.zip", "21-no-health-xml.zip"])
def test_unreadable_files_are_errors_and_create_no_store(name, tmp_path):
    result = dailve("import", FIXTURES / "apple-derived-malformed" / name, "--store", tmp_path / "s", check=False)
    assert result.returncode == 1
    assert result.stderr.startswith("Error: ") and name in result.stderr
    assert not (tmp_path / "s").exists()


def round_trip(path, folder):
    """Imports and exports again; returns the exported archive, or `None` if the file cannot be imported."""
    if dailve("import", path, "--store", folder / "store", check=False).returncode not in (0, 3):
        return None
    archive = folder / "again.zip"
    dailve("export", "apple", archive, "--store", folder / "store")
    return archive


@pytest.fixture(scope="module")
def written_again(tmp_path_factory):
    """Each document of the shared fixtures with its store and the archive exported from it, made once."""
    made = {}

    def folder(path):
        if path not in made:
            new = tmp_path_factory.mktemp("written")
            round_trip(path, new)
            made[path] = new
        return made[path]

    return folder


@pytest.mark.skipif(not FIXTURES.exists(), reason="the shared fixtures are not here")
@pytest.mark.parametrize("name", REAL)
def test_a_real_export_is_written_again_complete(name, written_again):
    path = FIXTURES / name
    document = next(path.rglob("export.xml")) if path.is_dir() else path
    assert elements(written_again(path) / "again.zip") == elements(document)


def companions(path):
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist() if not name.endswith(".xml")}


def test_a_generated_export_is_written_again_complete(tmp_path):
    made = tmp_path / "made.zip"
    dailve("sample", made, "--years", 1, "--density", 0.1, "--until", "2026-11-21")
    archive = round_trip(made, tmp_path)
    assert elements(archive) == elements(made)
    assert companions(archive) == companions(made)
    kinds = {name.split("/")[1] for name in companions(archive)}
    assert kinds == {"workout-routes", "electrocardiograms", "clinical-records"}


MALFORMED = sorted((FIXTURES / "apple-derived-malformed").glob("[0-4]*.*")) if FIXTURES.exists() else []


@pytest.mark.parametrize("path", MALFORMED, ids=lambda path: path.name)
def test_the_content_of_a_malformed_export_survives_writing_and_reading(path, written_again, tmp_path):
    archive = written_again(path) / "again.zip"
    if not archive.exists():
        return
    with zipfile.ZipFile(archive) as written:
        tree.fromstring(written.read("apple_health_export/export.xml"))
    dailve("import", archive, "--store", tmp_path / "other", "--zone", "UTC")
    assert samples_of(tmp_path / "other") == samples_of(archive.with_name("store"))


@pytest.mark.skipif(not FIXTURES.exists(), reason="the shared fixtures are not here")
@pytest.mark.parametrize("name", REAL + [f"apple-derived-malformed/{path.name}" for path in MALFORMED])
def test_our_own_export_adds_no_data(name, written_again, tmp_path):
    archive = written_again(FIXTURES / name) / "again.zip"
    if not archive.exists():
        return
    shutil.copytree(archive.with_name("store"), tmp_path / "store")
    total = dailve_json("import", archive, "--store", tmp_path / "store")["changes"]["total"]
    assert (total["added"], total["changed"], total["gone"]) == (0, 0, 0)


def test_the_exit_code_says_whether_everything_was_understood(tmp_path, monkeypatch):
    monkeypatch.setenv("TZ", "UTC")

    def code(body):
        document = tmp_path / "export.xml"
        document.write_text(f"<HealthData locale='es_ES'><ExportDate value='2001-01-10 09:00:00 +0100'/>{body}</HealthData>")
        return dailve("import", document, "--store", tmp_path / "s", check=False).returncode

    record = (
        "<Record type='HKQuantityTypeIdentifierHeartRate' sourceName='W' unit='count/s' startDate='20010102080000+0100' "
        "endDate='20010102080000+0100' {}/>"
    )
    assert code(record.format("min='1' max='2' average='1,5'")) == 0
    assert code(record.format("value='fast'")) == 3
    assert code("<Unheard of='this'/>") == 3
    home = dailve_json("import", tmp_path / "export.xml", "--store", tmp_path / "other")["homeZone"]
    assert home == {"zone": "Europe/Madrid", "basis": "region"}
    text = dailve("import", tmp_path / "export.xml", "--store", tmp_path / "third", check=False).stdout
    assert "Home time zone: Europe/Madrid" in text and "--zone" in text


def test_exit_codes(tmp_path):
    assert dailve("import", tmp_path / "no.zip", check=False).returncode == 1
    assert dailve("import", check=False).returncode == 2
    assert dailve("daily", "steps", "--store", tmp_path / "no-store", check=False).returncode == 1
    assert dailve("score", "2024-02-30", "--store", tmp_path, check=False).returncode == 2
    assert dailve("serve", "--host", "0.0.0.0", check=False).returncode == 2
    broken = tmp_path / "broken.xml"
    broken.write_text('<HealthData><Record type="HKQuantityTypeIdentifierStepCount" startDate="soon" value="1"/></HealthData>')
    result = dailve("import", broken, "--store", tmp_path / "s", "--json", check=False)
    assert result.returncode == 3
    assert json.loads(result.stdout)["records"] == {"added": 0, "duplicate": 0, "read": 1, "skipped": 1}
    assert dailve("daily", "no-such-thing", "--store", tmp_path / "s", check=False).returncode == 2


def test_dry_run_changes_nothing(sample_zip, tmp_path):
    report = dailve_json("import", sample_zip, "--dry-run", "--store", tmp_path / "s")
    assert report["records"]["read"] > 50_000
    assert not (tmp_path / "s").exists()


def test_each_command_prints_one_json_document(sample_store):
    stats = dailve_json("stats", "--store", sample_store)
    assert {"types", "workouts", "routes", "heartbeatSeries", "databaseBytes"} <= stats.keys()
    assert all({"type", "count", "first", "last", "sources"} <= entry.keys() for entry in stats["types"])
    for row in dailve_json("daily", "StepCount", "--store", sample_store):
        assert {"day", "count", "sum", "min", "max", "average", "latest"} <= row.keys()
    for night in dailve_json("sleep", "--store", sample_store):
        assert {"day", "bedtime", "wake", "asleep", "inBed", "stages", "efficiency", "naps", "source"} <= night.keys()
    score = dailve_json("score", "--store", sample_store)
    for name in ["condition", "sleep", "body", "wellness", "readiness"]:
        assert {"score", "raw", "band", "parts", "reason", "missing", "baseline"} <= score[name].keys()
    assert {"load", "vitals"} <= score.keys()


def test_numbers_agree_everywhere(sample_server):
    """Terminal, JSON output, page and JSON interface agree about the same day."""
    today = dailve_json("today", "--store", sample_server.store)
    score = dailve_json("score", today["day"], "--store", sample_server.store)
    assert today["hero"]["score"] == score["condition"]["score"]
    request = urllib.request.Request(sample_server.url + "/api/v1/today")
    api = json.load(urllib.request.urlopen(request))
    assert api["hero"] == today["hero"]
    assert api["pinned"] == today["pinned"] and api["signals"] == today["signals"]
    steps = {row["day"]: row["sum"] for row in dailve_json("daily", "steps", "--store", sample_server.store)}
    card = next(card for card in today["activity"] if card["metric"] == "steps")
    assert card["value"] == pytest.approx(steps[card["day"]])
    nights = {night["day"]: night["asleep"] for night in dailve_json("sleep", "--store", sample_server.store)}
    sleep = next(card for card in today["pinned"] if card["metric"] == "sleep")
    assert sleep["value"] == pytest.approx(nights[sleep["day"]])
    text = dailve("today", "--store", sample_server.store).stdout
    assert f"  {today['hero']['score']}  " in text


def test_scores_of_a_range_match_those_of_its_days(sample_store):
    last = dailve_json("today", "--store", sample_store)["day"]
    rows = dailve_json("score", "--from", last[:8] + "01", "--to", last, "--store", sample_store)
    for row in rows[:: max(1, len(rows) // 5)]:
        assert dailve_json("score", row["day"], "--store", sample_store) == row


def test_other_host_names_are_refused(sample_server):
    request = urllib.request.Request(sample_server.url + "/", headers={"Host": "rebound.example"})
    with pytest.raises(urllib.error.HTTPError) as refusal:
        urllib.request.urlopen(request)
    assert refusal.value.code == 421


@pytest.fixture(scope="module")
def thin_zip(tmp_path_factory):
    """The demo person with fewer readings, because everything in the store is compared after each kill."""
    path = tmp_path_factory.mktemp("thin") / "export.zip"
    dailve("sample", path, "--years", 1, "--density", 0.1, "--until", "2026-11-21")
    return path


def test_a_kill_at_any_moment_loses_no_data(thin_zip, tmp_path):
    clean = tmp_path / "clean"
    started = time.monotonic()
    dailve("import", thin_zip, "--store", clean)
    duration = time.monotonic() - started
    expected = contents(clean)
    chance = random.Random(20)
    for attempt in range(int(os.environ.get("KILLS", "4"))):
        store = tmp_path / f"killed-{attempt}"
        process = subprocess.Popen(
            [DAILVE, "import", str(thin_zip), "--store", str(store)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(chance.uniform(0, duration))
        process.send_signal(signal.SIGKILL)
        process.wait()
        dailve("stats", "--store", store)
        dailve("import", thin_zip, "--store", store)
        assert contents(store) == expected, f"attempt {attempt}"


def test_a_kill_during_undo_or_derivation_loses_no_data(thin_zip, tmp_path):
    """The store is in the state before or after, never in between."""
    base = tmp_path / "base"
    dailve("import", thin_zip, "--store", base)
    later = tmp_path / "later.xml"
    later.write_text("<HealthData><ExportDate value='2030-01-01 00:00:00 +0000'/>" + "".join(
        f'<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="W" unit="count/min" '
        f'startDate="2026-0{1 + index % 9}-0{1 + index % 8} 10:{index // 60 % 60:02}:{index % 60:02} +0000" value="{60 + index % 90}"/>'
        for index in range(40_000)) + "</HealthData>")
    dailve("import", later, "--store", base)
    steps = [
        ("undo", "2"), ("undo", "1"), ("zones", "add", "Asia/Tokyo", "--from", "2025-01-01", "--to", "2027-01-01"),
        ("sources", "switch", "Alex’s Apple Watch", "off"),
    ]
    before = contents(base)
    chance = random.Random(21)
    for index, step in enumerate(steps):
        done = tmp_path / f"done-{index}"
        shutil.copytree(base, done)
        started = time.monotonic()
        dailve(*step, "--store", done)
        duration = time.monotonic() - started
        states = {before, contents(done)}
        for attempt in range(max(2, int(os.environ.get("KILLS", "4")) // len(steps))):
            store = tmp_path / f"killed-{index}-{attempt}"
            shutil.copytree(base, store)
            process = subprocess.Popen(
                [DAILVE, *step, "--store", str(store)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(chance.uniform(0, duration))
            process.send_signal(signal.SIGKILL)
            process.wait()
            dailve("stats", "--store", store)
            assert contents(store) in states, f"{step} {attempt}"
            shutil.rmtree(store)


def test_undoing_everything_leaves_an_empty_store(sample_zip, tmp_path):
    dailve("import", sample_zip, "--store", tmp_path)
    report = dailve_json("undo", "1", "--store", tmp_path)
    assert report["removed"] > 50_000 and report["kept"] == 0
    assert dailve_json("stats", "--store", tmp_path)["types"] == []
    assert dailve("undo", "1", "--store", tmp_path, check=False).returncode == 2
    with sqlite3.connect(f"file:{tmp_path}/health.sqlite?mode=ro", uri=True) as database:
        for table in ["sample", "detail", "origin", "workout", "kept_element", "kept_file", "activity_summary", "daily",
                      "daily_source", "night", "cell", "zone_evidence", "characteristic", "dirty"]:
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,), table
    again = dailve_json("import", sample_zip, "--store", tmp_path)
    assert again["records"]["added"] == report["removed"]


def test_everything_can_be_exported_as_tables(sample_store, tmp_path):
    steps = dailve_json("daily", "steps", "--store", sample_store)
    dailve("export", "csv", tmp_path / "all.zip", "--store", sample_store)
    dailve("export", "json", tmp_path / "all-json.zip", "--store", sample_store)
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        rows = archive.read("daily/HKQuantityTypeIdentifierStepCount.csv").decode().splitlines()
        readings = archive.read("samples/HKQuantityTypeIdentifierStepCount.csv").decode().splitlines()
    assert readings[0] == "start,end,value,unit,source,device,metadata,state"
    assert len(rows) == len(steps) + 1 and rows[0].startswith("day,count,sum")
    with zipfile.ZipFile(tmp_path / "all-json.zip") as archive:
        samples = json.loads(archive.read("samples/HKQuantityTypeIdentifierStepCount.json"))
        nights = json.loads(archive.read("nights.json"))
    stats = {entry["type"]: entry["count"] for entry in dailve_json("stats", "--store", sample_store)["types"]}
    assert len(samples) == stats["HKQuantityTypeIdentifierStepCount"]
    assert len(nights) == len(dailve_json("sleep", "--store", sample_store))


def test_electrocardiograms_are_in_every_export(sample_store, tmp_path):
    def recordings(path, folder=""):
        with zipfile.ZipFile(path) as archive:
            return {name.rsplit("/")[-1]: archive.read(name) for name in archive.namelist() if "/ecg_" in name and name.startswith(folder)}

    for form in ["apple", "csv", "json"]:
        dailve("export", form, tmp_path / f"{form}.zip", "--store", sample_store)
    there = recordings(tmp_path / "apple.zip")
    known = dailve_json("documents", "electrocardiograms", "--json", "--store", sample_store)
    assert there and len(there) == len(known)
    for form in ["csv", "json"]:
        assert recordings(tmp_path / f"{form}.zip", "electrocardiograms/") == there, form
    with zipfile.ZipFile(tmp_path / "json.zip") as archive:
        table = json.loads(archive.read("electrocardiograms.json"))
        assert all(row["file"] in archive.namelist() for row in table)
    assert sorted(row["recorded"] for row in table) == sorted(one["recorded"] for one in known)
    assert all(row["rate"] == one["rate"] for row, one in zip(table, known))


def test_an_import_is_visible_completely_or_not_at_all(sample_zip, tmp_path):
    """Samples and what is derived from them change in one step."""
    dailve("zones", "add", "Europe/Berlin", "--from", "2001-01-01", "--to", "2001-01-02", "--store", tmp_path)
    process = subprocess.Popen(
        [DAILVE, "import", str(sample_zip), "--store", str(tmp_path)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seen = set()
    with sqlite3.connect(f"file:{tmp_path}/health.sqlite?mode=ro", uri=True, isolation_level=None) as database:
        while process.poll() is None:
            database.execute("BEGIN")
            seen.add(tuple(database.execute(f"SELECT count(*) FROM {table}").fetchone()[0] for table in
                           ["sample", "workout", "daily", "night", "batch", "dirty"]))
            database.execute("COMMIT")
    assert len(seen) <= 2 and (0, 0, 0, 0, 0, 0) in seen, seen


def test_documents_are_listed_beside_samples(sample_store):
    def lines(kind):
        return [json.loads(line) for line in dailve("documents", kind, "--store", sample_store).stdout.splitlines()]

    assert all(len(pair["members"]) == 2 for pair in lines("correlations"))
    assert len(lines("audiograms")[0]["points"]) == 6
    assert "resourceType" in lines("clinical")[0]["resource"]
    assert lines("electrocardiograms")[0]["rate"] == 512
    assert lines("prescriptions") and lines("heartbeats")
    workouts = dailve_json("workouts", "--store", sample_store)
    runs = [workout for workout in workouts if workout["activity"] == "Running" and "trackDistance" in workout]
    assert len(runs) > 60
    assert all(workout["trackDistance"] == pytest.approx(workout["distance"], rel=0.01) for workout in runs)


def test_readings_are_corrected_in_the_terminal(sample_store, tmp_path):
    store = tmp_path / "copy"
    shutil.copytree(sample_store, store)
    sample = json.loads(dailve("samples", "weight", "--store", store).stdout.splitlines()[0])
    day = dailve_json("daily", "weight", "--store", store)[0]
    dailve("overrides", "correct", "weight", sample["start"], "60", "--store", store)
    assert dailve_json("daily", "weight", "--store", store)[0]["average"] == 60
    entry = dailve_json("overrides", "list", "--store", store)[0]
    assert entry["correction"] == 60 and entry["value"] == pytest.approx(sample["value"])
    corrected = json.loads(dailve("samples", "weight", "--store", store).stdout.splitlines()[0])
    assert corrected["state"] == "corrected" and corrected["value"] == sample["value"]
    dailve("overrides", "remove", entry["id"], "--store", store)
    assert dailve_json("daily", "weight", "--store", store)[0] == day


def test_ctrl_c_leaves_an_intact_store(sample_zip, tmp_path):
    process = subprocess.Popen(
        [DAILVE, "import", str(sample_zip), "--store", str(tmp_path)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    time.sleep(0.15)
    process.send_signal(signal.SIGINT)
    _, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode in (0, 1, -signal.SIGINT), messages
    if process.returncode == 1:
        assert "Nothing was changed" in messages
    dailve("import", sample_zip, "--store", tmp_path)


def test_the_sample_has_the_promised_content(sample_zip):
    with zipfile.ZipFile(sample_zip) as archive:
        names = archive.namelist()
        assert names[0] == "apple_health_export/export.xml"
        assert sum(name.endswith(".gpx") for name in names) > 40
        with archive.open(names[0]) as document:
            head = document.read(20_000).decode()
    assert "HealthKit Export Version: 14" in head
    expected = count(sample_zip)
    assert expected["workouts"] > 100 and expected["summaries"] > 360
    assert len(expected["by_type"]) > 20
