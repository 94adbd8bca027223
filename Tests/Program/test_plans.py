"""Pages read only what they show, by the keys of their tables."""

import datetime
import json
import os
import re
import shutil
import sqlite3
import urllib.parse
import urllib.request

import berlin
import pytest
from pages import MORE, PAGES, SIGNED_IN, UNVISITED
from person import write_down
from program import PATIENCE, ROOT, Server, dailve_json
from statements import Statements, is_of_opening, moments, plan, tracer  # noqa: F401
from test_ingest import read_all
from test_sign_in import Site

# A page may read these tables from end to end: they have a row for each type, source, rule, place, file or whatever else does not come by the
# minute. Imports and deliveries number thousands at most.
SMALL = {
    "access", "batch", "cell", "origin", "override", "setting", "source", "source_rank", "type", "zone_entry", "zone_evidence", "night_source",
    "grdb_migrations", "sqlite_master", "change", "delivery", "device_token", "revision", "record", "wanted", "this_device", "peer_link", "characteristic", "entry_version",
    # This table is read whole, once for each state of the store.
    "best_effort",
}

SIGN_IN = "/sign-in"
# Each page is visited right after a change to the store and then once more, because what many pages need is read once for each state of the store.
VISITS = 2


@pytest.fixture(scope="module")
def asked(sample_store, tmp_path_factory, tracer):  # noqa: F811
    """The statements of each visit of each page."""
    folder = tmp_path_factory.mktemp("plans")
    shutil.copytree(sample_store, folder / "store")
    statements = Statements(tracer, folder / "statements")
    server = Server(folder / "store", environment=os.environ | statements.environment)
    server.store = folder / "store"
    write_down(server)
    places = send_something(server)
    statements.settle()

    def get(path):
        with urllib.request.urlopen(server.url + path, timeout=PATIENCE) as response:
            return response.read()

    try:
        yield server.store, {
            name: visits(statements, server.store, lambda: get(path.format(**places))) for name, path in {**PAGES, **MORE}.items()}
    finally:
        server.stop()


@pytest.fixture(scope="module")
def asked_by_owner(sample_store, tmp_path_factory, tracer):  # noqa: F811
    """The same for a signed-in person, and the visits of the page where a stranger signs in."""
    folder = tmp_path_factory.mktemp("signed-in")
    shutil.copytree(sample_store, folder / "store")
    statements = Statements(tracer, folder / "statements")
    site = Site(folder, environment=os.environ | statements.environment)
    cookie, _ = site.set_up()
    statements.settle()

    def get(path, cookie=None):
        assert site.ask("GET", path, cookie=cookie).status == 200

    try:
        yield ({name: visits(statements, site.store, lambda: get(path, cookie)) for name, path in SIGNED_IN.items()},
               visits(statements, site.store, lambda: get(SIGN_IN)))
    finally:
        site.server.stop()


