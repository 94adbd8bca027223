"""Everything that the person wrote about workouts is in the tables of their export."""

import csv
import io
import json
import urllib.parse
import urllib.request
import zipfile

from program import Server, dailve, dailve_json


def post(server, path, **fields):
    request = urllib.request.Request(server.url + path, data=urllib.parse.urlencode(fields).encode())
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 200, path


def tables(server, kind):
    with urllib.request.urlopen(f"{server.url}/settings/export/{kind}") as answer:
        archive = zipfile.ZipFile(io.BytesIO(answer.read()))
    texts = {name.removesuffix("." + kind): archive.read(name).decode() for name in archive.namelist()}
    if kind == "csv":
        return {name: list(csv.DictReader(io.StringIO(text))) for name, text in texts.items()}
    return {name: json.loads(text) for name, text in texts.items()}


def test_entries_notes_and_links_of_workouts_are_exported(tmp_path):
    export = tmp_path / "export.xml"
    lines = [
        f'<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="{source}" '
        f'startDate="2024-01-10 {start}:00 +0000" endDate="2024-01-10 {end}:00 +0000"/>'
        for source, start, end in [("Watch", "08:00", "08:30"), ("App", "08:01", "08:30"), ("Watch", "18:00", "18:30")]
    ]
    export.write_text("<HealthData locale='en'><ExportDate value='2024-02-01 00:00:00 +0000'/>" + "".join(lines) + "</HealthData>")
    store = tmp_path / "store"
    dailve("import", export, "--store", store, "--zone", "UTC")
    morning, evening = [document["id"] for document in dailve_json("workouts", "--store", store)]
    recordings = [recording["id"] for recording in dailve_json("workout", morning, "--store", store)["recordings"]]
    server = Server(store)
    try:
        post(server, "/activity/new", id="w-1", activity="Yoga", day="2024-01-11", time="07:30", duration="40", distance="", energy="",
             effort="6", memo='by the "lake", twice\n=1+1', units="metric")
        post(server, f"/activity/{evening}/note", effort="8", memo="windy, 걷기")
        post(server, f"/activity/{morning}/part", **{"with": recordings[1]})
        found, documents = tables(server, "csv"), tables(server, "json")
    finally:
        server.stop()
    [record] = found["workout-records"]
    assert record["id"] == "w-1" and record["activity"] == "Yoga" and record["start"] == "2024-01-11T07:30:00Z"
    assert record["day"] == "2024-01-11" and float(record["minutes"]) == 40 and record["km"] == "" and float(record["effort"]) == 6
    # A spreadsheet must not evaluate what somebody wrote.
    assert "lake" in record["memo"] and "=1+1" in record["memo"] and not record["memo"].startswith("=")
    assert [(note["workout"], float(note["effort"]), note["memo"]) for note in found["workout-notes"]] == [(evening, 8, "windy, 걷기")]
    assert [(link["first"], link["second"], link["isOne"]) for link in found["workout-links"]] == [(*sorted(recordings), "false")]
    for name in ["workout-records", "workout-notes", "workout-links"]:
        assert len(documents[name]) == 1, name
        # JSON leaves out what a table leaves empty.
        assert set(documents[name][0]) <= set(found[name][0]), name
