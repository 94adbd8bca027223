"""Random people with everything else that a phone and a watch record, some of them injured, and every page of a few of their days: the newest as
today, by a clock that is set to it, and two days that are over."""

import contextlib
import datetime
import http.client
import json
import os
import random
import re
import sqlite3
import subprocess
import time
import urllib.parse
import urllib.request
from pathlib import Path

from faults import compiler
from program import PATIENCE, Server, dailve, eventually
from random_person import MINUTE, RandomPerson, when
from shown_page import Page
from zone_history import midnight

CLOCK = Path(__file__).with_name("clock.c")
METRICS = ["hrv", "rhr", "heart-rate", "sleep", "steps", "exercise", "weight", "bmi", "body-fat", "oxygen-saturation", "respiratory-rate",
           "vo2-max", "wrist-temperature", "active-energy", "distance", "flights"]
PAGES = {
    "today": "/", "condition": "/condition", "sleep": "/sleep", "wellness": "/wellness", "wellness score": "/wellness/score",
    "vitals": "/vitals", "body": "/body", "activity": "/activity", "injuries": "/injuries",
} | {f"metric {name}": f"/metric/{name}" for name in METRICS}
LANGUAGES = {"en": "en-GB,en;q=0.9", "ko": "ko-KR,ko;q=0.9"}
INJURIES = [("knee", "left", "moderate"), ("ankle", "right", "severe"), ("shoulder", "both", "minor"), ("lower-back", "", "moderate")]


def clock_library(folder):
    """Compiles the library that shifts the clock."""
    path = folder / "clock.so"
    subprocess.run([compiler(), "-shared", "-fPIC", "-O1", "-o", path, CLOCK, "-ldl"], check=True)
    return path


@contextlib.contextmanager
def clock_at(moment, library):
    """Programs that start within this context see this moment first."""
    shifted = {"LD_PRELOAD": str(library), "CLOCK_SHIFT": str(moment - int(time.time()))}
    before = {name: os.environ.get(name) for name in shifted}
    os.environ.update(shifted)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value


def date(day):
    return datetime.date.fromordinal(day + 719_163)


