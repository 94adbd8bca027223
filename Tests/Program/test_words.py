"""The wording and spelling of what the commands print."""

import json
import subprocess

from program import DAILVE, dailve, dailve_json


def test_options_may_precede_a_subcommand(tmp_path):
    made = json.loads(dailve("tokens", "--store", tmp_path, "add", "Ada’s iPhone", "--json").stdout)
    assert made["name"] == "Ada’s iPhone"
    assert [token["id"] for token in json.loads(dailve("tokens", "--json", f"--store={tmp_path}").stdout)] == [made["id"]]
    dailve("zones", f"--store={tmp_path}", "add", "Asia/Tokyo", "--from", "2026-01-01", "--to", "2026-01-02")
    dailve("tokens", "--store", tmp_path, "revoke", made["id"])
    assert dailve_json("tokens", "--store", tmp_path)[0]["revoked"]
    wrong = subprocess.run([DAILVE, "tokens", "--store", tmp_path, "ad", "x"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2


def test_sample_prints_its_path(tmp_path):
    said = dailve("sample", tmp_path, "--years", 1, "--density", 0.05).stderr
    (path,) = tmp_path.iterdir()
    assert said.strip() == f"Written to {path}"


def test_a_missing_store_is_reported_with_the_option_that_names_one(tmp_path):
    said = subprocess.run([DAILVE, "undo", "1", "--store", tmp_path / "none"], capture_output=True, text=True, check=False).stderr
    assert "--store" in said and "makes a new one" in said


def test_times_in_the_terminal_are_in_the_persons_time_zone(tmp_path):
    export = tmp_path / "export.xml"
    export.write_text(
        '<?xml version="1.0"?><HealthData locale="en"><ExportDate value="2026-01-05 09:00:00 +0900"/>'
        '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="W" unit="count" value="5"'
        ' startDate="2026-01-04 23:10:00 +0900" endDate="2026-01-04 23:20:00 +0900"/></HealthData>')
    store = tmp_path / "store"
    dailve("import", export, "--zone", "Asia/Seoul", "--store", store)
    assert "2026-01-04 23:10 – 2026-01-04 23:10" in dailve("stats", "--store", store).stdout
    assert dailve_json("stats", "--store", store)["types"][0]["first"] == "2026-01-04T14:10:00Z"
    dailve("zones", "add", "Asia/Seoul", "--from", "2026-01-01", "--to", "2026-01-02", "--store", store)
    assert "2026-01-01 00:00 – 2026-01-03 00:00" in dailve("zones", "--store", store).stdout
    token = dailve_json("tokens", "add", "Phone", "--days", 3, "--store", store)
    for said in (dailve("tokens", "--store", store).stdout, subprocess.run(
            [DAILVE, "doctor", "--store", store, "--port", "1"], capture_output=True, text=True, check=False).stdout):
        line = next(line for line in said.splitlines() if token["id"] in line)
        assert "T" not in line.split(token["id"])[1].replace("Phone", "") and "Z" not in line.split(token["id"])[1], line
