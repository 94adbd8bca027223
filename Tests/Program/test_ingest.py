"""Deliveries of phones: they bring the same as an export of those days, whatever is repeated, late, cut short or killed."""

import datetime
import gzip
import http.client
import json
import os
import random
import signal
import subprocess
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing

import pytest

import berlin
from deliveries import Pushed, picture, workouts
from program import DAILVE, FIXTURES, PATIENCE, Server, dailve, dailve_json, push, push_json


@pytest.fixture(scope="session")
def today():
    # This is the last day whose morning is over, because no phone has sent what has not happened yet.
    return (berlin.now() - datetime.timedelta(hours=9)).date()


@pytest.fixture(scope="session")
def month(tmp_path_factory, today):
    return Pushed(tmp_path_factory.mktemp("month"), 30, today)


@pytest.fixture(scope="session")
def exported(month, tmp_path_factory):
    """A server whose store has the same person from an export."""
    store = tmp_path_factory.mktemp("exported") / "store"
    dailve("import", month.export, "--zone", "Europe/Berlin", "--store", store)
    server = Server(store, environment={**os.environ, "TZ": "Europe/Berlin"})
    server.store = store
    yield server
    server.stop()


def token(store, name="iPhone"):
    return dailve_json("tokens", "add", name, "--store", store)["token"]


def send(server, secret, body, **headers):
    data = body if isinstance(body, bytes) else json.dumps(body).encode()
    request = urllib.request.Request(
        server.url + "/api/v1/ingest", data=data, method="POST",
        headers={"Authorization": f"Bearer {secret}", "Content-Type": "application/json", **headers})
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.status, json.loads(answer.read())
    except urllib.error.HTTPError as error:
        return error.code, json.loads(error.read() or b"{}")


def read_all(store):
    """Waits until everything that was acknowledged is read, however long that takes: on a busy machine the readers get little of it."""
    folder = store / "deliveries"
    least, since = None, time.monotonic()
    while folder.exists() and (waiting := len(list(folder.iterdir()))):
        if least is None or waiting < least:
            least, since = waiting, time.monotonic()
        assert time.monotonic() < since + PATIENCE, f"{waiting} deliveries wait, and none is read"
        time.sleep(0.1)


def close(left, right, path=""):
    if isinstance(left, dict):
        assert left.keys() == right.keys(), path
        for key in left:
            close(left[key], right[key], f"{path}.{key}")
    elif isinstance(left, (list, tuple)):
        assert len(left) == len(right), path
        for index, (a, b) in enumerate(zip(left, right)):
            close(a, b, f"{path}[{index}]")
    elif isinstance(left, float) or isinstance(right, float):
        assert left == pytest.approx(right, rel=1e-9, abs=1e-9), path
    else:
        assert left == right, path


@pytest.fixture
def fresh(tmp_path):
    """A server on an empty store whose home zone is known, as if somebody had opened the settings."""
    server = Server(tmp_path / "store", environment={**os.environ, "TZ": "Europe/Berlin"})
    server.store = tmp_path / "store"
    yield server
    if server.process.poll() is None:
        server.stop()


def types(store):
    """The types that have daily statistics, without sleep."""
    return [entry["type"] for entry in dailve_json("stats", "--store", store)["types"] if not entry["type"].endswith("SleepAnalysis")]


def test_a_month_of_deliveries_equals_the_export_and_can_be_undone(month, exported, fresh):
    keys = {"phone": token(fresh.store), "tablet": token(fresh.store, "iPad")}
    for device, body in month.bodies:
        assert send(fresh, keys[device], body)[0] == 200
    read_all(fresh.store)
    kinds = types(fresh.store)
    assert len(kinds) > 30
    days = slice(-month.days + 2, None)
    first = dailve_json("daily", "HeartRate", "--store", fresh.store)[days][0]["day"]
    expected = picture(exported, kinds, first)
    assert len(expected[1]) > 25
    close(picture(fresh, kinds, first), expected)
    close(workouts(fresh.store, first), workouts(exported.store, first))
    # Sending the same again adds nothing.
    for _ in range(10):
        send(fresh, keys["phone"], month.bodies[-1][1])
    read_all(fresh.store)
    again = [entry["changes"] for entry in dailve_json("batches", "--store", fresh.store)][:10]
    assert all(total["added"] == 0 for total in again), again
    close(picture(fresh, kinds, first), expected)
    # An export on top changes nothing that is shown, and everything can be taken back.
    report = dailve_json("import", month.export, "--store", fresh.store)
    close(picture(fresh, kinds, first), expected)
    dailve("undo", report["batch"], "--store", fresh.store)
    close(picture(fresh, kinds, first), expected)
    batches = [entry["batch"] for entry in dailve_json("batches", "--store", fresh.store) if not entry.get("undone")]
    assert len(batches) > 100
    # Undoing uses the page, because more than a hundred commands would spend most of their time starting.
    with closing(http.client.HTTPConnection("127.0.0.1", fresh.port, timeout=PATIENCE)) as connection:
        for batch in random.Random(3).sample(batches, len(batches)):
            connection.request("POST", f"/data/batches/{batch}/undo")
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 303 and "done=undone" in answer.getheader("Location")
    assert all(not days for days in picture(fresh, kinds, first)[0].values())


