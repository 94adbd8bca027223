"""All scores of a day, computed independently from the records of an export. Plain Python written from the specification alone does not repeat a
mistake of the program. Times are seconds since 1970, days are numbers of days since then."""

import datetime
import math
from bisect import bisect_left
from collections import defaultdict, namedtuple

from formulas import (
    apart, circular_mean, circular_median, clamp, deviation, entry, length, madn, mean, median, none, pwl, union)
from zone_history import ZoneHistory

HR, HRV, RHR = "HeartRate", "HeartRateVariabilitySDNN", "RestingHeartRate"
RR, OXYGEN, TEMPERATURE = "RespiratoryRate", "OxygenSaturation", "AppleSleepingWristTemperature"
WEIGHT, FAT, BMI, EFFORT, SLEEP = "BodyMass", "BodyFatPercentage", "BodyMassIndex", "WorkoutEffortScore", "SleepAnalysis"
STEPS = "StepCount"
RANGES = {
    HR: (20, 300), HRV: (1, 300), RHR: (20, 300), RR: (4, 60), OXYGEN: (0.7, 1), TEMPERATURE: (30, 42), WEIGHT: (1e-300, 500),
    FAT: (0, 1), BMI: (1e-300, 100), EFFORT: (0, 10), STEPS: (0, 200_000),
}
TO_CANONICAL = {
    "count/s": lambda v: v * 60, "lb": lambda v: v * 0.45359237, "st": lambda v: v * 6.35029318,
    "degF": lambda v: v * (5 / 9) + (-160 / 9),
}
STAGED = {"AsleepCore", "AsleepDeep", "AsleepREM"}
ASLEEP = STAGED | {"Asleep", "AsleepUnspecified"}
HOUR = 3600

# `zone` is that of the record itself, or None.
Sample = namedtuple("Sample", "start end value source zone")


