"""The program at the terminal: files that it must not touch, failing output, help, and what commands print."""

import csv
import io
import json
import os
import pty
import re
import select
import shutil
import signal
import stat
import subprocess
import time
import zipfile

import pytest

from command_lines import Walk
from faults import export
from program import DAILVE, PATIENCE, dailve, dailve_json

FORMATS = ["csv", "json", "apple"]


def run(*arguments, **options):
    return dailve(*arguments, check=False, **options)


def tree(folder):
    """Everything under a folder: kind, mode and contents."""
    result = {}
    for path in sorted(folder.rglob("*")):
        status = path.lstat()
        content = path.read_bytes() if stat.S_ISREG(status.st_mode) else os.readlink(path) if path.is_symlink() else None
        result[str(path.relative_to(folder))] = (stat.S_IFMT(status.st_mode), stat.S_IMODE(status.st_mode), content)
    return result


@pytest.fixture(scope="session")
def small_store(tmp_path_factory):
    """A store with a few records."""
    folder = tmp_path_factory.mktemp("small")
    export = folder / "export.xml"
    export.write_text(
        "<HealthData><ExportDate value='2026-11-21 08:00:00 +0000'/>" + "".join(
            f'<Record type="HKQuantityTypeIdentifier{name}" sourceName="{source}" unit="{unit}" '
            f'startDate="2026-11-{day:02} 10:00:00 +0000" endDate="2026-11-{day:02} 10:05:00 +0000" value="{value}"/>'
            for day in range(1, 21)
            for name, unit, value, source in [
                ("StepCount", "count", 100 + day, "Phone"), ("BodyMass", "kg", 70 + day / 10, "=HYPERLINK(&quot;x&quot;)"),
                ("HeartRate", "count/min", 60 + day, "-Watch"), ("DietaryEnergyConsumed", "kcal", "1e308", "@App"),
            ]) + "</HealthData>")
    dailve("import", export, "--store", folder / "store", "--zone", "UTC")
    return folder / "store"


@pytest.fixture
def home(tmp_path):
    """A folder with a person's files."""
    folder = tmp_path / "home"
    (folder / "photos").mkdir(parents=True)
    (folder / "photos" / "one.jpg").write_bytes(b"one")
    (folder / "letter.txt").write_text("dear")
    (folder / "all.zip.unfinished").write_text("somebody else's")
    (folder / "link").symlink_to(folder / "letter.txt")
    (folder / "dangling").symlink_to(folder / "nowhere")
    os.mkfifo(folder / "pipe")
    return folder


# Files

@pytest.mark.parametrize("format", FORMATS)
@pytest.mark.parametrize("target", ["photos", "photos/", ".", "photos/..", "{home}"])
def test_an_export_into_a_folder_adds_only_one_file(format, target, home, small_store):
    before = tree(home)
    for expected in [1, 2]:
        run("export", format, target.format(home=home), "--store", small_store, cwd=home)
        after = tree(home)
        new = [name for name in after if name not in before]
        assert {name: after[name] for name in before} == before
        assert len(new) == expected
        for name in new:
            assert re.fullmatch(r"(photos/)?dailve-\d{4}-\d\d-\d\d(-2)?\.zip", name), name
            assert after[name][1] == 0o600
            assert zipfile.ZipFile(home / name).testzip() is None


@pytest.mark.parametrize("command", [["export", "csv"], ["export", "apple"], ["sample"]])
@pytest.mark.parametrize("target", ["letter.txt", "link", "dangling", "pipe", "missing/all.zip", "missing/", "letter.txt/x"])
def test_an_existing_file_is_replaced_only_on_request(command, target, home, small_store):
    before = tree(home)
    options = ["--store", small_store] if command[0] == "export" else ["--years", "1", "--density", "0.05"]
    result = run(*command, target, *options, cwd=home)
    assert result.returncode == 1 and result.stderr.startswith("Error: ") and target.split("/")[0] in result.stderr
    assert tree(home) == before