class LivedPerson:
    """A random person with more everyday data. `moment` is when they look; `exported` is when their data end."""

    def __init__(self, seed):
        self.seed, self.made = seed, RandomPerson(seed)
        # A separate generator leaves the random people of the score tests as they are.
        self.random = rng = random.Random(seed + 2_000_003)
        made = self.made
        home = made.choices.home or made.home
        self.bounds = [midnight(home, made.first + index) for index in range(made.days + 1)]
        self.move()
        days = self.days_with_data()
        self.newest = days[-1]
        start = self.bounds[self.newest]
        self.moment = start + rng.randrange(7 * 60, 23 * 60) * MINUTE
        self.exported = max(start, self.moment - rng.choice([2, 10, 90, 300]) * MINUTE)
        made.records = [r for r in made.records if r["end"] <= self.exported]
        made.workouts = [w for w in made.workouts if w["end"] <= self.exported]
        kept = {(r["type"], r["start"], r["source"]) for r in made.records}
        made.choices.corrections = {place: value for place, value in made.choices.corrections.items() if place in kept}
        made.choices.night_sources = {day: source for day, source in made.choices.night_sources.items() if day < made.first + self.newest}
        self.injuries = [self.injury() for _ in range(rng.choice([0, 0, 0, 1, 1, 2]))]
        self.days = self.chosen_days(days)

    def move(self):
        """Adds hourly sums from one source to every day with other data."""
        rng, made = self.random, self.made
        if rng.random() < 0.2:
            return
        kinds = [("AppleExerciseTime", "min", .15, 2, 28), ("ActiveEnergyBurned", "kcal", .8, 10, 90), ("FlightsClimbed", "count", .2, 1, 6),
                 ("DistanceWalkingRunning", "km", .5, 1, 3), ("StepCount", "count", .7, 50, 1500)]
        kinds = [kind for kind in kinds if rng.random() < 0.8]
        for index in self.days_with_data():
            for hour in range(7, 22):
                for kind, unit, share, low, high in kinds:
                    if rng.random() < share:
                        at = self.bounds[index] + hour * 60 * MINUTE
                        made.add(kind, at, at + 30 * MINUTE, float(rng.randrange(low, high)), unit, made.watches[0])
            if rng.random() < 0.1:
                at = self.bounds[index] + 18 * 60 * MINUTE
                made.add("VO2Max", at, at, round(rng.gauss(41, 1.2), 1), "mL/min·kg", made.watches[0])

    def days_with_data(self):
        starts = sorted(record["start"] for record in self.made.records + self.made.workouts)
        return [index for index in range(self.made.days)
                if any(self.bounds[index] <= start < self.bounds[index + 1] for start in starts)]

    def index_of(self, day):
        return (day - date(self.made.first)).days

    def injury(self):
        part, side, severity = self.random.choice(INJURIES)
        start = self.random.randrange(max(1, self.newest - 40), self.newest + 1)
        end = self.random.choice([None, None, start + self.random.randrange(20)])
        return {"part": part, "side": side, "severity": severity, "memo": "", "start": start,
                "end": None if end is None or end > self.newest else end}

    def chosen_days(self, known):
        """Chooses the newest day, one in the middle (for every second person one on which they are ill), and one that lacks something usual: any
        data, else sleep or HRV."""
        def lacks(index):
            own = {record["type"] for record in self.made.records if self.bounds[index] <= record["start"] < self.bounds[index + 1]}
            return not {"SleepAnalysis", "HeartRateVariabilitySDNN"} <= own
        ill = [index for index in self.made.sick if index in known and index < self.newest]
        middle = ill[-1] if ill and self.seed % 2 else known[len(known) // 2]
        later = [index for index in range(15, self.newest) if lacks(index) and index != middle]
        empty = [index for index in later if index not in known]
        return [self.newest, middle] + [self.random.choice(among) for among in [empty or later] if among]

    def import_into(self, store):
        path = store.with_suffix(".xml")
        made = re.sub(r'<ExportDate value="[^"]*"/>', f'<ExportDate value="{when(self.exported)}"/>', self.made.xml())
        path.write_text(made, encoding="utf-8")
        dailve("import", path, "--store", store, "--zone", self.made.home)
        path.unlink()
        self.made.choices.command(store)

    def forms(self):
        """The forms that the person fills in. The answer to the last one says whether anything is left to be computed."""
        for number, injury in enumerate(self.injuries):
            days = {name: "" if injury[name] is None else str(date(self.made.first + injury[name])) for name in ("start", "end")}
            yield "/injuries", {**injury, **days, "id": f"injury-{number}"}
        yield from self.made.choices.forms()
        yield "/settings", {"activeDays": self.made.choices.form.get("activeDays", 4)}

    def fill_in(self, server):
        """Sends the forms, and the last one again until all of them count everywhere."""
        def sent(path, fields):
            data = urllib.parse.urlencode(fields).encode()
            with urllib.request.urlopen(server.url + path, data=data, timeout=PATIENCE) as answer:
                assert "done=" in answer.url, answer.url
                return "done=waiting" not in answer.url
        for path, fields in self.forms():
            saved = sent(path, fields)
        if not saved:
            eventually(lambda: sent(path, fields))


class ToldDay:
    """All pages of a person's day, and what the program says of it as JSON."""

    def __init__(self, person, index, server):
        self.person, self.connection = person, http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)
        self.is_today = index == person.newest
        # Somebody who is abroad has a today of their own.
        self.date = datetime.date.fromisoformat(self.told("today")["day"]) if self.is_today else date(person.made.first + index)
        self.languages = ["en", "ko"] if person.seed % 10 == 0 else ["en"]
        self.pages = {language: {name: self.page(name, path, language) for name, path in PAGES.items()} for language in self.languages}
        self.week_before = self.page("activity", "/activity", "en", self.date - datetime.timedelta(7))
        self.scores = self.told("scores", self.date)
        # On a slow machine the day may end while somebody looks in the evening.
        self.is_whole = not self.is_today or self.told("today")["day"] == str(self.date)
        self.connection.close()

    def get(self, path, day=None, language="en"):
        self.connection.request("GET", path + (f"?day={day}" if day else ""), headers={"Accept-Language": LANGUAGES[language]})
        answer = self.connection.getresponse()
        body = answer.read().decode()
        assert answer.status == 200, (path, day, body)
        return body

    def told(self, subject, day=None):
        return json.loads(self.get(f"/api/v1/{subject}", day))

    def page(self, name, path, language, day=None):
        return Page(name, self.get(path, day or (None if self.is_today else self.date), language))

    def __getitem__(self, name):
        return self.pages["en"][name]

    @property
    def all(self):
        return self.pages["en"].values()

    @property
    def newest_date(self):
        return date(self.person.made.first + self.person.newest)

    def __str__(self):
        return f"person {self.person.seed}, {self.date}{' (today)' if self.is_today else ''}"


def is_settled(store):
    """Returns whether saved entries are in the store and every workout is analysed. A thread does both after the answer, and pages follow block by
    block."""
    if (store / "health.sqlite-outbox").exists():
        return False
    with contextlib.closing(sqlite3.connect(f"file:{store}/health.sqlite?mode=ro", uri=True, timeout=PATIENCE)) as database:
        return database.execute("SELECT count(*) FROM standing_workout WHERE NOT EXISTS "
                                "(SELECT 1 FROM workout_analysis WHERE workout_analysis.workout = standing_workout.identity)").fetchone() == (0,)


def told_days(seed, folder, library):
    """The days of a person, with their pages."""
    person = LivedPerson(seed)
    store = folder / f"store-{seed}"
    with clock_at(person.moment, library):
        person.import_into(store)
        server = Server(store)
        try:
            person.fill_in(server)
            eventually(lambda: is_settled(store))
            return [day for day in (ToldDay(person, index, server) for index in person.days) if day.is_whole]
        finally:
            server.stop()
