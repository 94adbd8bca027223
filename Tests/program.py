"""The release binary and a server on loopback, for program and browser tests."""

import json
import os
import resource
import socket
import sqlite3
import subprocess
import time
import urllib.request
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FIXTURES = Path(os.environ.get("DAILVE_FIXTURES", ROOT.parent / "shared" / "fixtures"))
DAILVE = os.environ.get("DAILVE", str(ROOT / ".build" / "release" / "dailve"))


def dailve(*arguments, check=True, **options):
    """Runs the program and returns the finished process, with its output as text."""
    result = subprocess.run([DAILVE, *map(str, arguments)], capture_output=True, text=True, timeout=120, **options)
    if check:
        assert result.returncode in (0, 3), result.stderr
    return result


def dailve_json(*arguments):
    return json.loads(dailve(*arguments, "--json").stdout)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`program`: another one than the tests'. `port`: one that is free unless given. `limit`: the server's limit of open files. `environment`: replaces that of the tests. `options`: of the command. `log`: what it says."""

    def __init__(self, store, limit=None, environment=None, options=(), log=subprocess.DEVNULL, port=None, program=None):
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [program or DAILVE, "serve", "--store", str(store), "--port", str(self.port), *options],
            stdout=subprocess.DEVNULL, stderr=log, env=environment,
            preexec_fn=limit and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))))
        for _ in range(500):
            try:
                urllib.request.urlopen(self.url + "/favicon.ico", timeout=1)
                return
            except OSError:
                time.sleep(0.02)
        raise RuntimeError("the server does not answer")

    def stop(self):
        self.process.terminate()
        self.process.wait(10)


def age_sessions(store, seconds):
    """Lets browsers have signed in longer ago than they have."""
    with sqlite3.connect(next(Path(store).glob("*.sqlite")), timeout=30) as db:
        state = json.loads(db.execute("SELECT state FROM access").fetchone()[0])
        for session in state["sessions"]:
            session["created"] -= seconds
        db.execute("UPDATE access SET state = ?", [json.dumps(state).encode()])
    db.close()