def test_force_replaces_only_plain_files(home, small_store):
    before = tree(home)
    for target in ["link", "dangling", "pipe"]:
        assert run("export", "csv", target, "--force", "--store", small_store, cwd=home).returncode == 1, target
    assert tree(home) == before
    dailve("export", "csv", "letter.txt", "--force", "--store", small_store, cwd=home)
    after = tree(home)
    assert zipfile.ZipFile(home / "letter.txt").testzip() is None
    assert after.pop("letter.txt")[1] == 0o600
    before.pop("letter.txt")
    assert after == before


def test_no_export_replaces_a_file_of_a_store(small_store, tmp_path):
    store = tmp_path / "store"
    shutil.copytree(small_store, store)
    before = (store / "health.sqlite").read_bytes()
    for command in [["export", "csv", store / "health.sqlite", "--store", store], ["sample", store / "health.sqlite"]]:
        result = run(*command, "--force")
        assert result.returncode == 1 and "store" in result.stderr
    assert (store / "health.sqlite").read_bytes() == before


def test_replacing_a_file_is_confirmed_at_a_terminal(home, small_store):
    for answer, code in [("n", 1), ("", 1), ("y", 0)]:
        outer, inner = pty.openpty()
        process = subprocess.Popen(
            [DAILVE, "export", "csv", "letter.txt", "--store", str(small_store)], cwd=home, stdin=inner, stdout=inner, stderr=inner)
        os.close(inner)
        os.write(outer, (answer + "\n").encode())
        said = b""
        while True:
            try:
                piece = os.read(outer, 4096) if select.select([outer], [], [], PATIENCE)[0] else b""
            except OSError:
                break
            if not piece:
                break
            said += piece
        os.close(outer)
        assert process.wait(PATIENCE) == code, said
        assert b"letter.txt exists. Replace it? [y/N]" in said
        assert ((home / "letter.txt").read_bytes() == b"dear") == (code == 1)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupted_export_leaves_no_files(number, sample_store, home):
    before = tree(home)
    process = subprocess.Popen(
        [DAILVE, "export", "csv", "all.zip", "--store", str(sample_store)], cwd=home, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL)
    while not list(home.glob(".dailve-*")) and process.poll() is None:
        time.sleep(0.005)
    process.send_signal(number)
    assert process.wait(PATIENCE) == 128 + number
    assert tree(home) == before


def test_an_export_on_a_full_disk_leaves_no_files(home, small_store):
    """A limit on the size of files simulates a full disk."""
    before = tree(home)
    result = subprocess.run(
        ["bash", "-c", f'ulimit -f 1; trap "" XFSZ; exec "$0" export csv all.zip --store "$1"', DAILVE, str(small_store)],
        cwd=home, capture_output=True, text=True, timeout=PATIENCE)
    assert result.returncode == 1 and result.stderr.startswith("Error: "), result.stderr
    assert tree(home) == before


def test_a_store_that_is_not_a_folder_is_refused(home):
    before = tree(home)
    for target in ["letter.txt", "link", "pipe"]:
        result = run("stats", "--store", target, cwd=home)
        assert result.returncode == 2 and "not a folder" in result.stderr, result.stderr
    assert run("stats", "--store", "", cwd=home).returncode == 2
    assert tree(home) == before


@pytest.mark.parametrize("options", [[], ["--dry-run"]])
def test_a_pipe_is_refused_as_an_export_without_waiting(options, home, tmp_path):
    result = run("import", "pipe", *options, "--store", tmp_path / "s", cwd=home)
    assert result.returncode == 1 and "pipe" in result.stderr


# Output

def shell(line, *arguments):
    return subprocess.run(
        ["bash", "-c", line, DAILVE, *map(str, arguments)], capture_output=True, text=True, timeout=PATIENCE)


PRINTING = ["stats", "daily steps", "samples StepCount", "today", "score", "sources", "--help", "--version", "daily steps --json"]


