"""The values of `workouts --json` agree with gpxpy and an independent computation, on made-up workouts with routes."""

import datetime
import math
import os

import gpxpy
import pytest

from program import dailve, dailve_json
from workout_reference import MadeUp, reference

COUNT = int(os.environ.get("DAILVE_WORKOUTS", "200"))
MAXIMUM = 180  # 220 - 40 years
RESTING = 60  # used where none is known
FIRST = datetime.datetime(2020, 1, 2, 8, tzinfo=datetime.timezone.utc)


def moment(start, second=0):
    return (start + datetime.timedelta(seconds=second)).strftime("%Y-%m-%d %H:%M:%S +0000")


def gpx(made, start):
    points = []
    for second, latitude, longitude, altitude in made.positions:
        time = (start + datetime.timedelta(seconds=second)).strftime("%Y-%m-%dT%H:%M:%SZ")
        points.append(f'<trkpt lat="{latitude!r}" lon="{longitude!r}"><ele>{altitude!r}</ele><time>{time}</time></trkpt>')
    return "<gpx><trk><trkseg>" + "\n".join(points) + "</trkseg></trk></gpx>"


def elements(made, found, start, number):
    """Yields the heart rates and the workout, as Apple writes them."""
    for second, rate in made.heart_rates:
        at = moment(start, second)
        yield (
            f'<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Watch" unit="count/min" creationDate="{at}" '
            f'startDate="{at}" endDate="{at}" value="{rate!r}"/>'
        )
    span = f'startDate="{moment(start)}" endDate="{moment(start, made.end)}"'
    pause, resume = made.pauses[0]
    yield (
        f'<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="{(made.end - resume + pause) / 60!r}" '
        f'durationUnit="min" totalDistance="{found.scaled[-1] / 1000!r}" totalDistanceUnit="km" sourceName="Watch" {span}>'
        f'<WorkoutEvent type="HKWorkoutEventTypePause" date="{moment(start, pause)}"/>'
        f'<WorkoutEvent type="HKWorkoutEventTypeResume" date="{moment(start, resume)}"/>'
        f'<WorkoutRoute sourceName="Watch" {span}><FileReference path="/workout-routes/{number}.gpx"/></WorkoutRoute></Workout>'
    )


@pytest.fixture(scope="module")
def stored(tmp_path_factory):
    """A store of made-up workouts, the workouts, Python's results for them, and for every fourth the length that gpxpy measures (it is slow)."""
    folder = tmp_path_factory.mktemp("workouts")
    (folder / "workout-routes").mkdir()
    made = [MadeUp(seed) for seed in range(1, COUNT + 1)]
    found = [reference(workout) for workout in made]
    lengths = []
    with open(folder / "export.xml", "w") as file:
        file.write('<?xml version="1.0" encoding="UTF-8"?>\n<HealthData locale="en_GB">\n')
        file.write('<ExportDate value="2021-01-01 09:00:00 +0000"/>\n')
        file.write('<Me HKCharacteristicTypeIdentifierDateOfBirth="1980-01-01" ')
        file.write('HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexFemale"/>\n')
        for number, workout in enumerate(made):
            start = FIRST + datetime.timedelta(days=number)
            text = gpx(workout, start)
            (folder / "workout-routes" / f"{number}.gpx").write_text(text)
            lengths.append(None if number % 4 else gpxpy.parse(text).length_2d())
            file.writelines(line + "\n" for line in elements(workout, found[number], start, number))
        file.write("</HealthData>\n")
    store = folder / "store"
    dailve("import", folder, "--store", store, "--zone", "UTC")
    return store, made, found, lengths


@pytest.fixture(scope="module")
def compared(stored):
    """The program's document of each workout beside the expected results."""
    store, *others = stored
    documents = dailve_json("workouts", "--store", store)
    assert len(documents) == COUNT
    return list(zip(documents, *others))


def test_distances_agree_with_gpxpy_and_the_reference(compared):
    for document, _, found, length in compared:
        assert length is None or document["trackDistance"] * 1000 == pytest.approx(length, rel=0.005)
        assert document["trackDistance"] * 1000 == pytest.approx(found.length, rel=1e-9)
        assert document["distance"] * 1000 == pytest.approx(found.scaled[-1], rel=1e-9)


