"""A person with two devices whose network and server come and go, and a model of what they were told is saved, which knows nothing of stamps or
rows.

The devices take turns, so that any two edits have an order in time. An edit counts from a moment between being written and being answered, as the
proxies saw it, because the server subtracts a form's age from its own clock. If the moments of two edits overlap, either may stand."""

import datetime
import json
import random
import re
import threading
import time
import urllib.request
from dataclasses import dataclass, field

from devices import LISTEN
from program import dailve, dailve_json

ADDRESS = {"body": "/body/{}", "injury": "/injuries/{}", "workout": "/activity/entry-{}/edit"}
NEW = {"body": "/body/new", "injury": "/injuries/new", "workout": "/activity/new"}
SETTINGS = {"stepsPerDay": 5000, "exerciseMinutes": 100}
# The demo person has no such activity, and their training does not load these parts of the body, so no form asks whether they are sure.
ACTIVITY, PARTS = "Barre", ["elbow", "forearm", "shin", "calf"]
MOST = {"body": 30, "injury": 6, "workout": 12}
# The server says this of something that is not there, such as whatever was made after an older copy that came back.
MISSING = ("404", "This page doesn’t exist.", "That version is no longer kept.")


def now():
    """The time in milliseconds, as a browser tells it."""
    return int(time.time() * 1000)


@dataclass(repr=False, eq=False)
class Edit:
    """One change by the person. `says` is what the entry says from then on, as far as this edit decides it."""

    number: int
    device: object
    entry: object
    kind: str
    path: str
    says: dict = field(default_factory=dict)
    written: int = 0
    until: int = 0
    operation: str = ""
    state: str = "unsent"

    def __repr__(self):
        return f"{self.number} {self.kind} {self.says} on the {self.device.name}, {self.written} to {self.latest}: {self.state}"

    @property
    def mark(self):
        """The text by which a version is known, wherever it is shown."""
        return self.says.get("memo")

    @property
    def answers(self):
        """Everything that the proxy heard of this edit."""
        return [heard for heard in self.device.line.heard if heard[0] == self.path and self.written <= (heard[1] or heard[4]) <= self.until]

    @property
    def latest(self):
        """The latest moment from which it may count, in milliseconds; it is also later than anything that its writer wrote before."""
        own = max((written + answered - sent if written else answered for _, written, sent, _, answered, _ in self.answers), default=self.until)
        before = [edit for edit in self.entry.edits if edit.device is self.device and edit.number < self.number]
        return max(own, before[-1].latest + 1) if before else own


@dataclass(eq=False)
class Entry:
    number: int
    kind: str
    name: str = ""
    edits: list = field(default_factory=list)

    @property
    def acknowledged(self):
        return [edit for edit in self.edits if edit.state == "acknowledged"]


