"""The contents of a store, read with SQLite alone."""

import contextlib
import hashlib
import marshal
import sqlite3


def opened(store):
    """A connection that is closed at the end, because an open one locks others out."""
    return contextlib.closing(sqlite3.connect(f"file:{store}/health.sqlite?mode=ro", uri=True))


def samples_of(store):
    with opened(store) as database:
        rows = database.execute(
            """SELECT type.name, start, duration, value, source.name, version, device, unit, word, created, body
               FROM sample JOIN type ON type.id = type JOIN source ON source.id = sample.source
               JOIN origin ON origin.id = origin LEFT JOIN detail ON detail.id = detail""")
        others = database.execute("SELECT identity FROM workout UNION ALL SELECT identity FROM activity_summary")
        return sorted(map(repr, rows)), sorted(others)


def contents(store):
    """Everything stored and derived as one digest, without batches and surrogate keys."""
    digest = hashlib.sha256()
    with opened(store) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        # Reading type by type follows the order of the table, which halves the time to sort the rest.
        samples = """SELECT type.name, start, duration, value, source.name, version, device, unit, word, zone, created, body
            FROM sample JOIN type ON type.id = type JOIN source ON source.id = sample.source
            JOIN origin ON origin.id = origin LEFT JOIN detail ON detail.id = detail
            WHERE type = ? ORDER BY 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12"""
        for identifier in database.execute("SELECT id FROM type ORDER BY name").fetchall():
            rows = database.execute(samples, identifier)
            while part := rows.fetchmany(10_000):
                # Version 2 of the format writes nothing but values; `repr` takes five times as long.
                digest.update(marshal.dumps(part, 2))
        queries = [
            "SELECT type.name, daily.* FROM daily JOIN type ON type.id = type ORDER BY 1, day",
            "SELECT * FROM night ORDER BY day",
            "SELECT identity, activity, start, stop, duration, distance, energy FROM workout ORDER BY identity",
            "SELECT day, active_energy, exercise, stand FROM activity_summary ORDER BY day",
            "SELECT identity, name, size, kind FROM kept_file ORDER BY identity",
            "SELECT start, zone, stop FROM zone_evidence ORDER BY 1, 2, 3",
            "SELECT count(*) FROM dirty",
        ]
        for query in queries:
            for row in database.execute(query):
                row = list(row)
                if "daily.*" in query:
                    del row[1]
                digest.update(repr(row).encode())
    return digest.hexdigest()
