"""Malicious and unfortunate files: their cost is bounded, and the import can be cancelled."""

import os
import re
import resource
import shutil
import signal
import subprocess
import time
import zipfile
from pathlib import Path

import pytest

from faults import export
from program import DAILVE, PATIENCE, dailve, dailve_json
from test_program import contents

TICKS = os.sysconf("SC_CLK_TCK")
HEAD = '<HealthData locale="en"><ExportDate value="2024-02-01 00:00:00 +0000"/>\n'


def steps(start, end, source="iPhone", value=10):
    return (f'<Record type="HKQuantityTypeIdentifierStepCount" sourceName="{source}" unit="count" '
            f'startDate="{start} +0000" endDate="{end} +0000" value="{value}"/>\n')


def sleep(start, end, stage="Core"):
    return (f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Watch" startDate="{start} +0000" '
            f'endDate="{end} +0000" value="HKCategoryValueSleepAnalysisAsleep{stage}"/>\n')


def document(path, records):
    with open(path, "w") as file:
        file.write(HEAD)
        file.writelines(records)
        file.write("</HealthData>")
    return path


def moment(day, second):
    return f"2024-01-{day:02} {second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}"


def imported(path, store, limit):
    """Imports within a generous limit in seconds of processor time, whatever else the machine does, and returns the report's records."""
    def used():
        usage = resource.getrusage(resource.RUSAGE_CHILDREN)
        return usage.ru_utime + usage.ru_stime

    before = used()
    report = dailve_json("import", path, "--store", store)
    assert used() - before < limit
    return report


