"""The interface for programs: answers follow the description and equal those of the commands, need a right, and are whole even in parts."""

import concurrent.futures
import datetime
import html
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

import jsonschema
import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from program import PATIENCE, Server, dailve, dailve_json, eventually

SCOPES = ["ingest:write", "summary:read", "export:read", "intake:read", "monitor:read"]
READING = SCOPES[1:4]
STEPS = "HKQuantityTypeIdentifierStepCount"
SLEEP = "HKCategoryTypeIdentifierSleepAnalysis"


class Reader:
    """Asks a server, with a key or without."""

    def __init__(self, url, key=None):
        self.url, self.key = url, key

    def ask(self, path, method="GET", **headers):
        """Status, headers and document."""
        request = urllib.request.Request(self.url + path, method=method, headers={"Accept-Language": "en"} | headers)
        if self.key:
            request.add_header("Authorization", f"Bearer {self.key}")
        try:
            answer = urllib.request.urlopen(request, timeout=PATIENCE)
        except urllib.error.HTTPError as error:
            answer = error
        body = answer.read()
        return answer.status, answer.headers, json.loads(body) if body else None

    def get(self, path, **query):
        query = urllib.parse.urlencode({name: value for name, value in query.items() if value is not None})
        status, _, document = self.ask(f"/api/v1/{path}" + (f"?{query}" if query else ""))
        assert status == 200, document
        return document

    def all(self, path, **query):
        """Reads all parts; returns their elements and the number of parts."""
        items, parts, cursor = [], 0, None
        while True:
            document = self.get(path, cursor=cursor, **query)
            assert len(document["items"]) <= query.get("limit", 1000)
            items, parts, cursor = items + document["items"], parts + 1, document.get("next")
            if cursor is None:
                return items, parts


@pytest.fixture(scope="module")
def site(tmp_path_factory, sample_store):
    """The demo person's store, behind sign-in, with a key for each right and one for all reading rights."""
    folder = tmp_path_factory.mktemp("api")
    store = folder / "store"
    shutil.copytree(sample_store, store)
    keys = {scope: dailve_json("tokens", "add", scope, "--scope", scope, "--store", store)["token"] for scope in SCOPES}
    every = [option for scope in READING for option in ("--scope", scope)]
    keys["all"] = dailve_json("tokens", "add", "all", *every, "--store", store)["token"]
    for number in range(4):
        keys[number] = dailve_json("tokens", "add", f"all {number}", *every, "--store", store)["token"]
    server = Server(store, options=("--origin", "https://health.example.org", "--behind-proxy", "127.0.0.1"))
    body = json.dumps({"data": {"metrics": [{"name": "step_count", "units": "count", "data": [
        {"date": "2020-01-01 10:00:00 +0000", "qty": 12, "source": "Phone"}]}]}}).encode()
    for _ in range(3):
        request = urllib.request.Request(server.url + "/api/v1/ingest", body, {
            "Authorization": f"Bearer {keys['ingest:write']}", "Content-Type": "application/json"})
        assert urllib.request.urlopen(request, timeout=PATIENCE).status == 200
    server.store, server.keys = store, keys
    server.reader = Reader(server.url, keys["all"])
    eventually(lambda: len(server.reader.get("deliveries")["items"]) == 3)
    yield server
    server.stop()


@pytest.fixture(scope="module")
def description(site):
    return site.reader.get("openapi.json")


