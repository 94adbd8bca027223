"""All scores of a day, computed once more from the records of an export: written from the rules in words, in plain Python, so that
a mistake of the program is not made twice. Times are seconds since 1970, days are numbers since then."""

import math
from bisect import bisect_left
from collections import defaultdict

DAY = 86_400
HR, HRV, RHR = "HeartRate", "HeartRateVariabilitySDNN", "RestingHeartRate"
RR, OXYGEN, TEMPERATURE = "RespiratoryRate", "OxygenSaturation", "AppleSleepingWristTemperature"
WEIGHT, FAT, BMI, EFFORT, SLEEP = "BodyMass", "BodyFatPercentage", "BodyMassIndex", "WorkoutEffortScore", "SleepAnalysis"
RANGES = {
    HR: (20, 300), HRV: (1, 300), RHR: (20, 300), RR: (4, 60), OXYGEN: (0.7, 1), TEMPERATURE: (30, 42), WEIGHT: (1e-300, 500),
    FAT: (0, 1), BMI: (1e-300, 100), EFFORT: (0, 10), "StepCount": (0, 200_000),
}
TO_CANONICAL = {
    "count/s": lambda v: v * 60, "lb": lambda v: v * 0.45359237, "st": lambda v: v * 6.35029318,
    "degF": lambda v: v * (5 / 9) + (-160 / 9),
}


# Numbers

def mean(values):
    return sum(values) / len(values) if values else None


def median(values):
    ordered = sorted(values)
    if not ordered:
        return None
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def deviation(values):
    middle = mean(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1)) if len(values) > 1 else 0.0


def madn(values):
    centre = median(values)
    return 1.4826 * median([abs(v - centre) for v in values])