def test_times_exclude_pauses_and_stops(compared):
    for document, made, found, _ in compared:
        pause, resume = made.pauses[0]
        assert document["elapsed"] == made.end
        assert document["duration"] == pytest.approx(made.end - resume + pause, abs=1e-6)
        assert document["moving"] == pytest.approx(found.moving, abs=1)


def test_zones_and_load_follow_from_the_samples(compared):
    for document, _, found, _ in compared:
        for ours, theirs in zip(document["zones"], found.zones(MAXIMUM), strict=True):
            assert ours == pytest.approx(theirs, abs=1)
        assert document["load"] == pytest.approx(found.load(RESTING, MAXIMUM), rel=1e-6)
        assert document["loadMethod"] == "heartRateSamples"


def test_ascent_is_smoothed_and_labelled_so(compared):
    for document, _, found, _ in compared:
        assert document["ascentMethod"] == "smoothed"
        assert document["ascent"] == pytest.approx(found.ascent, abs=0.01)
        assert document["descent"] == pytest.approx(found.descent, abs=0.01)


def test_best_efforts_are_the_fastest_stretches(compared):
    lengths = [400, 1000, 1609.344, 5000, 10_000, 21_097.5, 42_195]
    several = 0
    for document, _, found, _ in compared:
        ours = {round(effort["distance"] * 1000, 3): effort["seconds"] for effort in document["bestEfforts"]}
        theirs = {length: found.effort(length) for length in lengths}
        assert ours.keys() == {length for length, seconds in theirs.items() if seconds > 0}
        for length, seconds in ours.items():
            assert seconds == pytest.approx(theirs[length], abs=1)
        several += len(ours) > 4
    assert several > 0