def strict(schema):
    """The same schema, but nothing in a document may be missing from it."""
    if isinstance(schema, list):
        return [strict(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    result = {name: strict(part) for name, part in schema.items()}
    if isinstance(schema.get("properties"), dict) and schema.get("type") == "object":
        result["additionalProperties"] = False
    return result


def test_the_description_is_openapi_3_1(description):
    OpenAPIV31SpecValidator(description).validate()
    assert description["openapi"].startswith("3.1")
    assert len(description["paths"]) == 19


def some_paths(site):
    """Fills in an address of each endpoint, with values that have something to say."""
    reader = site.reader
    workout = next(row["id"] for row in reader.get("workouts", activity="Running")["items"])
    values = {"metric": "steps", "day": reader.get("nights", limit=1)["items"][0]["day"], "id": workout, "type": STEPS,
              "batch": "1", "delivery": reader.get("deliveries")["items"][0]["id"]}
    return lambda path: path.format_map(values)


def test_every_answer_matches_the_description_exactly(site, description):
    address = some_paths(site)
    rest = strict({"components": description["components"]})
    for path, operations in description["paths"].items():
        status, headers, document = site.reader.ask(address(path))
        assert (status, headers["Content-Type"]) == (200, "application/json; charset=utf-8"), path
        assert headers["Cache-Control"] == "no-store" and headers["ETag"], path
        schema = operations["get"]["responses"]["200"]["content"]["application/json"]["schema"]
        jsonschema.Draft202012Validator(schema | rest).validate(document)


def test_many_concurrent_programs_are_all_answered(site):
    """Programs that ask at once would otherwise block each other: long answers are made one after another, and waiting for one must hold nothing
    that another needs."""
    paths = ["/api/v1/records", "/api/v1/audit", "/api/v1/today", "/api/v1/types"] * 12
    readers = [Reader(site.url, site.keys["all"]) for _ in paths]
    with concurrent.futures.ThreadPoolExecutor(len(paths)) as pool:
        answers = list(pool.map(lambda reader, path: reader.ask(path)[0], readers, paths))
    assert set(answers) == {200}


def test_abandoned_requests_are_not_computed(site):
    """A client that asks for a lot and disconnects must not keep others waiting."""
    sockets = []
    for _ in range(100):
        connection = socket.create_connection(("127.0.0.1", site.port))
        connection.sendall(
            f"GET /api/v1/records HTTP/1.1\r\nHost: health.example.org\r\nAuthorization: Bearer {site.keys['all']}\r\n\r\n".encode())
        sockets.append(connection)
    time.sleep(1)
    busy = Reader(site.url, site.keys[0]).ask("/api/v1/records")
    for connection in sockets:
        connection.close()
    assert busy[0] in (200, 503) and (busy[0] == 200 or busy[1]["Retry-After"])
    assert Reader(site.url, site.keys[1]).ask("/api/v1/records")[0] == 200


def test_answers_from_an_empty_store_match_the_description(empty_server, description):
    rest = strict({"components": description["components"]})
    for path, operations in description["paths"].items():
        if "{" not in path or "{metric}" in path:
            _, _, document = Reader(empty_server.url).ask(path.replace("{metric}", "steps"))
            schema = operations["get"]["responses"]["200"]["content"]["application/json"]["schema"]
            jsonschema.Draft202012Validator(schema | rest).validate(document)


def lines(*arguments):
    return [json.loads(line) for line in dailve(*arguments).stdout.splitlines()]


# No command asks for these addresses.
WITHOUT_COMMAND = {"metrics", "nights/{day}", "workouts/{id}/track", "batches/{batch}"}


def test_the_api_and_the_commands_agree(site, description):
    reader, asked = site.reader, set()
    nights = dailve_json("sleep", "--store", site.store)
    first, day = nights[-90]["day"], nights[-3]["day"]
    days, options = {"from": first, "to": day}, ("--from", first, "--to", day)

    def same(path, *command, query={}, **names):
        """Checks that an address says what a command prints, as one document, one array or one line for each element."""
        asked.add(path)
        lists = "cursor" in [parameter["name"] for parameter in description["paths"][f"/api/v1/{path}"]["get"]["parameters"]]
        said = reader.all(path.format(**names), **query)[0] if lists else reader.get(path.format(**names), **query)
        if command[0] == "samples":
            assert said == lines(*command, "--store", site.store), path
        elif command[:2] == ("deliveries", "show"):
            assert said == json.loads(dailve(*command, "--store", site.store).stdout), path
        else:
            printed = dailve_json(*command, "--store", site.store)
            assert (said["items"] if path == "types" else said) == (printed["types"] if path == "types" else printed), path
        return said

    same("today", "today", "--language", "en", "--day", day, query={"day": day})
    same("scores", "score", day, query={"day": day})
    same("scores/history", "score", *options, query=days)
    assert len(same("scores/history", "score", "--to", day, query={"from": day, "to": day})) == 1
    assert same("nights", "sleep") == nights
    assert same("nights", "sleep", *options, query=days)[0]["day"] == first
    assert reader.get(f"nights/{day}")["night"] == nights[-3]
    same("metrics/{metric}", "daily", "steps", metric="steps")
    same("metrics/{metric}", "daily", "weight", *options, query=days, metric="weight")
    asleep = same("metrics/{metric}", "daily", "sleep", metric="sleep")
    known = {night["day"]: night["asleep"] for night in nights}
    assert len(asleep) > 14 and all(known[row["day"]] == row["sum"] for row in asleep)
    same("types/{type}/daily", "daily", STEPS, type=STEPS)
    same("types/{type}/daily", "daily", SLEEP, *options, query=days, type=SLEEP)
    same("types/{type}/samples", "samples", SLEEP, *options, query=days, type=SLEEP)
    same("types", "stats")
    for workout in same("workouts", "workouts")[-5:]:
        same("workouts/{id}", "workout", workout["id"], id=workout["id"])
    same("workouts", "workouts", *options, query=days)
    same("records", "records")
    same("records", "records", day, query={"day": day})
    same("audit", "audit")
    same("audit", "audit", *options, query=days)
    same("batches", "batches")
    for delivery in same("deliveries", "deliveries"):
        same("deliveries/{delivery}", "deliveries", "show", delivery["id"], delivery=delivery["id"])
    assert dailve_json("deliveries", "--limit", "2", "--store", site.store) == reader.get("deliveries", limit=2)["items"]
    assert dailve_json("deliveries", "--limit", "0", "--store", site.store) == []
    assert {f"/api/v1/{path}" for path in asked | WITHOUT_COMMAND} == set(description["paths"])


def test_a_reversed_range_is_an_error_in_commands_and_empty_in_the_api(site):
    days, options = {"from": "2026-01-02", "to": "2026-01-01"}, ("--from", "2026-01-02", "--to", "2026-01-01")
    for path, command in [("nights", ["sleep"]), ("workouts", ["workouts"]), ("scores/history", ["score"]), ("metrics/steps", ["daily", "steps"])]:
        assert site.reader.all(path, **days) == ([], 1)
        wrong = dailve(*command, *options, "--store", site.store, check=False)
        assert (wrong.returncode, wrong.stdout, wrong.stderr) == (2, "", "Error: --from is after --to.\n"), command


@pytest.mark.parametrize("limit", [97, 1000])
def test_paging_returns_every_reading_once(site, limit):
    everything = lines("samples", SLEEP, "--store", site.store)
    items, parts = site.reader.all(f"types/{SLEEP}/samples", limit=limit)
    assert items == everything and parts == -(-len(everything) // limit)
    days = {"from": "2026-01-01", "to": "2026-01-31"}
    options = [option for name, day in days.items() for option in (f"--{name}", day)]
    assert site.reader.all(f"types/{SLEEP}/samples", limit=limit, **days)[0] == lines(
        "samples", SLEEP, *options, "--store", site.store)


def test_paging_returns_every_item_of_a_list_once(site):
    reader = site.reader
    for path, limit in [("workouts", 13), ("nights", 31), ("metrics/hrv", 50), ("deliveries", 1), ("batches", 1)]:
        whole = reader.all(path)[0]
        items, parts = reader.all(path, limit=limit)
        assert items == whole and parts == -(-len(whole) // limit) > 1, path
    runs = [workout for workout in reader.all("workouts")[0] if workout["activity"] == "Running"]
    assert reader.all("workouts", activity="Running", limit=7)[0] == runs
    points, parts = reader.all(f"workouts/{runs[-1]['id']}/track", limit=333)
    assert parts > 1 and [point["time"] for point in points] == sorted(point["time"] for point in points)


def test_each_right_opens_only_its_own_paths(site, description):
    address = some_paths(site)
    needed = {"summary:read": {"/today", "/scores", "/scores/history"}, "intake:read": {
        path.removeprefix("/api/v1") for path in description["paths"] if path.split("/")[3] in ("audit", "batches", "deliveries")}}
    needed["export:read"] = {path.removeprefix("/api/v1") for path in description["paths"]} - needed["intake:read"]
    for scope in SCOPES:
        reader = Reader(site.url, site.keys[scope])
        for path in description["paths"]:
            status, headers, document = reader.ask(address(path))
            if path.removeprefix("/api/v1") in needed.get(scope, ()):
                assert status == 200, (scope, path)
            else:
                assert (status, headers["Content-Type"]) == (403, "application/problem+json"), (scope, path)
                assert scope not in document["scopes"] and document["scopes"][0] in document["detail"]
                assert "insufficient_scope" in headers["WWW-Authenticate"]
        assert reader.ask("/api/v1/openapi.json")[0] == (200 if scope in READING else 403)
        body = urllib.request.Request(site.url + "/api/v1/ingest", b"{}", {"Authorization": f"Bearer {reader.key}"})
        if scope != "ingest:write":
            with pytest.raises(urllib.error.HTTPError) as refused:
                urllib.request.urlopen(body, timeout=PATIENCE)
            assert refused.value.code == 403
        # A key opens no page.
        assert reader.ask("/data", Accept="application/json")[0] == 401


def test_a_missing_or_wrong_key_is_refused(site, description):
    revoked = dailve_json("tokens", "add", "old", "--scope", "export:read", "--store", site.store)
    dailve("tokens", "revoke", revoked["id"], "--store", site.store)
    for key in [None, "dlv_" + "A" * 43, "x", revoked["token"]]:
        for path in [*description["paths"], "/api/v1/openapi.json"]:
            status, headers, document = Reader(site.url, key).ask(path)
            assert (status, document["status"]) == (401, 401), path
            assert headers["WWW-Authenticate"].startswith("Bearer") and headers["ETag"] is None


def test_loopback_needs_no_key_but_checks_one_that_is_sent(sample_server):
    assert Reader(sample_server.url).ask("/api/v1/today")[0] == 200
    assert Reader(sample_server.url, "dlv_" + "A" * 43).ask("/api/v1/today")[0] == 401


def test_unchanged_answers_are_not_sent_again(site, description):
    address = some_paths(site)
    for path in [*description["paths"], "/api/v1/openapi.json"]:
        _, headers, _ = site.reader.ask(address(path))
        status, again, document = site.reader.ask(address(path), **{"If-None-Match": f'"x", {headers["ETag"]}'})
        # Today's answer has the time in it, so it may change.
        assert status == 304 and document is None and again["ETag"] == headers["ETag"] or path.endswith("/today"), path
    tag = site.reader.ask("/api/v1/nights")[1]["ETag"]
    assert site.reader.ask("/api/v1/nights?limit=1")[1]["ETag"] != tag
    dailve("zones", "add", "Asia/Tokyo", "--from", "2026-02-01", "--to", "2026-02-02", "--store", site.store)
    assert site.reader.ask("/api/v1/nights", **{"If-None-Match": tag})[0] == 200


@pytest.mark.parametrize("query,name", [
    ("limit=0", "limit"), ("limit=1001", "limit"), ("limit=-1", "limit"), ("limit=1e2", "limit"), ("limit=", "limit"),
    ("limit=99999999999999999999999", "limit"), ("limit=%00", "limit"), ("limit=1&limit=2", "limit"),
    ("from=2026-02-30", "from"), ("from=1899-12-31", "from"), ("to=2200-01-01", "to"), ("to=%ff", "to"), ("to", "to"),
    ("from=2026-01-01%00", "from"), ("cursor=%ff", "cursor"), ("cursor=" + "A" * 4001, "cursor"), ("cursor=a.b", "cursor"),
    ("nothing=1", "nothing"), ("From=2026-01-01", "From"), ("%00=1", "\0"),
])
def test_wrong_parameters_are_named(site, query, name):
    status, headers, document = site.reader.ask(f"/api/v1/types/{STEPS}/samples?{query}")
    assert (status, headers["Content-Type"], document["parameter"]) == (400, "application/problem+json", name)


@pytest.mark.parametrize("path", [
    "", "nothing", "types", "metrics/none", "metrics/%00", "metrics/%ff", "nights/2026-02-30", "nights/none", "workouts/none",
    "workouts/%2e%2e%2fpasswd", "batches/0", "batches/-1", "batches/99999999999999999999", "deliveries/none", "types/None/samples",
    "types/None/daily", "nights?cursor=QUFB", "types/HKQuantityTypeIdentifierStepCount/samples?cursor=c2FtcGxlcwpub25zZW5zZQ", "today/", "workouts/none/track", "scores/history/x",
])
def test_unknown_paths_are_not_found_and_never_a_page(site, path):
    status, headers, document = site.reader.ask(f"/api/v1/{path}" + ("/x" if path == "types" else ""))
    assert (status, headers["Content-Type"], document["status"]) == (404, "application/problem+json", 404)


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE"])
def test_the_api_is_read_only(site, method):
    status, headers, document = site.reader.ask("/api/v1/today", method)
    assert (status, headers["Allow"], document["status"]) == (405, "GET, HEAD", 405)
    status, headers, document = site.reader.ask("/api/v1/today", "HEAD")
    assert (status, document) == (200, None)


def test_frequent_requests_are_throttled(site):
    reader = Reader(site.url, site.keys[3])
    statuses = []
    while 429 not in statuses and len(statuses) < 3000:
        status, headers, _ = reader.ask("/api/v1/openapi.json", "HEAD")
        statuses.append(status)
    assert len(statuses) > 1000 and int(headers["Retry-After"]) >= 1
    assert site.reader.ask("/api/v1/openapi.json", "HEAD")[0] == 200


@pytest.mark.parametrize("key", [0, None])
def test_schemathesis_finds_no_error(site, description, tmp_path, key):
    (tmp_path / "openapi.json").write_text(json.dumps(description))
    headers = ["-H", f"Authorization: Bearer {site.keys[key]}"] if key is not None else []
    result = subprocess.run(
        [sys.executable, "-m", "schemathesis.cli", "run", "openapi.json", "--url", site.url, *headers, "--checks", "all",
         # Requests without a key are refused whatever they send.
         "--phases", "examples,coverage,fuzzing" if headers else "examples,coverage", "--max-examples", os.environ.get("EXAMPLES", "10"), "--seed", os.environ.get("SEED", "1"),
         "--no-color", "--continue-on-failure"],
        cwd=tmp_path, capture_output=True, text=True, timeout=2 * PATIENCE)
    assert result.returncode == 0, result.stdout[-6000:]
    assert "Tested: 19" in result.stdout and "passed" in result.stdout


def figures(text):
    """The metrics of /metrics by name and labels."""
    return {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in text.splitlines() if not line.startswith("#")}


def test_prometheus_metrics_contain_no_personal_data(site):
    def ask(key, **more):
        request = urllib.request.Request(site.url + "/metrics", headers={"Authorization": f"Bearer {key}"} | more)
        return urllib.request.urlopen(request, timeout=PATIENCE)

    for key in ["all", "ingest:write"]:
        with pytest.raises(urllib.error.HTTPError) as refused:
            ask(site.keys[key])
        assert refused.value.code == 403
    assert Reader(site.url).ask("/metrics")[0] == 401
    before = figures(ask(site.keys["monitor:read"]).read().decode())
    refused = urllib.request.Request(site.url + "/api/v1/ingest", b"{}")
    with pytest.raises(urllib.error.HTTPError):
        urllib.request.urlopen(refused, timeout=PATIENCE)
    for path in ["/api/v1/types/HKSecretThing/daily", "/nothing?secret=1", "/api/v1/secret"]:
        site.reader.ask(path, Accept="application/json")
    answer = ask(site.keys["monitor:read"])
    text = answer.read().decode()
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    after = figures(text)
    asked = 'dailve_http_requests_total{route="/api/v1/types/{type}/daily",status="4xx"}'
    assert after[asked] == before.get(asked, 0) + 1
    accepted, refused = (f'dailve_deliveries_total{{outcome="{outcome}"}}' for outcome in ("accepted", "refused"))
    assert after[accepted] >= 3 and after[refused] == before[refused] + 1
    assert after["dailve_imports"] == 1 and after["dailve_connections"] >= 1
    assert after["dailve_store_bytes"] > 1e6 and after["process_resident_memory_bytes"] > 1e7
    for name in (name for name in after if name.endswith("_count") or "_count{" in name):
        labels = name.split("{", 1)[1][:-1]
        assert after[f'dailve_http_request_duration_seconds_bucket{{{labels},le="+Inf"}}'] == after[name]
    # Metrics name neither requests nor devices, keys, sources or values.
    for word in ["ecret", "Alex", "Watch", "ingest:write", "Phone", "HK"]:
        assert word not in text


def test_the_example_in_python_prints_every_night(sample_server):
    page = urllib.request.urlopen(sample_server.url + "/settings/api", timeout=PATIENCE).read().decode()
    code = html.unescape(re.search(r"<code>(from datetime import date.*?)</code>", page, re.DOTALL)[1]).replace("nights?", "nights?limit=7&")
    # With 330 days instead of 90 the answer has more parts.
    first = datetime.date.today() - datetime.timedelta(days=330)
    code = code.replace("timedelta(days=90)", "timedelta(days=330)")
    printed = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout.split("\n")[:-1]
    nights = dailve_json("sleep", "--from", str(first), "--store", sample_server.store)
    assert sorted(line.split()[0] for line in printed) == sorted(night["day"] for night in nights) and len(printed) > 14