def pwl(x, *knots):
    if x <= knots[0][0]:
        return knots[0][1]
    for (x0, y0), (x1, y1) in zip(knots, knots[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return knots[-1][1]


def clamp(x, low, high):
    return min(max(x, low), high)


def half_up(x):
    return math.floor(x + 0.5 + 1e-9)


def apart(minute, other):
    """Shortest way on the clock, -720 to 720."""
    return (minute - other + 720) % 1440 - 720


def circular_mean(minutes):
    turn = 2 * math.pi / 1440
    return math.atan2(sum(math.sin(m * turn) for m in minutes), sum(math.cos(m * turn) for m in minutes)) / turn % 1440


def circular_median(minutes):
    centre = circular_mean(minutes)
    return (centre + median([apart(m, centre) for m in minutes])) % 1440


def band(score):
    return next(name for limit, name in [(80, "excellent"), (60, "good"), (40, "fair"), (20, "tired"), (-1, "warning")] if score >= limit)


def entry(parts, missing, raw=None, **more):
    """parts: name -> points. Whole parts by largest remainder; of equal remainders the first name wins."""
    total = sum(parts.values())
    whole = {name: math.floor(points + 1e-9) for name, points in parts.items()}
    left = half_up(total) - sum(whole.values())
    for name in sorted(parts, key=lambda n: (-round(parts[n] - whole[n], 9), n))[:max(left, 0)]:
        whole[name] += 1
    score = int(clamp(half_up(total), 0, 100))
    return {"score": score, "raw": total if raw is None else raw, "band": band(score), "points": parts, "whole": whole,
            "missing": missing, "reason": None, **more}


def none(reason):
    return {"score": None, "reason": reason}


class Person:
    """records: dicts with type (short), start, end, value (number or stage word), unit, source; workouts: dicts with activity,
    start, end, minutes, average (or None), source; offset: seconds east of UTC, all year."""

    def __init__(self, records, workouts, offset, age=None, sex=None, height=None):
        self.offset, self.age, self.sex, self.height = offset, age, sex, height
        self.samples = defaultdict(list)
        seen = set()
        for record in records:
            value = record["value"]
            if isinstance(value, float):
                value = TO_CANONICAL.get(record["unit"], lambda v: v)(value)
                key_value = f"{value:.9g}"
            else:
                key_value = value
            key = (record["type"], record["start"], record["end"], record["source"], key_value)
            if key in seen:
                continue
            seen.add(key)
            self.samples[record["type"]].append((record["start"], record["end"], value, record["source"]))
        for values in self.samples.values():
            values.sort(key=lambda s: (s[0], s[1], str(s[2]), s[3]))
        self.starts = {kind: [s[0] for s in values] for kind, values in self.samples.items()}
        self.nights = self.merged_nights()
        self.workouts = self.distinct(workouts)
        self.rhr = self.daily(RHR)
        self.weight, self.fat, self.bmi = self.daily(WEIGHT), self.daily(FAT), self.daily(BMI)
        self.temperature = self.daily(TEMPERATURE, by_end=True)
        self.worn = set(self.daily(HR))
        self.hrv = self.hrv_series()
        self.night_means = {kind: self.overnight(kind) for kind in (HR, RR, OXYGEN)}
        self.known = self.known_days()
        self.sustained = self.sustained_maxima()
        self.loads = self.workout_loads()
        self.forms = self.form_series()
        self.timeline = self.sleep_timeline()

    # Days and nights

    def day(self, second):
        return (second + self.offset) // DAY

    def clock(self, second):
        return (second + self.offset) % DAY / 60

    def valid(self, kind):
        low, high = RANGES[kind]
        return [s for s in self.samples.get(kind, []) if low <= s[2] <= high]

    def daily(self, kind, by_end=False):
        days = defaultdict(list)
        for start, end, value, _ in self.valid(kind):
            days[self.day(end if by_end else start)].append(value)
        return {day: mean(values) for day, values in days.items()}

    @staticmethod
    def kind_of(source):
        name = source.lower().replace("\u00a0", " ")
        return 0 if "watch" in name else 1 if "phone" in name else 2

    def merged_nights(self):
        """day -> night: the longest block of sleep that ends on it; the others are its naps."""
        blocks, open_block, reached = [], [], None
        for record in self.samples.get(SLEEP, []):
            if record[1] <= record[0]:
                continue
            if open_block and record[0] - reached > 3600:
                blocks.append(open_block)
                open_block = []
            reached = record[1] if not open_block else max(reached, record[1])
            open_block.append(record)
        if open_block:
            blocks.append(open_block)
        by_day = defaultdict(list)
        for block in map(self.block, blocks):
            if block:
                by_day[self.day(block["last"])].append(block)
        nights = {}
        for day, found in by_day.items():
            main = max(found, key=lambda b: (b["asleep"], -b["first"]))
            main["naps"] = [b for b in found if b is not main]
            nights[day] = main
        return nights

    @staticmethod
    def union(spans):
        result = []
        for start, end in sorted(spans):
            if result and start <= result[-1][1]:
                result[-1][1] = max(result[-1][1], end)
            else:
                result.append([start, end])
        return result

    def block(self, records):
        asleep = {"Asleep", "AsleepUnspecified", "AsleepCore", "AsleepDeep", "AsleepREM"}
        staged = {"AsleepCore", "AsleepDeep", "AsleepREM"}
        beds = [(s, e) for s, e, stage, _ in records if stage == "InBed"]
        sources = {}
        for _, _, stage, source in records:
            sees_sleep, sees_stages = sources.get(source, (False, False))
            sources[source] = (sees_sleep or stage in asleep, sees_stages or stage in staged)
        best = min(sources, key=lambda s: (not sources[s][0], self.kind_of(s), not sources[s][1], s))
        own = [(s, e, stage) for s, e, stage, source in records if source == best and stage != "InBed"]
        sleeping = self.union((s, e) for s, e, stage in own if stage in asleep)
        in_bed_only = not sleeping
        if in_bed_only:
            sleeping = self.union(beds)
            if not sleeping:
                return None
        first, last = sleeping[0][0], sleeping[-1][1]
        night = {
            "first": first, "last": last, "asleep": sum(e - s for s, e in sleeping) / 60, "sleeping": sleeping,
            "in_bed_only": in_bed_only, "in_bed": None, "bed": first, "wake": last,
            "deep": sum(e - s for s, e, stage in own if stage == "AsleepDeep") / 60 if sources[best][1] else None,
        }
        if beds:
            all_in_bed = self.union(beds + [(s, e) for s, e, _ in own])
            night["in_bed"] = sum(e - s for s, e in all_in_bed) / 60
            lying = self.union(beds)
            night["bed"], night["wake"] = min(first, lying[0][0]), max(last, lying[-1][1])
        return night

    def slept(self):
        return {day: night for day, night in self.nights.items() if not night["in_bed_only"]}

    # 4.1

    def hrv_series(self):
        classes = {"main": defaultdict(list), "morning": defaultdict(list), "all": defaultdict(list)}
        spans = [(day, n["first"], n["last"]) for day, n in self.nights.items() if not n["in_bed_only"]]
        for start, _, value, _ in self.valid(HRV):
            day = self.day(start)
            classes["all"][day].append(value)
            if self.clock(start) < 600:
                classes["morning"][day].append(value)
            for night, first, last in spans:
                if first <= start <= last and night in (day, day + 1):
                    classes["main"][night].append(value)
        series = {}
        for name, days in classes.items():
            series[name] = {}
            for day, values in days.items():
                logs = [math.log(v) for v in values]
                series[name][day] = median(logs) if len(logs) >= 3 else mean(logs)
        return series

    def hrv_class(self, today):
        def progress(series):
            return min(7, sum(1 for d in series if today - 28 <= d < today))
        for name in ("main", "morning", "all"):
            if today in self.hrv[name] and progress(self.hrv[name]) == 7:
                return self.hrv[name]
        return max((self.hrv[name] for name in ("main", "morning", "all")), key=progress)

    @staticmethod
    def baseline(series, today, prior, low, high):
        recent = sorted(d for d in series if today - 28 <= d < today)[-7:]
        if len(recent) < 7:
            return None
        centre = mean([series[d] for d in recent])
        window = [series[d] for d in sorted(series) if today - 60 <= d < today]
        if len(window) >= 14:
            middle, width = median(window), 3 * max(madn(window), low)
            window = [clamp(v, middle - width, middle + width) for v in window]
        n = len(window)
        variance = (6 * prior ** 2 + (n - 1) * deviation(window) ** 2) / (6 + n - 1)
        spread = clamp(math.sqrt(variance), low, high)
        return {"mean": centre, "spread": spread, "sp": spread * math.sqrt(8 / 7), "days": recent}

    def condition(self, today):
        series = self.hrv_class(today)
        base = self.baseline(series, today, 0.25, 0.08, 0.60)
        if base is None:
            have = min(7, sum(1 for d in series if today - 28 <= d < today))
            return none(f"baseline in progress {have}/7")
        if today not in series:
            return none("no HRV today")
        z = (series[today] - base["mean"]) / base["sp"]
        pulse = self.baseline(self.rhr, today, 2.5, 1, 8)
        r = (self.rhr[today] - pulse["mean"]) / pulse["sp"] if pulse and today in self.rhr else None
        strain = clamp(r or 0, -2.5, 2.5)
        hrv = pwl(z, (-4, 0), (-1, 60), (0, 70), (3, 100)) - 70
        joint = -2 * max(0, strain) * clamp(-z, 0, 2.5)
        total = 70 + hrv - 4 * strain + joint
        limited = 20 * math.exp((total - 20) / 20) if total < 20 else min(total, 100)
        return entry(
            {"base": 70, "hrv": hrv, "rhr": -4 * strain, "rhr_x_hrv": joint, "limit": limited - total},
            [] if r is not None else ["rhr"], raw=total,
            baseline={"value": math.exp(series[today]), "mean": math.exp(base["mean"]),
                      "low": math.exp(base["mean"] - base["sp"]), "high": math.exp(base["mean"] + base["sp"]),
                      "days": base["days"]})

    # 4.2

    def sleep_row(self):
        age = 40 if self.age is None else self.age
        return ((7, 9, 11, 12) if age < 14 else (7, 8, 10, 11) if age < 18 else (6, 7, 9, 11) if age < 26
                else (6, 7, 9, 10) if age < 65 else (5, 7, 8, 9))

    def sleep(self, today):
        night = self.nights.get(today)
        if night is None:
            return none("no night recorded")
        if night["in_bed_only"]:
            return none("only time in bed")
        if night["asleep"] < 60:
            return none("less than 1 h of sleep recorded")
        a, low, high, c = self.sleep_row()
        hours = night["asleep"] / 60
        fractions = {"duration": (45, pwl(
            hours, (a - 3, 0), (a - 1, .35), (a, .65), (low, .88), ((low + high) / 2, 1), (high, 1), (c, .92), (c + 3, .60)))}
        missing = []
        base = night["in_bed"] if night["in_bed"] is not None else (night["last"] - night["first"]) / 60
        fractions["efficiency"] = (25, pwl(100 * night["asleep"] / base, (65, 0), (75, .35), (85, .75), (95, 1)))
        if night["deep"] is None:
            missing.append("deep")
        else:
            target = .10 if (self.age or 40) >= 60 else .15
            fractions["deep"] = (10, pwl(night["deep"] / night["asleep"], (.03, 0), (target, 1)))
        usual = self.usual_times(today)
        if usual is None:
            missing.append("consistency")
        else:
            def on_time(minutes):
                return pwl(abs(minutes), (20, 1), (120, 0))
            fractions["consistency"] = (20, (on_time(apart(self.clock(night["bed"]), usual[0]))
                                             + on_time(apart(self.clock(night["wake"]), usual[1]))) / 2)
        total_weight = sum(w for w, _ in fractions.values())
        parts = {name: 100 * w / total_weight * f for name, (w, f) in fractions.items()}
        total = sum(parts.values())
        parts["limit"] = min(total, pwl(hours, (a - 3, 25), (a - 1, 55), (a, 75), (low, 100))) - total
        return entry(parts, missing)

    def usual_times(self, today):
        earlier = [self.nights[d] for d in sorted(self.nights) if today - 21 <= d < today][-13:]
        if len(earlier) < 5:
            return None
        return (circular_median([self.clock(n["bed"]) for n in earlier]),
                circular_median([self.clock(n["wake"]) for n in earlier]))

    def need(self, today):
        _, low, high, _ = self.sleep_row()
        hours = [n["asleep"] / 60 for d, n in self.slept().items() if today - 60 < d <= today]
        return clamp(median(hours), low, high) if len(hours) >= 14 else (low + high) / 2

    def debt(self, today):
        hours = [n["asleep"] / 60 for d, n in self.slept().items() if today - 14 < d <= today]
        return max(0.0, sum(self.need(today) - h for h in hours) * 14 / len(hours)) if len(hours) >= 10 else None

    # 4.3

    def sleep_timeline(self):
        """day -> minutes asleep of the 24 h up to its noon."""
        days = {day: set() for day in self.worn}

        def mark(spans):
            for start, end in spans:
                for minute in range((start + self.offset + 30) // 60, (end + self.offset + 30) // 60):
                    days.setdefault((minute + 720) // 1440, set()).add((minute + 720) % 1440)
        for night in self.nights.values():
            for block in [night] + night["naps"]:
                if not block["in_bed_only"]:
                    mark(block["sleeping"])
        return days

    def regularity(self, today):
        days = [self.timeline.get(d) for d in range(today - 13, today + 1)]
        pairs = [(a, b) for a, b in zip(days, days[1:]) if a is not None and b is not None]
        if sum(1 for d in days if d is not None) < 7 or len(pairs) < 5:
            return None
        differ = sum(len(a ^ b) for a, b in pairs)
        return max(0.0, -100 + 200 * (1 - differ / (1440 * len(pairs))))

    def rhythm(self, today):
        def spread(clocks):
            if len(clocks) < 3:
                return None
            centre = circular_mean(clocks)
            return deviation([apart(c, centre) for c in clocks])
        recent = [self.nights[d] for d in sorted(self.nights) if today - 14 < d <= today]
        work, free = [], []
        for day, night in self.slept().items():
            if today - 28 < day <= today:
                (free if (day + 3) % 7 >= 5 else work).append(self.clock((night["first"] + night["last"]) // 2))
        jetlag = abs(apart(circular_mean(free), circular_mean(work))) / 60 if len(free) >= 2 and len(work) >= 3 else None
        return {"regularity": self.regularity(today), "socialJetlagHours": jetlag, "debtHours": self.debt(today),
                "bedtimeSpreadMinutes": spread([self.clock(n["bed"]) for n in recent]),
                "wakeSpreadMinutes": spread([self.clock(n["wake"]) for n in recent])}

    # 4.4

    @staticmethod
    def weekly(series, today):
        days = sorted(d for d in series if d <= today)
        if len(days) < 3 or days[-1] - days[0] < 7 or today - days[-1] > 7:
            return None
        trend = {days[0]: series[days[0]]}
        for before, day in zip(days, days[1:]):
            trend[day] = trend[before] + (1 - 0.9 ** (day - before)) * (series[day] - trend[before])
        older = [d for d in days if days[-1] - d >= 7]
        return (trend[days[-1]] - trend[older[-1]]) * 7 / (days[-1] - older[-1]), trend[days[-1]]

    def body(self, today):
        recent = {d: v for d, v in self.weight.items() if d >= today - 400}
        weight, fat = self.weekly(recent, today), self.weekly({d: 100 * v for d, v in self.fat.items() if d >= today - 400}, today)
        scores = {}
        if weight:
            scores["weight"] = (60, pwl(100 * weight[0] / weight[1], (-2, 30), (-1, 70), (-.35, 100), (.35, 100), (1, 70), (2, 30)))
        if fat:
            scores["fat"] = (40, pwl(fat[0], (.3, 100), (1, 60), (2, 20)))
        if not scores:
            return none("need 3 weigh-ins over 7 days")
        total = sum(w for w, _ in scores.values())
        return entry({name: w * s / total for name, (w, s) in scores.items()}, [n for n in ("weight", "fat") if n not in scores])

    def wellness(self, today):
        inputs = {"sleep": (40, self.sleep(today)["score"]), "condition": (35, self.condition(today)["score"]),
                  "body": (25, self.body(today)["score"])}
        present = {name: (w, s) for name, (w, s) in inputs.items() if s is not None}
        if len(present) < 2:
            return none(f"have {len(present)} of 3, need 2")
        total = sum(w for w, _ in present.values())
        return entry({name: w * s / total for name, (w, s) in present.items()}, [n for n in inputs if n not in present])

    # 4.5

    def distinct(self, workouts):
        """A workout of two sources is one: most known totals, then the kind of source, then its name."""
        def known(w):
            return sum(w[k] is not None for k in ("distance", "energy", "average"))
        kept = []
        for workout in sorted(workouts, key=lambda w: (w["start"], w["end"], self.kind_of(w["source"]), w["source"])):
            same = None
            for index, other in enumerate(kept):
                overlap = min(workout["end"], other["end"]) - max(workout["start"], other["start"])
                shorter = min(workout["end"] - workout["start"], other["end"] - other["start"])
                if other["activity"] == workout["activity"] and overlap > 0 and overlap * 2 > shorter:
                    same = index
            if same is None:
                kept.append(workout)
            elif (-known(workout), self.kind_of(workout["source"]), workout["source"]) < (
                    -known(kept[same]), self.kind_of(kept[same]["source"]), kept[same]["source"]):
                kept[same] = workout
        return kept

    def known_days(self):
        days = set(self.nights) | {self.day(w["start"]) for w in self.workouts}
        for kind in self.samples:
            if kind != SLEEP:
                days |= set(self.daily(kind, by_end=kind == TEMPERATURE))
        return days

    def sustained_maxima(self):
        """The highest value that samples at most 15 s apart hold for 30 s, by the day of the last of them."""
        samples = self.valid(HR)
        highest = {}
        for last in range(len(samples)):
            lowest, first = samples[last][2], last
            while first > 0 and samples[last][0] - samples[first][0] < 30 and samples[first][0] - samples[first - 1][0] <= 15:
                first -= 1
                lowest = min(lowest, samples[first][2])
            if samples[last][0] - samples[first][0] >= 30:
                day = self.day(samples[last][0])
                highest[day] = max(highest.get(day, 0), lowest)
        return highest

    def maximum(self, day):
        formula = 190 if self.age is None else 220 - self.age
        return max([formula] + [v for d, v in self.sustained.items() if day - 365 < d <= day])

    def banister(self, minutes, rate, rest, maximum):
        if maximum <= rest:
            return 0
        x = clamp((rate - rest) / (maximum - rest), 0, 1)
        a, b = {"male": (.64, 1.92), "female": (.86, 1.67)}.get(self.sex, (.75, 1.795))
        return minutes * x * a * math.exp(b * x)

    PER_MINUTE = {"Running": 1.6, "Cycling": 1.0, "Walking": 0.35, "Yoga": 0.35}

    def workout_loads(self):
        loads = defaultdict(float)
        low, high = RANGES[HR]
        for workout in self.workouts:
            day = self.day(workout["start"])
            rest = mean([self.rhr[d] for d in range(day - 7, day) if d in self.rhr])
            rest = 60 if rest is None else rest
            maximum = self.maximum(day)
            samples = self.samples.get(HR, [])
            start = bisect_left(self.starts.get(HR, []), workout["start"])
            inside = []
            while start < len(samples) and samples[start][0] < workout["end"]:
                if low <= samples[start][2] <= high:
                    inside.append((samples[start][0], samples[start][2]))
                start += 1
            inside.sort()
            held = [(rate, min(60, (inside[i + 1][0] if i + 1 < len(inside) else workout["end"]) - second))
                    for i, (second, rate) in enumerate(inside)]
            effort = [e[2] for e in self.valid(EFFORT)
                      if 2 * (min(e[1], workout["end"]) - max(e[0], workout["start"])) > workout["end"] - workout["start"]]
            if held and sum(s for _, s in held) / 60 >= workout["minutes"] / 2:
                load = sum(self.banister(seconds / 60, rate, rest, maximum) for rate, seconds in held)
            elif workout["average"] is not None:
                load = self.banister(workout["minutes"], workout["average"], rest, maximum)
            elif effort:
                load = effort[0] * workout["minutes"] / 6
            else:
                load = workout["minutes"] * self.PER_MINUTE.get(workout["activity"], 0.7)
            loads[day] += load
        return dict(loads)

    def load(self, day):
        return self.loads.get(day, 0.0) if day in self.known else None

    def form_series(self):
        """Fitness and fatigue on the morning of each day."""
        forms, chronic, acute = {}, 0.0, 0.0
        for day in range(min(self.known, default=0), max(self.known, default=-1) + 60):
            forms[day] = (chronic, acute)
            load = self.load(day)
            if load is not None:
                chronic += (load - chronic) * (1 - math.exp(-1 / 42))
                acute += (load - acute) * (1 - math.exp(-1 / 7))
        return forms

    def form(self, day):
        return self.forms.get(day) if self.known and day - min(self.known) >= 28 else None

    def balance_percent(self, day):
        form = self.form(day)
        return form and 100 * (form[0] - form[1]) / max(form[0], 20)

    def load_entry(self, day):
        load, form = self.load(day), self.form(day)
        week = sum(self.load(day - back) or 0 for back in range(7))
        usual = sum(self.load(day - back) or 0 for back in range(7, 35)) / 4
        has_month = bool(self.known) and day - min(self.known) >= 35
        return {"load": load, "strain": None if load is None else 100 * (1 - math.exp(-load / 120)),
                "chronic": form and form[0], "acute": form and form[1], "balance": form and form[0] - form[1],
                "balancePercent": self.balance_percent(day), "weekRatio": week / usual if has_month and usual > 0 else None}

    # 4.6 and 4.7

    def overnight(self, kind):
        low, high = RANGES[kind]
        result = {}
        for day, night in self.slept().items():
            first = bisect_left(self.starts.get(kind, []), night["first"])
            values = []
            for start, _, value, _ in self.samples.get(kind, [])[first:]:
                if start > night["last"]:
                    break
                if low <= value <= high:
                    values.append(value)
            if values:
                result[day] = mean(values)
        return result

    def vitals(self, today):
        series = [
            ("sleepingHeartRate", self.night_means[HR], 1.5), ("respiratoryRate", self.night_means[RR], 0.5),
            ("wristTemperature", self.temperature, 0.2),
            ("oxygenSaturation", {d: 100 * v for d, v in self.night_means[OXYGEN].items()}, 0.8),
            ("sleepDuration", {d: n["asleep"] for d, n in self.slept().items()}, 40),
        ]
        readings = []
        for name, values, floor in series:
            history = [values[d] for d in sorted(values) if today - 90 <= d < today][-28:]
            now, limits = values.get(today), None
            if len(history) >= 7:
                half = 2.5 * max(madn(history), floor) * (1 + 2 / len(history))
                limits = (median(history) - half, median(history) + half)
            readings.append(self.reading(name, now, limits))
        hrv = self.hrv_class(today)
        base = self.baseline(hrv, today, 0.25, 0.08, 0.60)
        limits = base and (math.exp(base["mean"] - base["sp"]), math.exp(base["mean"] + base["sp"]))
        readings.append(self.reading("hrv", math.exp(hrv[today]) if today in hrv else None, limits))
        signal = self.night_signal(today)
        return {"readings": readings, "outliers": sum(r["counts"] for r in readings), "nightSignal": signal}

    @staticmethod
    def reading(name, now, limits):
        status = "unknown"
        if now is not None and limits:
            status = "high" if now > limits[1] else "low" if now < limits[0] else "typical"
        silent = name == "hrv" or (status == "high" and name in ("oxygenSaturation", "sleepDuration"))
        return {"metric": name, "status": status, "value": now, "low": limits and limits[0], "high": limits and limits[1],
                "counts": status in ("high", "low") and not silent}

    def night_signal(self, today):
        values = self.night_means[HR]

        def excess(day):
            earlier = [values[d] for d in values if day - 60 <= d < day]
            return values[day] - median(earlier) if day in values and len(earlier) >= 14 else None
        now, before = excess(today), excess(today - 1)
        if now is None:
            return None
        if before is None:
            return "green"
        return "red" if min(now, before) >= 4 else "yellow" if min(now, before) >= 3 else "green"

    def readiness(self, today):
        debt, balance, vitals = self.debt(today), self.balance_percent(today), self.vitals(today)
        inputs = {
            "condition": (45, self.condition(today)["score"]), "sleep": (25, self.sleep(today)["score"]),
            "load": (20, None if balance is None else pwl(balance, (-50, 10), (-30, 35), (-10, 65), (5, 85), (25, 100))),
            "debt": (10, None if debt is None else pwl(debt, (0, 100), (5, 70), (14, 20))),
        }
        present = {name: (w, s) for name, (w, s) in inputs.items() if s is not None}
        if "condition" not in present or len(present) < 2:
            return none("needs condition and one more input")
        total = sum(w for w, _ in present.values())
        parts = {name: w * s / total for name, (w, s) in present.items()}
        raw = sum(parts.values())
        cap = min(49 if vitals["outliers"] >= 2 else 100, {"yellow": 59, "red": 39}.get(vitals["nightSignal"], 100))
        parts["cap"] = min(raw, cap) - raw
        return entry(parts, [n for n in inputs if n not in present], raw=raw)

    def scores(self, today):
        return {"condition": self.condition(today), "sleep": self.sleep(today), "body": self.body(today),
                "wellness": self.wellness(today), "readiness": self.readiness(today), "load": self.load_entry(today),
                "vitals": self.vitals(today), "rhythm": self.rhythm(today)}
