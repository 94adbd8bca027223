"""Two machines of one person: their stores, servers and keys, and what both must hold alike, read with SQLite alone."""

import hashlib
import marshal
import subprocess

from contents import opened
from program import DAILVE, Server, dailve, dailve_json

# Everything that a person has, without row numbers of a store. Each store decides for itself which import a sample belongs to.
QUERIES = {
    "samples": """
        SELECT type.name, source.name, start, duration, value, created, version, device, unit, word, zone, pushed, body
        FROM sample JOIN type ON type.id = type JOIN origin ON origin.id = origin JOIN source ON source.id = origin.source
        LEFT JOIN detail ON detail.id = detail""",
    "superseded": """
        SELECT type.name, source.name, start, duration, value, (SELECT identity FROM batch WHERE id = superseded.batch)
        FROM superseded JOIN type ON type.id = type JOIN source ON source.id = source""",
    "workouts": "SELECT identity, activity, start, stop, distance, energy, body FROM workout",
    "words": "SELECT workout, id, names_source, said FROM pushed_workout",
    "rings": "SELECT identity, day, active_energy, exercise, stand, body FROM activity_summary",
    # Each store keeps the text of an element that it got first, and two exports differ in when and on which clock they were printed. So only
    # identities are compared.
    "elements": "SELECT identity, name FROM kept_element",
    "files": "SELECT identity, kind, name FROM kept_file",
    "batches": "SELECT identity, kind, name, started, exported, undone IS NULL FROM batch",
    "entries": "SELECT rid, kind, day, value, stamp, device, deleted FROM record",
    "deliveries": "SELECT id, received, headers, fingerprint, records FROM delivery",
    "bodies": "SELECT fingerprint, part, bytes FROM delivery_body",
    "places": "SELECT start, stop, zone FROM zone_evidence",
    "days": """
        SELECT type.name, day, count, sum, minimum, maximum, average, latest, latest_at
        FROM daily JOIN type ON type.id = type""",
    "nights": "SELECT day, bedtime, wake, asleep, in_bed, stages, source, segments, naps FROM night",
    "stale": "SELECT * FROM dirty",
}


# Each thing is one row of these tables.
TABLES = ["sample", "superseded", "workout", "pushed_workout", "activity_summary", "kept_element", "kept_file", "batch", "record", "delivery",
          "delivery_body", "zone_evidence", "daily", "night", "dirty"]


def digests(store):
    """One digest for each kind of thing."""
    result = {}
    with opened(store) as database:
        for name, query in QUERIES.items():
            rows = sorted(marshal.dumps(row, 2) for row in database.execute(query))
            result[name] = (len(rows), hashlib.sha256(b"".join(rows)).hexdigest())
    return result


def sizes(store):
    """The number of rows of each kind, which is cheap to ask while they arrive."""
    with opened(store) as database:
        return [database.execute(f"SELECT count(*) FROM {table}").fetchone() for table in TABLES]


def key_of(store, name="Laptop"):
    return dailve_json("tokens", "add", name, "--scope", "peer", "--store", store)["token"]


def follow(store, server, key, name="home", url=None):
    return dailve("peer", "add", url or server.url, "--name", name, "--store", store, input=key + "\n")


def sync(store, *names):
    """The result of `dailve peer sync` for each machine."""
    return dailve_json("peer", "sync", *names, "--store", store)


def begin_sync(store):
    return subprocess.Popen(
        [DAILVE, "peer", "sync", "--store", str(store), "--json"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)


def pair(tmp_path, **options):
    """Makes both folders, and a server at home that the laptop follows."""
    home, laptop = tmp_path / "home", tmp_path / "laptop"
    server = Server(home, **options)
    follow(laptop, server, key_of(home))
    return home, laptop, server
