"""Two servers with different samples, whose person edits everything on both: after an exchange they agree on whatever both know."""

import json
import os
import random
import sqlite3
import time
import urllib.error
import urllib.parse
import urllib.request
from contextlib import closing

import pytest
from program import PATIENCE, Server, dailve

SEQUENCES = int(os.environ.get("SEQUENCES", "30"))
STEPS, MASS, SLEEP = "HKQuantityTypeIdentifierStepCount", "HKQuantityTypeIdentifierBodyMass", "HKCategoryTypeIdentifierSleepAnalysis"
DAYS = ["2001-01-02", "2001-01-03", "2001-01-04"]
ZONES = ["Asia/Tokyo", "America/New_York", "Europe/Oslo"]
# All records are in winter and in UTC, so that days have no gap.
OFFSET = "+0000"


def record(kind, source, start, end, value, unit):
    unit = f' unit="{unit}"' if unit else ""
    return (f'<Record type="{kind}" sourceName="{source}"{unit} creationDate="{end} {OFFSET}" startDate="{start} {OFFSET}" '
            f'endDate="{end} {OFFSET}" value="{value}"/>')


def export(path, sources):
    lines = []
    for source in sources:
        for index, day in enumerate(DAYS):
            own = len(source) + index
            lines.append(record(STEPS, source, f"{day} 08:00:00", f"{day} 08:30:00", 100 * own, "count"))
            lines.append(record(MASS, source, f"{day} 07:00:00", f"{day} 07:00:00", 60 + own, "kg"))
            lines.append(record(SLEEP, source, f"{day} 00:10:00", f"{day} 0{3 + own % 5}:10:00", "HKCategoryValueSleepAnalysisAsleepCore", None))
    path.write_text('<?xml version="1.0" encoding="UTF-8"?><HealthData locale="en_GB">'
                    f'<ExportDate value="2001-02-01 09:00:00 {OFFSET}"/>{"".join(lines)}</HealthData>')


class Site:
    def __init__(self, folder, sources):
        self.store = folder / "store"
        export(folder / "export.xml", sources)
        dailve("import", folder / "export.xml", "--store", self.store)
        self.server = Server(self.store)
        self.cursor = 0

    def rows(self, sql, *arguments):
        with closing(sqlite3.connect(self.store / "health.sqlite", timeout=PATIENCE)) as db:
            return db.execute(sql, arguments).fetchall()

    def send(self, path, data, kind):
        request = urllib.request.Request(self.server.url + path, data=data, headers={"Content-Type": kind})
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            return answer.read()

    def post(self, path, **fields):
        return self.send(path, urllib.parse.urlencode(fields, doseq=True).encode(), "application/x-www-form-urlencoded")

    def push(self, **push):
        push = {"client": None, "now": int(time.time() * 1000), "mark": None, "operations": [], "rows": []} | push
        return json.loads(self.send("/sync/entries", json.dumps(push).encode(), "application/json"))

    def news(self):
        """Returns the rows that came since the last call."""
        rows = []
        while True:
            with urllib.request.urlopen(f"{self.server.url}/sync/pull?seq={self.cursor}", timeout=PATIENCE) as answer:
                page = json.load(answer)
            rows, self.cursor = rows + page["rows"], page["cursor"]
            if not page["hasMore"]:
                return rows


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    sites = [Site(tmp_path_factory.mktemp("a"), ["Watch", "Phone", "Scale"]), Site(tmp_path_factory.mktemp("b"), ["Ring", "Scale", "Phone"])]
    yield sites
    for site in sites:
        site.server.stop()


