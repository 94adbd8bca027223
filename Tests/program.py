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
PUSH = str(Path(DAILVE).with_name("dailve-push"))
# Wait this many seconds for what must come. This is no claim about speed, only an end to waiting: a machine may be slow and busy, and background
# work gets little of it.
PATIENCE = 180
# With this variable servers have the page of all components.
os.environ["DAILVE_GALLERY"] = "1"


def eventually(is_so, said="it did not happen", patience=PATIENCE):
    """Asks until the answer is true, and returns it. `said` is the message of a failure, or a function that finds it out."""
    end = time.monotonic() + patience
    while not (answer := is_so()):
        assert time.monotonic() < end, said() if callable(said) else said
        time.sleep(0.05)
    return answer


def answered(connection, quiet=5, is_whole=lambda answer: False):
    """Returns what arrives until it is whole, the other side closes, or it falls silent for `quiet` seconds once it has begun."""
    answer = b""
    connection.settimeout(PATIENCE)
    try:
        while not is_whole(answer) and (part := connection.recv(65536)):
            answer += part
            connection.settimeout(quiet)
    except OSError:
        pass
    return answer


def dailve(*arguments, check=True, program=DAILVE, **options):
    """Runs the program and returns the finished process, with its output as text."""
    result = subprocess.run([program, *map(str, arguments)], capture_output=True, text=True, timeout=2 * PATIENCE, **options)
    if check:
        assert result.returncode in (0, 3), result.stderr
    return result


def dailve_json(*arguments):
    return json.loads(dailve(*arguments, "--json").stdout)


def push(*arguments, **options):
    """Runs the tool that sends what phones would send, or writes it to files."""
    return dailve(*arguments, program=PUSH, **options)


def push_json(*arguments):
    return json.loads(push(*arguments, "--json").stdout)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """`program` replaces that of the tests. `port` is a free one unless given. `limit` is the server's limit of open files. `environment` replaces
    that of the tests. `options` are those of the command. `log` receives its messages."""

    def __init__(self, store, limit=None, environment=None, options=(), log=subprocess.DEVNULL, port=None, program=None):
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process = subprocess.Popen(
            [program or DAILVE, "serve", "--store", str(store), "--port", str(self.port), *options],
            stdout=subprocess.DEVNULL, stderr=log, env=environment,
            preexec_fn=limit and (lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))))
        eventually(self.answers, "the server does not answer")

    def answers(self):
        assert self.process.poll() is None, "the server has ended"
        try:
            return urllib.request.urlopen(self.url + "/favicon.ico", timeout=10)
        except OSError:
            return None

    def stop(self):
        self.process.terminate()
        self.process.wait(PATIENCE)


def age_sessions(store, seconds):
    """Makes browsers appear to have signed in longer ago than they have."""
    with sqlite3.connect(Path(store) / "directory.sqlite", timeout=PATIENCE) as db:
        state = json.loads(db.execute("SELECT state FROM access").fetchone()[0])
        for session in state["sessions"]:
            session["created"] -= seconds
        db.execute("UPDATE access SET state = ?", [json.dumps(state).encode()])
    db.close()
