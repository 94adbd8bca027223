"""Every page by a short name, for tests and screenshots."""

import sqlite3

PAGES = {
    "today": "/", "activity": "/activity", "workouts": "/activity/workouts", "runs": "/activity/workouts?type=Running&period=365&q=run",
    "records": "/activity/records", "condition": "/condition", "what-if": "/condition/what-if?hrv=40", "what-if-sleep": "/sleep/what-if", "what-if-readiness": "/activity/what-if",
    "wellness": "/wellness", "wellness-score": "/wellness/score?days=90",
    "sleep": "/sleep", "sleep-month": "/sleep?days=30", "body": "/body", "body-new": "/body/new", "body-edit": "/body/entry-1",
    "injuries": "/injuries", "injury-new": "/injuries/new", "injury-edit": "/injuries/injury-1", "vitals": "/vitals",
    "workout-new": "/activity/new", "workout-again": "/activity/new?again=Running", "workout-edit": "/activity/entry-workout-1/edit",
    "heart-rate-zones": "/activity/zones", "browse": "/browse", "hrv": "/metric/hrv?days=30", "steps": "/metric/steps?days=90", "sleep-metric": "/metric/sleep",
    "heart-rate": "/metric/heart-rate?days=30", "oxygen": "/metric/oxygen-saturation?days=30",
    "vo2-max": "/metric/vo2-max", "weight": "/metric/weight?days=90", "body-fat": "/metric/body-fat?days=365",
    "temperature": "/metric/wrist-temperature?days=30", "all-time": "/metric/rhr?days=all",
    "nothing": "/metric/hrv-rmssd?days=30", "samples": "/metric/hrv/samples",
    "generic": "/type/HKQuantityTypeIdentifierBloodPressureSystolic?days=365", "data": "/data", "types": "/data/types",
    "order": "/data/types/HKQuantityTypeIdentifierStepCount", "order-workouts": "/data/types/HKWorkoutTypeIdentifier", "sources": "/data/sources", "connect": "/connect", "source": "/data/sources/1",
    "zones": "/data/zones", "health-records": "/records", "ecgs": "/records/ecg", "hearing": "/records/hearing", "clinical-records": "/records/clinical", "prescriptions": "/records/prescriptions", "state-of-mind": "/records/state-of-mind", "other-records": "/records/other/Correlation", "history": "/data/history", "history-entry": "/data/history/entry-2", "audit": "/data/audit", "batch": "/data/batches/1", "settings": "/settings", "programs": "/settings/api", "device-address": "/settings/devices", "backups": "/settings/backups", "gallery": "/gallery", "offline": "/offline",
    "browse-bp": "/browse?q=BP", "browse-none": "/browse?q=zzzz", "browse-heart": "/browse/heart", "browse-vitals": "/browse/vitals",
}

# Other answers with stored data: downloads, documents for programs, and pages that only a device or many readings lead to. `{run}` is a workout,
# `{device}` is the sender of `{delivery}` on the day `{today}`.
MORE = {
    "device": "/connect/{device}", "deliveries": "/data/deliveries/{today}",
    "generic-samples": "/type/HKQuantityTypeIdentifierBloodPressureSystolic/samples", "generic-csv": "/type/HKQuantityTypeIdentifierBloodPressureSystolic/csv?days=365",
    "hrv-csv": "/metric/hrv/csv?days=30", "run-csv": "/activity/{run}/csv", "run-gpx": "/activity/{run}/gpx", "batch-csv": "/data/batches/1/report.csv",
    "export-csv": "/settings/export/csv", "export-json": "/settings/export/json", "forecast": "/forecast", "metrics": "/metrics",
    "api-audit": "/api/v1/audit", "api-batches": "/api/v1/batches", "api-batch": "/api/v1/batches/1", "api-deliveries": "/api/v1/deliveries", "api-delivery": "/api/v1/deliveries/{delivery}",
    "api-metrics": "/api/v1/metrics", "api-metric": "/api/v1/metrics/hrv", "api-nights": "/api/v1/nights", "api-night": "/api/v1/nights/{today}",
    "api-records": "/api/v1/records", "api-scores": "/api/v1/scores", "api-score-history": "/api/v1/scores/history", "api-today": "/api/v1/today", "api-types": "/api/v1/types",
    "api-daily": "/api/v1/types/HKQuantityTypeIdentifierStepCount/daily", "api-samples": "/api/v1/types/HKQuantityTypeIdentifierStepCount/samples",
    "api-workouts": "/api/v1/workouts", "api-workout": "/api/v1/workouts/{run}", "api-track": "/api/v1/workouts/{run}/track",
}
# Records of the store, whose ids follow from their content: the newest recording, and a clinical record.
RECORD_PAGES = {"ecg": "/records/ecg/f{}", "clinical-record": "/records/clinical/e{}"}
NEWEST_RECORDS = {
    "ecg": "SELECT identity FROM kept_file WHERE kind = 'electrocardiogram' ORDER BY name DESC LIMIT 1",
    "clinical-record": "SELECT identity FROM kept_element WHERE name = 'ClinicalRecord' ORDER BY identity LIMIT 1",
}


