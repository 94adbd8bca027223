"""A phone's WebKit and a desktop's Chromium edit the same entries while their network and the server come and go. Both end with the same, and with
everything that they were told is saved. `make soak` runs it: STORM_SECONDS says for how long, STORM_SEED which storm."""

import json
import os
import re
import shutil
from collections import Counter

import pytest

from browser_sizes import DESKTOP
from devices import Desktop, Phone
from program import dailve_json
from storm import ACTIVITY, Storm
from test_offline import KEPT, until_filled
from test_outbox import Machine
from test_webkit import display, wait_for, webkit  # noqa: F401
from unreliable import Unreliable

SECONDS = float(os.environ.get("STORM_SECONDS", 0))
SEED = int(os.environ.get("STORM_SEED", 16))

# Reads what a browser shows in the end, as text: the lists, and the fields of settings.
SHOWN = """async (selector) => [...document.querySelectorAll(selector)].map((node) => node.name ? `${node.name} ${node.value}` : node.textContent.replace(/\\s+/g, ' ').trim())"""
LISTS = {"/body": "#entries li", f"/activity/workouts?type={ACTIVITY}": ".workout-list a", "/injuries": ".injury",
         "/settings": ".settings input, .settings select"}


@pytest.fixture
def storm(tmp_path, sample_store, open_page, webkit):
    machine = Machine(shutil.copytree(sample_store, tmp_path / "store"))
    lines = [Unreliable(machine.port), Unreliable(machine.port)]
    desktop = Desktop(lines[0], open_page(offline=True, refused=404, **DESKTOP))
    phone = Phone(lines[1], webkit())
    yield Storm(machine, [desktop, phone], SEED)
    machine.stop()
    for line in lines:
        line.stop()


@pytest.mark.skipif(not SECONDS, reason="a soak: STORM_SECONDS=600")
def test_two_browsers_converge_and_lose_no_acknowledged_entry(storm):
    desktop, phone = storm.devices
    for device in storm.devices:
        device.go("/browse")
        # Without this cookie the two would format times differently.
        device.find_out("async () => { document.cookie = 'clock=24; path=/; max-age=86400; samesite=strict' }")
        device.go("/")
    assert phone.find_out("async () => innerWidth") < 500
    until_filled(desktop.page)
    wait_for(phone.driver, KEPT, lambda kept: kept.get("/offline"))
    storm.run(SECONDS)
    storm.finish()
    rows = storm.rows()
    conflicts = sum(item["isElsewhere"] for item in dailve_json("history", "--store", storm.machine.store))
    acknowledged = [edit for edit in storm.edits if edit.state == "acknowledged"]
    storm.figures |= {"healed": len(storm.lost), "acknowledged": len(acknowledged), "replaced from elsewhere": conflicts}
    print(f"\nseed {SEED}:", ", ".join(f"{value} {name}" for name, value in storm.figures.items()))
    assert not [edit for edit in storm.edits if edit.state == "waiting"]
    # A form reports its own age correctly.
    assert all(abs(came - sent) < 5000 for device in storm.devices for _, _, sent, came, _, _ in device.line.heard if sent)
    nothing_is_lost(storm, acknowledged)
    each_stands_once_and_as_it_was_written_last(storm, rows)
    nothing_is_taken_twice(storm)
    both_show_what_is_stored(storm, rows)
    # The fixture `open_page` reads the errors of the desktop.
    assert phone.errors() == ""


def nothing_is_lost(storm, acknowledged):
    """Each acknowledged version is the newest of its entry or shown in the history."""
    rows, history = json.dumps(storm.rows()), json.dumps(dailve_json("history", "--store", storm.machine.store))
    known = set(re.findall(r"e\d+ v\d+", rows + history))
    assert [edit for edit in acknowledged if edit.kind == "save" and edit.mark not in known] == []
    numbers = {number.replace(",", "") for number in re.findall(r"\d[\d,.]*", rows + history)}
    assert [edit for edit in acknowledged if edit.kind == "set" and edit.says["value"] not in numbers] == []


def each_stands_once_and_as_it_was_written_last(storm, rows):
    entries = [(entry, [row for row in rows if re.match(rf"e{entry.number} v", content(row).get("memo", ""))]) for entry in storm.entries]
    entries += [(entry, [row for row in rows if content(row).get("name") == entry.name]) for entry in storm.settings.values()]
    for entry, found in entries:
        assert len(found) <= 1, (entry, found)
        if entry.acknowledged:
            assert found and stands(entry, found[0]), (entry.edits, found)
    assert sum(len(found) for entry, found in entries if entry.kind != "setting") == sum("memo" in content(row) for row in rows)


def nothing_is_taken_twice(storm):
    """A form that is sent again makes no second version. Closing, deleting and bringing back make versions that say the same, so those are left out."""
    written = [entry for entry in storm.entries if all(edit.kind == "save" for edit in entry.edits)]
    once = {edit.mark for entry in written for edit in entry.edits} - storm.doubtful
    assert [mark for mark, times in Counter(storm.versions()).items() if mark in once and times > 1] == []


def content(row):
    return json.loads(row["value"]) if row.get("value") else {}


def stands(entry, row):
    """Returns whether the stored row comes from an edit that no acknowledged one is certainly newer than."""
    fitting = [edit for edit in entry.edits if edit.state != "refused" and fits(edit, row)]
    return any(all(other is edit or other.written <= edit.latest for other in entry.acknowledged) for edit in fitting)


def fits(edit, row):
    said = content(row)
    if "deleted" in edit.says:
        return row["isDeleted"] == edit.says["deleted"]
    if "end" in edit.says:
        return not row["isDeleted"] and bool(said.get("end")) == edit.says["end"]
    return not row["isDeleted"] and all(said.get(name) == value for name, value in edit.says.items())


def both_show_what_is_stored(storm, rows):
    there = [(row["kind"], content(row)) for row in rows if not row["isDeleted"]]
    for path, selector in LISTS.items():
        pages = []
        for device in storm.devices:
            device.go(path)
            pages.append(device.find_out(SHOWN, selector))
        assert pages[0] == pages[1], path
        lines = [line for line in pages[0] if re.search(r"e\d+ v\d+", line)]
        if path == "/body":
            assert len(lines) == sum(kind == "body" for kind, _ in there)
            for said in (said for kind, said in there if kind == "body"):
                assert any(f"Weight {said['weight']:.1f} kg" in line and said["memo"] in line for line in lines), said
        elif path == "/injuries":
            assert len(lines) == sum(kind == "injury" for kind, _ in there)
            assert all(any(said["memo"] in line for line in lines) for kind, said in there if kind == "injury")
        elif path == "/settings":
            for name, entry in storm.settings.items():
                assert not entry.acknowledged or f"{name} {stored(rows, name)}" in pages[0]
        else:
            assert len(pages[0]) == sum(kind == "workout" for kind, _ in there)


def stored(rows, setting):
    return next(content(row)["value"] for row in rows if content(row).get("name") == setting)
