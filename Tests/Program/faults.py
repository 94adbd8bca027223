"""Small exports, and failing disks: simulated by a library that intercepts writes, or real disks that are full."""

import contextlib
import os
import shutil
import struct
import subprocess
import tempfile
from pathlib import Path

import pytest

SOURCE = Path(__file__).with_name("faults.c")


def export(path, day, records=1500, source="Watch"):
    """Writes an export of one day and the night before it."""
    rows = [
        f'<Record type="HKQuantityTypeIdentifierHeartRate" sourceName="{source}" unit="count/min" startDate="{day} '
        f'{7 + index // 3600:02}:{index // 60 % 60:02}:{index % 60:02} +0000" value="{60 + index % 70}"/>'
        for index in range(records)
    ]
    rows.append(
        f'<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="{source}" value="HKCategoryValueSleepAnalysisAsleepCore" '
        f'startDate="{day} 00:10:00 +0000" endDate="{day} 06:40:00 +0000"/>')
    path.write_text(f"<HealthData><ExportDate value='{day} 23:00:00 +0000'/>{''.join(rows)}</HealthData>")
    return path


def compiler():
    """Finds any C compiler; Swift includes one."""
    swift = shutil.which("swift")
    beside = Path(swift).resolve().with_name("clang") if swift else None
    found = shutil.which("cc") or shutil.which("clang") or (str(beside) if beside and beside.exists() else None)
    if not found:
        pytest.skip("there is no C compiler")
    return found


@pytest.fixture(scope="session")
def library(tmp_path_factory):
    """Compiles the library."""
    path = tmp_path_factory.mktemp("faults") / "faults.so"
    subprocess.run([compiler(), "-shared", "-fPIC", "-O1", "-o", path, SOURCE, "-ldl", "-lpthread"], check=True)
    return path


class Fault:
    """The environment of a program whose disk fails, and the number of writes that it made."""

    def __init__(self, library, folder, kind="none", at=0, name=None, armed=None, shelf=None, cut=None):
        handle, self.counter = tempfile.mkstemp()
        os.write(handle, bytes(8))
        os.close(handle)
        self.environment = os.environ | {
            "LD_PRELOAD": str(library), "FAULT_FOLDER": str(folder), "FAULT_KIND": kind, "FAULT_AT": str(at),
            "FAULT_COUNTER": self.counter}
        if name:
            self.environment["FAULT_NAME"] = name
        for word, value in (("ARMED", armed), ("SHELF", shelf), ("CUT", cut)):
            if value:
                self.environment[f"FAULT_{word}"] = str(value)

    def writes(self):
        """The number of writes; call it once, at the end."""
        count = struct.unpack("q", Path(self.counter).read_bytes())[0]
        os.unlink(self.counter)
        return count


def points(count, most):
    """Picks which of `count` writes fail: the first two, the last, and some in between."""
    return sorted({1 + round(index * (count - 1) / (most - 1)) for index in range(most)} | {min(2, count)})


@contextlib.contextmanager
def disk(path, megabytes):
    """A temporary file system of this size."""
    path.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=700", "tmpfs", str(path)], capture_output=True, text=True)
    if mounted.returncode != 0:
        pytest.skip(f"no file system can be mounted here: {mounted.stderr.strip()}")
    try:
        yield path
    finally:
        subprocess.run(["umount", "--lazy", str(path)], check=True)


def fill(path):
    """Fills the disk to the last byte."""
    with open(path / "filler", "wb", buffering=0) as file:
        size = 1 << 20
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    assert os.statvfs(path).f_bavail == 0
