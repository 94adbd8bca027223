#!/usr/bin/env python3
"""Stores and directories with rows that somebody else wrote: random bytes, numbers and texts in random places, false sizes, content that unpacks to nothing but
zeros. Every page, every export and the doctor must finish with an answer, in hardly more memory than for the unaltered store.

The tests run it for a few rounds, Fuzz/run for SECONDS_EACH:  stores.py DAILVE [SECONDS]
The same seed writes the same rows; a finding prints them."""

import http.client
import json
import os
import random
import re
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zlib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests"))
import pages  # noqa: E402
import program  # noqa: E402
from person import write_down  # noqa: E402

UNTIL = "2026-11-21"
# A server may need this many bytes more than for the unaltered store.
SPARE = 64 << 20
# Migrations and sign-in rely on these tables: a store in which they were altered is refused, so they are left alone.
OTHERS = {"grdb_migrations", "access", "sqlite_sequence"}
INTEGERS = [0, 1, -1, 2, 255, 86_400, 2**31 - 1, 2**31, -(2**31), 2**32, 2**40 - 1, 2**42, 2**53, 2**62, 2**63 - 1, -(2**63)]
REALS = [0.0, -0.0, 1.0, -1.0, 1e-300, 5e-324, 1e15, 1e19, 1.7e308, -1.7e308, float("inf"), float("-inf")]
TEXTS = ["", " ", "0", "-1", "9223372036854775807", "1e400", "NaN", "a" * 100_000, "/", "../../etc/passwd", "<a>", "<script>", "'", "\"",
         "{", "{}", "[]", "null", "{\"start\":\"9999-12-31T23:59:59Z\",\"duration\":1e300}", "1:1e300 2:-5", "9223372036854775807 -9223372036854775808 1",
         "0001-01-01", "9999-12-31", "Antarctica/Troll", "HKQuantityTypeIdentifierStepCount", "HKCategoryTypeIdentifierSleepAnalysis",
         "걸음", "é", "\U0001F3C3"]
COMMANDS = [["today"], ["workouts", "--json"], ["stats"], ["batches"], ["documents", "correlations"], ["documents", "clinical"],
            ["documents", "electrocardiograms"], ["documents", "heartbeats"], ["export", "csv"], ["export", "json"], ["export", "apple"],
            ["tokens"], ["users"]]


class Finding(Exception):
    pass


def end_of(text):
    """Returns the fatal error and the crashed thread's stack, or the last output if there was no crash."""
    text = text.decode(errors="replace") if isinstance(text, bytes) else text
    thread = re.search(r"\nThread \d+ [^\n]*crashed:", text)
    fatal = re.search(r"[^\n]*Fatal error[^\n]*", text)
    return (fatal[0] if fatal else "") + text[thread.start():][:2500] if thread else text[-2500:]


def deflated(count):
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    return packer.compress(bytes(count)) + packer.flush()


BOMB = deflated(80 << 20)


