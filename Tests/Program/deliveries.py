"""What a phone would push of an export: the same truth in the words of Health Auto Export, in windows that overlap."""

import datetime
import html
import random
import re
import zipfile

# Export type -> (name, unit, factor from the export's value)
NAMES = {
    "StepCount": ("step_count", "count", 1), "ActiveEnergyBurned": ("active_energy", "kcal", 1),
    "HeartRate": ("heart_rate", "bpm", 1), "RestingHeartRate": ("resting_heart_rate", "count/min", 1),
    "HeartRateVariabilitySDNN": ("heart_rate_variability", "ms", 1), "RespiratoryRate": ("respiratory_rate", "count/min", 1),
    "OxygenSaturation": ("blood_oxygen_saturation", "%", 100), "BodyMass": ("weight_body_mass", "kg", 1),
    "FlightsClimbed": ("flights_climbed", "count", 1), "AppleExerciseTime": ("apple_exercise_time", "min", 1),
}
SLEEP = {"AsleepCore": "Core", "AsleepDeep": "Deep", "AsleepREM": "REM", "AsleepUnspecified": "Asleep", "InBed": "In Bed", "Awake": "Awake"}

ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
HEAD = ('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_DE">\n'
        ' <ExportDate value="{}"/>\n <Me HKCharacteristicTypeIdentifierDateOfBirth="1988-04-02"/>\n')


def moment(text):
    return datetime.datetime.strptime(text, "%Y-%m-%d %H:%M:%S %z")


class Truth:
    """The records of the last days of an export that phones push too."""

    def __init__(self, path, days):
        with zipfile.ZipFile(path) as archive:
            name = next(name for name in archive.namelist() if name.endswith("export.xml"))
            lines = archive.read(name).decode().splitlines()
        self.records = []
        exported = max(
            moment(dict(ATTRIBUTE.findall(line))["endDate"]) for line in lines if "<Record " in line and "HeartRate\"" in line)
        self.end = exported
        first = (exported - datetime.timedelta(days=days)).replace(hour=0, minute=0, second=0)
        for line in lines:
            if "<Record " not in line:
                continue
            fields = dict(ATTRIBUTE.findall(line))
            kind = fields["type"].removeprefix("HKQuantityTypeIdentifier").removeprefix("HKCategoryTypeIdentifier")
            if kind not in NAMES and kind != "SleepAnalysis" or moment(fields["startDate"]) < first:
                continue
            self.records.append((kind, fields, moment(fields["startDate"]), moment(fields["endDate"])))
        self.first = first

    def export(self, path):
        """The same records as an export; without the rest of theirs."""
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
            lines = [HEAD.format(self.end.strftime("%Y-%m-%d %H:%M:%S %z"))]
            for _, fields, _, _ in self.records:
                words = " ".join(f'{key}="{value}"' for key, value in fields.items() if key not in ("device", "creationDate"))
                lines.append(f" <Record {words}/>\n")
            archive.writestr("apple_health_export/export.xml", "".join(lines) + "</HealthData>\n")
        return path

    def body(self, start, end, names=None):
        """What the phone knows of a stretch of time at its end."""
        metrics = {}
        for kind, fields, begin, finish in self.records:
            if begin < start or finish > end or names is not None and kind not in names:
                continue
            source = html.unescape(fields["sourceName"])
            times = {"start": fields["startDate"], "end": fields["endDate"]}
            if kind == "SleepAnalysis":
                stage = SLEEP[fields["value"].removeprefix("HKCategoryValueSleepAnalysis")]
                hours = (finish - begin).total_seconds() / 3600
                point = {"startDate": times["start"], "endDate": times["end"], "qty": hours, "value": stage, "source": source}
                metrics.setdefault(("sleep_analysis", "hr"), []).append(point)
                continue
            name, unit, factor = NAMES[kind]
            value = float(fields["value"]) * factor
            point = {"date": times["start"], **times, "source": source}
            point.update({"Min": value, "Avg": value, "Max": value} if kind == "HeartRate" else {"qty": value})
            metrics.setdefault((name, unit), []).append(point)
        return {"data": {"metrics": [{"name": name, "units": unit, "data": points} for (name, unit), points in metrics.items()]}}

    def month(self, seed=1, every=12, window=48):
        """Deliveries each `every` hours with the last `window` hours; some late, some twice, some in another order."""
        chance = random.Random(seed)
        times = []
        at = self.first + datetime.timedelta(hours=every)
        while at < self.end:
            times.append(at)
            at += datetime.timedelta(hours=every)
        times.append(self.end)
        bodies = [self.body(at - datetime.timedelta(hours=window), at) for at in times]
        # Two phones' queues: one sends at once, the other hours later.
        order = sorted(range(len(bodies)), key=lambda index: index + chance.random() * 3)
        return [bodies[index] for index in order for _ in range(2 if chance.random() < 0.2 else 1)]