def edit(site, choose):
    """Makes one edit of a random kind, as a person would make it."""
    def of(sql):
        rows = site.rows(sql)
        return choose.choice(rows) if rows else None

    kind = choose.randrange(14)
    if kind == 0:
        site.post("/settings", firstWeekday=choose.randrange(7), stepsPerDay=8000 + choose.randrange(5))
    elif kind == 1:
        site.post("/settings", sleepHours=choose.choice(["", "7", "8.5"]), zone=choose.choice(ZONES))
    elif kind == 2:
        site.post("/today/pins", **{"pin[]": choose.sample(["steps", "weight", "hrv", "sleep"], 2)})
    elif kind == 3:
        site.post(f"/data/types/{choose.choice([STEPS, SLEEP])}/switch", off=choose.randrange(2))
    elif kind == 4:
        site.post(f"/data/sources/{of('SELECT id FROM source')[0]}", off=choose.randrange(2))
    elif kind == 5:
        ids = [str(row[0]) for row in site.rows("SELECT DISTINCT source FROM cell WHERE type = (SELECT id FROM type WHERE name = ?)", STEPS)]
        choose.shuffle(ids)
        site.post(f"/data/types/{STEPS}/order", order=choose.choice(["default", ",".join(ids)]))
    elif kind == 6:
        day, (source,) = choose.choice(DAYS), of("SELECT name FROM source")
        site.post(f"/sleep/{day}/source", **choose.choice([{"source": source}, {}]))
    elif kind in (7, 8):
        kind_, start, source = of("SELECT type.name, start, source.name FROM sample JOIN type ON type.id = type JOIN source ON source.id = source "
                                  f"WHERE type.name <> '{SLEEP}'")
        site.post("/readings", action=choose.choice(["correct", "exclude"]), start=start, source=source, value=choose.choice(["61", "62.5"]), **{"type[]": kind_})
    elif kind == 9:
        if row := of("SELECT id FROM override"):
            site.post(f"/readings/{row[0]}/remove")
    elif kind == 10:
        day = choose.randrange(10, 14)
        site.post("/data/zones", zone=choose.choice(ZONES), **{"from": f"2001-01-{day}", "until": f"2001-01-{day + choose.randrange(2)}"})
    elif kind == 11:
        if row := of("SELECT id FROM zone_entry"):
            site.post(f"/data/zones/{row[0]}/remove")
    elif kind == 12:
        site.post("/body", id=choose.choice("xy"), day="2001-01-03", time="08:00", weight=60 + choose.randrange(9), memo="")
    elif row := of("SELECT rid, stamp, device FROM entry_version"):
        site.post(f"/data/history/{row[0]}/restore", stamp=row[1], device=row[2])


def write_offline(site, choose, number):
    """Sends what a device kept for a while."""
    now = int(time.time() * 1000)
    name = choose.choice(["firstWeekday", "activeDays", "tomorrowsSetting"])
    words = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name)
    value = {"id": f"setting-{words}", "name": name, "value": str(choose.randrange(1, 7)), "mood": {"score": 0.1}}
    entry, kind = value["id"], "setting"
    if choose.random() < 0.3:
        entry, kind, value = "later", "tomorrow", {"id": "later", "anything": [1, 2]}
    operation = {"id": f"op-{number}", "entry": entry, "kind": kind, "value": json.dumps(value), "isDeleted": choose.random() < 0.2,
                 "base": None, "written": now - choose.randrange(60_000)}
    receipt = site.push(client=choose.choice(["phone", "tablet"]), operations=[operation])
    assert list(receipt["stamps"]) == [operation["id"]], receipt


def exchange(sites):
    for _ in range(2):
        for one, other in (sites, sites[::-1]):
            rows = one.news()
            for start in range(0, len(rows), 500):
                assert other.push(rows=rows[start:start + 500])["refused"] == {}


COMMON = "name IN ('Scale', 'Phone')"
QUESTIONS = {
    "entries": "SELECT rid, kind, value, stamp, device, deleted, day FROM record ORDER BY rid",
    "settings": "SELECT * FROM setting ORDER BY name",
    "types": "SELECT name, off FROM type ORDER BY name",
    "sources": f"SELECT name, off FROM source WHERE {COMMON} ORDER BY name",
    "orders": f"SELECT type.name, source.name, rank FROM source_rank JOIN type ON type.id = type JOIN source ON source.id = source WHERE source.{COMMON} ORDER BY 1, 2",
    "nights": f"SELECT day, name FROM night_source JOIN source ON source.id = source WHERE {COMMON} ORDER BY day",
    "corrections": "SELECT type.name, source.name, start, duration, value, correction, made FROM override JOIN type ON type.id = type "
                   f"JOIN source ON source.id = source WHERE source.{COMMON} ORDER BY 1, 2, 3, 4, 5",
    "stays": "SELECT zone, start, stop FROM zone_entry ORDER BY 1, 2, 3",
}


def test_two_servers_agree_after_any_sequence_of_edits(sites):
    seed = int(os.environ.get("SEED", "1"))
    choose = random.Random(seed)
    edits = 0
    for sequence in range(SEQUENCES):
        for _ in range(choose.randrange(1, 8)):
            site = choose.choice(sites)
            if choose.random() < 0.2:
                write_offline(site, choose, f"{sequence}-{edits}")
            else:
                edit(site, choose)
            edits += 1
        exchange(sites)
        for name, sql in QUESTIONS.items():
            one, other = sites[0].rows(sql), sites[1].rows(sql)
            assert one == other, (seed, sequence, name, set(one) ^ set(other))
    one, other = sites
    assert one.rows("SELECT count(*) FROM record") >= [(25,)], "all kinds were written"
    for site in sites:
        assert site.rows("SELECT * FROM dirty") == []
    # Fields that only a newer version knows arrive unchanged.
    values = [json.loads(value) for (value,) in one.rows("SELECT value FROM record WHERE rid = 'setting-first-weekday' AND device IS NOT NULL")]
    assert all(value.get("mood", {"score": 0.1}) == {"score": 0.1} for value in values)