def send_something(server):
    """Sends a delivery, and returns what the addresses in `MORE` leave open."""
    made = dailve_json("tokens", "add", "iPhone", "--store", server.store)
    now = datetime.datetime.now(datetime.timezone.utc)
    body = {"data": {"metrics": [{"name": "heart_rate", "units": "count/min", "data": [{"date": f"{now:%Y-%m-%d %H:%M:%S} +0000", "qty": 61}]}]}}
    request = urllib.request.Request(
        server.url + "/api/v1/ingest", json.dumps(body).encode(),
        {"Authorization": f"Bearer {made['token']}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        delivery = json.load(answer)["delivery"]
    read_all(server.store)
    return {"run": PAGES["workout-run"].rpartition("/")[2], "device": made["id"], "delivery": delivery, "today": berlin.today()}


def visits(statements, store, get):
    """Returns the statements of the first visit after a change, and those of the next one."""
    return [statements.during(get, prepare=(lambda: None) if visit else (lambda: change(store))) for visit in range(VISITS)]


def change(store):
    """Notes a change as a new analysis would, without the thread that makes one."""
    with sqlite3.connect(store / "health.sqlite", timeout=PATIENCE) as database:
        database.execute("INSERT INTO change (kind, subject) VALUES ('analysis', '')")
    database.close()


def test_no_page_scans_all_readings_or_days(asked):
    store, pages = asked
    database = sqlite3.connect(store / "health.sqlite")
    database.execute("ATTACH ? AS directory", [str(store / "directory.sqlite")])
    statements = {sql for page in pages.values() for visit in page for kind, _, _, _, sql in visit if kind == "P"}
    statements = {sql for sql in statements if re.match(r"\s*(SELECT|WITH)\b", sql, re.IGNORECASE)}
    assert len(statements) > 40 and any(" sample " in sql for sql in statements), "the library hears of them"
    scans = []
    for sql in statements:
        for step in plan(database, sql):
            scanned = re.match(r"SCAN (?:main\.)?(\w+)(.*)", step)
            # Reading one row at the end of an index is no scan of it, nor reading an index with a few chosen rows, nor the items of one text;
            # counting happens once after a change, as does finding the files that are records; and an export reads the files that it writes. None
            # of this excuses a scan of the readings themselves.
            few = "CONSTANT ROW" in step or "VIRTUAL TABLE" in step or scanned and scanned[1] != "sample" and (
                re.search(r"LIMIT 1\b", sql) or "detail_range" in step or sql.startswith("SELECT count(*)")
                or scanned[1] == "kept_file" and "electrocardiogram" in sql)
            if scanned and scanned[1] not in SMALL and not few:
                scans.append((step, " ".join(sql.split())))
    assert scans == []


def is_about_backups(moment):
    return len(moment) <= 4 and moment[0].startswith("PRAGMA") and moment[-1] == "SELECT id FROM this_device"


# What reads the directory, and what checks its file when a page about backups looks into it separately.
DIRECTORY = re.compile(
    r"FROM (access|passkey|device_token|withheld_right|withdrawn_right|revision)\b|secure_delete|application_id|user_version|sqlite_master|quick_check")


def is_about_access(moment):
    """Access is in a file of its own, which pages read beside the store."""
    return all(DIRECTORY.search(sql) for sql in moment)


def test_every_page_shows_one_snapshot(asked):
    _, pages = asked
    of_visits = {(name, index): moments(visit) for name, page in pages.items() for index, visit in enumerate(page)}
    # Pages read first and separately what a backup may hold: its folder may not answer, and no page may wait for it with the store open.
    own = {visit: [moment for moment in found if not is_about_backups(moment) and not is_about_access(moment)] for visit, found in of_visits.items()}
    assert {visit: found for visit, found in own.items() if len(found) > 1} == {}
    # This fails if the library heard nothing, or if too much is left out.
    assert {name for (name, _), found in of_visits.items() if not found} == {"offline"}


def test_every_page_shows_one_snapshot_when_signed_in(asked_by_owner):
    pages, sign_in = asked_by_owner
    for name, page in pages.items():
        for visit in page:
            asked = [[sql for sql in moment if not is_of_opening(sql)] for moment in moments(visit)]
            # The person is looked up before anything of theirs is read: for the place of the connection, and for the pages.
            doors = sum(moment == ["SELECT state FROM access"] for moment in asked)
            assert doors >= 1 and asked[0] == ["SELECT state FROM access"], name
            assert sum(not is_about_access(moment) for moment in asked) == 1, (name, asked)
    # The sign-in page separately reads which passkeys there are to offer.
    assert [moments(visit) for visit in sign_in] == [
        [["SELECT state FROM access"], ["SELECT * FROM passkey ORDER BY created, id"]]] * VISITS


def test_excluded_readings_cost_no_more(sample_store, tmp_path, tracer):  # noqa: F811
    """A page of a type sends as few statements when all of its readings are excluded, however many there are."""
    shutil.copytree(sample_store, tmp_path / "store")
    kind = "HKQuantityTypeIdentifierHeartRate"
    statements = Statements(tracer, tmp_path / "statements")
    server = Server(tmp_path / "store", environment=os.environ | statements.environment)

    def asked():
        """The number of statements that each page takes."""
        statements.settle()
        counts = {}
        for path in [f"/type/{kind}", f"/type/{kind}/samples", "/metric/heart-rate/samples", f"/data/types/{kind}"]:
            visit = statements.during(lambda: urllib.request.urlopen(server.url + path, timeout=PATIENCE).read())
            counts[path] = sum(entry.kind == "R" for entry in visit)
        return counts

    def switch(address, off):
        request = urllib.request.Request(server.url + address, urllib.parse.urlencode({"off": off}).encode())
        assert urllib.request.urlopen(request, timeout=PATIENCE).status == 200

    try:
        usual = asked()
        assert all(count > 5 for count in usual.values()), "the library hears of them"
        switch(f"/data/types/{kind}/switch", 1)
        without_type = asked()
        switch(f"/data/types/{kind}/switch", 0)
        for source in range(1, len(dailve_json("sources", "--store", tmp_path / "store")) + 1):
            switch(f"/data/sources/{source}", 1)
        without_sources = asked()
    finally:
        server.stop()
    assert all(without_sources[path] and without_type[path] for path in usual)
    for path, count in usual.items():
        assert max(without_type[path], without_sources[path]) < count + 100, path


def test_every_answer_with_stored_data_is_visited(sample_store):
    addresses = [path.partition("?")[0] for path in [*PAGES.values(), *MORE.values(), *SIGNED_IN.values(), SIGN_IN]]
    routes = [line.split(" ")[1] for line in (ROOT / "Tests" / "routes.txt").read_text().splitlines() if line.startswith("GET ")]
    # Both "/body/new" and "/body/{id}" match the address "/body/new", which means the first.
    literal = {route for route in routes if "{" not in route}
    unvisited = {
        route for route in routes
        if not any(re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", route), path) and (path == route or path not in literal) for path in addresses)
    }
    assert unvisited == UNVISITED