class Storm:
    """Lets both `devices` edit on the server `machine`."""

    def __init__(self, machine, devices, seed):
        self.machine, self.devices, self.random = machine, devices, random.Random(seed)
        self.edits, self.entries = [], []
        self.settings = {name: Entry(0, "setting", name) for name in SETTINGS}
        self.figures = dict.fromkeys(("edits", "offline", "undone", "restored versions", "conflicts", "overwritten", "kills", "restored", "healed", "refused"), 0)
        # The server is down for so many more turns, and may be killed in the middle of the next form.
        self.down, self.is_killed = 0, False
        # These are the copy, how many edits it had seen, the marks that it lacked when it came back, and those that may have been forgotten on their
        # way.
        self.backup, self.backed_up, self.lost, self.doubtful = None, 0, set(), set()

    # Events

    def run(self, seconds):
        kills = 1 if seconds < 120 else 3
        plan = [(0.2, self.back_up), (self.random.uniform(0.55, 0.75), self.go_back)]
        plan += [((index + self.random.uniform(0.3, 0.9)) / kills * 0.95, self.kill) for index in range(kills)]
        plan.sort(key=lambda planned: planned[0])
        for device in self.devices:
            self.log(device, "body")
        began = time.time()
        while time.time() < began + seconds or plan or self.is_killed:
            if plan and time.time() >= began + plan[0][0] * seconds:
                plan.pop(0)[1]()
            self.step()
        self.figures["seconds"] = round(time.time() - began)

    def step(self):
        device = self.random.choice(self.devices)
        if self.down:
            self.down -= 1
            if not self.down:
                self.machine.start()
        if self.random.random() < 0.12:
            self.change_network(device)
        device.line.mode = self.random.choice([None] * 8 + ["answer", "twice"])
        self.look(device)
        actions = [(self.log_something, 3), (self.edit, 9), (self.think_again, 1), (self.delete, 2), (self.close, 1), (self.set, 2), (self.restore, 1), (self.look_around, 1)]
        self.random.choices([action for action, _ in actions], [weight for _, weight in actions])[0](device)

    def change_network(self, device):
        if not device.line.is_cut:
            # Pages that were seen before can be opened again without a network.
            for entry in self.known()[-3:]:
                device.go(ADDRESS[entry.kind].format(entry.name))
        device.line.is_cut = not device.line.is_cut
        if not device.line.is_cut:
            self.wake(device)

    def kill(self):
        """Kills the server while the next form is under way, or a moment after it."""
        self.wait_for_server()
        self.is_killed = True

    def wait_for_server(self):
        if self.down:
            self.down = 0
            self.machine.start()

    def back_up(self):
        self.wait_for_server()
        self.backup = dailve_json("backup", "--store", self.machine.store)["name"]
        self.backed_up = len(self.edits)

    def go_back(self):
        """Brings yesterday's copy back while both devices are open and hold edits that it does not know."""
        self.wait_for_server()
        while few := [device for device in self.devices if sum(edit.device is device for edit in self.saved(self.backed_up)) < 2]:
            if few[0].line.is_cut:
                self.change_network(few[0])
            self.step()
        self.wait_for_server()
        # One device is offline, and its changes meanwhile are not in the copy either.
        device = self.random.choice(self.devices)
        if not device.line.is_cut:
            self.change_network(device)
        for _ in range(3):
            self.edit(device)
        self.wait_for_server()
        self.machine.stop()
        dailve("restore", self.backup, "--store", self.machine.store)
        self.lost = {edit.mark for edit in self.saved()} - self.marks()
        self.doubtful = {edit.mark for edit in self.edits if edit.state == "waiting"}
        self.machine.start()
        self.figures["restored"] += 1

    def saved(self, first=0):
        """The edits that the person was told are saved."""
        return [edit for edit in self.edits[first:] if edit.kind == "save" and edit.state == "acknowledged"]

    def marks(self):
        """The marks of all versions that the store knows, newest and earlier ones."""
        return set(self.versions())

    def versions(self):
        """The marks of all versions in the store, with repeats."""
        rows = self.machine.rows("SELECT value FROM record WHERE NOT deleted UNION ALL SELECT value FROM entry_version WHERE NOT deleted")
        return [mark for (value,) in rows for mark in re.findall(r"e\d+ v\d+", str(value))]

    # The person's actions

    def known(self):
        """The entries whose address is known, most recently touched last."""
        return sorted((entry for entry in self.entries if entry.name and entry.edits), key=lambda entry: entry.edits[-1].number)

    def new_edit(self, device, entry, kind, path):
        edit = Edit(len(self.edits) + 1, device, entry, kind, path.split("?")[0])
        self.edits.append(edit)
        entry.edits.append(edit)
        return edit

    def log_something(self, device):
        kind = self.random.choice(list(MOST))
        if sum(entry.kind == kind for entry in self.entries) < MOST[kind]:
            self.log(device, kind)
        else:
            self.edit(device)

    def log(self, device, kind):
        device.go(NEW[kind])
        if not device.has("[name=memo]"):
            return
        entry = Entry(len(self.entries) + 1, kind)
        self.entries.append(entry)
        edit = self.new_edit(device, entry, "save", {"body": "/body", "injury": "/injuries", "workout": "/activity/new"}[kind])
        if not self.submit(edit, lambda: self.fill(edit, is_new=True), ".form .primary"):
            entry.edits.clear()

    def fill(self, edit, is_new=False):
        device, number = edit.device, edit.number
        if edit.entry.kind == "body":
            edit.says = {"weight": 40 + number / 10}
            device.fill("weight", f"{40 + number / 10:.1f}")
        elif edit.entry.kind == "workout":
            edit.says = {"duration": 10 + number % 50}
            if is_new:
                device.fill("activity", ACTIVITY)
                # Each workout has a day of its own, before any that was recorded.
                device.fill("day", str(datetime.date.today() - datetime.timedelta(days=400 + edit.entry.number)))
                device.fill("time", "12:00")
            device.fill("duration", str(10 + number % 50))
        else:
            edit.says = {"severity": self.random.choice(["minor", "moderate"])}
            if is_new:
                device.choose("part", self.random.choice(PARTS))
                device.choose("side", "left")
            device.choose("severity", edit.says["severity"])
        edit.says["memo"] = f"e{edit.entry.number} v{number}"
        device.fill("memo", edit.mark)

    def target(self):
        entries = self.known()[-6:]
        return self.random.choice(entries) if entries else None

    def edit(self, device):
        entry = self.target()
        if entry and self.open(device, entry):
            edit = self.new_edit(device, entry, "save", ADDRESS[entry.kind].format(entry.name))
            self.submit(edit, lambda: self.fill(edit), ".form .primary")

    def think_again(self, device):
        """Changes a waiting form before it is sent."""
        waiting = [edit for edit in self.edits if edit.device is device and edit.state == "waiting" and edit.kind == "save"]
        one = next((one for one in device.state()["waiting"] if waiting and one["id"] == waiting[-1].operation), None)
        if one and self.open_again(device, one):
            edit = self.new_edit(device, waiting[-1].entry, "save", one["action"])
            if self.submit(edit, lambda: self.fill(edit), ".form .primary") and waiting[-1].state == "waiting":
                waiting[-1].state = "replaced"

    def open_again(self, device, one):
        """Returns whether the form is there again, as it was filled in."""
        device.go(f"{one['page']}#outbox={one['id']}")
        deadline = time.time() + 3
        while time.time() < deadline:
            if device.has(f"form[data-filled='{one['id']}'][data-replaces]"):
                return True
            time.sleep(0.05)
        return False

    def open(self, device, entry):
        """Returns false if the entry is not there: deleted, forgotten, or never opened on this device and out of reach now."""
        device.go(ADDRESS[entry.kind].format(entry.name))
        return device.has("button.danger") and device.has("[name=memo]")

    def delete(self, device):
        entry = self.target()
        if not entry or not self.open(device, entry):
            return
        path = ADDRESS[entry.kind].format(entry.name).removesuffix("/edit") + "/delete"
        edit = self.new_edit(device, entry, "delete", path)
        edit.says = {"deleted": True}
        if self.submit(edit, lambda: None, "button.danger") and edit.state == "acknowledged" and self.random.random() < 0.5:
            self.undo(device, entry, path.replace("/delete", "/restore"))

    def undo(self, device, entry, path):
        if device.has("[data-toast] button"):
            edit = self.new_edit(device, entry, "undo", path)
            edit.says = {"deleted": False}
            self.figures["undone"] += bool(self.submit(edit, lambda: None, "[data-toast] button"))

    def close(self, device):
        """Marks an injury as healed, or as no longer healed."""
        device.go("/injuries")
        injuries = [entry for entry in self.known() if entry.kind == "injury" and device.has(f"#injury-{entry.name} form")]
        if not injuries:
            return
        entry = self.random.choice(injuries)
        path = device.find_out("async (selector) => document.querySelector(selector)?.getAttribute('action')", f"#injury-{entry.name} form")
        edit = self.new_edit(device, entry, "close", path)
        edit.says = {"end": edit.path.endswith("/close")}
        self.submit(edit, lambda: None, f"#injury-{entry.name} form button")

    def set(self, device):
        device.go("/settings")
        if not device.has(".settings"):
            return
        name = self.random.choice(list(SETTINGS))
        edit = self.new_edit(device, self.settings[name], "set", "/settings")
        edit.says = {"value": str(SETTINGS[name] + edit.number)}
        self.submit(edit, lambda: device.fill(name, edit.says["value"]), ".settings .primary")

    def restore(self, device):
        """Restores a version on the page of an entry's history, which needs the server."""
        entry = self.target()
        if not entry or device.line.is_cut or self.down or self.is_killed:
            return
        device.line.mode = None
        device.go(f"/data/history/{entry.name}")
        if device.has("form[action*='/history/'] button"):
            edit = self.new_edit(device, entry, "revive", f"/data/history/{entry.name}/restore")
            is_deletion = device.find_out("async () => document.querySelector(\"form[action*='/history/'] button\").textContent") == "Delete again"
            edit.says = {"deleted": is_deletion}
            self.figures["restored versions"] += bool(self.submit(edit, lambda: None, "form[action*='/history/'] button"))

    def look_around(self, device):
        device.go(self.random.choice(["/", "/body", "/activity/workouts", "/injuries", "/settings", "/data/history"]))

    # Outcomes of a form

    def submit(self, edit, fill, button):
        """Returns whether anything was sent or kept. A page that loads itself again loses what was being typed; then nothing was pressed."""
        device = edit.device
        edit.written, killing = now(), None
        try:
            device.find_out(LISTEN)
            fill()
            if self.is_killed:
                killing = threading.Timer(self.random.uniform(0, 0.3), self.machine.kill)
                killing.start()
            device.press(button)
        except device.elsewhere:
            pass
        settled = self.settle(edit)
        if killing:
            killing.join()
            self.is_killed, self.down = False, self.random.randrange(1, 6)
            self.figures["kills"] += 1
        if not settled:
            self.edits[edit.number - 1].state = "unpressed"
            edit.entry.edits.remove(edit)
            return False
        self.count(edit)
        return True

    def settle(self, edit):
        """Waits until the page is done with a form: the form waits there, or it is accepted or refused."""
        deadline, began = time.time() + 60, time.time()
        while True:
            state = edit.device.state()
            assert time.time() < deadline, (edit, edit.path, state)
            edit.until = now()
            waits = next((one for one in state["waiting"] if one["written"] >= edit.written), None)
            statuses = [status for *_, status in edit.answers if status]
            if edit.entry.kind != "setting" and state["kept"] not in (None, "-") and not edit.entry.name:
                edit.entry.name = state["kept"]
            assert not state["alert"], state["alert"]
            if waits and not state["isBusy"]:
                edit.operation = waits["id"]
                edit.state = "waiting"
                return True
            if waits or state["isBusy"] or not state["isLoaded"]:
                pass
            elif statuses and statuses[-1] in (200, 303):
                edit.state = "acknowledged"
                return True
            elif statuses and 400 <= statuses[-1] < 500:
                self.refuse(edit, str(statuses[-1]))
                return True
            elif not state["pressed"] or not state["kept"] and not edit.answers and time.time() - began > 5:
                return False
            time.sleep(0.05)

    def count(self, edit):
        self.figures["edits"] += 1
        self.figures["offline"] += edit.state == "waiting"
        others = [other for other in edit.entry.edits if other.device is not edit.device and other.state == "waiting"]
        self.figures["conflicts"] += bool(others)

    def refuse(self, edit, why):
        """Allows a refusal only for an entry that an older copy has forgotten, because everything written here is valid."""
        assert self.figures["restored"] and why in MISSING, (edit, why)
        edit.state = "refused"
        self.figures["refused"] += 1

    def look(self, device):
        """Marks forms that left the list as acknowledged, and reads those that ask for something."""
        state = device.state()
        there = {one["id"]: one for one in state["waiting"]}
        for edit in self.edits:
            if edit.device is not device or edit.state != "waiting":
                continue
            one = there.get(edit.operation)
            if one and one.get("isNote"):
                self.figures["overwritten"] += 1
                self.answer(device, one["id"])
            if not one or one.get("isNote"):
                edit.state = "acknowledged"
            elif one.get("problem"):
                self.refuse(edit, one["problem"])
        return state

    def answer(self, device, operation):
        """Presses the last button of a form in the list: understood, or discard."""
        device.find_out("async (id) => [...document.querySelectorAll(`#outbox li[data-operation='${id}'] button`)].pop()?.click()", operation)

    def wake(self, device):
        device.find_out("async () => { dispatchEvent(new Event('online')) }")

    # The end

    def finish(self):
        """Brings everything online again, lets each device write once more, and corrects what was refused by hand or gives it up."""
        self.wait_for_server()
        for device in self.devices:
            device.line.is_cut, device.line.mode = False, None
        for device in self.devices:
            self.log(device, "body")
        for device in self.devices:
            self.drain(device)
        for device in self.devices:
            for one in device.state()["waiting"]:
                self.put_right(device, one)
        for device in self.devices:
            assert self.drain(device)["shown"] == []

    def drain(self, device):
        """Waits until no form waits any more, except those that ask for something."""
        deadline = time.time() + 90
        while True:
            device.go("/")
            self.wake(device)
            state = self.look(device)
            is_sent = all(one.get("problem") for one in state["waiting"])
            if is_sent and not state["heals"] and state["shown"] == [one["id"] for one in state["waiting"]]:
                return state
            assert time.time() < deadline, state
            time.sleep(0.3)

    def put_right(self, device, one):
        """Sends the form once more as it was; a deletion of something that was not there is given up."""
        refused = next(edit for edit in self.edits if edit.operation == one["id"])
        if one["isBare"] or not self.open_again(device, one):
            return self.answer(device, one["id"])
        edit = self.new_edit(device, refused.entry, refused.kind, one["action"])
        edit.says = refused.says
        assert self.submit(edit, lambda: None, ".form .primary, .settings .primary")

    def rows(self):
        """The newest version of each entry, as the program returns it."""
        with urllib.request.urlopen(f"{self.machine.url}/sync/pull?seq=0&limit=500") as answer:
            page = json.load(answer)
        assert not page["hasMore"]
        return page["rows"]
