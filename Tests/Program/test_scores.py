"""Every value of `score --json` agrees with an independent implementation in plain Python, on random people."""

import datetime
import json
import os
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import pytest

from program import PATIENCE, Server, dailve, dailve_json
from random_person import RandomPerson
from scorer import Person

PEOPLE = int(os.environ.get("DAILVE_PEOPLE", "16"))
FIRST = int(os.environ.get("DAILVE_FIRST_PERSON", "0"))
SCORES = ["condition", "sleep", "body", "wellness", "readiness", "load", "vitals"]
FIELDS = ["score", "raw", "band", "missing", "reason"]


def number_of(day):
    return datetime.date.fromisoformat(day).toordinal() - 719_163


def same(ours, theirs):
    if isinstance(theirs, float) and isinstance(ours, (int, float)) and not isinstance(ours, bool):
        return abs(ours - theirs) <= 1e-6 * max(1, abs(theirs))
    return ours == theirs


class Differences(list):
    def check(self, place, ours, theirs):
        self.compared = getattr(self, "compared", 0) + 1
        if not same(ours, theirs):
            self.append(f"{place}: the program says {ours!r}, the rules say {theirs!r}")


def compare(found, document, expected, day):
    for name in SCORES:
        compare_score(found, f"{day} {name}", document[name], expected[name])
    theirs = expected["condition"].get("baseline")
    if theirs and document["condition"].get("baseline"):
        ours = document["condition"]["baseline"]
        for field in ("value", "mean", "low", "high"):
            found.check(f"{day} baseline {field}", ours[field], theirs[field])
        found.check(f"{day} baseline days", [number_of(d) for d in ours["days"]], theirs["days"])
    for field, value in expected["rhythm"].items():
        found.check(f"{day} rhythm {field}", document["rhythm"].get(field), value)
    ours = {reading["metric"]: reading for reading in document["vitals"]["readings"]}
    for reading in expected["vitals"]["readings"]:
        for field in ("status", "value", "low", "high", "counts"):
            found.check(f"{day} {reading['metric']} {field}", ours.get(reading["metric"], {}).get(field), reading[field])


def compare_score(found, place, ours, theirs):
    for field in FIELDS:
        if theirs["score"] is not None or field in theirs:
            found.check(f"{place} {field}", ours.get(field), theirs[field])
    for field, value in theirs.get("extra", {}).items():
        found.check(f"{place} {field}", ours.get(field), value)
    if theirs["score"] is None or ours["score"] is None:
        return
    found.check(f"{place} parts", {p["name"] for p in ours["parts"]}, set(theirs["points"]))
    for part in ours["parts"]:
        name = part["name"]
        found.check(f"{place} {name} points", part["points"], float(theirs["points"].get(name, 1e9)))
        found.check(f"{place} {name} whole", part["wholePoints"], theirs["whole"].get(name))
        found.check(f"{place} {name} value", part["value"], theirs["values"].get(name))


def scored(seed, folder):
    """A person, their store, and the scores of all their days."""
    made = RandomPerson(seed)
    path = folder / f"{seed}.xml"
    path.write_text(made.xml(), encoding="utf-8")
    store = folder / f"store-{seed}"
    dailve("import", path, "--store", store, "--zone", made.home)
    made.choices.tell(store)
    # The range is long enough for the end of data to become rest.
    first, last = (datetime.date.fromordinal(day + 719_163) for day in [made.first - 3, made.first + made.days + 20])
    return made, store, dailve_json("score", "--from", first, "--to", last, "--store", store)


def check_alone(found, documents, alone):
    """A single day gives the same as within a range, which begins with the first day of data."""
    for document in documents:
        found.check(f"{document['day']} alone", alone(document["day"]), document)


def differences(seed, folder):
    made, store, documents = scored(seed, folder)
    person = Person(made.records, made.workouts, made.home, made.choices)
    found = Differences()
    for document in documents:
        compare(found, document, person.scores(number_of(document["day"])), document["day"])
    quarter = max(1, len(documents) // 4)
    check_alone(found, documents[quarter::quarter], lambda day: dailve_json("score", day, "--store", store))
    return [f"person {seed}, {line}" for line in found], found.compared


def test_a_night_that_begins_before_noon_also_belongs_to_the_day_before(tmp_path):
    # Three of this person's nights begin so early that a part of them falls on the day before.
    _, store, documents = scored(1230, tmp_path)
    found = Differences()
    # So many commands would spend most of their time starting.
    server = Server(store)
    try:
        check_alone(found, documents, lambda day: json.load(urllib.request.urlopen(f"{server.url}/api/v1/scores?day={day}", timeout=PATIENCE)))
    finally:
        server.stop()
    assert found.compared > 80 and not found, found[:5]


def test_every_score_matches_an_independent_scorer(tmp_path):
    with ThreadPoolExecutor(2) as pool:
        results = list(pool.map(lambda seed: differences(seed, tmp_path), range(FIRST, FIRST + PEOPLE)))
    wrong = [line for lines, _ in results for line in lines]
    values = sum(count for _, count in results)
    print(f"{PEOPLE} people, {values} values, {len(wrong)} differences")
    assert values > 1000 * PEOPLE
    assert not wrong, "\n".join([f"{len(wrong)} of {values} values differ", *wrong[:25]])


# The second person often flies to the same place for one night.
@pytest.mark.parametrize("seed", [3, 32])
def test_scores_do_not_depend_on_the_order_of_the_file(seed, tmp_path):
    documents = []
    for name, key in [("a", lambda r: (r["source"], r["start"])), ("b", lambda r: (tuple(-ord(c) for c in r["source"]), -r["start"]))]:
        made = RandomPerson(seed)
        made.records.sort(key=key)
        made.workouts.sort(key=key)
        path = tmp_path / f"{name}.xml"
        path.write_text(made.xml(), encoding="utf-8")
        dailve("import", path, "--store", tmp_path / name, "--zone", made.home)
        days = [datetime.date.fromordinal(made.first + offset + 719_163).isoformat() for offset in (0, made.days)]
        documents.append(dailve("score", "--from", days[0], "--to", days[1], "--store", tmp_path / name, "--json").stdout)
    assert documents[0] == documents[1]