@pytest.mark.parametrize("command", PRINTING)
@pytest.mark.parametrize("output", [">/dev/full", ">&-", ">&- 2>&1"])
def test_output_that_cannot_be_written_is_explained(command, output, small_store):
    store = "" if command.startswith("--") else f"--store {small_store}"
    result = shell(f'"$0" {command} {store} {output}')
    assert result.returncode == 1
    if "2>&1" not in output:
        assert result.stderr.startswith("Error: Standard output cannot be written"), result.stderr


def test_a_closed_pipe_ends_the_program_quietly(sample_store):
    result = shell('"$0" samples HeartRate --store "$1" | head -1; echo "${PIPESTATUS[0]}"', sample_store)
    first, code = result.stdout.splitlines()
    assert json.loads(first)["unit"] == "count/min"
    assert code == "141" and result.stderr == ""


def test_a_closed_standard_error_changes_nothing(tmp_path, small_store):
    assert shell('"$0" stats --store "$1" 2>&-', small_store).returncode == 0
    assert shell('"$0" import "$1" --store "$2" 2>&-', tmp_path / "missing", tmp_path / "s").returncode == 1
    assert shell('"$0" export csv "$1" --store "$2" 2>&-', tmp_path / "a.zip", small_store).returncode == 0
    assert zipfile.ZipFile(tmp_path / "a.zip").testzip() is None


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_descriptor_never_becomes_the_database(closed, small_store, tmp_path):
    """The next file that is opened gets the lowest free descriptor, so output must not be written to it."""
    export = small_store.parent / "export.xml"
    shell(f'"$0" import "$1" --store "$2" {closed}', export, tmp_path / "store")
    shell(f'"$0" daily steps --store "$1" {closed}', tmp_path / "store")
    assert dailve_json("stats", "--store", tmp_path / "store")["types"] == dailve_json("stats", "--store", small_store)["types"]


def test_output_is_written_in_large_blocks(sample_store, tmp_path):
    """One write per line used to take most of the time of `samples`."""
    output = tmp_path / "output"
    with output.open("wb") as file:
        process = subprocess.Popen([DAILVE, "samples", "HeartRate", "--store", str(sample_store)], stdout=file)
        # The process has ended but is not yet reaped, so the kernel still reports how often it wrote.
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
        writes = int(re.search(r"syscw: (\d+)", open(f"/proc/{process.pid}/io").read())[1])
        assert process.wait() == 0
    assert output.stat().st_size > 1_000_000
    assert writes <= output.stat().st_size / 60_000 + 20


# Help

def commands():
    """Every command with its subcommands, as the program itself lists them."""
    def walk(command, path):
        yield path
        for child in command.get("subcommands", []):
            if child["commandName"] != "help":
                yield from walk(child, [*path, child["commandName"]])

    return list(walk(json.loads(dailve("--experimental-dump-help").stdout)["command"], []))


def test_help_is_printed_and_succeeds():
    assert len(commands()) > 25
    for path in commands():
        ways = [[*path, "--help"], [*path, "-h"], ["help", *path]]
        if not path:
            ways += [[], ["--help"]]
        for way in ways:
            result = run(*way)
            assert result.returncode == 0 and result.stderr == "", way
            assert result.stdout.startswith("OVERVIEW: ") and "USAGE: dailve" + "".join(f" {word}" for word in path) in result.stdout, way


def test_every_option_and_argument_is_explained():
    def walk(command):
        yield command
        for child in command.get("subcommands", []):
            yield from walk(child)

    for command in walk(json.loads(dailve("--experimental-dump-help").stdout)["command"]):
        if command["commandName"] == "help":
            continue
        assert command["abstract"].endswith((".", "?")), command["commandName"]
        for argument in command.get("arguments", []):
            assert argument.get("abstract"), (command["commandName"], argument)


def test_the_version_is_printed():
    result = run("--version")
    assert result.returncode == 0 and re.fullmatch(r"\d+\.\d+\.\d+( \([0-9a-f]{12}, \d{4}-\d\d-\d\d\))?\n", result.stdout)


