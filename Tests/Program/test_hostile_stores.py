"""Stores and messages that somebody else wrote in part: no claim in them is trusted. `make fuzz` runs for longer."""

import os
import sqlite3
import sys
import zipfile
import zlib
from pathlib import Path

import pytest

from program import DAILVE, dailve, dailve_json

sys.path.insert(0, str(Path(__file__).resolve().parent.parent.parent / "Fuzz"))

import parcels  # noqa: E402
import stores  # noqa: E402

SEED = int(os.environ.get("SEED", 33))
CONTENT = {"workout": "body", "activity_summary": "body", "kept_element": "body", "kept_file": "content"}
# These conditions pick one exported thing of each table, with every row that repeats it.
ONE = {"workout": "identity = (SELECT identity FROM standing_workout ORDER BY start DESC, identity LIMIT 1)", "activity_summary": "day = (SELECT max(day) FROM activity_summary)",
       "kept_element": "identity = (SELECT max(identity) FROM kept_element)", "kept_file": "identity = (SELECT max(identity) FROM kept_file)"}
# The doctor and the export count such a thing in these words.
WORDS = {"workout": "1 workout", "activity_summary": "1 day of activity rings", "kept_element": "1 document", "kept_file": "1 file"}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """A store with everything, the addresses of its pages, and the peak of its server's memory."""
    return stores.prepared(DAILVE, tmp_path_factory.mktemp("hostile"))


def altered(made, tmp_path, statements):
    store = tmp_path / "store"
    stores.shutil.copytree(made[0], store)
    with sqlite3.connect(store / "health.sqlite") as db:
        for statement, *values in statements:
            db.execute(statement, values)
    db.close()
    return store


# First only the size is false; then the content is larger than any that is kept; then it is longer than its size says.
@pytest.mark.parametrize("size, content", [(2**40 - 1, None), (80 << 20, stores.BOMB), (64 << 20, stores.BOMB)], ids=["size", "bomb", "longer"])
def test_sizes_claimed_by_a_store_are_not_trusted(made, tmp_path, size, content):
    statements = [("DELETE FROM workout_analysis",)]
    for table, column in CONTENT.items():
        statements.append((f"UPDATE {table} SET size = ?, {column} = coalesce(?, {column}) WHERE {ONE[table]}", size, content))
    store = altered(made, tmp_path, statements)
    # Every page and every command that reads elements or files is answered, without taking the memory that was claimed.
    peak, statuses = stores.visit(DAILVE, store, made[1], tmp_path, [command for command in stores.COMMANDS if command[0] in ("documents", "workouts")])
    assert peak < made[2] + stores.SPARE
    assert not {path: status for path, status in statuses.items() if status >= 500}
    finding = [found for found in dailve_json("doctor", "--store", store)["findings"] if "left out of pages" in found["text"]]
    assert len(finding) == 1 and not finding[0]["isWell"]
    done = dailve("export", "apple", tmp_path / "all.zip", "--store", store)
    for words in WORDS.values():
        assert words in finding[0]["text"] and words in done.stderr
    # Everything else is still exported.
    with zipfile.ZipFile(tmp_path / "all.zip") as archive, sqlite3.connect(store / "health.sqlite") as db:
        text = archive.read("apple_health_export/export.xml").decode()
        assert text.count("<ActivitySummary") == db.execute("SELECT count(DISTINCT day) FROM activity_summary").fetchone()[0] - 1
        routes = [name for name in archive.namelist() if "workout-routes/" in name]
        assert len(routes) >= db.execute("SELECT count(*) FROM kept_file WHERE kind = 'route'").fetchone()[0] - 1 > 0
    db.close()


def test_foreign_content_in_a_store_crashes_no_command(made, tmp_path):
    number, findings, _, _ = stores.run(DAILVE, tmp_path, rounds=int(os.environ.get("ROUNDS", 3)), seed=SEED, made=made)
    assert number and not findings


def test_messages_of_a_peer_crash_no_server(made, tmp_path):
    number, statuses, more = parcels.run(DAILVE, tmp_path, messages=int(os.environ.get("MESSAGES", 300)), seed=SEED, made=made)
    assert number and statuses.get(200) and statuses.get(400)


def test_the_bomb_packs_80_megabytes_into_less_than_100_kilobytes():
    assert len(stores.BOMB) < 100_000 and len(zlib.decompress(stores.BOMB, -15)) == 80 << 20
