"""Pages read only what they show, by the keys of their tables."""

import os
import re
import shutil
import sqlite3
import urllib.request

import pytest
from pages import PAGES
from person import write_down
from program import Server
from statements import Statements, plan, tracer  # noqa: F401

# Tables that a page may go through from end to end: a row for each type, source, rule, place, file or whatever else does not
# come by the minute. Of imports and deliveries there are thousands at most.
SMALL = {
    "batch", "cell", "origin", "override", "setting", "source", "source_rank", "type", "zone_entry", "zone_evidence", "night_source",
    "grdb_migrations", "sqlite_master", "change", "device_token", "record", "wanted", "this_device", "peer_link", "characteristic", "entry_version",
    # Read whole, once for each state of the store.
    "best_effort",
}


@pytest.fixture(scope="module")
def asked(sample_store, tmp_path_factory, tracer):  # noqa: F811
    """The statements of each page."""
    folder = tmp_path_factory.mktemp("plans")
    shutil.copytree(sample_store, folder / "store")
    statements = Statements(tracer, folder / "log")
    server = Server(folder / "store", environment=os.environ | statements.environment)
    server.store = folder / "store"
    write_down(server)
    statements.settle()
    asked = {}
    for name, path in PAGES.items():
        # Backups and other machines are looked after meanwhile, on threads of their own: what is never there alone is the page's.
        for _ in range(5):
            with urllib.request.urlopen(server.url + path, timeout=30) as response:
                response.read()
            news = statements.news()
            asked.setdefault(name, []).append(news)
            if sum(kind == "B" for kind, _ in news) <= 1:
                break
    yield folder / "store", asked
    server.stop()


def test_no_page_goes_through_readings_or_days_from_end_to_end(asked):
    store, pages = asked
    database = sqlite3.connect(store / "health.sqlite")
    statements = {sql for page in pages.values() for visit in page for kind, sql in visit if kind == "P"}
    statements = {sql for sql in statements if re.match(r"\s*(SELECT|WITH)\b", sql, re.IGNORECASE)}
    assert len(statements) > 40 and any(" sample " in sql for sql in statements), "the library hears of them"
    scans = []
    for sql in statements:
        for step in plan(database, sql):
            scanned = re.match(r"SCAN (?:main\.)?(\w+)(.*)", step)
            # Nor is one row at the end of an index a scan of it, nor one that holds a few chosen rows; and what is counted is
            # counted once after a change.
            few = "CONSTANT ROW" in step or re.search(r"LIMIT 1\b", sql) or "detail_range" in step or sql.startswith("SELECT count(*)")
            if scanned and scanned[1] not in SMALL and not few:
                scans.append((step, " ".join(sql.split())))
    assert scans == []


def test_every_page_is_of_one_moment(asked):
    _, pages = asked
    moments = {name: [sql for kind, sql in page[-1] if kind == "B"] for name, page in pages.items()}
    assert sum(map(len, moments.values())) > 30, "the library hears of them"
    assert {name: begun for name, begun in moments.items() if len(begun) > 1} == {}
