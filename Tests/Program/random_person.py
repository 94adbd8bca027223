"""Random people as small exports: several sources of one kind, units of all sorts, repeats, gaps, naps, sick days. The records come in
a random order, so that nothing may follow from it."""

import datetime
import random

MINUTE, DAY = 60, 86_400
ZONES = [("Asia/Seoul", 9 * 3600), ("Asia/Kolkata", 19_800), ("America/Phoenix", -7 * 3600), ("UTC", 0)]
WATCHES = ["Ada’s Apple Watch", "Ben’s Apple Watch", "Zoe’s Apple Watch"]
PHONES = ["Ada’s iPhone", "Old iPhone"]
APPS = ["AutoSleep", "Strava", "Withings", "Zepp"]


class RandomPerson:
    def __init__(self, seed):
        self.random = rng = random.Random(seed)
        self.zone, self.offset = rng.choice(ZONES)
        self.age = rng.choice([None, 15, 19, 34, 48, 63, 72])
        self.sex = rng.choice([None, "male", "female"])
        self.first = datetime.date(2026, 3, 1).toordinal() - 719_163 + rng.randrange(40)
        self.days = rng.randrange(40, 125)
        self.watches = rng.sample(WATCHES, rng.choice([1, 1, 2, 3]))
        self.apps = rng.sample(APPS, rng.choice([1, 2, 3]))
        self.records, self.workouts = [], []
        # What kind of person: who sleeps when, measures what, and how evenly.
        self.bed = rng.choice([-60, -45, 30, 0, 240])
        self.sleep_need = rng.choice([400, 430, 460, 520])
        self.shifts = rng.random() < 0.15
        self.has = {name: rng.random() < share for name, share in [
            ("hrv", .9), ("rhr", .85), ("rr", .8), ("oxygen", .7), ("temperature", .6), ("weight", .7), ("fat", .5), ("sleep", .93)]}
        self.whole_rhr = rng.random() < 0.4
        self.gap = range(rng.randrange(10, 60), rng.randrange(60, 75)) if rng.random() < 0.3 else range(0)
        self.sick = range(*(lambda a: (a, a + rng.randrange(2, 5)))(rng.randrange(20, self.days)))
        for index in range(self.days):
            if index in self.gap or rng.random() < 0.05:
                continue
            self.one_day(index)
        self.repeat_some()

    def add(self, kind, start, end, value, unit=None, source=None):
        self.records.append({"type": kind, "start": int(start), "end": int(end), "value": value, "unit": unit,
                             "source": source or self.random.choice(self.watches)})

    def midnight(self, index):
        return (self.first + index) * DAY - self.offset

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
                kilograms = 80 + 0.03 * index + rng.gauss(0, 0.4)
                at = midnight + rng.randrange(6 * 3600, 22 * 3600)
                unit = rng.choice(["kg", "lb"])
                self.add("BodyMass", at, at, float(round(kilograms / (0.45359237 if unit == "lb" else 1), 1)), unit, rng.choice(self.apps))
        if self.has["fat"] and rng.random() < 0.4:
            at = midnight + rng.randrange(6 * 3600, 22 * 3600)
            self.add("BodyFatPercentage", at, at, round(0.2 + 0.0004 * index + rng.gauss(0, 0.004), 4), "%", rng.choice(self.apps))
        if rng.random() < 0.8:
            at = midnight + 9 * 3600
            self.add("StepCount", at, at + 1800, float(rng.randrange(100, 4000)), "count", rng.choice(PHONES))
        if rng.random() < 0.35:
            self.workout(midnight + rng.randrange(10 * 60, 20 * 60) * MINUTE)

    def heart(self, at, rate, source=None):
        source = source or self.random.choice(self.watches)
        if self.random.random() < 0.05:
            self.add("HeartRate", at, at, rate / 60, "count/s", source)
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
        """Pieces one after the other, waking between them."""
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
        who = rng.random()
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
            nap = start + (minutes + rng.randrange(200, 500)) * MINUTE
            self.stages(nap, rng.randrange(15, 80), rng.choice(self.watches), False)
        return start, start + minutes * MINUTE

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
            self.workouts.append({
                "activity": activity, "start": start + shift, "end": end + shift, "minutes": minutes, "source": source,
                "average": float(rng.randrange(100, 170)) if rng.random() < 0.5 else None,
                "distance": float(rng.randrange(1, 20)) if rng.random() < 0.3 else None,
                "energy": float(rng.randrange(50, 700)) if rng.random() < 0.5 else None})

    def repeat_some(self):
        """Records that an export holds twice, and the order that nothing may depend on."""
        rng = self.random
        for record in rng.sample(self.records, len(self.records) // 30):
            again = dict(record, created=record["end"] + 60)
            if record["type"] == "HeartRate" and record["unit"] == "count/min" and rng.random() < 0.5:
                again.update(value=record["value"] / 60, unit="count/s")
            self.records.append(again)
        rng.shuffle(self.records)
        rng.shuffle(self.workouts)

    def xml(self):
        def when(second):
            return datetime.datetime.fromtimestamp(second, datetime.timezone.utc).strftime("%Y-%m-%d %H:%M:%S +0000")

        lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<HealthData locale="en_GB">', f'<ExportDate value="{when(self.midnight(self.days + 1))}"/>']
        me = ""
        if self.age is not None:
            me += f' HKCharacteristicTypeIdentifierDateOfBirth="{2026 - self.age}-01-01"'
        if self.sex:
            me += f' HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSex{self.sex.capitalize()}"'
        lines.append(f"<Me{me}/>")
        for record in self.records:
            times = f'startDate="{when(record["start"])}" endDate="{when(record["end"])}" creationDate="{when(record.get("created", record["end"]))}"'
            if record["type"] == "SleepAnalysis":
                lines.append(f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="{record["source"]}" {times} '
                             f'value="HKCategoryValueSleepAnalysis{record["value"]}"/>')
            else:
                lines.append(f'<Record type="HKQuantityTypeIdentifier{record["type"]}" sourceName="{record["source"]}" unit="{record["unit"]}" '
                             f'{times} value="{record["value"]!r}"/>')
        for workout in self.workouts:
            children = ""
            if workout["average"] is not None:
                children += ('<WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" '
                             f'average="{workout["average"]}" unit="count/min"/>')
            totals = "".join(f' {name}="{workout[key]}" {name}Unit="{unit}"' for key, name, unit in [
                ("distance", "totalDistance", "km"), ("energy", "totalEnergyBurned", "kcal")] if workout[key] is not None)
            lines.append(f'<Workout workoutActivityType="HKWorkoutActivityType{workout["activity"]}" duration="{workout["minutes"]}" '
                         f'durationUnit="min"{totals} sourceName="{workout["source"]}" startDate="{when(workout["start"])}" '
                         f'endDate="{when(workout["end"])}">{children}</Workout>')
        return "\n".join(lines + ["</HealthData>"])