def test_wrong_usage_is_explained_and_exits_with_2():
    for wrong in [["no-such-command"], ["daily"], ["stats", "--no-such-option"], ["score", "2026-02-30"], ["sources", "switch", "a", "maybe"]]:
        result = run(*wrong)
        assert result.returncode == 2 and result.stderr.startswith("Error: ") and result.stdout == "", wrong


# Printed results

def test_a_range_of_all_dates_returns_the_days_with_data(small_store):
    for command in [["score"], ["sleep"], ["workouts"], ["daily", "steps"], ["daily", "steps", "--by-source"], ["audit"]]:
        everything = run(*command, "--from", "1900-01-01", "--to", "2199-12-31", "--json", "--store", small_store)
        assert everything.returncode == 0, everything.stderr
        json.loads(everything.stdout)
    days = [row["day"] for row in dailve_json("score", "--from", "1900-01-01", "--to", "2199-12-31", "--store", small_store)]
    assert days[0] == "2026-11-01" and days == sorted(days) and len(days) < 1000
    assert dailve_json("score", "--from", "1950-01-01", "--to", "1960-01-01", "--store", small_store) == []
    assert dailve_json("sleep", "--from", "1950-01-01", "--to", "1960-01-01", "--store", small_store) == []
    lines = dailve("samples", "StepCount", "--from", "1900-01-01", "--to", "2199-12-31", "--store", small_store).stdout.splitlines()
    assert len(lines) == 20


def strict(text):
    """Parses strict JSON: no NaN, no Infinity."""
    def refuse(name):
        raise ValueError(name)

    return json.loads(text, parse_constant=refuse)


def test_every_table_is_standard_json(small_store, tmp_path):
    dailve("export", "json", tmp_path / "all.zip", "--store", small_store)
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        for name in archive.namelist():
            strict(archive.read(name))


def test_every_command_copes_with_absurd_readings(tmp_path):
    export = tmp_path / "absurd.xml"
    export.write_text("<HealthData>" + "".join(
        f'<Record type="HKQuantityTypeIdentifierDietaryEnergyConsumed" sourceName="{source}" unit="kcal" '
        f'startDate="2026-11-20 1{hour}:00:00 +0000" endDate="2026-11-20 1{hour}:05:00 +0000" value="1.7e308"/>'
        for source in ["App", "Watch"] for hour in range(9)) + "</HealthData>")
    store = tmp_path / "absurd"
    dailve("import", export, "--store", store, "--zone", "UTC")
    # Such values are kept and listed, but are not in any sum.
    assert len(dailve("samples", "DietaryEnergyConsumed", "--store", store).stdout.splitlines()) == 18
    assert strict(dailve("daily", "DietaryEnergyConsumed", "--store", store, "--json").stdout) == []
    strict(dailve("daily", "DietaryEnergyConsumed", "--by-source", "--store", store, "--json").stdout)
    for command in [["today"], ["today", "--day", "2026-11-20"], ["score", "2026-11-20"], ["audit"], ["sleep"], ["stats"]]:
        strict(dailve(*command, "--store", store, "--json").stdout)
        dailve(*command, "--store", store)
    for format in FORMATS:
        dailve("export", format, tmp_path / f"{format}.zip", "--store", store)
    with zipfile.ZipFile(tmp_path / "json.zip") as archive:
        assert strict(archive.read("daily/HKQuantityTypeIdentifierDietaryEnergyConsumed.json")) == []


def test_no_table_cell_is_a_formula(small_store, tmp_path):
    dailve("export", "csv", tmp_path / "all.zip", "--store", small_store)
    texts = [dailve("samples", name, "--format", "csv", "--store", small_store).stdout for name in ["weight", "HeartRate"]]
    with zipfile.ZipFile(tmp_path / "all.zip") as archive:
        texts += [archive.read(name).decode() for name in archive.namelist()]
    cells = [cell for text in texts for row in csv.reader(io.StringIO(text)) for cell in row]
    assert "'=HYPERLINK(\"x\")" in cells and "'-Watch" in cells and "'@App" in cells
    for cell in cells:
        assert not re.match(r"[=+@\x00-\x1f]", cell) and (not cell.startswith("-") or float(cell) < 0), cell