def test_splits_have_time_heart_rate_and_graded_distance(compared):
    for document, _, found, _ in compared:
        full = [split for split in document["splits"] if not split["isPartial"]]
        assert len(full) == int(found.scaled[-1] // 1000)
        for number, split in enumerate(full, start=1):
            seconds, moving, rate, graded = found.split(number)
            assert split["end"] - split["start"] == pytest.approx(seconds, abs=1)
            assert split["moving"] == pytest.approx(moving, abs=1)
            assert split["heartRate"] == pytest.approx(rate, abs=0.01)
            assert split["gradedDistance"] * 1000 == pytest.approx(graded, abs=0.1)


def test_drift_is_reported_only_for_steady_workouts(compared):
    told = 0
    for document, _, found, _ in compared:
        drift = found.drift()
        if math.isinf(drift):
            continue
        if math.isnan(drift):
            assert document.get("drift") is None
        else:
            assert document["drift"] == pytest.approx(drift, abs=0.01)
            told += 1
    assert told > 10


def test_rides_have_an_intensity_triathlons_have_legs_and_source_order_decides_totals(tmp_path):
    def time(second):
        return moment(FIRST, second)

    lines = [
        f'<Record type="HKQuantityTypeIdentifierCyclingPower" sourceName="Watch" unit="W" startDate="{time(second)}" '
        f'endDate="{time(second + 5)}" value="{200 if second < 1500 else 120}"/>'
        for second in range(0, 1800, 5)
    ]
    for source, km in [("Watch", 15), ("Computer", 15.4)]:
        lines.append(
            f'<Workout workoutActivityType="HKWorkoutActivityTypeCycling" duration="30" durationUnit="min" totalDistance="{km}" '
            f'totalDistanceUnit="km" sourceName="{source}" startDate="{time(0)}" endDate="{time(1800)}"/>')
    legs = [("DistanceSwimming", 750, "m", 900, 140), ("DistanceCycling", 20, "km", 2400, 150), ("DistanceWalkingRunning", 5, "km", 1500, 160)]
    at, parts = 86_400, ""
    for kind, way, unit, seconds, rate in legs:
        parts += (
            f'<WorkoutActivity uuid="A{at}" startDate="{time(at)}" endDate="{time(at + seconds)}" duration="{seconds}" durationUnit="s">'
            f'<WorkoutStatistics type="HKQuantityTypeIdentifier{kind}" sum="{way}" unit="{unit}"/>'
            f'<WorkoutStatistics type="HKQuantityTypeIdentifierHeartRate" average="{rate}" unit="count/min"/></WorkoutActivity>')
        at += seconds
    lines.append(
        f'<Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" duration="80" durationUnit="min" sourceName="Watch" '
        f'startDate="{time(86_400)}" endDate="{time(at)}">{parts}</Workout>')
    (tmp_path / "export.xml").write_text("<HealthData locale='en'>" + "\n".join(lines) + "</HealthData>")
    store = tmp_path / "store"
    dailve("import", tmp_path / "export.xml", "--store", store, "--zone", "UTC")
    ride, triathlon = dailve_json("workouts", "--store", store)
    assert ride["thresholdOrigin"] == "bestTwentyMinutes" and abs(ride["thresholdPower"] - 0.95 * 200) < 1e-6
    assert abs(ride["intensity"] - ride["normalisedPower"] / ride["thresholdPower"]) < 1e-12 and "intensity" not in triathlon
    assert dailve_json("workout", ride["id"], "--store", store)["workout"] == ride
    found = dailve_json("workout", triathlon["id"], "--store", store)["parts"]
    assert [(part["activity"], part["duration"], part["distance"], part["averageHeartRate"]) for part in found] == [
        ("Swimming", 900, 0.75, 140), ("Cycling", 2400, 20, 150), ("Running", 1500, 5, 160)]
    assert [row["source"] for row in dailve_json("sources", "list", "--type", "workouts", "--store", store)] == ["Watch", "Computer"]
    assert ride["distance"] == 15 and ride["sources"] == ["Watch", "Computer"]
    dailve("sources", "order", "workouts", "Computer", "--store", store)
    again = dailve_json("workouts", "--store", store)[0]
    assert again["distance"] == 15.4 and again["sources"] == ["Computer", "Watch"]
    dailve("sources", "order", "workouts", "--store", store)
    assert dailve_json("workouts", "--store", store)[0] == ride


def clock(seconds):
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}" if whole >= 3600 else f"{whole // 60}:{whole % 60:02}"


def test_the_text_of_records_matches_their_json(stored):
    store = stored[0]
    records, lines = dailve_json("records", "--store", store), dailve("records", "--store", store).stdout.splitlines()
    assert f"Running  Eddington number {records['eddington'][0]['kilometres']} in km, {records['eddington'][0]['miles']} in mi" in lines
    assert any(line.startswith("weeks in a row with the goal reached: ") for line in lines) == (records["goalWeeks"]["longest"] > 0)
    estimates = [line for line in lines if line.startswith("estimate ")]
    assert len(estimates) == len(records["raceEstimates"]) > 0
    for line, race in zip(estimates, records["raceEstimates"], strict=True):
        assert ("  run on " if race["from"] == race["distance"] else "  from ") in line and line.endswith(race["fromDay"])
        assert clock(race["seconds"]) in line
    assert sum(line.startswith("  then ") for line in lines) == sum(len(row["best"]) > 1 for row in records["bestEfforts"]) > 0
    assert sum(line.startswith("  the record fell ") for line in lines) == sum(len(row["falls"]) > 1 for row in records["bestEfforts"]) > 0
    for row in records["bestEfforts"]:
        assert any(row["best"][0]["day"] in line and line.startswith("Running  ") for line in lines)
    assert {str(year["year"]) for year in records["years"]} <= {line.split()[0] for line in lines}
    assert any("longest time" in line for line in lines) and any("most climb" in line for line in lines)


def test_the_terminal_shows_activity_names(tmp_path):
    kinds = [("FunctionalStrengthTraining", "Functional strength training"), ("Running", "Running"), ("SomethingNew", "Something new")]
    lines = [
        f'<Workout workoutActivityType="HKWorkoutActivityType{kind}" duration="30" durationUnit="min" sourceName="Watch" '
        f'startDate="{moment(FIRST, 7200 * index)}" endDate="{moment(FIRST, 7200 * index + 1800)}"/>' for index, (kind, _) in enumerate(kinds)]
    printed = dailve("workouts", "--store", imported(tmp_path, lines)).stdout.splitlines()
    assert len(printed) == 3
    for line, (kind, name) in zip(printed, kinds, strict=True):
        assert f"  {name}  30 min" in line and "HKWorkout" not in line


def record(kind, unit, second, seconds, value):
    return (
        f'<Record type="HKQuantityTypeIdentifier{kind}" sourceName="Watch" unit="{unit}" startDate="{moment(FIRST, second)}" '
        f'endDate="{moment(FIRST, second + seconds)}" value="{value!r}"/>')


def imported(folder, lines):
    (folder / "export.xml").write_text("<HealthData locale='en'>" + "\n".join(lines) + "</HealthData>")
    dailve("import", folder / "export.xml", "--store", folder / "store", "--zone", "UTC")
    return folder / "store"


def watts(second):
    """Power that holds for five seconds; the second half is more restless at nearly the same mean."""
    step = second // 5
    return 180.0 + 15 * (step % 4) if second < 1200 else (140.0 if step % 24 < 12 else 260.0)


def beats(second):
    return 128.0 + second // 300


def normalised(trace):
    rolling = [sum(trace[end - 30 : end]) / 30 for end in range(30, len(trace) + 1)]
    return (sum(mean**4 for mean in rolling) / len(rolling)) ** 0.25


@pytest.mark.parametrize("activity, told", [("Cycling", "power"), ("Running", "speed")])
def test_drift_uses_normalised_power_for_rides_and_speed_for_runs(tmp_path, activity, told):
    """The workout lasts forty minutes at an even speed, with a sensor's power."""
    distance, power = {"Cycling": ("DistanceCycling", "CyclingPower"), "Running": ("DistanceWalkingRunning", "RunningPower")}[activity]
    lines = [record(distance, "km", second, 10, 0.03) for second in range(0, 2400, 10)]
    lines += [record(power, "W", second, 5, watts(second)) for second in range(0, 2400, 5)]
    lines += [record("HeartRate", "count/min", second, 0, beats(second)) for second in range(0, 2400, 5)]
    lines.append(
        f'<Workout workoutActivityType="HKWorkoutActivityType{activity}" duration="40" durationUnit="min" totalDistance="7.2" '
        f'totalDistanceUnit="km" sourceName="Watch" startDate="{moment(FIRST)}" endDate="{moment(FIRST, 2400)}"/>')
    document, = dailve_json("workouts", "--store", imported(tmp_path, lines))
    rates = [sum(beats(second) for second in half) / 1200 for half in (range(1200), range(1200, 2400))]
    outputs = [180.0, 180.0]  # metres a minute
    if told == "power":
        outputs = [normalised([watts(second) for second in half]) for half in (range(1200), range(1200, 2400))]
    first, second = (output / rate for output, rate in zip(outputs, rates))
    assert document["driftBasis"] == told
    assert document["drift"] == pytest.approx((first - second) / first * 100, abs=0.01)


def test_each_leg_of_a_triathlon_has_its_own_splits(tmp_path):
    legs = [("DistanceSwimming", "Swimming", 0.75, 900), ("DistanceCycling", "Cycling", 20, 2400), ("DistanceWalkingRunning", "Running", 5.2, 1560)]
    lines, activities, at = [], "", 0
    for kind, _, way, seconds in legs:
        lines += [record(kind, "km", at + second, 10, way * 10 / seconds) for second in range(0, seconds, 10)]
        lines += [record("HeartRate", "count/min", at + second, 0, 120.0 + second // 300) for second in range(0, seconds, 10)]
        activities += f'<WorkoutActivity uuid="A{at}" startDate="{moment(FIRST, at)}" endDate="{moment(FIRST, at + seconds)}" duration="{seconds}" durationUnit="s"/>'
        at += seconds + 60
    lines.append(
        f'<Workout workoutActivityType="HKWorkoutActivityTypeSwimBikeRun" duration="83" durationUnit="min" sourceName="Watch" '
        f'startDate="{moment(FIRST)}" endDate="{moment(FIRST, at)}">{activities}</Workout>')
    store = imported(tmp_path, lines)
    document, = dailve_json("workouts", "--store", store)
    report = dailve_json("workout", document["id"], "--store", store)
    assert report["workout"] == document and report["parts"] == document["parts"]
    assert [part["activity"] for part in document["parts"]] == [name for _, name, _, _ in legs]
    for part, (_, name, way, seconds) in zip(document["parts"], legs, strict=True):
        each = 0.1 if name == "Swimming" else 1
        assert len(part["splits"]) == math.ceil(round(way / each, 6))
        assert sum(split["distance"] for split in part["splits"]) == pytest.approx(way, abs=1e-6)
        for number, split in enumerate(part["splits"]):
            # Seconds count from the part's start.
            pace = seconds / way
            start, end = number * each * pace, min((number + 1) * each, way) * pace
            assert split["isPartial"] == (end - start < each * pace - 1e-6)
            assert (split["start"], split["end"]) == pytest.approx((start, end), abs=0.01)
            held = [120 + (second // 10 * 10) // 300 for second in range(int(start), int(end))]
            assert split["heartRate"] == pytest.approx(sum(held) / len(held), abs=0.2)
