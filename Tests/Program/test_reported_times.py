"""Conditions that people reported about devices, exports and workouts, through commands, API and pages alike."""
import urllib.request

import pytest

from program import FIXTURES, Server, dailve, dailve_json

pytestmark = pytest.mark.skipif(not (FIXTURES / "cases").is_dir(), reason="needs the shared fixtures")


def imported(tmp_path, case, zone):
    """The store of a case, and the report of its import."""
    folder = FIXTURES / "cases" / case
    store = tmp_path / "store"
    return store, dailve_json("import", folder / "export.xml", "--store", store, "--zone", zone)


def served(store, *paths):
    server = Server(store)
    try:
        for path in paths:
            with urllib.request.urlopen(f"{server.url}{path}", timeout=60) as answer:
                yield answer.read().decode()
    finally:
        server.stop()


@pytest.mark.parametrize("case, zone, day, steps", [
    ("10-names-that-lie-about-the-device", "Europe/Berlin", "2026-06-10", 6300),
    ("11-two-phones-one-name", "Europe/Madrid", "2026-06-12", 2700),
])
def test_sums_of_devices_agree_everywhere(tmp_path, case, zone, day, steps):
    store, _ = imported(tmp_path, case, zone)
    rows = dailve_json("daily", "HKQuantityTypeIdentifierStepCount", "--store", store)
    assert [(row["day"], row["sum"]) for row in rows] == [(day, steps)]
    answer, = served(store, f"/api/v1/types/HKQuantityTypeIdentifierStepCount/daily?from={day}&to={day}")
    assert f'"sum":{steps}' in answer.replace(" ", "")


def test_records_dated_after_their_export_appear_only_in_exports(tmp_path):
    store, report = imported(tmp_path, "17-hrv-written-in-the-future", "Europe/Madrid")
    assert report["records"] == {"read": 99, "added": 99, "duplicate": 0, "skipped": 0}
    assert [(problem["kind"], problem["count"]) for problem in report["problems"]] == [("after-export", 85)]
    kind = "HKQuantityTypeIdentifierHeartRateVariabilitySDNN"
    assert [(row["day"], row["count"]) for row in dailve_json("daily", kind, "--store", store)] == [("2026-08-17", 14)]
    dailve("export", "apple", tmp_path / "again.zip", "--store", store)
    again = dailve_json("import", tmp_path / "again.zip", "--store", tmp_path / "other")
    assert again["records"]["added"] == 99


def test_impossible_durations_are_replaced_and_reported(tmp_path):
    store, report = imported(tmp_path, "22-workout-impossible-durations", "Europe/Berlin")
    assert sorted(problem["kind"] for problem in report["problems"]) == ["reversed-times", "workout-duration", "workout-duration"]
    workouts = dailve_json("workouts", "--store", store)
    assert [(w["activity"], w["duration"], w["elapsed"], w["load"] > 0) for w in workouts] == [
        ("Cycling", 1200, 3600, True), ("Walking", 1800, 1800, True), ("Running", 1800, 1800, True)]
    assert all(not workout["bestEfforts"] for workout in workouts)


def test_an_archive_packed_by_windows_is_reported(tmp_path):
    path = FIXTURES / "cases" / "28-zip-repacked-by-windows-deflate64" / "export.zip"
    result = dailve("import", path, "--store", tmp_path / "store", "--json", check=False)
    assert result.returncode == 1 and not result.stdout.strip()
    for word in ("export.xml", "Deflate64", "method 9", "give the folder"):
        assert word in result.stderr
    assert "no Apple Health" not in result.stderr
