"""Random people as small exports: several sources of one kind, all sorts of units, repeats, gaps, naps, sick days, nights with only time
in bed, clock changes, journeys. Records are ordered by type and time, as in real exports, or at random: the order must not matter."""

import datetime
import random

from random_choices import Choices
from zone_history import midnight, offset

MINUTE, DAY = 60, 86_400
# Some zones have no summer time; others have it north or south of the equator, by half an hour, at midnight, or far east of Greenwich.
HOMES = ["Asia/Seoul", "Asia/Kolkata", "America/Phoenix", "UTC", "Europe/Berlin", "America/New_York", "Australia/Sydney",
         "Australia/Lord_Howe", "America/Santiago", "Pacific/Auckland"]
ABROAD = ["Asia/Tokyo", "Europe/London", "America/Los_Angeles", "Pacific/Auckland", "Asia/Kathmandu", "America/Sao_Paulo", "Pacific/Honolulu"]
WATCHES = ["Ada’s Apple Watch", "Ben’s Apple Watch", "Zoe’s Apple Watch"]
PHONES = ["Ada’s iPhone", "Old iPhone"]
APPS = ["AutoSleep", "Strava", "Withings", "Zepp"]


class RandomPerson:
    def __init__(self, seed):
        self.random = rng = random.Random(seed)
        self.home = rng.choice(HOMES)
        self.sex = rng.choice([None, "male", "female"])
        self.first = datetime.date(2025, rng.choice([9, 10]), 1).toordinal() - 719_163 + rng.choice([0, 150]) + rng.randrange(40)
        self.days = rng.randrange(40, 125)
        age = rng.choice([None, 13, 15, 17, 19, 25, 34, 48, 63, 64, 72])
        # For some people a birthday falls within the days.
        self.birth_date = age and (datetime.date.fromordinal(self.first + 719_163) - datetime.timedelta(age * 365 + rng.randrange(365)))
        self.watches = rng.sample(WATCHES, rng.choice([1, 1, 2, 3]))
        self.apps = rng.sample(APPS, rng.choice([1, 2, 3]))
        self.records, self.workouts = [], []
        # Habits: when they sleep, what they measure, and how regularly.
        self.bed = rng.choice([-60, -45, 30, 0, 240])
        self.sleep_need = rng.choice([400, 430, 460, 520])
        self.shifts = rng.random() < 0.15
        self.recorder = rng.choice(["watch"] * 6 + ["phone", "old", "mixed", "mixed"])
        self.kilograms = rng.choice([48, 60, 80, 80, 110])
        self.has = {name: rng.random() < share for name, share in [
            ("hrv", .9), ("rhr", .85), ("rr", .8), ("oxygen", .7), ("temperature", .6), ("weight", .7), ("fat", .5), ("bmi", .15),
            ("sleep", .93)]}
        self.whole_rhr = rng.random() < 0.4
        self.gap = range(rng.randrange(10, 60), rng.randrange(60, 75)) if rng.random() < 0.3 else range(0)
        self.sick = range(*(lambda a: (a, a + rng.randrange(2, 5)))(rng.randrange(20, self.days)))
        self.trips = self.some_trips() if rng.random() < 0.4 else []
        # Nights and workouts may carry their zone.
        self.tagged = rng.random() < 0.6
        # This generator is separate, so that people without gaps stay as they were.
        self.later = random.Random(seed + 1_000_003)
        self.gaps = self.some_gaps() if self.later.random() < 0.4 else set()
        # Everyday data cover none of the days, those before the watch broke, those after it came, or all.
        turn = self.later.randrange(self.days)
        self.everyday = self.later.choice(
            [range(0), range(turn), range(turn, self.days)] + 6 * [range(self.days)])
        self.live()
        self.keep_everyday()
        self.repeat_some()
        self.choices = Choices(self)

    def some_trips(self):
        """(first day, last day, zone), counted from the person's first day. Some always travel to the same place."""
        trips, index = [], self.random.randrange(3, 20)
        abroad = self.random.sample(ABROAD, self.random.choice([1, 1, len(ABROAD)]))
        while index < self.days:
            last = min(index + self.random.choice([0, 0, 1, 3, 9]), self.days - 1)
            trips.append((index, last, self.random.choice(abroad)))
            index = last + self.random.choice([1, 2, 6, 30])
        return trips

    def some_gaps(self):
        """Days without any data: a watch left at home or in repair for 3 to 40 days, perhaps until the last day."""
        gaps = set()
        for _ in range(self.later.choice([1, 1, 2, 3])):
            start = self.later.randrange(self.days)
            gaps |= set(range(start, start + self.later.randrange(3, 41)))
        return gaps - {0}

    def keep_everyday(self):
        """Keeps only the workouts, with what was measured in them, on days without everyday data."""
        if len(self.everyday) == self.days:
            return
        first, last = (self.midnight(end) for end in (self.everyday.start, self.everyday.stop))
        spans = [(w["start"], w["end"]) for w in self.workouts]
        self.records = [r for r in self.records if first <= r["start"] and r["end"] < last
                        or any(start <= r["start"] < end for start, end in spans)]

    def zone_on(self, index):
        return next((zone for first, last, zone in self.trips if first <= index <= last), self.home)

    def live(self):
        for index in range(self.days):
            if index in self.gap or index in self.gaps or self.random.random() < 0.05:
                continue
            self.zone = self.zone_on(index)
            east = offset(self.zone, self.midnight(index)) - offset(self.zone_on(index - 1), self.midnight(index))
            if abs(east) > 3 * 3600:
                self.journey(index)
            # A day shortened by a flight east has no room for a whole day's data.
            if east <= 3 * 3600:
                self.one_day(index)

    def add(self, kind, start, end, value, unit=None, source=None):
        source = source or self.random.choice(self.watches)
        tagged = self.tagged and kind == "SleepAnalysis" and source in WATCHES
        self.records.append({"type": kind, "start": int(start), "end": int(end), "value": value, "unit": unit, "source": source,
                             "zone": self.zone if tagged else None})

    def midnight(self, index):
        return midnight(self.zone, self.first + index)

    def journey(self, index):
        """Readings during a journey, without a zone."""
        rng, around = self.random, self.midnight(index)
        for _ in range(6):
            at = around + rng.randrange(-12 * 3600, 30 * 3600)
            self.heart(at, rng.randrange(55, 110))
            if self.has["hrv"]:
                self.add("HeartRateVariabilitySDNN", at, at + 60, float(rng.randrange(30, 70)), "ms")
            if rng.random() < 0.3:
                self.add("StepCount", at, at + 3600, float(rng.randrange(100, 4000)), "count", rng.choice(PHONES))
        if self.has["sleep"] and rng.random() < 0.4:
            self.stages(around + rng.randrange(-12, 12) * 3600, rng.randrange(90, 400), rng.choice(self.apps), True)

    def one_day(self, index):
        rng, midnight, sick = self.random, self.midnight(index), index in self.sick
        span = self.night(index) if self.has["sleep"] and rng.random() < 0.95 else None
        if self.has["hrv"]:
            level = 35 if sick else 50
            for _ in range(rng.choice([0, 1, 1, 2, 3, 4])):
                at = rng.randrange(span[0], span[1]) if span and rng.random() < 0.8 else midnight + rng.randrange(0, DAY)
                self.add("HeartRateVariabilitySDNN", at, at + 60, round(rng.lognormvariate(0, 0.25) * level, rng.choice([0, 3])), "ms")
        if self.has["rhr"] and rng.random() < 0.9:
            value = 54 + (7 if sick else 0) + (rng.choice([0, 0, 0, 0, 1, -1]) if self.whole_rhr else rng.gauss(0, 2))
            at = midnight + rng.randrange(0, DAY - 1)
            self.add("RestingHeartRate", at, at, float(round(value, 1)), "count/min")
        if span:
            self.vitals(span, sick)
        for _ in range(3):
            at = midnight + rng.randrange(8 * 3600, 22 * 3600)
            self.heart(at, rng.randrange(55, 110))
        if self.has["weight"] and rng.random() < 0.4:
            for _ in range(rng.choice([1, 1, 2])):
                kilograms = self.kilograms + 0.03 * index + rng.gauss(0, 0.4)
                at = midnight + rng.randrange(6 * 3600, 22 * 3600)
                unit = rng.choice(["kg", "lb"])
                self.add("BodyMass", at, at, float(round(kilograms / (0.45359237 if unit == "lb" else 1), 1)), unit, rng.choice(self.apps))
        if self.has["fat"] and rng.random() < 0.4:
            at = midnight + rng.randrange(6 * 3600, 22 * 3600)
            self.add("BodyFatPercentage", at, at, round(0.2 + 0.0004 * index + rng.gauss(0, 0.004), 4), "%", rng.choice(self.apps))
        if self.has["bmi"] and rng.random() < 0.3:
            self.add("BodyMassIndex", midnight + 7 * 3600, midnight + 7 * 3600, round(rng.uniform(17, 20), 1), "count", rng.choice(self.apps))
        if rng.random() < 0.8:
            at = midnight + 9 * 3600
            self.add("StepCount", at, at + 1800, float(rng.randrange(100, 4000)), "count", rng.choice(PHONES))
        if rng.random() < 0.35:
            self.workout(midnight + rng.randrange(10 * 60, 20 * 60) * MINUTE)

    def heart(self, at, rate, source=None):
        source = source or self.random.choice(self.watches)
        if self.random.random() < 0.05:
            self.add("HeartRate", at, at, rate / 60, "count/s", source)
            # iOS 8 wrote it this way.
            self.records[-1]["condensed"] = self.random.random() < 0.3
        else:
            self.add("HeartRate", at, at, float(rate), "count/min", source)

    def vitals(self, span, sick):
        rng = self.random
        for at in range(span[0], span[1], 1500):
            self.heart(at + rng.randrange(0, 600), (60 if sick else 52) + rng.randrange(0, 9))
        if self.has["rr"]:
            for at in range(span[0], span[1], 3000):
                self.add("RespiratoryRate", at + 7, at + 7, round(14 + (2 if sick else 0) + rng.gauss(0, 0.6), 1), "count/min")
        if self.has["oxygen"] and rng.random() < 0.9:
            for at in range(span[0], span[1], 4000):
                self.add("OxygenSaturation", at + 11, at + 11, round(min(1, 0.965 + rng.gauss(0, 0.008)), 3), "%")
        if self.has["temperature"] and rng.random() < 0.9:
            celsius = round(35.4 + (1 if sick else 0) + rng.gauss(0, 0.15), 2)
            fahrenheit = rng.random() < 0.2
            self.add("AppleSleepingWristTemperature", span[0], span[1], round(celsius * 9 / 5 + 32, 4) if fahrenheit else celsius,
                     "degF" if fahrenheit else "degC", self.watches[0])

    def stages(self, start, minutes, source, plain):
        """Consecutive stages, with waking in between."""
        rng, at, end = self.random, start, start + minutes * MINUTE
        while at < end:
            length = min(rng.randrange(4, 60), (end - at) // MINUTE) * MINUTE
            stage = "Awake" if at > start and rng.random() < 0.12 else (
                "AsleepUnspecified" if plain else rng.choice(["AsleepCore", "AsleepCore", "AsleepDeep", "AsleepREM"]))
            self.add("SleepAnalysis", at, at + length, stage, None, source)
            at += length

    def night(self, index):
        rng = self.random
        bed = rng.randrange(0, 1440) - 720 if self.shifts and rng.random() < 0.5 else self.bed + int(rng.gauss(0, 35))
        minutes = max(30, int(rng.gauss(self.sleep_need, 45)))
        start = self.midnight(index) + bed * MINUTE
        if self.recorder == "watch" or self.recorder == "mixed" and rng.random() < 0.6:
            self.watched(start, minutes)
        else:
            self.unwatched(start, minutes)
        return start, start + minutes * MINUTE

    def watched(self, start, minutes):
        rng, who = self.random, self.random.random()
        recorders = [(self.watches[0], rng.random() < 0.1)]
        if len(self.watches) > 1 and who < 0.4:
            recorders.append((self.watches[1], rng.random() < 0.4))
        elif who < 0.55:
            recorders.append((rng.choice(self.apps), rng.random() < 0.6))
        for source, plain in recorders:
            shift = rng.randrange(-10, 11) * MINUTE if source != self.watches[0] else 0
            self.stages(start + shift, minutes + rng.randrange(-20, 21) if shift else minutes, source, plain)
        if rng.random() < 0.6:
            self.add("SleepAnalysis", start - rng.randrange(0, 40) * MINUTE, start + (minutes + rng.randrange(-5, 30)) * MINUTE,
                     "InBed", None, rng.choice(PHONES))
        if rng.random() < 0.15:
            self.nap(start + minutes * MINUTE, rng.choice(self.watches), False)

    def unwatched(self, start, minutes):
        """Time in bed from the phone, split where it was picked up; sometimes from an old app, with unspecified sleep."""
        rng, at, end = self.random, start, start + minutes * MINUTE
        source = rng.choice(PHONES) if self.recorder == "phone" else rng.choice(self.apps)
        while at < end:
            piece = min(rng.randrange(90, 600) * MINUTE, end - at)
            self.add("SleepAnalysis", at, at + piece, "InBed", None, source)
            at += piece + rng.randrange(1, 90) * MINUTE
        if self.recorder == "old" and rng.random() < 0.5:
            self.add("SleepAnalysis", start + 10 * MINUTE, end - rng.randrange(0, 20) * MINUTE, "Asleep", None, source)
        if rng.random() < 0.15:
            self.nap(end, source, True)

    def nap(self, after, source, plain):
        self.stages(after + self.random.randrange(200, 500) * MINUTE, self.random.randrange(15, 80), source, plain)

    def workout(self, start):
        rng = self.random
        minutes, paused = rng.randrange(12, 70), rng.choice([0, 0, 3])
        activity = rng.choice(["Running", "Cycling", "Walking", "Yoga", "Climbing"])
        end = start + (minutes + paused) * MINUTE
        measured, cover = rng.random(), rng.choice([0.2, 0.45, 0.6, 1])
        if measured < 0.6:
            at = start + rng.randrange(0, 20)
            rate = 110.0
            while at < start + (end - start) * cover:
                rate = min(200, max(70, rate + rng.randrange(-6, 8)))
                self.heart(at, int(rate), self.watches[0])
                if len(self.watches) > 1 and rng.random() < 0.05:
                    self.heart(at, int(rate) + rng.randrange(-9, 9), self.watches[1])
                at += rng.choice([5, 5, 5, 6, 15, 40, 90])
        if rng.random() < 0.3:
            self.add("WorkoutEffortScore", start, end, float(rng.randrange(1, 11)), "appleEffortScore", self.watches[0])
        sources = [rng.choice(self.watches)]
        if rng.random() < 0.3:
            sources += rng.sample(self.apps, min(2, len(self.apps)))
        for number, source in enumerate(sources):
            shift = number * rng.randrange(0, 90)
            pause = start + shift + minutes * MINUTE // 3
            self.workouts.append({
                "pause": (pause, pause + paused * MINUTE) if paused else None,
                "activity": activity, "start": start + shift, "end": end + shift, "minutes": minutes, "source": source,
                "zone": self.zone if self.tagged else None,
                "average": float(rng.randrange(100, 170)) if rng.random() < 0.5 else None,
                "distance": float(rng.randrange(1, 20)) if rng.random() < 0.3 else None,
                "energy": float(rng.randrange(50, 700)) if rng.random() < 0.5 else None})

    def repeat_some(self):
        """Adds repeated records and shuffles the order, which must not matter."""
        rng = self.random
        for record in rng.sample(self.records, len(self.records) // 30):
            again = dict(record, created=record["end"] + 60)
            if record["type"] == "HeartRate" and record["unit"] == "count/min" and rng.random() < 0.5:
                again.update(value=record["value"] / 60, unit="count/s")
            if rng.random() < 0.5:
                again["zone"] = None
            self.records.append(again)
        if rng.random() < 0.5:
            rng.shuffle(self.records)
            rng.shuffle(self.workouts)
        else:
            self.records.sort(key=lambda r: (r["type"], r["start"]))
            self.workouts.sort(key=lambda w: w["start"])

    def xml(self):
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<HealthData locale="en_GB">']
        lines.append(f'<ExportDate value="{when(self.midnight(self.days + 1))}"/>')
        me = f' HKCharacteristicTypeIdentifierDateOfBirth="{self.birth_date}"' if self.birth_date else ""
        if self.sex:
            me += f' HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSex{self.sex.capitalize()}"'
        lines.append(f"<Me{me}/>")
        lines += map(record_element, self.records)
        lines += map(workout_element, self.workouts)
        return "\n".join(lines + ["</HealthData>"])


def when(second):
    return datetime.datetime.fromtimestamp(second, datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S +0000")


def zone_entry(zone):
    return f'<MetadataEntry key="HKTimeZone" value="{zone}"/>' if zone else ""


def record_element(record):
    times = f'startDate="{when(record["start"])}" endDate="{when(record["end"])}" creationDate="{when(record.get("created", record["end"]))}"'
    if record["type"] == "SleepAnalysis":
        kind, value = "CategoryTypeIdentifierSleepAnalysis", f'value="HKCategoryValueSleepAnalysis{record["value"]}"'
    elif record.get("condensed"):
        kind, middle = f'QuantityTypeIdentifier{record["type"]}', record["value"]
        value = f'unit="{record["unit"]}" min="{middle - 0.1!r}" max="{middle + 0.2!r}" average="{middle!r}"'
    else:
        kind, value = f'QuantityTypeIdentifier{record["type"]}', f'unit="{record["unit"]}" value="{record["value"]!r}"'
    return f'<Record type="HK{kind}" sourceName="{record["source"]}" {times} {value}>{zone_entry(record["zone"])}</Record>'


def workout_element(workout):
    children = zone_entry(workout["zone"])
    if workout["average"] is not None:
        children += f'<WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="{workout["average"]}" unit="count/min"/>'
    if workout["pause"]:
        for name, second in zip(["Pause", "Resume"], workout["pause"]):
            children += f'<WorkoutEvent type="HKWorkoutEventType{name}" date="{when(second)}"/>'
    totals = "".join(f' {name}="{workout[key]}" {name}Unit="{unit}"' for key, name, unit in [
        ("distance", "totalDistance", "km"), ("energy", "totalEnergyBurned", "kcal")] if workout[key] is not None)
    return (f'<Workout workoutActivityType="HKWorkoutActivityType{workout["activity"]}" duration="{workout["minutes"]}" '
            f'durationUnit="min"{totals} sourceName="{workout["source"]}" startDate="{when(workout["start"])}" '
            f'endDate="{when(workout["end"])}">{children}</Workout>')