class Person:
    """`records` are dicts with type (short), start, end, value (number or stage word), unit, source, zone (or None). `workouts` are dicts with
    activity, start, end, minutes, average (or None), source, zone (or None). `home` is an IANA name, `choices` are `random_choices.Choices`."""

    def __init__(self, records, workouts, home, choices):
        self.choices = choices
        everything = list(records) + list(workouts)
        proofs = [(r["start"], r["end"], r["zone"]) for r in everything if r["zone"]]
        self.zones = ZoneHistory(choices.home or home, proofs, choices.stays)
        self.day, self.clock = self.zones.day, self.zones.clock
        self.samples = defaultdict(list)
        for kind, samples in self.distinct_samples(records).items():
            if kind not in choices.types_off:
                self.samples[kind] = sorted(self.corrected(kind, samples), key=lambda s: (s.start, s.end, str(s.value), s.source))
        self.starts = {kind: [s.start for s in samples] for kind, samples in self.samples.items()}
        self.nights = self.merged_nights()
        self.workouts = self.distinct([w for w in workouts if w["source"] not in choices.sources_off])
        self.rhr = self.daily(RHR)
        self.weight, self.fat, self.bmi = self.daily(WEIGHT), self.daily(FAT), self.daily(BMI)
        self.temperature = self.daily(TEMPERATURE, by_end=True)
        self.worn = set(self.daily(HR))
        self.hrv = self.hrv_series()
        self.night_means = {kind: self.overnight(kind) for kind in (HR, RR, OXYGEN)}
        # Samples that begin within a workout, a minute before it or three minutes after it were recorded with it.
        self.trained = union((w["start"] - 60, min(w["end"], w["start"] + 2 * 86_400) + 180) for w in workouts)
        self.known = self.known_days()
        self.everyday = self.everyday_days()
        self.sustained = self.sustained_maxima()
        self.loads = self.workout_loads()
        self.forms = self.form_series()
        self.timeline = self.sleep_timeline()

    # Samples and days

    @staticmethod
    def distinct_samples(records):
        """Maps types to samples in canonical units, each once. Of repeats, the one with a zone decides on which day the sample counts."""
        found = defaultdict(dict)
        for record in records:
            value = shown = record["value"]
            if isinstance(value, float):
                value = TO_CANONICAL.get(record["unit"], lambda v: v)(value)
                shown = f"{value:.9g}"
            samples, key = found[record["type"]], (record["start"], record["end"], record["source"], shown)
            if key not in samples or samples[key].zone is None:
                samples[key] = Sample(record["start"], record["end"], value, record["source"], record["zone"])
        return {kind: samples.values() for kind, samples in found.items()}

    def corrected(self, kind, samples):
        for sample in samples:
            if sample.source in self.choices.sources_off:
                continue
            place = (kind, sample.start, sample.source)
            if place not in self.choices.corrections:
                yield sample
            elif self.choices.corrections[place] is not None:
                yield sample._replace(value=self.choices.corrections[place])

    def valid(self, kind):
        low, high = RANGES[kind]
        return [s for s in self.samples.get(kind, []) if low <= s.value <= high]

    def daily(self, kind, by_end=False):
        days = defaultdict(list)
        for sample in self.valid(kind):
            days[self.day(sample.end if by_end else sample.start, sample.zone)].append(sample.value)
        return {day: mean(values) for day, values in days.items()}

    @staticmethod
    def kind_of(source):
        name = source.lower().replace("\u00a0", " ")
        return 0 if "watch" in name else 1 if "phone" in name else 2

    # Nights

    def merged_nights(self):
        """Maps days to nights: the longest sleep that ends on a day is its night, the others are its naps. Only sleep makes blocks; times in bed and
        awake belong to the sleep that they surround."""
        records = [r for r in self.samples.get(SLEEP, []) if r.end > r.start]
        stretches = [s for source in sorted({r.source for r in records})
                     for s in self.innermost([r for r in records if r.source == source and r.value != "InBed"])]
        beds = sorted((r for r in records if r.value == "InBed"), key=lambda r: (r.start, r.end, r.source))
        asleep = sorted((s for s in stretches if s.value in ASLEEP), key=lambda s: (s.start, s.end, s.source, s.value))
        awake = [s for s in stretches if s.value not in ASLEEP]
        sleeps = [part for group in self.parts(asleep, HOUR) for part in self.sleeps(group)]
        blocks, reached, used = [], -math.inf, set()
        for index, own in enumerate(sleeps):
            first, last = own[0].start, own[-1].end
            later = sleeps[index + 1][0].start if index + 1 < len(sleeps) else math.inf
            lying, taken = self.surrounding(beds, first, last, reached, later, used)
            used |= taken
            mine = [s for s in awake if s.source == own[0].source]
            waking, _ = self.surrounding(mine, first, last, reached, later, set())
            zone = next((s.zone for s in own if s.zone), None)
            chosen = self.choices.night_sources.get(self.day(last, zone))
            if chosen and chosen != own[0].source and any(bed[2] == chosen for bed in lying):
                blocks.append(self.bed_block([bed[:2] for bed in lying], zone))
            else:
                blocks.append(self.block(own, [piece[:2] for piece in waking], [bed[:2] for bed in lying], zone))
            reached = max([last] + [piece[1] for piece in lying + waking])
        for group in self.times_in_bed([bed for place, bed in enumerate(beds) if place not in used]):
            blocks.append(self.bed_block([bed[:2] for bed in group], next((bed[2] for bed in group if bed[2]), None)))
        by_day = defaultdict(list)
        for block in blocks:
            by_day[block["day"]].append(block)
        nights = {}
        for day, found in by_day.items():
            # Time in bed alone is the night only if no block has an hour of sleep.
            main = max(found, key=lambda b: (b["asleep"] >= 60, b["extent"], -b["first"]))
            main["naps"] = [b for b in found if b is not main]
            nights[day] = main
        return nights

    @staticmethod
    def innermost(records):
        """At any time the shortest of one source's records counts; of equally short ones awake comes first, then stages, then plain sleep. Adjoining
        stretches of the same kind are one, however many records they come from."""
        order = ["Awake", "AsleepDeep", "AsleepREM", "AsleepCore", "AsleepUnspecified", "Asleep"]
        result, cluster, reached = [], [], None
        for record in records + [None]:
            if cluster and (record is None or record.start >= reached):
                times = sorted({t for r in cluster for t in (r.start, r.end)})
                for start, end in zip(times, times[1:]):
                    there = [r for r in cluster if r.start <= start and r.end >= end]
                    if there:
                        best = min(there, key=lambda r: (r.end - r.start, order.index(r.value)))
                        if result and (result[-1].end, result[-1].value) == (start, best.value):
                            result[-1] = result[-1]._replace(end=end, zone=result[-1].zone or best.zone)
                        else:
                            result.append(best._replace(start=start, end=end))
                cluster = []
            if record is not None:
                reached = record.end if not cluster else max(reached, record.end)
                cluster.append(record)
        return result

    @staticmethod
    def parts(records, longest):
        found, reached = [], None
        for record in records:
            if found and record.start - reached <= longest:
                found[-1].append(record)
                reached = max(reached, record.end)
            else:
                found.append([record])
                reached = record.end
        return found

    def sleeps(self, group):
        """The sleeps of the source that counts, split at gaps of more than three hours."""
        def of(source):
            return self.parts([s for s in group if s.source == source], 3 * HOUR)
        best = of(self.best_source(group))
        for part in best:
            chosen = self.choices.night_sources.get(self.day(part[-1].end, next((s.zone for s in part if s.zone), None)))
            if chosen and chosen != part[0].source and chosen in {s.source for s in group}:
                return of(chosen)
        return best

    @staticmethod
    def surrounding(pieces, first, last, earlier, later, used):
        """Returns (start, end, source) of the pieces that overlap the sleep or reach it without a gap of over an hour, and their places. A piece is
        cut on a side where it goes on for over three hours or to another sleep."""
        low, high = max(earlier, first - 3 * HOUR), min(later, last + 3 * HOUR)
        found, taken = [], set()
        for place, piece in enumerate(pieces):
            if piece.start < last and piece.end > first:
                found.append((first if piece.start < low else piece.start, last if piece.end > high else piece.end, piece.source))
                taken.add(place)
        begin = min([first] + [f[0] for f in found])
        for place in reversed(range(len(pieces))):
            piece = pieces[place]
            if piece.end <= first and piece.start >= low and place not in taken | used and begin - piece.end <= HOUR:
                found.append((piece.start, piece.end, piece.source))
                taken.add(place)
                begin = min(begin, piece.start)
        end = max([last] + [f[1] for f in found])
        for place, piece in enumerate(pieces):
            if piece.start >= last and piece.end <= high and place not in taken | used and piece.start - end <= HOUR:
                found.append((piece.start, piece.end, piece.source))
                taken.add(place)
                end = max(end, piece.end)
        return found, taken

    @staticmethod
    def times_in_bed(beds):
        """Groups times in bed without sleep as (start, end, zone), across gaps of up to an hour, to at most sixteen hours."""
        groups, reached = [], None
        for bed in beds:
            start = bed.start
            if groups and (bed.end <= reached or bed.start - reached <= HOUR and bed.end - groups[-1][0][0] <= 16 * HOUR):
                groups[-1].append((start, bed.end, bed.zone))
                reached = max(reached, bed.end)
            else:
                groups.append([(start if not groups else max(start, reached), bed.end, bed.zone)])
                reached = bed.end
        return groups

    def best_source(self, records):
        sources = {}
        for record in records:
            sources[record.source] = sources.get(record.source, False) or record.value in STAGED
        order = self.choices.order.get(SLEEP)
        place = order.index if order else self.kind_of
        return min(sources, key=lambda s: (place(s), not sources[s], s))

    def block(self, own, waking, beds, zone):
        sleeping = [tuple(span) for span in union((s.start, s.end) for s in own)]
        first, last = sleeping[0][0], sleeping[-1][1]
        extent = length(sleeping)
        staged = any(s.value in STAGED for s in own)
        return {
            "day": self.day(last, zone), "first": first, "last": last, "sleeping": sleeping, "in_bed_only": False,
            "extent": extent, "asleep": extent, "zone": zone,
            "in_bed": length(beds + waking + sleeping) if beds else None,
            "bed_clock": self.clock(min([first] + [b[0] for b in beds]), zone),
            "wake_clock": self.clock(max([last] + [b[1] for b in beds]), zone),
            "deep": length((s.start, s.end) for s in own if s.value == "AsleepDeep") if staged else None,
        }

    def bed_block(self, beds, zone):
        lying = [tuple(span) for span in union(beds)]
        first, last = lying[0][0], lying[-1][1]
        return {
            "day": self.day(last, zone), "first": first, "last": last, "sleeping": lying, "in_bed_only": True,
            "extent": length(lying), "asleep": 0, "zone": zone, "in_bed": length(lying),
            "bed_clock": self.clock(first, zone), "wake_clock": self.clock(last, zone), "deep": None,
        }

    def slept(self):
        return {day: night for day, night in self.nights.items() if not night["in_bed_only"]}

    # 4.1

    def hrv_series(self):
        classes = {"main": defaultdict(list), "morning": defaultdict(list), "all": defaultdict(list)}
        spans = [(day, n["first"], n["last"]) for day, n in self.slept().items()]
        for sample in self.valid(HRV):
            day = self.day(sample.start, sample.zone)
            classes["all"][day].append(sample.value)
            if self.clock(sample.start, sample.zone) < 600:
                classes["morning"][day].append(sample.value)
            for night, first, last in spans:
                if first <= sample.start <= last:
                    classes["main"][night].append(sample.value)
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
        return max((self.hrv[name] for name in ("main", "morning", "all")),
                   key=lambda series: (progress(series), today in series, bool(series)))

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
            [] if r is not None else ["rhr"],
            {"base": math.exp(base["mean"]), "hrv": z, "rhr": r,
             "rhr_x_hrv": None if r is None else max(0, strain) * clamp(-z, 0, 2.5), "limit": total}, raw=total,
            baseline={"value": math.exp(series[today]), "mean": math.exp(base["mean"]),
                      "low": math.exp(base["mean"] - base["sp"]), "high": math.exp(base["mean"] + base["sp"]),
                      "days": base["days"]})

    # 4.2

    def age(self, day):
        """The age in completed years."""
        birth = self.choices.birth_date
        if birth is None:
            return None
        date = datetime.date.fromordinal(day + 719_163)
        return date.year - birth.year - ((date.month, date.day) < (birth.month, birth.day))

    def sleep_row(self, today):
        age = self.age(today)
        age = 40 if age is None else age
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
        a, low, high, c = self.sleep_row(today)
        hours = night["asleep"] / 60
        fractions = {"duration": (45, pwl(
            hours, (a - 3, 0), (a - 1, .35), (a, .65), (low, .88), ((low + high) / 2, 1), (high, 1), (c, .92), (c + 3, .60)))}
        missing = []
        base = night["in_bed"] if night["in_bed"] is not None else (night["last"] - night["first"]) / 60
        cap = pwl(hours, (a - 3, 25), (a - 1, 55), (a, 75), (low, 100))
        values = {"duration": hours, "efficiency": 100 * night["asleep"] / base, "limit": cap}
        fractions["efficiency"] = (25, pwl(values["efficiency"], (65, 0), (75, .35), (85, .75), (95, 1)))
        if night["deep"] is None:
            missing.append("deep")
        else:
            target = .10 if (self.age(today) or 40) >= 60 else .15
            values["deep"] = night["deep"] / night["asleep"]
            fractions["deep"] = (10, pwl(values["deep"], (.03, 0), (target, 1)))
        usual = self.usual_times(today)
        if usual is None:
            missing.append("consistency")
        else:
            def on_time(minutes):
                return pwl(abs(minutes), (20, 1), (120, 0))
            bed, wake = apart(night["bed_clock"], usual[0]), apart(night["wake_clock"], usual[1])
            values["consistency"] = (abs(bed) + abs(wake)) / 2
            fractions["consistency"] = (20, (on_time(bed) + on_time(wake)) / 2)
        total_weight = sum(w for w, _ in fractions.values())
        parts = {name: 100 * w / total_weight * f for name, (w, f) in fractions.items()}
        total = sum(parts.values())
        parts["limit"] = min(total, cap) - total
        return entry(parts, missing, values)

    def usual_times(self, today):
        earlier = [self.nights[d] for d in sorted(self.nights) if today - 21 <= d < today][-13:]
        if len(earlier) < 5:
            return None
        return circular_median([n["bed_clock"] for n in earlier]), circular_median([n["wake_clock"] for n in earlier])

    def need(self, today):
        """The need for sleep in hours."""
        if self.choices.sleep_goal is not None:
            return self.choices.sleep_goal
        _, low, high, _ = self.sleep_row(today)
        hours = [n["asleep"] / 60 for d, n in self.slept().items() if today - 60 < d <= today]
        return clamp(median(hours), low, high) if len(hours) >= 14 else (low + high) / 2

    def debt(self, today):
        hours = [n["asleep"] / 60 for d, n in self.slept().items() if today - 14 < d <= today]
        return max(0.0, sum(self.need(today) - h for h in hours) * 14 / len(hours)) if len(hours) >= 10 else None

    # 4.3

    def sleep_timeline(self):
        """Maps days to the minutes asleep within the 24 h up to noon, or None if unknown."""
        days = {day: set() for day in self.worn}
        for night in self.nights.values():
            for block in [night] + night["naps"]:
                if block["in_bed_only"]:
                    continue
                for start, end in block["sleeping"]:
                    for minute in range((start + 30) // 60, (end + 30) // 60):
                        local = minute + self.zones.offset(minute * 60, block["zone"]) // 60 + 720
                        days.setdefault(local // 1440, set()).add(local % 1440)
        # A night with only time in bed is neither asleep nor awake.
        days.update((day, None) for day, night in self.nights.items() if night["in_bed_only"])
        return days

    def regularity(self, today):
        days = [self.timeline.get(d) for d in range(today - 13, today + 1)]
        pairs = [(a, b) for a, b in zip(days, days[1:]) if a is not None and b is not None]
        if sum(1 for d in days if d is not None) < 7 or len(pairs) < 5:
            return None
        # Being awake on every known day is not a rhythm of sleep.
        if sum(1 for d in days if d) < 5:
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
                (free if (day + 3) % 7 >= 5 else work).append(self.clock((night["first"] + night["last"]) // 2, night["zone"]))
        jetlag = abs(apart(circular_mean(free), circular_mean(work))) / 60 if len(free) >= 2 and len(work) >= 3 else None
        return {"regularity": self.regularity(today), "socialJetlagHours": jetlag, "debtHours": self.debt(today),
                "bedtimeSpreadMinutes": spread([n["bed_clock"] for n in recent]),
                "wakeSpreadMinutes": spread([n["wake_clock"] for n in recent])}

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

    WEIGHT_CURVES = {
        "maintain": [(-2, 30), (-1, 70), (-.35, 100), (.35, 100), (1, 70), (2, 30)],
        "lose": [(-2.5, 20), (-1.5, 60), (-1, 100), (-.25, 100), (0, 75), (.5, 45), (1.5, 10)],
        "gain": [(-1.5, 10), (-.5, 45), (0, 75), (.1, 100), (.5, 100), (1, 70), (2, 30)],
    }

    def weight_goal(self, today):
        """The goal to judge: below a BMI of 18.5, losing becomes maintaining."""
        height = self.choices.height
        known = {day: kilograms / (height / 100) ** 2 for day, kilograms in self.weight.items()} if height else {}
        known.update(self.bmi)
        newest = max((day for day in known if day <= today), default=None)
        underweight = newest is not None and known[newest] < 18.5
        return "maintain" if underweight and self.choices.weight_goal == "lose" else self.choices.weight_goal

    def body(self, today):
        recent = {d: v for d, v in self.weight.items() if d >= today - 400}
        weight, fat = self.weekly(recent, today), self.weekly({d: 100 * v for d, v in self.fat.items() if d >= today - 400}, today)
        scores, values = {}, {}
        if weight:
            values["weight"] = 100 * weight[0] / weight[1]
            scores["weight"] = (60, pwl(values["weight"], *self.WEIGHT_CURVES[self.weight_goal(today)]))
        if fat:
            values["fat"] = fat[0]
            scores["fat"] = (40, pwl(fat[0], (.3, 100), (1, 60), (2, 20)))
        if not scores:
            return none("need 3 weigh-ins over 7 days")
        total = sum(w for w, _ in scores.values())
        parts = {name: w * s / total for name, (w, s) in scores.items()}
        return entry(parts, [n for n in ("weight", "fat") if n not in scores], values)

    def wellness(self, today):
        inputs = {"sleep": (40, self.sleep(today)["score"]), "condition": (35, self.condition(today)["score"]),
                  "body": (25, self.body(today)["score"])}
        present = {name: (w, s) for name, (w, s) in inputs.items() if s is not None}
        if len(present) < 2:
            return none(f"have {len(present)} of 3, need 2")
        total = sum(w for w, _ in present.values())
        parts = {name: w * s / total for name, (w, s) in present.items()}
        return entry(parts, [n for n in inputs if n not in present], {name: s for name, (_, s) in present.items()})

    # 4.5

    def distinct(self, workouts):
        """Merges the recordings of one workout by several sources. They gather around the longest with which they share 60 % of the shorter one's
        time. The best kind of source counts, then its name; the next source fills in what it does not know."""
        def length(w):
            return w["end"] - w["start"]

        def shared(a, b):
            return min(a["end"], b["end"]) - max(a["start"], b["start"])
        groups = []
        for workout in sorted(workouts, key=lambda w: (-length(w), w["start"], w["activity"])):
            near = [group for group in groups if group[0]["activity"] == workout["activity"]
                    and shared(group[0], workout) >= 0.6 * min(length(group[0]), length(workout))]
            if near:
                max(near, key=lambda group: shared(group[0], workout)).append(workout)
            else:
                groups.append([workout])
        kept = []
        for group in groups:
            group.sort(key=lambda w: (self.kind_of(w["source"]), w["source"], w["start"], w["end"]))
            averages = [w["average"] for w in group if w["average"]]
            kept.append(dict(group[0], average=averages[0] if averages else None))
        return kept

    def known_days(self):
        days = set(self.nights) | {self.day(w["start"], w["zone"]) for w in self.workouts}
        for kind in self.samples:
            if kind != SLEEP:
                days |= set(self.daily(kind, by_end=kind == TEMPERATURE))
            if kind == STEPS:
                # A sample across midnight makes both days known.
                days |= {self.day(s.end - 1, s.zone) for s in self.valid(kind) if s.end > s.start}
        return days

    def everyday_days(self):
        """Days that have more than workouts and the readings recorded with them."""
        days = set(self.nights)
        for kind in self.samples:
            if kind == SLEEP:
                continue
            for sample in self.valid(kind):
                if not any(start <= sample.start < end for start, end in self.trained):
                    days.add(self.day(sample.end if kind == TEMPERATURE else sample.start, sample.zone))
                    if kind == STEPS and sample.end > sample.start:
                        days.add(self.day(sample.end - 1, sample.zone))
        return days

    def unknown(self, day):
        """Returns whether a day without data is unknown: everyday data came on at least half of the up to 28 days before its gap, and it is one of
        the gap's first 14 days. Days before the first known one are unknown too."""
        first = min(self.known)
        if day < first or day in self.known:
            return day < first
        start = max(other for other in self.known if other < day) + 1
        before = range(max(first, start - 28), start)
        return day - start < 14 and 2 * sum(other in self.everyday for other in before) >= len(before)

    def sustained_maxima(self):
        """Maps days to the highest heart rate held for 30 s by samples at most 15 s apart; the last of these gives the day."""
        samples = self.valid(HR)
        highest = {}
        for last in range(len(samples)):
            newest, lowest, first = samples[last], samples[last].value, last
            while first > 0 and newest.start - samples[first].start < 30 and samples[first].start - samples[first - 1].start <= 15:
                first -= 1
                lowest = min(lowest, samples[first].value)
            if newest.start - samples[first].start >= 30:
                day = self.day(newest.start, newest.zone)
                highest[day] = max(highest.get(day, 0), lowest)
        return highest

    def maximum(self, day):
        if self.choices.maximum_heart_rate is not None:
            return self.choices.maximum_heart_rate
        age = self.age(day)
        formula = 190 if age is None else 220 - age
        return max([formula] + [v for d, v in self.sustained.items() if day - 365 < d <= day])

    def banister(self, minutes, rate, rest, maximum):
        if maximum <= rest:
            return 0
        x = clamp((rate - rest) / (maximum - rest), 0, 1)
        a, b = {"male": (.64, 1.92), "female": (.86, 1.67)}.get(self.choices.sex, (.75, 1.795))
        return minutes * x * a * math.exp(b * x)

    PER_MINUTE = {"Running": 1.6, "Cycling": 1.0, "Walking": 0.35, "Yoga": 0.35}

    METHODS = ["heartRateSamples", "meanHeartRate", "zoneMinutes", "effort", "durationAndKind"]

    def workout_loads(self):
        """Maps days to their load and the least precise method that it needed."""
        loads = {}
        for workout in self.workouts:
            day = self.day(workout["start"], workout["zone"])
            load, method = self.workout_load(workout, day)
            before, least = loads.get(day, (0.0, method))
            loads[day] = before + load, max(least, method, key=self.METHODS.index)
        return loads

    def workout_load(self, workout, day):
        rest = mean([self.rhr[d] for d in range(day - 7, day) if d in self.rhr])
        rest = 60 if rest is None else rest
        maximum = self.maximum(day)
        held = self.held_rates(workout)
        effort = [e.value for e in self.valid(EFFORT)
                  if 2 * (min(e.end, workout["end"]) - max(e.start, workout["start"])) > workout["end"] - workout["start"]]
        if held and sum(seconds for _, seconds in held) / 60 >= workout["minutes"] / 2:
            return sum(self.banister(seconds / 60, rate, rest, maximum) for rate, seconds in held), "heartRateSamples"
        if workout["average"] is not None:
            return self.banister(workout["minutes"], workout["average"], rest, maximum), "meanHeartRate"
        if held and sum(seconds for _, seconds in held) / 60 >= workout["minutes"] / 4:
            zones = [(seconds, sum(rate / maximum >= limit - 1e-12 for limit in (.5, .6, .7, .8, .9))) for rate, seconds in held]
            return sum(seconds / 60 * zone for seconds, zone in zones), "zoneMinutes"
        if effort:
            return effort[0] * workout["minutes"] / 6, "effort"
        return workout["minutes"] * self.PER_MINUTE.get(workout["activity"], 0.7), "durationAndKind"

    def held_rates(self, workout):
        """Heart rates of the workout with the seconds that each holds: until the next one or the end, at most a minute, pauses excluded."""
        samples, (low, high) = self.samples.get(HR, []), RANGES[HR]
        inside = []
        for sample in samples[bisect_left(self.starts.get(HR, []), workout["start"]):]:
            if sample.start >= workout["end"]:
                break
            if low <= sample.value <= high:
                inside.append((sample.start, sample.value))
        inside.sort()
        ends = [second for second, _ in inside[1:]] + [workout["end"]]
        pause, resume = workout["pause"] or (0, 0)
        held = [(rate, second, min(second + 60, end)) for (second, rate), end in zip(inside, ends)]
        return [(rate, end - second - max(0, min(end, resume) - max(second, pause))) for rate, second, end in held]

    def load(self, day):
        return None if not self.known or self.unknown(day) else self.loads.get(day, (0.0, None))[0]

    def form_series(self):
        """Fitness and fatigue on the morning of each day, up to a year after the last day with data."""
        forms, chronic, acute = {}, 0.0, 0.0
        for day in range(min(self.known, default=0), max(self.known, default=-366) + 366):
            forms[day] = (chronic, acute)
            load = self.load(day)
            if load is not None:
                chronic += (load - chronic) * (1 - math.exp(-1 / 42))
                acute += (load - acute) * (1 - math.exp(-1 / 7))
        return forms

    def form(self, day):
        if not self.known or day - min(self.known) < 28:
            return None
        return self.forms[day]

    def balance_percent(self, day):
        form = self.form(day)
        return form and 100 * (form[0] - form[1]) / max(form[0], 20)

    def load_entry(self, day):
        load, form = self.load(day), self.form(day)
        week = [self.load(day - back) for back in range(7)]
        # An unknown day is left out of the usual weeks, and makes the newest week unknown.
        month = [load for load in (self.load(day - back) for back in range(7, 35)) if load is not None]
        has_month = bool(self.known) and day - min(self.known) >= 35 and None not in week and len(month) >= 14
        ratio = sum(week) / (mean(month) * 7) if has_month and sum(month) > 0 else None
        strain = None if load is None else 100 * (1 - math.exp(-load / 120))
        extra = {"load": load, "strain": strain, "method": self.loads.get(day, (0, None))[1],
                 "chronic": form and form[0], "acute": form and form[1], "balance": form and form[0] - form[1],
                 "balancePercent": self.balance_percent(day), "weekRatio": ratio}
        missing = [] if form else ["balance"]
        if load is None:
            return none("unknown day") | {"raw": None, "missing": missing, "extra": extra}
        # Strain is neither good nor bad, so it has no band.
        return entry({"load": strain}, missing, {"load": load}) | {"band": None, "extra": extra}

    # 4.6 and 4.7

    def overnight(self, kind):
        low, high = RANGES[kind]
        result = {}
        for day, night in self.slept().items():
            first = bisect_left(self.starts.get(kind, []), night["first"])
            values = []
            for sample in self.samples.get(kind, [])[first:]:
                if sample.start > night["last"]:
                    break
                if low <= sample.value <= high:
                    values.append(sample.value)
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
        outliers = sum(r["counts"] for r in readings)
        missing = [r["metric"] for r in readings if r["status"] == "unknown"]
        extra = {"outliers": outliers, "nightSignal": self.night_signal(today)}
        known = {r["metric"]: r for r in readings if r["status"] != "unknown"}
        if not known:
            return none("no reading with 7 nights before it") | {"raw": None, "missing": missing, "extra": extra, "readings": readings}
        parts = {name: int(r["counts"]) for name, r in known.items()}
        word = ["typical", "one", "multiple"][min(outliers, 2)]
        return entry(parts, missing, {name: r["value"] for name, r in known.items()}) | {
            "band": word, "extra": extra, "readings": readings}

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
        signs = vitals["extra"]
        cap = min(49 if signs["outliers"] >= 2 else 100, {"yellow": 59, "red": 39}.get(signs["nightSignal"], 100))
        parts["cap"] = min(raw, cap) - raw
        values = {"condition": inputs["condition"][1], "sleep": inputs["sleep"][1], "load": balance, "debt": debt, "cap": cap}
        return entry(parts, [n for n in inputs if n not in present], values, raw=raw)

    def scores(self, today):
        return {"condition": self.condition(today), "sleep": self.sleep(today), "body": self.body(today),
                "wellness": self.wellness(today), "readiness": self.readiness(today), "load": self.load_entry(today),
                "vitals": self.vitals(today), "rhythm": self.rhythm(today)}