class Scribbler:
    """Writes values into a store that no program would write."""

    def __init__(self, path, seed):
        self.db = sqlite3.connect(path, isolation_level=None)
        self.db.text_factory = bytes
        self.random = random.Random(seed)
        self.done = []
        names = [row[0].decode() for row in self.db.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")]
        self.tables = [name for name in names if name not in OTHERS and self.db.execute(f"SELECT EXISTS (SELECT 1 FROM {name})").fetchone()[0]]

    def scribble(self, count):
        for _ in range(count):
            try:
                self.one()
            except (sqlite3.DatabaseError, UnicodeEncodeError):
                pass  # SQLite refuses the value, or a key holds bytes that are not text
        self.db.close()

    def one(self):
        table = self.random.choice(self.tables)
        columns = [(row[1].decode(), row[2].decode(), row[3], row[5]) for row in self.db.execute(f"PRAGMA table_info({table})")]
        keys = [name for name, _, _, key in columns if key] or ["rowid"]
        count = self.db.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
        row = self.db.execute(f"SELECT {', '.join(keys)} FROM {table} LIMIT 1 OFFSET ?", [self.random.randrange(max(1, count))]).fetchone()
        if not row:
            return
        name, kind, is_needed, _ = self.random.choice(columns)
        place = " AND ".join(f"{key} IS ?" for key in keys)
        row = [value.decode(errors="surrogateescape") if isinstance(value, bytes) and dict((c[0], c[1]) for c in columns).get(key) in ("TEXT", "ANY") else value
               for key, value in zip(keys, row)]
        value = None if not is_needed and self.random.random() < 0.1 else self.value(kind, table, name, place, row)
        is_text = kind == "TEXT" and isinstance(value, bytes)
        self.db.execute(f"UPDATE OR REPLACE {table} SET {name} = {'CAST(? AS TEXT)' if is_text else '?'} WHERE {place}", [value, *row])
        self.done.append((table, name, repr(value)[:60]))
        # Mostly, everything derived from the row is computed again.
        if table in ("sample", "cell", "origin", "type", "superseded") and self.random.random() < 0.7:
            self.db.execute("INSERT OR IGNORE INTO dirty SELECT id, ? FROM type", [self.random.randrange(20_000, 20_780)])
        if table in ("workout", "kept_file", "workout_heart_rate") and self.random.random() < 0.7:
            self.db.execute("DELETE FROM workout_analysis")

    def value(self, kind, table, name, place, row):
        draw = self.random
        if kind == "ANY":
            kind = draw.choice(["INTEGER", "REAL", "TEXT", "BLOB"])
        old = self.db.execute(f"SELECT {name} FROM {table} WHERE {place}", row).fetchone()
        old = old[0] if old else None
        if kind == "INTEGER":
            if isinstance(old, int) and draw.random() < 0.3:
                return max(-(2**63), min(2**63 - 1, draw.choice([old + 1, old - 1, -old, old * 1000, old + 86_400 * 400_000])))
            return draw.choice(INTEGERS + [draw.randrange(-(2**63), 2**63), draw.randrange(2**20)])
        if kind == "REAL":
            return draw.choice(REALS + [draw.uniform(-1e6, 1e6)])
        if kind == "TEXT" and draw.random() < 0.6:
            return draw.choice(TEXTS)
        old = bytearray(old if isinstance(old, bytes) else b"")
        change = draw.randrange(7)
        if change == 0:
            return draw.randbytes(draw.randrange(2000))
        if change == 1:
            return bytes(old[:draw.randrange(len(old) + 1)])
        if change == 2:
            return bytes(old) * draw.randrange(2, 40)
        if change == 3:
            return draw.choice([b"\xff", b"\x80", b"\0", b"\x7f"]) * draw.randrange(1, 3000)
        if change == 4 and name in ("body", "content"):
            self.db.execute(f"UPDATE {table} SET size = ? WHERE {place}", [draw.choice([80 << 20, 64 << 20, 2**40 - 1, 2**31, len(old)]), *row])
            return BOMB
        for _ in range(draw.randrange(1, 9)):
            if old:
                old[draw.randrange(len(old))] = draw.randrange(256)
        return bytes(old)


class Answers:
    """Asks a server on a store, and notes its answers and its peak memory."""

    def __init__(self, dailve, store, log):
        self.dailve, self.store, self.log, self.statuses = dailve, store, log, {}

    def run(self, paths):
        with open(self.log, "wb") as log:
            try:
                server = program.Server(self.store, log=log, program=self.dailve)
            except AssertionError:
                raise Finding("the server does not start: " + end_of(self.log.read_text(errors="replace")))
            try:
                with ThreadPoolExecutor(3) as pool:
                    list(pool.map(lambda path: self.get(server, path), paths))
                self.post(server)
                list(map(lambda path: self.get(server, path), ["/", "/activity", "/body"]))
                status = Path(f"/proc/{server.process.pid}/status").read_text()
                self.peak = int(status.split("VmHWM:")[1].split()[0]) << 10
            finally:
                code = server.process.poll()
                server.stop()
            if code is not None or server.process.returncode not in (0, -signal.SIGTERM):
                raise Finding(f"the server ended with {code or server.process.returncode}: " + end_of(self.log.read_text(errors="replace")))

    def get(self, server, path, data=None):
        try:
            with urllib.request.urlopen(urllib.request.Request(server.url + path, data), timeout=program.PATIENCE) as answer:
                answer.read()
                self.statuses[path] = answer.status
        except urllib.error.HTTPError as error:
            body = error.read()
            self.statuses[path] = error.code
            if error.code >= 500 and len(body) < 20:
                raise Finding(f"{path} answers {error.code} without a sentence")
        except http.client.IncompleteRead:
            # A download breaks off at unreadable data, so that part of it never passes for the whole.
            self.statuses[path] = 500
            if path not in pages.MORE.values() or "route=/settings/export/{format} status=500" not in self.log.read_text(errors="replace"):
                raise Finding(f"{path} breaks off: " + end_of(self.log.read_text(errors="replace")))
        except OSError as error:
            if server.process.poll() is not None:
                raise Finding(f"{path} ended the server: " + end_of(self.log.read_text(errors="replace")))
            raise Finding(f"{path}: {error}")

    def post(self, server):
        """Saves a weight, so that everything derived from altered rows is computed."""
        self.get(server, "/body", f"id=scribble&day={UNTIL}&time=07:30&weight=72.5&units=metric".encode())


def make(dailve, folder):
    """A store with everything: an export, deliveries, entries, and what another machine has."""
    def run(*arguments, **options):
        return subprocess.run([dailve, *map(str, arguments)], check=True, capture_output=True, text=True, **options).stdout

    for name, until in (("first", UNTIL), ("other", "2026-08-30")):
        run("sample", folder / f"{name}.zip", "--years", 1, "--density", 0.05, "--until", until)
        run("import", folder / f"{name}.zip", "--store", folder / name)
    # A restored backup leaves rights in the directory that are withheld.
    run("tokens", "add", "Old phone", "--store", folder / "first")
    run("restore", json.loads(run("backup", "--store", folder / "first", "--json"))["path"], "--store", folder / "store")
    gone = json.loads(run("tokens", "add", "Lost phone", "--store", folder / "store", "--json"))
    run("tokens", "revoke", gone["id"], "--store", folder / "store")
    key = run("tokens", "add", "iPhone", "--store", folder / "store", "--json")
    peer = run("tokens", "add", "Laptop", "--scope", "peer", "--store", folder / "store", "--json")
    server = program.Server(folder / "store", program=dailve)
    try:
        write_down(server)
        environment = {**os.environ, "DAILVE_KEY": json.loads(key)["token"]}
        push = Path(dailve).with_name("dailve-push")
        subprocess.run([push, server.url, "--days", "3", "--until", UNTIL], check=True, capture_output=True, env=environment)
        run("peer", "add", server.url, "--name", "home", "--store", folder / "other", input=json.loads(peer)["token"] + "\n")
        run("peer", "sync", "--store", folder / "other")
    finally:
        server.stop()
    with sqlite3.connect(folder / "store" / "directory.sqlite") as db:
        db.execute(
            "INSERT INTO passkey VALUES (x'01', x'02', 3, 1, 1, 'internal', zeroblob(16), x'04', 'Laptop', 1763000000, 1763000001)")
        db.execute("INSERT INTO withdrawn_right VALUES ('passkey', '05')")
    db.close()
    return folder / "store"


def addresses(dailve, store):
    def ask(*arguments):
        return json.loads(subprocess.run([dailve, *arguments, "--store", str(store), "--json"], check=True, capture_output=True).stdout)

    workouts = ask("workouts")
    run = next(w["id"] for w in workouts if w["activity"] == "Running")
    with sqlite3.connect(f"file:{store}/health.sqlite?mode=ro", uri=True) as db:
        (delivery,) = db.execute("SELECT id FROM delivery LIMIT 1").fetchone()
    db.close()
    with sqlite3.connect(f"file:{store}/directory.sqlite?mode=ro", uri=True) as db:
        (device,) = db.execute("SELECT id FROM device_token LIMIT 1").fetchone()
    db.close()
    blanks = {"run": run, "delivery": delivery, "device": device, "today": UNTIL}
    result = [path.format(**blanks) for path in [*(pages.PAGES | pages.workout_pages(workouts)).values(), *pages.MORE.values()]]
    return result + [f"/activity/{w['id']}" for w in workouts[:8]]


def visit(dailve, store, paths, folder, commands):
    """- Returns: the peak of the server's memory, and the status of each path."""
    for command in [["doctor", "--port", str(program.free_port())], *commands]:
        out = folder / "out.zip"
        out.unlink(missing_ok=True)
        more = [str(out)] if command[0] == "export" else []
        done = subprocess.run([dailve, *command, *more, "--store", str(store)], capture_output=True, timeout=2 * program.PATIENCE)
        if done.returncode < 0 or done.returncode > 100:
            raise Finding(f"{' '.join(command)} ended with {done.returncode}: " + end_of(done.stderr))
        if done.returncode not in (0, 3) and not done.stderr and not done.stdout:
            raise Finding(f"{' '.join(command)} ended with {done.returncode} and no sentence")
    answers = Answers(dailve, store, folder / "log")
    answers.run(paths)
    return answers.peak, answers.statuses


def prepared(dailve, folder):
    """- Returns: a store, the addresses of its pages, and the peak of its server's memory."""
    store = make(dailve, folder)
    paths = addresses(dailve, store)
    healthy, statuses = visit(dailve, store, paths, folder, COMMANDS)
    bad = {path: code for path, code in statuses.items() if code >= 500}
    if bad:
        raise Finding(f"the store as it was: {bad}")
    return store, paths, healthy


def run(dailve, folder, rounds=None, seconds=None, seed=1, goes_on=False, made=None):
    store, paths, healthy = made or prepared(dailve, folder)
    end, number, refused, findings, most = time.monotonic() + (seconds or 0), 0, {}, 0, 0
    while number < rounds if rounds else time.monotonic() < end:
        draw = random.Random(f"{seed} {number}")
        copy = folder / "copy"
        shutil.rmtree(copy, ignore_errors=True)
        shutil.copytree(store, copy)
        scribblers = [Scribbler(copy / "health.sqlite", f"{seed} {number}"), Scribbler(copy / "directory.sqlite", f"{seed} {number} directory")]
        scribblers[0].scribble(draw.choice([1, 3, 10, 30, 100]))
        scribblers[1].scribble(draw.choice([0, 1, 3, 10]))
        try:
            peak, statuses = visit(dailve, copy, paths, folder, COMMANDS if rounds is None else draw.sample(COMMANDS, 4))
            most = max(most, peak - healthy)
            if peak > healthy + SPARE:
                raise Finding(f"{peak >> 20} MB instead of {healthy >> 20}")
            for path, code in statuses.items():
                if code >= 500:
                    refused[path] = refused.get(path, 0) + 1
        except Finding as finding:
            findings += 1
            said = f"seed {seed} round {number}: {finding}\nrows: {scribblers[0].done + scribblers[1].done}"
            if not goes_on:
                raise Finding(said)
            print(said, flush=True)
        number += 1
    return number, findings, refused, most


if __name__ == "__main__":
    binary = str(Path(sys.argv[1]).resolve())
    program.DAILVE = binary
    seed = int(os.environ.get("SEED") or random.randrange(10**9))
    with tempfile.TemporaryDirectory() as folder:
        number, findings, refused, most = run(
            binary, Path(folder), rounds=int(os.environ.get("ROUNDS", 0)) or None, seconds=float(sys.argv[2]) if len(sys.argv) > 2 else 60, seed=seed,
            goes_on="GO_ON" in os.environ)
    print(f"stores             {number} stores of seed {seed}, {findings} findings; at most {most >> 20} MB more; answered with 5xx: {sum(refused.values())}")
    for path, count in sorted(refused.items(), key=lambda entry: -entry[1])[:20] if "GO_ON" in os.environ else []:
        print(f"  {count} {path}")
    sys.exit(1 if findings else 0)