def test_the_program_sends_deliveries_and_reports_the_answers(fresh, today, tmp_path):
    key = token(fresh.store)
    sent = push_json(fresh.url, "--key", key, "--days", 3, "--until", today, "--density", 0.1, "--summarised")
    assert len(sent) > 5 and all(entry["delivery"] for entry in sent)
    read_all(fresh.store)
    kept = {entry["id"] for entry in dailve_json("deliveries", "--store", fresh.store)}
    assert kept == {entry["delivery"] for entry in sent}
    # The key is no argument, which others on the machine could read.
    held = tmp_path / "key"
    held.write_text(f"{key}\n")
    assert push_json(fresh.url, "--key-file", held, "--days", 1, "--until", today, "--density", 0.1, "--summarised")
    assert push(fresh.url, "--key-file", held, "--key", key, check=False).returncode == 2
    assert push(fresh.url, "--key-file", tmp_path / "none", check=False).returncode == 2
    assert "not a file" in push(fresh.url, "--key-file", tmp_path, check=False).stderr
    refused = push(fresh.url, "--key", "dlv_wrong", "--days", 1, check=False)
    assert refused.returncode == 1 and "not known" in refused.stderr
    # The tool overwrites no file.
    (tmp_path / "out").mkdir()
    (tmp_path / "out" / "mine").write_text("mine")
    assert push("--out", tmp_path / "out", check=False).returncode == 2
    assert [path.name for path in (tmp_path / "out").iterdir()] == ["mine"]
    for wrong in (["ftp://example.org", "--key", key], [fresh.url], [fresh.url, "--key", key, "--out", tmp_path / "new"], []):
        assert push(*wrong, check=False).returncode == 2, wrong
    fresh.stop()
    silent = push(fresh.url, "--key", key, "--days", 1, check=False)
    assert silent.returncode == 1 and "Nothing answers" in silent.stderr


# The soak test kills more often.
KILLS = int(os.environ.get("KILLS", 6))


def test_no_acknowledged_delivery_is_lost_when_the_server_is_killed(month, exported, tmp_path):
    chance = random.Random(5)
    store = tmp_path / "store"
    environment = {**os.environ, "TZ": "Europe/Berlin"}
    server = Server(store, environment=environment)
    secret = token(store)
    acknowledged = set()
    kills = 0
    index = 0
    while index < len(month.bodies):
        try:
            status, answer = send(server, secret, month.bodies[index][1])
            assert status == 200
            acknowledged.add(answer["delivery"])
            index += 1
        except OSError:
            pass
        if kills < KILLS and chance.random() < 0.5:
            time.sleep(chance.random() * 0.15)
            server.process.send_signal(signal.SIGKILL)
            server.process.wait()
            kills += 1
            server = Server(store, environment=environment)
    try:
        read_all(store)
        kept = {entry["id"] for entry in dailve_json("deliveries", "--limit", 1000, "--store", store)}
        assert acknowledged <= kept
        kinds = types(store)
        first = dailve_json("daily", "HeartRate", "--store", store)[-month.days + 2]["day"]
        close(picture(server, kinds, first), picture(exported, kinds, first))
    finally:
        server.stop()
    assert kills == KILLS


def many(count):
    """A body that takes a second or two to read."""
    start = 1_770_000_000
    points = [{"date": start + 60 * index, "Min": 60, "Avg": 60, "Max": 60, "source": "Watch"} for index in range(count)]
    return json.dumps({"data": {"metrics": [{"name": "heart_rate", "units": "bpm", "data": points}]}}).encode()