def test_documents_are_printed_as_one_array_or_one_per_line(sample_store):
    for kind in ["correlations", "clinical", "audiograms", "prescriptions", "electrocardiograms", "heartbeats"]:
        lines = [json.loads(line) for line in dailve("documents", kind, "--store", sample_store).stdout.splitlines()]
        assert dailve_json("documents", kind, "--store", sample_store) == lines and lines


ON_A_STORE = [
    ["today"], ["score"], ["sleep"], ["workouts"], ["workout", "1"], ["records"], ["daily", "steps"], ["samples", "steps"], ["documents", "clinical"],
    ["stats"], ["audit"], ["batches"], ["undo", "1"], ["export", "csv", "all.zip", "--force"], ["backup"], ["tokens"], ["tokens", "revoke", "x"],
    ["deliveries"], ["peer", "list"], ["users", "show"], ["users", "reset"], ["history"], ["sources"], ["zones"], ["overrides"],
]


@pytest.mark.parametrize("command", ON_A_STORE, ids=" ".join)
def test_a_mistyped_folder_is_an_error_and_creates_no_store(tmp_path, command):
    good = tmp_path / "all.zip"
    good.write_bytes(b"a good archive")
    command = [str(good) if word == good.name else word for word in command]
    result = dailve(*command, "--store", tmp_path / "typo", check=False)
    assert result.returncode == 1 and result.stderr.startswith("Error: There is no store at") and result.stdout == ""
    assert list(tmp_path.iterdir()) == [good] and good.read_bytes() == b"a good archive"


def test_empty_results_are_an_empty_array(tmp_path):
    export(tmp_path / "1.xml", "2024-01-01", records=0)
    dailve("import", tmp_path / "1.xml", "--store", tmp_path / "empty")
    dailve("undo", "1", "--store", tmp_path / "empty")
    for command in [["documents", "audiograms"], ["sleep"], ["workouts"], ["daily", "steps"], ["score", "--from", "2026-01-01"]]:
        assert dailve(*command, "--json", "--store", tmp_path / "empty").stdout == "[]\n", command


CONTRACT = {"score", "raw", "band", "parts", "reason", "missing", "baseline"}
SCORES = ["condition", "sleep", "body", "wellness", "readiness", "load", "vitals"]


def test_every_score_has_the_agreed_fields_and_every_part_its_inputs(sample_store):
    last = dailve_json("today", "--store", sample_store)["day"]
    days = dailve_json("score", "--from", f"{int(last[:4]) - 1}{last[4:]}", "--to", last, "--store", sample_store)
    seen = set()
    for day in days:
        for name in SCORES:
            score = day[name]
            assert CONTRACT <= score.keys(), name
            assert (score["score"] is None) == (score["reason"] is not None), (day["day"], name)
            if score["score"] is None:
                assert score["parts"] == []
                continue
            assert sum(part["wholePoints"] for part in score["parts"]) == score["score"], (day["day"], name)
            for part in score["parts"]:
                assert {"name", "value", "points"} <= part.keys()
                # A missing resting heart rate contributes nothing.
                assert part["value"] is not None or "rhr" in score["missing"], (day["day"], name, part)
                seen.add((name, part["name"]))
        # A day that has just begun may be unknown, and then has no load.
        assert day["load"].get("load") is None or day["load"]["parts"][0]["value"] == day["load"]["load"]
        assert day["vitals"]["outliers"] == sum(reading["counts"] for reading in day["vitals"]["readings"])
    assert {("condition", "hrv"), ("sleep", "efficiency"), ("body", "weight"), ("wellness", "condition"), ("readiness", "debt"),
            ("load", "load"), ("vitals", "sleepingHeartRate")} <= seen


