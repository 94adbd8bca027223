"""The statements that the program sends to SQLite, recorded by a library between the two."""

import re
import subprocess
import time
from pathlib import Path

import pytest

from faults import compiler

FOLLOWING = re.compile(r"BEGIN|COMMIT|SELECT \* FROM peer_link")
SOURCE = Path(__file__).with_name("statements.c")


@pytest.fixture(scope="session")
def tracer(tmp_path_factory):
    """The library, compiled."""
    path = tmp_path_factory.mktemp("statements") / "statements.so"
    subprocess.run([compiler(), "-shared", "-fPIC", "-O1", "-o", path, SOURCE, "-ldl"], check=True)
    return path


class Statements:
    """The environment of a program whose statements are recorded, and those recorded since the last look."""

    def __init__(self, library, log):
        self.log = Path(log)
        self.seen = 0
        self.environment = {"LD_PRELOAD": str(library), "STATEMENTS": str(log)}

    def news(self):
        """Kind and text of each new one: P for a prepared statement, B for the start of a transaction."""
        data = self.log.read_bytes()[self.seen:]
        self.seen += len(data)
        return [(part[:1].decode(), part[1:].decode()) for part in data.split(b"\0") if part]

    def settle(self, patience=60):
        """Waits until nothing is asked any more: what was saved is analysed later, on a thread of its own, and belongs to no page. The look
        every second whether another machine is followed never ends."""
        begun = quiet = time.monotonic()
        while time.monotonic() < quiet + 1:
            time.sleep(0.1)
            if not all(FOLLOWING.match(sql) for _, sql in self.news()):
                quiet = time.monotonic()
                assert quiet < begun + patience, "statements go on and on"


def plan(database, sql):
    """The steps of SQLite's query plan for a statement, whatever its parameters."""
    numbers = [int(number) for number in re.findall(r"\?(\d+)", sql)]
    values = [0] * max(numbers, default=sql.count("?"))
    return [row[3] for row in database.execute("EXPLAIN QUERY PLAN " + sql, values)]