def heart_rates(store):
    return next((entry["count"] for entry in dailve_json("stats", "--store", store)["types"] if entry["type"].endswith("HeartRate")), 0)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_a_server_stopped_during_reading_resumes(tmp_path, how):
    store = tmp_path / "store"
    server = Server(store)
    secret = token(store)
    assert send(server, secret, many(150_000))[0] == 200
    for _ in range(4):
        time.sleep(0.4)
        server.process.send_signal(how)
        server.process.wait()
        server = Server(store)
    try:
        read_all(store)
        (delivery,) = dailve_json("deliveries", "--store", store)
        assert delivery.get("problem") is None and heart_rates(store) == 150_000
    finally:
        server.stop()


def test_a_killed_second_reading_keeps_the_data_of_the_first(tmp_path):
    store = tmp_path / "store"
    server = Server(store)
    secret = token(store)
    delivery = send(server, secret, many(150_000))[1]["delivery"]
    read_all(store)
    server.stop()
    assert heart_rates(store) == 150_000
    for wait in (0.3, 0.6, 0.9):
        again = subprocess.Popen([DAILVE, "deliveries", "replay", delivery, "--store", store], stdout=subprocess.DEVNULL)
        time.sleep(wait)
        again.kill()
        again.wait()
        assert heart_rates(store) == 150_000
    dailve("deliveries", "replay", delivery, "--store", store)
    assert heart_rates(store) == 150_000 and dailve_json("deliveries", "--store", store)[0].get("problem") is None


CASES = FIXTURES / "cases"

# Each case names its bodies, what the store says after them, and how much was not understood.
REPORTED = [
    ("31-hae-grouped-by-weeks-and-months", ["weeks.json"], "StepCount", {"2026-05-04": 8901.43, "2026-05-10": 8901.43, "2026-05-31": 8572.14}, 0),
    ("31-hae-grouped-by-weeks-and-months", ["months.json"], "StepCount", {"2026-02-28": 8514.64, "2026-04-30": 8123.33}, 0),
    ("34-hae-absurd-time-in-bed", ["payload.json"], "StepCount", {"2024-01-03": 5000}, 3),
    ("36-hae-delta-then-full-export", ["delta.json", "full.json"], "StepCount", {"2026-06-01": 1000}, 0),
    ("36-hae-delta-then-full-export", ["full.json", "delta-without-end.json"], "StepCount", {"2026-06-01": 1000}, 0),
    ("37-hae-water-in-small-sips", ["payload.json"], "DietaryWater", {"2026-07-23": 295}, 0),
    ("43-shortcut-array-of-days", [f"post-{n}.json" for n in range(1, 5)], "StepCount", {"2026-07-14": 8012, "2026-07-15": 7860, "2026-07-16": 275}, 0),
]


@pytest.mark.skipif(not CASES.exists(), reason="the shared cases are not here")
@pytest.mark.parametrize("case, bodies, kind, expected, unknown", REPORTED, ids=lambda value: value if isinstance(value, str) else "")
def test_a_reported_condition_is_right_in_commands_and_the_api(fresh, case, bodies, kind, expected, unknown):
    secret = token(fresh.store)
    for body in bodies:
        assert send(fresh, secret, (CASES / case / body).read_bytes())[0] == 200
        read_all(fresh.store)
    days = {entry["day"]: entry["sum"] for entry in dailve_json("daily", kind, "--store", fresh.store)}
    for day, total in expected.items():
        assert days[day] == pytest.approx(total, abs=1), days
    shown = [json.loads(dailve("deliveries", "show", entry["id"], "--store", fresh.store).stdout) for entry in dailve_json("deliveries", "--store", fresh.store)]
    assert sum(entry["unknown"] for entry in shown) == unknown and all(entry["isKept"] for entry in shown)
    if case.startswith("34"):
        nights = dailve_json("sleep", "--store", fresh.store)
        assert [(night["day"], night["asleep"], night["inBed"]) for night in nights] == [("2024-01-02", 426, 470), ("2024-01-04", 426, 470)]


