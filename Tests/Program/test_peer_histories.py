"""Random histories of three machines against a model of ten lines: whatever is imported and undone where, and in whatever order they exchange, in
the end each holds what the standing imports held. HISTORIES=300 runs more, SEED=7 runs one of them."""

import os
import random
from collections import Counter

from contents import opened
from peers import digests, follow, key_of, sync
from program import Server, dailve

# Records lie in the minutes of a morning; some overlap, and some are at one time with two values.
POOL = [
    (kind, minute, length, value, source)
    for minute in range(0, 40, 5)
    for kind, length, values in [("StepCount", 5, (10, 12)), ("StepCount", 8, (20,)), ("HeartRate", 0, (60, 61.5))]
    for value in values
    for source in ("Watch", "iPhone")
]
EPOCH = 1_768_464_000  # 2026-01-15 08:00:00 UTC


def export(path, records, made):
    """An export of some of the pool."""
    def moment(minute):
        return f"2026-01-15 {8 + minute // 60:02}:{minute % 60:02}:00 +0000"

    lines = [
        f'<Record type="HKQuantityTypeIdentifier{kind}" sourceName="{source}" unit="{"count" if length else "count/min"}" '
        f'startDate="{moment(minute)}" endDate="{moment(minute + length)}" value="{value}"/>'
        for kind, minute, length, value, source in sorted(records)
    ]
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE HealthData [\n<!ELEMENT HealthData (ExportDate,Me,(Record)*)>\n]>\n'
        f'<HealthData locale="en_GB">\n<ExportDate value="2026-02-01 {made // 60:02}:{made % 60:02}:00 +0000"/>\n<Me/>\n'
        + "\n".join(lines) + "\n</HealthData>\n")


def held(store):
    """The contents of a store, in the pool's words."""
    with opened(store) as database:
        rows = database.execute(
            """SELECT type.name, (start - ?) / 60, duration / 60, value, source.name
               FROM sample JOIN type ON type.id = type JOIN source ON source.id = source""", [EPOCH]).fetchall()
    return Counter((kind.removeprefix("HKQuantityTypeIdentifier"), *rest) for kind, *rest in rows)


def identities(store):
    with opened(store) as database:
        return {row[0]: row[1] for row in database.execute("SELECT id, identity FROM batch WHERE undone IS NULL")}


def history(folder, seed):
    chance = random.Random(seed)
    stores = [folder / name for name in ("home", "laptop", "cabin")]
    server = Server(stores[0])
    imports, undone = {}, set()
    try:
        for store in stores[1:]:
            follow(store, server, key_of(stores[0]))
        for step in range(chance.randint(6, 14)):
            store = chance.choice(stores)
            what = chance.random()
            if what < 0.5:
                records = set(chance.sample(POOL, chance.randint(5, len(POOL) - 5)))
                path = folder / f"{step}.xml"
                export(path, records, made=step if chance.random() < 0.7 else chance.randint(0, 500))
                before = set(identities(store).values())
                dailve("import", path, "--store", store)
                (new,) = set(identities(store).values()) - before
                imports[new] = records
            elif what < 0.7 and store.exists():
                known = identities(store)
                if known:
                    batch = chance.choice(sorted(known))
                    dailve("undo", batch, "--store", store)
                    undone.add(known[batch])
            elif store is not stores[0]:
                sync(store)
        for store in stores[1:] * 2:
            (result,) = sync(store)
        wanted = Counter(set().union(*(records for name, records in imports.items() if name not in undone)))
        for store in stores:
            assert held(store) == wanted, (seed, store.name, held(store) - wanted, wanted - held(store))
        one, *others = map(digests, stores)
        for other in others:
            assert one == other, (seed, [name for name in one if one[name] != other[name]])
        assert sync(stores[1])[0]["isEqual"] and sync(stores[1])[0]["received"] == 0, seed
    finally:
        server.stop()


def test_every_history_ends_as_the_model_predicts(tmp_path):
    seeds = [int(os.environ["SEED"])] if "SEED" in os.environ else range(int(os.environ.get("HISTORIES", 12)))
    for seed in seeds:
        folder = tmp_path / str(seed)
        folder.mkdir()
        history(folder, seed)