def add_records(store):
    """Adds the newest recording and a clinical record of this run's demo person."""
    database = sqlite3.connect(store / "health.sqlite")
    for name, sql in NEWEST_RECORDS.items():
        (identity,), = database.execute(sql)
        digits = f"{identity % 2**64:016x}"
        PAGES[name] = RECORD_PAGES[name].format(digits)
        MORE[f"{name}-original"] = PAGES[name] + "/original"
    database.close()


# A signed-in person sees these pages.
SIGNED_IN = {"security": "/settings/security", "today": "/", "data": "/data"}
# These are answers without stored data, streams of events, measurements of the server, and what only the first visitor sees.
UNVISITED = {
    "/api/v1/openapi.json", "/api/v1/self-test", "/assets/{hash}/{name}", "/events", "/favicon.ico", "/import/events", "/manifest.webmanifest", "/more",
    "/setup", "/sw.js", "/sync/pull",
}

# Workouts by activity, as `workouts --json` has them; their ids follow from the days that the demo person lived.
WORKOUT_PAGES = {"workout-run": "Running", "workout-ride": "Cycling", "workout-swim": "Swimming", "workout-strength": "TraditionalStrengthTraining",
                 "workout-triathlon": "SwimBikeRun"}


def workout_pages(workouts):
    """The page of the newest workout of each activity in `WORKOUT_PAGES`, where there is one."""
    newest = {workout["activity"]: workout["id"] for workout in workouts}
    return {name: f"/activity/{newest[activity]}" for name, activity in WORKOUT_PAGES.items() if activity in newest}


def add_workouts(workouts):
    """Adds the workouts of this run's demo person."""
    added = workout_pages(workouts)
    assert added.keys() == WORKOUT_PAGES.keys()
    PAGES.update(added)


# The demo person's entries.
BODY_ENTRIES = [
    {"id": "entry-1", "day": -1, "time": "07:30", "weight": "71,9", "bodyFat": "18.4", "leanBodyMass": "58.6", "memo": "After a run"},
    {"id": "entry-2", "day": -9, "time": "21:10", "weight": "72.3", "bodyFat": "", "leanBodyMass": "", "memo": ""},
]
INJURIES = [
    {"id": "injury-1", "part": "knee", "side": "left", "severity": "moderate", "start": -11, "end": None, "memo": "Twisted on a stair"},
    {"id": "injury-2", "part": "lower-back", "side": "", "severity": "minor", "start": -60, "end": -38, "memo": ""},
    {"id": "injury-3", "part": "knee", "side": "left", "severity": "severe", "start": -200, "end": -160, "memo": ""},
]
WORKOUTS = [
    {"id": "workout-1", "activity": "Badminton", "day": -1, "time": "18:30", "duration": "75", "effort": "6", "memo": "Doubles"},
    {"id": "workout-2", "activity": "Yoga", "day": -6, "time": "07:00", "duration": "40", "effort": "2", "memo": ""},
]