@pytest.mark.skipif(not CASES.exists(), reason="the shared cases are not here")
def test_activities_and_segments_are_parts_of_their_workout(fresh):
    secret = token(fresh.store)
    assert send(fresh, secret, (CASES / "32-hae10-activities-and-segments" / "workout.json").read_bytes())[0] == 200
    read_all(fresh.store)
    (workout,) = dailve_json("workouts", "--store", fresh.store)
    assert (workout["distance"], workout["duration"], workout["energy"], workout["averageHeartRate"]) == (7.02, 2352, 498, 152.5)
    assert len(workout["parts"]) == 13 and workout["parts"][0]["distance"] == 3.9 and workout["parts"][0]["averageHeartRate"] == 151
    assert heart_rates(fresh.store) == 0


def test_running_totals_replace_one_another_without_inventing_data(fresh):
    secret = token(fresh.store)
    for value in ("1200", "5668.0", "unavailable", "5638", "unknown"):
        assert send(fresh, secret, {"type": "steps", "value": value, "unit": "steps"})[0] == 200
        read_all(fresh.store)
    sums = [entry["sum"] for entry in dailve_json("daily", "StepCount", "--store", fresh.store)]
    # Midnight may pass meanwhile, which makes two days.
    assert sums and sums[-1] == 5638 and len(sums) <= 2


def test_unknown_content_is_kept_named_and_read_again(fresh):
    secret = token(fresh.store)
    body = {"data": {"metrics": [{"name": "moon_phase", "units": "%", "data": [{"date": "2026-02-06 08:00:00 +0100", "qty": 3}]}]}}
    status, answer = send(fresh, secret, gzip.compress(json.dumps(body).encode()), **{"Content-Encoding": "gzip"})
    assert status == 200
    read_all(fresh.store)
    shown = json.loads(dailve("deliveries", "show", answer["delivery"], "--store", fresh.store).stdout)
    assert shown["unknown"] > 0 and shown["isKept"] and shown["device"] == "iPhone"
    before = shown["batch"]
    dailve("deliveries", "replay", answer["delivery"], "--store", fresh.store)
    again = json.loads(dailve("deliveries", "show", answer["delivery"], "--store", fresh.store).stdout)
    assert again["batch"] > before and again["unknown"] == shown["unknown"]
    undone = {entry["batch"]: entry.get("undone") for entry in dailve_json("batches", "--store", fresh.store)}
    assert undone[before] and not undone[again["batch"]]


@pytest.mark.parametrize("body", [b"", b"nonsense", b"{", b"[" * 100_000, b"\xff\xfe\x00", b'{"data":null}', b"null", b"1e999", b'{"data":{"metrics":[{"name":5,"data":{}}]}}'])
def test_any_content_is_accepted_and_the_server_goes_on(fresh, body):
    secret = token(fresh.store)
    status, answer = send(fresh, secret, body)
    assert status == 200 and answer["delivery"]
    read_all(fresh.store)
    assert fresh.process.poll() is None
    assert dailve_json("stats", "--store", fresh.store)
    assert len(dailve_json("deliveries", "--store", fresh.store)) == 1


def points(name, unit, *rows):
    return {"data": {"metrics": [{"name": name, "units": unit, "data": list(rows)}]}}


def test_a_repeated_body_adds_no_data_on_a_machine_without_a_zone(tmp_path):
    """The first delivery changes the home zone from UTC to that of the phone."""
    fresh = Server(tmp_path / "store", environment={**os.environ, "TZ": "UTC"})
    fresh.store = tmp_path / "store"
    secret = token(fresh.store)
    body = points("heart_rate", "count/min", *({"date": f"2026-02-06 {hour:02}:00:10 -0800", "qty": 60 + hour} for hour in range(24)))
    for _ in range(3):
        assert send(fresh, secret, body)[0] == 200
        read_all(fresh.store)
    added = [json.loads(dailve("deliveries", "show", row["id"], "--store", fresh.store).stdout)["report"]["records"]["added"]
             for row in dailve_json("deliveries", "--store", fresh.store)]
    assert sorted(added) == [0, 0, 24]
    # Neither an empty delivery nor the test of the page moves readings to another day.
    before = dailve_json("daily", "HeartRate", "--store", fresh.store)
    for empty in ({}, {"data": {"metrics": []}}):
        assert send(fresh, secret, empty)[0] == 200
    read_all(fresh.store)
    assert [row["day"] for row in before] == ["2026-02-06"]
    assert dailve_json("daily", "HeartRate", "--store", fresh.store) == before
    fresh.stop()