def test_the_inputs_of_wellness_are_the_other_scores(sample_store):
    last = dailve_json("today", "--store", sample_store)["day"]
    for day in dailve_json("score", "--from", last[:8] + "01", "--to", last, "--store", sample_store):
        for part in day["wellness"]["parts"]:
            assert part["value"] == day[part["name"]]["score"]
        for part in day["sleep"]["parts"]:
            if part["name"] == "duration":
                night = dailve_json("sleep", "--from", day["day"], "--to", day["day"], "--store", sample_store)[0]
                assert part["value"] == pytest.approx(night["asleep"] / 60)


def test_hundreds_of_random_command_lines_end_well_and_touch_no_other_file(tmp_path):
    """Each run uses different lines; `make fuzz` runs for longer."""
    seed = int(os.environ.get("SEED", time.time()))
    print(f"seed {seed}")
    walk = Walk(tmp_path, seed)
    assert walk.run(count=300) >= 300 and not walk.failures, "\n".join(walk.failures)
    # Enough of them succeed, and enough are rejected.
    assert walk.codes.get(0, 0) > 40 and walk.codes.get(2, 0) > 20


def test_text_shows_local_times_and_json_shows_instants(tmp_path):
    export = tmp_path / "export.xml"
    export.write_text("""<?xml version="1.0"?><HealthData locale="ko_KR"><ExportDate value="2024-01-02 09:00:00 +0900"/>
      <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="2023-12-31 23:40:00 +0900"
        endDate="2024-01-01 06:55:00 +0900" value="HKCategoryValueSleepAnalysisAsleepCore"/>
      <Workout workoutActivityType="HKWorkoutActivityTypeWalking" duration="30" durationUnit="min" sourceName="Watch"
        startDate="2024-01-01 18:10:00 +0900" endDate="2024-01-01 18:40:00 +0900"/></HealthData>""")
    store = tmp_path / "store"
    dailve("import", export, "--zone", "Asia/Seoul", "--store", store)
    assert dailve("sleep", "--store", store).stdout.startswith("2024-01-01  23:40 – 06:55  asleep 435 min")
    assert dailve_json("sleep", "--store", store)[0]["bedtime"] == "2023-12-31T14:40:00Z"
    walk = dailve("workouts", "--store", store).stdout
    assert walk.startswith("2024-01-01 18:10  ")
    assert dailve("workout", walk.split()[2], "--store", store).stdout.startswith("2024-01-01 18:10  ")


def document(path, made, *elements):
    path.write_text(f"<HealthData><ExportDate value='{made} 09:00:00 +0000'/>{''.join(elements)}</HealthData>")
    return path


def record(kind, start, end, value, unit="", source="Watch"):
    return (
        f'<Record type="{kind}" sourceName="{source}" unit="{unit}" value="{value}" '
        f'startDate="2026-11-{start}:00 +0000" endDate="2026-11-{end}:00 +0000"/>')


def imported(path, store, *options):
    return dailve("import", path, "--store", store, "--zone", "UTC", *options, check=False).stdout


def test_an_older_export_is_not_reported_as_replacing_a_newer_one(tmp_path):
    # Every export of this phone holds these two readings.
    known = [record("HKQuantityTypeIdentifierHeartRate", f"19 {hour}:00", f"19 {hour}:00", 60, "count/min") for hour in (10, 11)]

    def weighed(name, made, value):
        weight = record("HKQuantityTypeIdentifierBodyMass", "20 08:00", "20 08:00", value, "kg")
        return document(tmp_path / f"{name}.xml", made, *known, weight)

    older, newer, newest = weighed("a", "2026-11-21", 71), weighed("b", "2026-11-22", 70), weighed("c", "2026-11-23", 72)
    assert "of the new ones" not in imported(newer, tmp_path / "s")
    for options in [["--dry-run"], []]:
        said = imported(older, tmp_path / "s", *options)
        assert "1 of the new ones differs from what the newer export has" in said
        assert "made before the last one in the store, of 2026-11-22." in said and "replace" not in said
    imported(older, tmp_path / "t")
    said = imported(newest, tmp_path / "t")
    assert "1 of the new ones replaces an earlier reading of the same time." in said
    assert "1 reading or element of the last full export is not in this one; it stays in the store." in said