def peak_memory(*arguments):
    """Returns the peak resident memory of one run of the program in MB, and its exit code. Memory is read while it runs, because the kernel's figure
    for a process that has ended includes these tests' memory from before it became the program."""
    process = subprocess.Popen([DAILVE, *map(str, arguments)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        found = re.search(r"VmHWM:\s+(\d+) kB", Path(f"/proc/{process.pid}/status").read_text())
        peak = max(peak, int(found[1]) if found else 0)
        time.sleep(0.002)
    return peak / 1024, process.returncode


@pytest.mark.parametrize("year", ["4001", "9999"])
def test_records_lasting_thousands_of_years(year, tmp_path):
    records = [steps(moment(1 + index % 28, index % 86_400), f"{year}-01-01 00:00:00") for index in range(5000)]
    records += [sleep(moment(2, index), f"{year}-01-01 00:00:00") for index in range(5000)]
    records.append(steps(moment(3, 0), moment(3, 600), value=123))
    report = imported(document(tmp_path / "export.xml", records), tmp_path / "s", 10)
    assert report["records"]["added"] == 10_001
    assert {problem["text"]: problem["count"] for problem in report["problems"] if problem["kind"] == "long-span"} == {
        "HKQuantityTypeIdentifierStepCount": 5000, "HKCategoryTypeIdentifierSleepAnalysis": 5000}
    assert [row["sum"] for row in dailve_json("daily", "steps", "--store", tmp_path / "s")] == [123]


def test_eighty_thousand_overlapping_sleep_records(tmp_path):
    records = [sleep(moment(2, index % 20_000), moment(2, 20_000 + index % 7919), ["Core", "Deep", "REM"][index % 3])
               for index in range(80_000)]
    imported(document(tmp_path / "export.xml", records), tmp_path / "s", 10)
    nights = dailve_json("sleep", "--store", tmp_path / "s")
    assert [night["asleep"] for night in nights] == [pytest.approx(27_918 / 60)]


def test_eighty_thousand_overlapping_step_records(tmp_path):
    records = [steps(moment(2, index % 20_000), moment(2, 20_000 + index % 7919), f"Source {index % 100}")
               for index in range(80_000)]
    imported(document(tmp_path / "export.xml", records), tmp_path / "s", 10)


def heavy(path):
    """Quick to read but slow to derive from: overlapping samples from two sources."""
    return document(path, (
        steps(moment(1 + index % 20, index // 20), moment(7 + index % 20, index // 20), ["A", "B"][index % 2], index % 97)
        for index in range(200_000)))


def wait_for_work(process, seconds):
    """Returns once the process has used so much processor time, or has ended. A moment by the clock would depend on what else the machine does: on a
    busy one it comes before the work begins or after it ends."""
    while process.poll() is None:
        # After the name in brackets come the ticks spent in the program and in the kernel for it.
        fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
        if int(fields[11]) + int(fields[12]) >= seconds * TICKS:
            return
        time.sleep(0.002)


def test_ctrl_c_stops_an_import_at_once_and_changes_nothing(tmp_path):
    """The moments cover reading, comparing, deriving and committing."""
    path = heavy(tmp_path / "export.xml")
    before = tmp_path / "before"
    dailve("import", export(tmp_path / "before.xml", "2024-01-10"), "--store", before)
    done = tmp_path / "done"
    shutil.copytree(before, done)
    whole = subprocess.Popen(
        [DAILVE, "import", str(path), "--store", str(done)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, usage = os.wait4(whole.pid, 0)
    whole.returncode = os.waitstatus_to_exitcode(status)
    assert whole.returncode == 0
    states = {0: contents(done), 1: contents(before)}
    stopped = 0
    for part in [0.2, 0.4, 0.6, 0.8]:
        store = tmp_path / f"stopped-{part}"
        shutil.copytree(before, store)
        process = subprocess.Popen(
            [DAILVE, "import", str(path), "--store", str(store)], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        wait_for_work(process, part * (usage.ru_utime + usage.ru_stime))
        process.send_signal(signal.SIGINT)
        asked = time.monotonic()
        _, messages = process.communicate(timeout=PATIENCE)
        waited = time.monotonic() - asked
        # Before the import begins and after its commit, Ctrl-C ends the program like any other.
        assert process.returncode in (0, 1, -signal.SIGINT), messages
        assert contents(store) in ([states[process.returncode]] if process.returncode >= 0 else states.values()), part
        # The limit is generous, because the machine may have other work.
        assert waited < 40, part
        if process.returncode == 1:
            stopped += 1
            assert "Nothing was changed" in messages
    assert stopped >= 2


def test_ctrl_c_stops_gigabytes_of_empty_input(tmp_path):
    path = tmp_path / "export.xml"
    path.write_text(HEAD)
    os.truncate(path, 200 << 30)
    process = subprocess.Popen(
        [DAILVE, "import", str(path), "--store", str(tmp_path / "s")], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    wait_for_work(process, 0.5)
    process.send_signal(signal.SIGINT)
    _, messages = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1 and "Nothing was changed" in messages


@pytest.mark.parametrize("place", ["", "apple_health_export/workout-routes/"])
def test_an_archive_of_many_files_takes_little_memory(place, tmp_path):
    """Imports a tenth of the most files that an archive may have. A million take under 150 MB: about 9 MB of buffers, which the first thousands
    fill, and less than 5 MB for each hundred thousand, give or take a megabyte."""
    def archive(path, count):
        with zipfile.ZipFile(path, "w") as written:
            written.writestr("apple_health_export/export.xml", HEAD + steps(moment(2, 0), moment(2, 60)) + "</HealthData>")
            for index in range(count):
                written.writestr(f"{place}a-name-of-some-length-like-a-route-has-{index:07}.gpx", b"<gpx/>")
        return path

    small, code = peak_memory("import", archive(tmp_path / "small.zip", 1), "--store", tmp_path / "a")
    assert code == 0
    many, code = peak_memory("import", archive(tmp_path / "many.zip", 100_000), "--store", tmp_path / "b")
    assert code == 0
    assert many - small < 18


def test_a_zip_bomb_of_overlapping_entries_is_refused(tmp_path):
    plain = tmp_path / "plain.zip"
    with zipfile.ZipFile(plain, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("a/export.xml", HEAD + "</HealthData>")
        archive.writestr("a/workout-routes/0.gpx", b" " * (60 << 20))
    with zipfile.ZipFile(plain) as archive:
        kernel = archive.infolist()[1]
        with zipfile.ZipFile(plain, "a") as bomb:
            for index in range(1, 256):
                entry = zipfile.ZipInfo(f"a/workout-routes/{index}.gpx")
                for name in ["CRC", "compress_size", "file_size", "header_offset", "compress_type", "flag_bits"]:
                    setattr(entry, name, getattr(kernel, name))
                bomb.filelist.append(entry)
                bomb._didModify = True
    result = dailve("import", plain, "--store", tmp_path / "s", check=False)
    assert result.returncode == 1 and "lie over one another" in result.stderr
    assert not (tmp_path / "s").exists()


def test_a_pipe_is_refused_and_never_waited_for(tmp_path):
    pipe = tmp_path / "export.zip"
    os.mkfifo(pipe)
    for path in [pipe, "/dev/zero", "/dev/stdin"]:
        result = subprocess.run([DAILVE, "import", path, "--store", tmp_path / "s"], stdin=subprocess.PIPE, capture_output=True,
                                text=True, timeout=PATIENCE)
        assert result.returncode == 1 and "not a file" in result.stderr, path
    assert not (tmp_path / "s").exists()


def test_pipes_and_devices_are_refused_as_backups_and_keys(tmp_path):
    pipe, store = tmp_path / "pipe", tmp_path / "s"
    os.mkfifo(pipe)
    dailve("sample", tmp_path / "export.zip", "--years", 1, "--density", 0.05)
    dailve("import", tmp_path / "export.zip", "--store", store)
    backup = dailve_json("backup", "--store", store)["name"]
    for path in [pipe, "/dev/zero", "/dev/stdin", tmp_path]:
        for command in (
            ["restore", path, "--store", store], ["restore", backup, "--identity", path, "--store", store],
            ["peer", "add", "http://127.0.0.1:9", "--name", "home", "--key-file", path, "--store", store],
        ):
            result = subprocess.run([DAILVE, *map(str, command)], stdin=subprocess.PIPE, capture_output=True, text=True, timeout=PATIENCE)
            assert result.returncode in (1, 2, 64) and "not a file" in result.stderr, (command, result.stderr)
    assert dailve_json("batches", "--store", store)


def test_types_with_malicious_names_are_exported_under_safe_ones(tmp_path):
    long = "L" * 66_000
    names = ["Q/../../../evil", "..", "/etc/passwd", "a\\..\\b", "CON", "Case", "case", long]
    records = [f'<Record type="{name}" sourceName="S" unit="count" startDate="{moment(2, 0)} +0000" value="1"/>\n' for name in names]
    path = document(tmp_path / "export.xml", records)
    dailve("import", path, "--store", tmp_path / "s")
    for format in ["csv", "json", "apple"]:
        target = tmp_path / f"{format}.zip"
        dailve("export", format, target, "--store", tmp_path / "s")
        with zipfile.ZipFile(target) as archive:
            assert archive.testzip() is None
            written = archive.namelist()
            assert len({name.lower() for name in written}) == len(written)
            if format != "apple":
                assert sum(name.startswith("samples/") for name in written) == len(names)
            for name in written:
                parts = name.split("/")
                assert len(parts) <= 2 and ".." not in parts and "" not in parts and "\\" not in name
                assert len(name.encode()) <= 200
    dailve("import", tmp_path / "apple.zip", "--store", tmp_path / "again")
    assert dailve_json("import", path, "--store", tmp_path / "again")["records"]["added"] == 0


def test_a_source_name_of_megabytes_is_not_shown_on_pages(tmp_path):
    from program import Server
    import urllib.request

    name = "N" * (15 << 20)
    dailve("import", document(tmp_path / "export.xml", [steps(moment(2, 0), moment(2, 60), name)]), "--store", tmp_path / "s")
    server = Server(tmp_path / "s")
    try:
        for page in ["/", "/data", "/data/sources", "/data/types", "/data/types/HKQuantityTypeIdentifierStepCount", "/metric/steps", "/data/batches/1"]:
            assert len(urllib.request.urlopen(server.url + page).read()) < 1 << 20, page
    finally:
        server.stop()
    dailve("export", "apple", tmp_path / "again.zip", "--store", tmp_path / "s")
    with zipfile.ZipFile(tmp_path / "again.zip") as archive:
        assert f'sourceName="{name}"'.encode() in archive.read("apple_health_export/export.xml")