def test_an_amount_across_midnight_is_split_as_in_exports(fresh):
    secret = token(fresh.store)
    body = points("active_energy", "kcal",
                  {"date": "2026-02-06 23:10:20 +0100", "start": "2026-02-06 23:10:20 +0100", "end": "2026-02-07 00:50:20 +0100", "qty": 100},
                  {"date": "2026-02-07 09:00:20 +0100", "start": "2026-02-07 09:00:20 +0100", "end": "2026-02-07 09:10:20 +0100", "qty": 10})
    assert send(fresh, secret, body)[0] == 200
    read_all(fresh.store)
    days = {row["day"]: row["sum"] for row in dailve_json("daily", "ActiveEnergyBurned", "--store", fresh.store)}
    assert days == {"2026-02-06": pytest.approx(100 * 2980 / 6000), "2026-02-07": pytest.approx(100 * 3020 / 6000 + 10)}


def test_a_changed_workout_keeps_its_route(fresh):
    secret = token(fresh.store)
    start = datetime.datetime(2026, 2, 6, 8, 0, 0)

    def workout(energy):
        route = [{"latitude": 52.5 + 0.0001 * second, "longitude": 13.4, "altitude": 40,
                  "timestamp": f"{start + datetime.timedelta(seconds=4 * second)} +0100"} for second in range(450)]
        return {"data": {"workouts": [{
            "id": "5E1A0001-0000-4000-8000-000000000001", "name": "Outdoor Run", "start": f"{start} +0100",
            "end": f"{start + datetime.timedelta(minutes=30)} +0100", "duration": 1800, "distance": {"qty": 5.0, "units": "km"},
            "activeEnergyBurned": {"qty": energy, "units": "kcal"}, "route": route}]}}

    for energy in (300, 305):
        assert send(fresh, secret, workout(energy))[0] == 200
        read_all(fresh.store)
        run, = dailve_json("workouts", "--store", fresh.store)
        assert run["energy"] == energy and len(run["splits"]) == 5 and run["bestEfforts"]


def test_a_store_with_only_deliveries_asks_for_a_time_zone(fresh):
    def page(path):
        with urllib.request.urlopen(fresh.url + path, timeout=PATIENCE) as answer:
            return answer.read().decode()

    day = berlin.today()
    body = points("heart_rate", "count/min", *({"date": f"{day} 0{hour}:00:10 +0530", "qty": 60} for hour in range(4)))
    assert send(fresh, token(fresh.store), body)[0] == 200
    read_all(fresh.store)
    assert "only known as UTC+0530" in page("/")
    form = {"zone": "Asia/Kolkata", "activeDays": 5, "exerciseMinutes": 150, "stepsPerDay": 8000}
    urllib.request.urlopen(fresh.url + "/settings", urllib.parse.urlencode(form).encode(), timeout=PATIENCE).close()
    assert "only known as" not in page("/") and dailve_json("zones", "--store", fresh.store)["home"] == "Asia/Kolkata"


def test_the_list_says_which_parts_of_a_delivery_were_not_read(fresh):
    secret = token(fresh.store)
    whole = points("heart_rate", "count/min", *({"date": f"2026-02-06 {hour:02}:00:10 +0100", "qty": 60} for hour in range(9)))
    odd = points("step_count", "count", {"date": "2026-02-06 08:00:10 +0100", "qty": "12"}, {"date": "someday", "qty": 1})
    walk = {"data": {"workouts": [{"name": "Walking", "start": "2026-02-06 10:00:00 +0100", "end": "2026-02-06 10:30:00 +0100", "duration": 1800}]}}
    for body in (whole, odd, json.dumps(whole).encode()[:-60], {}, walk):
        assert send(fresh, secret, body)[0] == 200
        read_all(fresh.store)
    walked, empty, cut, skipped, plain = dailve("deliveries", "--store", fresh.store).stdout.splitlines()
    assert plain.endswith("  understood") and walked.endswith("  understood")
    assert "1 not read" in skipped and "broken off before its end" in cut and empty.endswith("  empty")
    with urllib.request.urlopen(f"{fresh.url}/data/deliveries/{berlin.today()}", timeout=PATIENCE) as answer:
        day = answer.read().decode()
    assert "1 not understood" in day and "it ended early" in day and "1 new workout recording<" in day