def test_a_stray_end_tag_is_reported(tmp_path):
    steps = [record("HKQuantityTypeIdentifierStepCount", f"20 08:{minute}", f"20 08:{minute}", 5, "count") for minute in range(10, 23)]
    steps.insert(5, "</Correlation>")
    said = imported(document(tmp_path / "a.xml", "2026-11-21", *steps), tmp_path / "s")
    assert "13 records read" in said and "unbalanced-tag at byte" in said and "incomplete" not in said
    path = document(tmp_path / "b.xml", "2026-11-21", *steps)
    path.write_text(path.read_text() * 2)
    result = dailve("import", path, "--store", tmp_path / "t", "--zone", "UTC", check=False)
    assert result.returncode == 3 and "unread-rest at byte" in result.stdout and "incomplete" in result.stdout


def test_rings_are_compared_only_with_readings(tmp_path):
    rings = [
        f'<ActivitySummary dateComponents="2026-11-{day}" activeEnergyBurned="300" activeEnergyBurnedUnit="kcal"/>' for day in (19, 20)]
    energy = [record("HKQuantityTypeIdentifierActiveEnergyBurned", f"{day} 08:00", f"{day} 09:00", 300, "kcal") for day in (19, 20)]
    assert "agree" not in imported(document(tmp_path / "a.xml", "2026-11-21", *rings), tmp_path / "s")
    said = dailve("audit", "--store", tmp_path / "s", check=False).stdout
    assert said == "The store holds the rings of 2 days, but no readings to compare them with.\n"
    said = imported(document(tmp_path / "b.xml", "2026-11-22", *rings, *energy), tmp_path / "s")
    assert "2 of 2 days agree with Apple's own totals within 1 %.\n" in said and "others" not in said
    said = imported(document(tmp_path / "c.xml", "2026-11-22", *rings, energy[0]), tmp_path / "t")
    assert "1 of 2 days agrees with Apple's own totals within 1 %; " in said and "lists the 1 other." in said


def test_nights_are_listed_with_stages_and_naps(tmp_path):
    def sleep(stage, start, end):
        return record("HKCategoryTypeIdentifierSleepAnalysis", start, end, f"HKCategoryValueSleepAnalysis{stage}")

    night = [
        sleep("AsleepCore", "19 23:00", "20 02:00"), sleep("AsleepDeep", "20 02:00", "20 03:00"), sleep("Awake", "20 03:00", "20 03:10"),
        sleep("AsleepREM", "20 03:10", "20 05:00"), sleep("AsleepCore", "20 14:00", "20 14:40")]
    imported(document(tmp_path / "a.xml", "2026-11-21", *night), tmp_path / "s")
    said = dailve("sleep", "--from", "2026-11-20", "--to", "2026-11-20", "--store", tmp_path / "s").stdout
    assert "asleep 350 min (REM 110, core 180, deep 60, awake 10 min)" in said and "nap 14:00 – 14:40, 40 min" in said


def test_a_day_sums_cumulative_metrics_and_averages_others(tmp_path):
    rows = [
        record(f"HKQuantityTypeIdentifier{kind}", f"20 {hour}:00", f"20 {hour}:30", value, unit)
        for kind, unit, value in (("StepCount", "count", 100), ("HeartRate", "count/min", 60)) for hour in (10, 11)]
    imported(document(tmp_path / "a.xml", "2026-11-21", *rows), tmp_path / "s")
    said = [dailve("daily", kind, "--store", tmp_path / "s").stdout for kind in ("steps", "HeartRate")]
    assert said == [
        "2026-11-20  sum 200.0  readings 2\n", "2026-11-20  average 60.0  min 60.0  max 60.0  latest 60.0  readings 2\n"]
