"""A random person's choices: settings, stays away from home, sources and types that are switched off or reordered, corrected readings, and the
source that counts for a night. They are entered through the program's commands, or its forms where there is no command."""

import datetime
import time
import urllib.parse
import urllib.request

from program import Server, dailve
from zone_history import midnight

CORRECTED = {
    "HeartRate": (45, 90), "HeartRateVariabilitySDNN": (20, 90), "RestingHeartRate": (48, 66), "RespiratoryRate": (12, 18),
    "BodyMass": (60, 90), "OxygenSaturation": (0.9, 1),
}
SWITCHED = ["HeartRate", "HeartRateVariabilitySDNN", "RestingHeartRate", "SleepAnalysis", "BodyMass", "WorkoutEffortScore"]
ZONES = ["Europe/Berlin", "America/New_York", "Asia/Tokyo"]


def date(day):
    return datetime.date.fromordinal(day + 719_163)


class Choices:
    """`birth_date` to `weight_goal` are the final values, whether from the export or the form."""

    def __init__(self, made):
        """made: a `RandomPerson` whose records are complete."""
        self.random, self.made = made.random, made
        self.birth_date, self.sex, self.height = made.birth_date, made.sex, None
        self.home = self.maximum_heart_rate = self.sleep_goal = None
        self.weight_goal = "maintain"
        self.form, self.night_sources, self.corrections, self.order = {}, {}, {}, {}
        self.stays, self.entries = [], []
        self.sources_off, self.types_off = set(), set()
        for say, share in [(self.say_stays, 0.5), (self.fill_form, 0.4), (self.correct, 0.4), (self.switch, 0.25),
                           (self.put_in_order, 0.25), (self.choose_nights, 0.2)]:
            if self.random.random() < share:
                say()

    def say_stays(self):
        """Adds the stays that the records do not reveal."""
        for first, last, zone in [] if self.made.tagged else self.made.trips:
            first, last = self.made.first + first, self.made.first + last
            self.entries.append((zone, first, last))
            self.stays.append((midnight(zone, first), midnight(zone, last + 1), zone))

    def fill_form(self):
        rng = self.random
        offered = {
            "birthDate": str(date(self.made.first - rng.randrange(12 * 365, 80 * 365))), "sex": rng.choice(["female", "male", "other"]),
            "height": rng.randrange(150, 215), "maximumHeartRate": rng.randrange(150, 215), "zone": rng.choice(ZONES),
            "sleepHours": rng.choice([6.5, 7, 8, 9]), "weightGoal": rng.choice(["maintain", "lose", "lose", "gain"]),
            "activeDays": rng.randrange(1, 8), "exerciseMinutes": 200, "stepsPerDay": 6000, "firstWeekday": rng.randrange(7)}
        self.form = dict(rng.sample(sorted(offered.items()), rng.randrange(1, len(offered) + 1)))
        if "birthDate" in self.form:
            self.birth_date = datetime.date.fromisoformat(self.form["birthDate"])
        self.sex = self.form.get("sex", self.sex)
        self.height, self.home = self.form.get("height"), self.form.get("zone")
        self.maximum_heart_rate, self.sleep_goal = self.form.get("maximumHeartRate"), self.form.get("sleepHours")
        self.weight_goal = self.form.get("weightGoal", "maintain")

    def correct(self):
        rng = self.random
        readings = [r for r in self.made.records if r["type"] in CORRECTED]
        for record in rng.sample(readings, min(len(readings), rng.randrange(1, 7))):
            low, high = CORRECTED[record["type"]]
            value = None if rng.random() < 0.5 else round(rng.uniform(low, high), 2)
            self.corrections[record["type"], record["start"], record["source"]] = value

    def switch(self):
        sources = sorted({r["source"] for r in self.made.records or self.made.workouts})
        if self.random.random() < 0.7:
            self.sources_off = set(self.random.sample(sources, 1))
        else:
            self.types_off = {self.random.choice(SWITCHED)} & {r["type"] for r in self.made.records}

    def put_in_order(self):
        sources = sorted({r["source"] for r in self.made.records if r["type"] == "SleepAnalysis"})
        if len(sources) > 1:
            self.order = {"SleepAnalysis": self.random.sample(sources, len(sources))}

    def choose_nights(self):
        """Chooses a source for days near which several sources recorded sleep."""
        seen = {}
        for record in self.made.records:
            if record["type"] == "SleepAnalysis":
                seen.setdefault(record["end"] // 86_400, set()).add(record["source"])
        days = [day for day, sources in seen.items() if len(sources) > 1]
        for day in self.random.sample(sorted(days), min(len(days), 3)):
            self.night_sources[day] = self.random.choice(sorted(seen[day]))

    # Telling the program

    def tell(self, store):
        self.command(store)
        if self.form or self.night_sources:
            self.fill_in(store)

    def command(self, store):
        for zone, first, last in self.entries:
            dailve("zones", "add", zone, "--from", date(first), "--to", date(last), "--store", store)
        for name in sorted(self.sources_off | self.types_off):
            dailve("sources", "switch", name, "off", "--store", store)
        for kind, sources in self.order.items():
            dailve("sources", "order", kind, *sources, "--store", store)
        for (kind, start, source), value in self.corrections.items():
            reading = [kind, datetime.datetime.fromtimestamp(start, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ")]
            command = ["exclude", *reading] if value is None else ["correct", *reading, value]
            dailve("overrides", *command, "--source", source, "--store", store)

    def forms(self):
        """The fields of each filled-in form, by path."""
        zones = {name: value for name, value in self.form.items() if name == "maximumHeartRate"}
        settings = {name: value for name, value in self.form.items() if name not in zones}
        forms = [(path, fields) for path, fields in [("/settings", settings), ("/activity/zones", zones)] if fields]
        return forms + [(f"/sleep/{date(day)}/source", {"source": source}) for day, source in self.night_sources.items()]

    def fill_in(self, store):
        server = Server(store)
        try:
            for path, fields in self.forms():
                self.post(server.url + path, urllib.parse.urlencode(fields).encode())
        finally:
            server.stop()

    @staticmethod
    def post(address, form):
        """Sending the form again changes nothing, but its answer tells whether the first one has reached the statistics."""
        deadline = time.monotonic() + 120
        while True:
            with urllib.request.urlopen(address, data=form) as answer:
                if "done=saved" in answer.url:
                    return
                assert "done=waiting" in answer.url and time.monotonic() < deadline, answer.url
            time.sleep(0.2)
