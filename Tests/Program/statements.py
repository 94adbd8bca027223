"""The statements that the program sends to SQLite, recorded by a library between the two."""

import os
import re
import subprocess
import time
from pathlib import Path
from typing import NamedTuple

import pytest

from faults import compiler
from program import PATIENCE

SOURCE = Path(__file__).with_name("statements.c")
# `PeerFollower` looks whether another machine is followed, in a transaction that reads nothing else, and rests for a second.
LOOK = "SELECT * FROM peer_link"
REST = 1.0
ENDING = re.compile(r"COMMIT|ROLLBACK|END")
# Threads for which nobody waits have this niceness.
LAST = 19
# A visit that ends this long before the next look cannot contain one.
SPARE = 0.05


@pytest.fixture(scope="session")
def tracer(tmp_path_factory):
    """Compiles the library."""
    path = tmp_path_factory.mktemp("statements") / "statements.so"
    subprocess.run([compiler(), "-shared", "-fPIC", "-O1", "-o", path, SOURCE, "-ldl"], check=True)
    return path


class Note(NamedTuple):
    """`kind` is P for a prepared statement and R for one that began to run. `at` is in seconds of `time.monotonic`. `nice` is that of the thread."""

    kind: str
    connection: str
    at: float
    nice: int
    sql: str

    @property
    def begins(self):
        """True at the start of a transaction."""
        return self.kind == "R" and self.sql.startswith("BEGIN")


def note(record):
    connection, at, nice, sql = record[1:].decode().split(" ", 3)
    return Note(record[:1].decode(), connection, int(at) / 1e9, int(nice), sql)


class Statements:
    """The environment of a program whose statements are recorded, and those recorded since the last look."""

    def __init__(self, library, log):
        self.log = Path(log)
        self.seen = 0
        self.looked = -REST
        self.environment = {"LD_PRELOAD": str(library), "STATEMENTS": str(log)}

    def news(self):
        """Returns the statements since the last call. Threads for which nobody waits (`BackgroundPriority.beginLast`) are left out: they make hourly
        backups and no answers."""
        with open(self.log, "rb") as log:
            log.seek(self.seen)
            # The last record may still be incomplete.
            data = log.read().rpartition(b"\0")[0]
        if not data:
            return []
        self.seen += len(data) + 1
        return [found for found in map(note, data.split(b"\0")) if found.nice < LAST or os.nice(0) == LAST]

    def settle(self, patience=PATIENCE):
        """Waits until no more statements come: saved data are analysed later, on a thread of its own, and belong to no page. The follower's looks
        never end, so they do not count."""
        begun = quiet = time.monotonic()
        while time.monotonic() < quiet + 1:
            time.sleep(0.1)
            if not all(is_of_look(moment) for moment in moments(self.news())):
                quiet = time.monotonic()
                assert quiet < begun + patience, "statements go on and on"

    def during(self, visit, prepare=lambda: None, attempts=4):
        """Returns the statements of `visit` and of nobody else, because it fits between two looks of the follower. A visit that takes longer is
        repeated, whatever it asked; if none ever fits, the looks themselves are filtered out.

        `prepare` runs before each attempt.

        """
        for _ in range(attempts):
            self.wait_for_look()
            prepare()
            self.news()
            visit()
            is_in_time = time.monotonic() < self.looked + REST - SPARE
            asked = self.news()
            if is_in_time:
                return asked
        return without_looks(asked)

    def wait_for_look(self, patience=PATIENCE):
        """Waits until the follower has just looked."""
        begun = time.monotonic()
        while time.monotonic() > self.looked + REST / 2:
            for found in self.news():
                if found.kind == "R" and found.sql.startswith(LOOK):
                    self.looked = found.at
            assert time.monotonic() < begun + patience, "nobody looks"
            time.sleep(0.005)


def moments(notes):
    """The statements of each transaction, in the order in which they began; one outside of any transaction counts as its own."""
    found, current = [], {}
    for entry in notes:
        if entry.kind != "R":
            continue
        if entry.begins:
            found.append([])
            current[entry.connection] = found[-1]
        elif ENDING.match(entry.sql):
            current.pop(entry.connection, None)
        elif entry.connection in current:
            current[entry.connection].append(entry.sql)
        elif not is_of_opening(entry.sql):
            found.append([entry.sql])
    return found


def without_looks(notes):
    """Drops the transactions that only look whether another machine is followed."""
    kept, current = [], {}
    for entry in notes:
        if entry.kind == "R" and entry.begins:
            current[entry.connection] = [entry]
        elif entry.kind == "R" and entry.connection in current:
            current[entry.connection].append(entry)
            if ENDING.match(entry.sql):
                transaction = current.pop(entry.connection)
                asked = [found.sql for found in transaction[1:-1]]
                if not any(sql.startswith(LOOK) for sql in asked) or not is_of_look(asked):
                    kept += transaction
        else:
            kept.append(entry)
    return sorted(kept + sum(current.values(), []), key=lambda entry: entry.at)


def is_of_opening(sql):
    """Returns whether every connection runs this of its own accord."""
    return bool(re.match(r"PRAGMA|SAVEPOINT|RELEASE", sql)) or "sqlite_master" in sql


def is_of_look(moment):
    return all(sql.startswith(LOOK) or is_of_opening(sql) for sql in moment)


def plan(database, sql):
    """The steps of SQLite's query plan for a statement, whatever its parameters."""
    numbers = [int(number) for number in re.findall(r"\?(\d+)", sql)]
    values = [0] * max(numbers, default=sql.count("?"))
    return [row[3] for row in database.execute("EXPLAIN QUERY PLAN " + sql, values)]
