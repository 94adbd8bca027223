"""Forms that wait on the device until the server has them: nothing is lost, nothing is sent twice, and they can always be seen."""

import datetime
import json
import re
import shutil
import signal
import sqlite3
import time
from pathlib import Path

import berlin
import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE
from program import PATIENCE, Server, eventually
from script_errors import is_fading
from test_offline import COUNTED
from unreliable import Unreliable

# The service worker is off, except in the test of both together.
OPTIONS = {"locale": "en-GB", "timezone_id": "Europe/Berlin", "service_workers": "block"}


class Machine:
    """A server that is killed and started again at the same address."""

    def __init__(self, store):
        self.store = Path(store)
        self.start()

    def start(self, port=None):
        self.server = Server(self.store, port=port or getattr(self, "port", None))
        self.port, self.url = self.server.port, self.server.url

    def kill(self):
        self.server.process.send_signal(signal.SIGKILL)
        self.server.process.wait(PATIENCE)

    def stop(self):
        if self.server.process.poll() is None:
            self.server.stop()

    def rows(self, sql, *arguments):
        with sqlite3.connect(self.store / "health.sqlite", timeout=PATIENCE) as db:
            rows = db.execute(sql, arguments).fetchall()
        db.close()
        return rows

    def weights(self):
        rows = self.rows("SELECT value FROM record WHERE kind = 'body' AND NOT deleted ORDER BY seq")
        return [json.loads(value).get("weight") for (value,) in rows]

    def overwritten(self):
        return [json.loads(value).get("weight") for (value,) in self.rows("SELECT value FROM entry_version WHERE kind = 'body'")]


@pytest.fixture
def machine(tmp_path, sample_store):
    store = tmp_path / "copy"
    shutil.copytree(sample_store, store)
    machine = Machine(store)
    yield machine
    machine.stop()


@pytest.fixture
def browser_of(chromium):
    """Opens browsers whose scripts may meet a server that is down, and must not fail over it."""
    contexts, errors = [], []

    def start(**options):
        context = chromium.new_context(**{**OPTIONS, **options})
        contexts.append(context)
        context.on("weberror", lambda error: is_fading(error.error) or errors.append(str(error.error)))
        return context

    yield start
    for context in contexts:
        context.close()
    assert errors == []


def write(page, **values):
    for name, value in values.items():
        page.locator(f".form [name={name}]").fill(value)
        # A number's error shows when its field is left, and moves everything below.
        page.locator(f".form [name={name}]").blur()
    page.locator(".form .primary").click()


def waiting(page):
    return page.locator("#outbox li")


def nothing_waits(page):
    """Waits until no form waits, whatever the page shows."""
    eventually(lambda: page.evaluate(COUNTED) == 0)


def wake(page):
    page.evaluate("() => dispatchEvent(new Event('online'))")


def send_nothing(place):
    """Blocks every form of a page, or of all pages of a browser, until `unroute_all`."""
    place.route(lambda url: "/body" in url, lambda route: route.abort() if route.request.method == "POST" else route.continue_())


def open_list(page):
    page.locator("#outbox").wait_for()
    page.evaluate("() => { document.querySelector('#outbox details').open = true; }")


def test_entries_made_offline_are_visible_survive_and_are_sent_once(machine, chromium, tmp_path):
    launch = lambda: chromium.browser_type.launch_persistent_context(
        str(tmp_path / "profile"), executable_path="/usr/bin/chromium", args=["--no-sandbox"], **OPTIONS)
    context = launch()
    page, other = context.new_page(), context.new_page()
    other.goto(machine.url + "/body")
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="64,3")
    waiting(page).wait_for(timeout=10_000)
    assert "Weight 64,3 kg" in waiting(page).inner_text() and "Waiting" in waiting(page).inner_text()
    page.wait_for_function("() => document.activeElement.id === 'outbox'")
    assert "Kept on this device" in page.locator("#outbox [role=status]").inner_text()
    assert page.locator("[name=weight]").input_value() == ""
    # The other page also shows it, in the place where it belongs.
    assert waiting(other).is_visible() and page.locator("#outbox [data-count]").inner_text() == "1 change waiting to be sent"
    written = machine.rows("SELECT max(sequence) FROM change")
    context.close()
    machine.start()
    context = launch()
    page = context.new_page()
    context.route("**/body", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.goto(machine.url + "/")
    open_list(page)
    assert "Weight 64,3 kg" in waiting(page).inner_text() and machine.rows("SELECT max(sequence) FROM change") == written
    context.unroute("**/body")
    wake(page)
    page.locator("#outbox").wait_for(state="hidden")
    page.goto(machine.url + "/body")
    assert page.locator("#entries li", has_text="Weight 64.3 kg").count() == 1
    context.close()
    assert machine.weights().count(64.3) == 1 and machine.overwritten() == []


def test_a_quick_answer_shows_no_outbox(machine, browser_of):
    page = browser_of(**PHONE).new_page()
    page.goto(machine.url + "/body/new")
    write(page, weight="64,3")
    page.wait_for_url("**/body?done=saved")
    assert page.get_by_role("status").first.inner_text() == "Saved." and page.locator("#outbox").is_hidden()
    page.goto(machine.url + "/body/new")
    write(page, weight="6430", memo="kept")
    page.locator("#errors").wait_for()
    page.wait_for_function("() => document.activeElement.id === 'errors'")
    assert page.locator("[name=memo]").input_value() == "kept" and page.locator("#outbox").is_hidden()


def test_a_weight_keeps_the_time_of_its_entry(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    machine.kill()
    before = time.time() * 1000
    write(page, weight="64.3")
    waiting(page).wait_for()
    after = time.time() * 1000
    time.sleep(3)
    machine.start()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    (stamp,), = machine.rows("SELECT stamp FROM record WHERE kind = 'body' ORDER BY seq DESC LIMIT 1")
    assert before - 500 <= stamp <= after + 500


def test_two_pages_sending_at_once_create_one_entry(machine, browser_of):
    context = browser_of()
    pages = [context.new_page() for _ in range(3)]
    for page in pages:
        page.goto(machine.url + "/body/new")
    machine.kill()
    for number, page in enumerate(pages):
        write(page, weight=f"6{number}.5")
    machine.start()
    for page in pages:
        page.evaluate("() => { for (let i = 0; i < 3; i++) dispatchEvent(new Event('online')); }")
    eventually(lambda: waiting(pages[0]).count() == 0)
    assert sorted(machine.weights()) == [60.5, 61.5, 62.5] and machine.overwritten() == []


@pytest.mark.parametrize("mode", ["request", "answer", "twice"])
@pytest.mark.parametrize("killed", [False, True])
def test_lost_and_repeated_requests_create_one_entry(machine, browser_of, mode, killed):
    proxy = Unreliable(machine.port)
    try:
        page = browser_of().new_page()
        page.goto(proxy.url + "/body/new")
        proxy.mode = mode
        write(page, weight="64.3")
        if mode == "twice":
            page.wait_for_url("**/body?done=saved")
        else:
            eventually(lambda: proxy.forms > 0)
            waiting(page).wait_for()
        if killed:
            machine.kill()
            machine.start()
        proxy.mode = None
        wake(page)
        eventually(lambda: waiting(page).count() == 0)
        assert machine.weights() == [64.3] and machine.overwritten() == []
    finally:
        proxy.stop()


def test_refused_entries_are_explained_kept_and_corrected(machine, browser_of):
    page = browser_of(**PHONE).new_page()
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="7140", memo="after lunch")
    waiting(page).wait_for()
    write(page, weight="71.4")
    eventually(lambda: waiting(page).count() == 2)
    machine.start()
    wake(page)
    # The refused form holds up nothing behind it.
    eventually(lambda: machine.weights() == [71.4])
    eventually(lambda: waiting(page).count() == 1)
    said = waiting(page).inner_text()
    assert "Needs attention" in said and "Weight: Enter a number from 0 to 500" in said and "after lunch" in said
    page.goto(machine.url + "/")
    page.locator("#outbox", has_text="1 needs your attention").wait_for()
    page.get_by_role("link", name="Open the form").click()
    page.wait_for_url("**/body/new*")
    field = page.locator("[name=weight]")
    page.wait_for_function("() => document.activeElement.name === 'weight'")
    assert field.input_value() == "7140" and page.locator("[name=memo]").input_value() == "after lunch"
    assert field.get_attribute("aria-invalid") == "true" and page.locator("#e-weight").is_visible()
    write(page, weight="72.5")
    page.wait_for_url("**/body?done=saved")
    assert page.locator("#outbox").is_hidden()
    assert machine.weights() == [71.4, 72.5]


def test_a_refused_form_leaves_the_list_once_its_errors_are_shown(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    write(page, weight="7140")
    page.locator("#errors").wait_for()
    assert page.locator("[name=weight]").input_value() == "7140"
    nothing_waits(page)
    page.goto(machine.url + "/body")
    assert page.locator("#outbox").is_hidden()


def test_a_refused_form_stays_in_the_list_when_its_error_page_is_lost(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    page.route("**/body", lambda route: route.abort() if route.request.is_navigation_request() else route.continue_())
    with page.expect_event("requestfailed", lambda request: request.is_navigation_request()):
        page.locator(".form [name=weight]").fill("7140")
        page.locator(".form [name=weight]").press("Enter")
    page.unroute("**/body")
    page.goto(machine.url + "/")
    open_list(page)
    assert "7140" in waiting(page).inner_text() and "Needs attention" in waiting(page).inner_text()
    page.get_by_role("link", name="Open the form").click()
    page.wait_for_function("() => document.querySelector('[name=weight]').value === '7140'")


INCOMPLETE = {
    "nothing of the body": ("/body/new", {}, ["weight"]),
    "an empty day": ("/body/new", {"weight": "70", "day": ""}, ["day"]),
    "a day to come": ("/body/new", {"weight": "70", "day": "2999-01-01"}, ["day"]),
    "no part": ("/injuries/new", {}, ["part"]),
    "no side": ("/injuries/new", {"part": "knee"}, ["side"]),
    "over before it began": ("/injuries/new", {"part": "neck", "start": "2024-02-02", "end": "2024-02-01"}, ["end"]),
    "more lean mass than mass": ("/body/new", {"weight": "70", "leanBodyMass": "80,5"}, ["leanBodyMass"]),
    "no activity": ("/activity/new", {"duration": "30"}, ["activity"]),
    "no duration": ("/activity/new", {"activity": "Yoga"}, ["duration"]),
    "no minutes": ("/activity/new", {"activity": "Yoga", "duration": "0"}, ["duration"]),
    "no hours and no minutes": ("/activity/new", {"activity": "Yoga", "duration": "0:00"}, ["duration"]),
    "nothing of a workout": ("/activity/new", {}, ["activity", "duration"]),
}


def fill(page, values):
    for name, value in values.items():
        field = page.locator(f".form [name={name}]")
        if field.evaluate("field => field.localName") == "select":
            field.select_option(value)
        else:
            field.fill(value)


@pytest.mark.parametrize("kind", INCOMPLETE)
def test_offline_validation_shows_the_same_errors_as_the_server(machine, browser_of, kind):
    path, values, wrong = INCOMPLETE[kind]
    page = browser_of().new_page()

    def said():
        return {name: page.locator(f"#e-{name}").inner_text() for name in wrong}

    page.goto(machine.url + path)
    fill(page, values)
    page.locator(".form .primary").click()
    page.locator("#errors").wait_for()
    online = said()
    page.goto(machine.url + path)
    machine.kill()
    fill(page, values)
    page.locator(".form .primary").click()
    page.wait_for_function("name => document.activeElement.name === name", arg=wrong[0])
    assert said() == online and all(online.values())
    assert page.evaluate("() => [...document.querySelectorAll('.form [aria-invalid=true]')].map(field => field.name)") == wrong
    # Typed text is not lost, and an incomplete form does not pass for complete.
    assert "Needs attention" in waiting(page).inner_text() and waiting(page).count() == 1
    for name, value in values.items():
        assert page.locator(f".form [name={name}]").input_value() == value


def test_missing_fields_are_corrected_offline(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/injuries/new")
    machine.kill()
    fill(page, {"part": "knee"})
    page.locator(".form .primary").click()
    page.locator("#e-side").wait_for()
    page.locator(".form [name=side]").select_option("left")
    assert page.locator("#e-side").is_hidden()
    page.locator(".form .primary").click()
    page.locator("#outbox [role=status]", has_text="Kept on this device").wait_for()
    # There is one entry, and it is complete.
    assert waiting(page).count() == 1 and "Waiting" in waiting(page).inner_text()
    machine.start()
    wake(page)
    eventually(lambda: [json.loads(value)["part"] for (value,) in machine.rows("SELECT value FROM record WHERE kind = 'injury' AND NOT deleted")] == ["knee"])


def test_errors_fixed_by_another_field_are_cleared(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    message, weight = page.locator("#e-weight"), page.locator(".form [name=weight]")
    limits = message.text_content()
    machine.kill()
    page.locator(".form .primary").click()
    message.wait_for()
    assert message.inner_text() == "Enter at least one value"
    page.locator(".form [name=bodyFat]").fill("20")
    assert message.is_hidden() and page.locator(".form [aria-invalid]").count() == 0
    # The field's own hint is there again.
    weight.fill("7000")
    weight.blur()
    assert message.inner_text() == limits


def test_errors_are_cleared_on_the_next_attempt(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/activity/new")
    machine.kill()
    page.locator(".form .primary").click()
    page.locator("#e-activity").wait_for()
    # A script fills the fields in, as some browsers do with a chosen suggestion: nothing is typed.
    page.evaluate("""() => {
        document.querySelector('.form [name=activity]').value = 'Yoga';
        document.querySelector('.form [name=duration]').value = '30';
    }""")
    page.locator(".form .primary").click()
    page.locator("#outbox [role=status]", has_text="Kept on this device").wait_for()
    assert page.locator(".form [aria-invalid]").count() == 0 and page.locator("#e-activity").is_hidden()


def test_a_page_from_yesterday_accepts_today(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    page.evaluate("() => { document.querySelector('.form [name=day]').max = '2024-01-01'; }")
    machine.kill()
    write(page, weight="70")
    page.locator("#outbox [role=status]", has_text="Kept on this device").wait_for()
    assert "Waiting" in waiting(page).inner_text()


def test_a_workout_entered_offline_ends_at_the_time_of_its_entry(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/activity/new")
    machine.kill()
    written = time.time()
    write(page, activity="Yoga", duration="40")
    waiting(page).wait_for()
    # An hour passes before the form is sent; soon after midnight less, so that the workout is still of the day in the form.
    ago = 3600 if berlin.now().hour >= 2 else 600
    page.evaluate("""ago => new Promise(done => { indexedDB.open('dailve').onsuccess = ({ target: { result } }) => {
        const outbox = result.transaction('outbox', 'readwrite').objectStore('outbox');
        outbox.openCursor().onsuccess = ({ target: { result: cursor } }) => {
          cursor.update({ ...cursor.value, written: cursor.value.written - ago * 1000 }).onsuccess = done;
        };
      }; })""", ago)
    machine.start()
    wake(page)
    (value,) = eventually(lambda: machine.rows("SELECT value FROM record WHERE kind = 'workout' AND NOT deleted"))[0]
    entry = json.loads(value)
    start = entry["start"] if isinstance(entry["start"], (int, float)) else datetime.datetime.fromisoformat(entry["start"].replace("Z", "+00:00")).timestamp()
    assert abs(start - (written - ago - 40 * 60)) < 120, value


def test_refused_entries_can_be_discarded(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="7140")
    waiting(page).wait_for()
    machine.start()
    wake(page)
    page.locator("#outbox .attention").wait_for()
    page.get_by_role("button", name="Discard").click()
    page.locator("#outbox").wait_for(state="hidden")
    page.wait_for_function("() => document.activeElement.id === 'content'")
    page.reload()
    assert page.locator("#outbox").is_hidden() and machine.weights() == []


def entry(machine, page, weight="70"):
    page.goto(machine.url + "/body/new")
    write(page, weight=weight)
    page.wait_for_url("**/body?done=saved")
    page.locator("#entries li", has_text=f"Weight {weight}").get_by_role("link").first.click()
    page.wait_for_url("**/body/*")
    return page.url


def test_an_offline_deletion_can_be_undone(machine, browser_of):
    page = browser_of().new_page()
    entry(machine, page)
    machine.kill()
    page.get_by_role("button", name="Delete").click()
    waiting(page).wait_for()
    assert "Delete" in waiting(page).inner_text() and "Weight 70" in waiting(page).inner_text()
    page.get_by_role("button", name="Discard").click()
    eventually(lambda: waiting(page).count() == 0)
    machine.start()
    page.reload()
    assert machine.weights() == [70]
    # This time the deletion is sent and then undone in the way that the page always had.
    machine.kill()
    page.get_by_role("button", name="Delete").click()
    waiting(page).wait_for()
    machine.start()
    wake(page)
    eventually(lambda: machine.weights() == [])


@pytest.mark.parametrize("first", ["phone", "laptop"])
def test_the_newer_edit_wins_in_either_order(machine, browser_of, first):
    phone, laptop = browser_of().new_page(), browser_of().new_page()
    order = [phone, laptop] if first == "phone" else [laptop, phone]
    address = entry(machine, phone)
    laptop.goto(address)
    machine.kill()
    write(phone, weight="71")
    waiting(phone).wait_for()
    time.sleep(3)
    write(laptop, weight="72")
    waiting(laptop).wait_for()
    # Each browser also tries by itself, and must not before its turn.
    for page in order:
        send_nothing(page)
    machine.start()
    for page in order:
        page.unroute_all()
        wake(page)
        eventually(lambda: not waiting(page).filter(has_text="Waiting").count())
    assert machine.weights() == [72] and sorted(machine.overwritten()) == [70, 71]
    told = waiting(phone)
    if first == "laptop":
        assert "A later change from another device replaced it." in told.inner_text()
        # The link leads to what was written and by whom: each browser has a name.
        phone.locator("#outbox li a").click()
        phone.wait_for_url("**/data/history/*")
        assert re.search(r"in Chrome, Linux \([0-9a-f]{4}\)", phone.locator("main").inner_text())
        phone.get_by_role("button", name="Understood").click()
    eventually(lambda: told.count() == 0)
    assert waiting(laptop).count() == 0


def test_editing_an_entry_deleted_elsewhere_reports_it(machine, browser_of):
    phone, laptop = browser_of().new_page(), browser_of().new_page()
    address = entry(machine, phone)
    laptop.goto(address)
    machine.kill()
    write(phone, weight="71")
    waiting(phone).wait_for()
    time.sleep(3)
    laptop.get_by_role("button", name="Delete").click()
    waiting(laptop).wait_for()
    for page in (laptop, phone):
        send_nothing(page)
    machine.start()
    for page in (laptop, phone):
        page.unroute_all()
        wake(page)
        eventually(lambda: not waiting(page).filter(has_text="Waiting").count())
    assert machine.weights() == []
    open_list(phone)
    assert "It was deleted later on another device." in waiting(phone).inner_text()
    # A notice is not marked as waiting, and its link says where it leads.
    assert waiting(phone).locator(".tag").count() == 0
    assert waiting(phone).locator("a").inner_text() == "See earlier versions"


def test_an_unknown_activity_is_refused_offline_and_a_misspelt_one_waits(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/activity/new")
    machine.kill()
    write(page, activity="xyzzy", duration="")
    page.locator("#e-activity").wait_for()
    assert page.locator("#e-activity").inner_text() == "No activity by that name. Choose one from the list"
    open_list(page)
    # One field's message ends before the next begins.
    assert "from the list · Duration: " in waiting(page).inner_text()
    write(page, activity="joging", duration="30")
    page.locator("#outbox [role=status]", has_text="Kept on this device").wait_for()
    assert page.locator("#e-activity").is_hidden() and waiting(page).count() == 1


def test_editing_again_shows_the_waiting_version(machine, browser_of):
    context = browser_of()
    page, other = context.new_page(), context.new_page()
    address = entry(machine, page)
    other.goto(address)
    machine.kill()
    write(page, weight="71", memo="first")
    waiting(page).wait_for()
    assert page.locator("[name=weight]").input_value() == "71"
    send_nothing(context)
    machine.start()
    other.goto(address)
    other.wait_for_function("() => document.querySelector('[name=weight]').value === '71'")
    assert other.locator("[name=memo]").input_value() == "first"
    write(other, weight="72")
    eventually(lambda: waiting(other).count() == 2)
    context.unroute_all()
    wake(other)
    eventually(lambda: waiting(other).count() == 0)
    rows = machine.rows("SELECT value FROM record WHERE kind = 'body'")
    assert [(json.loads(value)["weight"], json.loads(value)["memo"]) for (value,) in rows] == [(72, "first")]


def test_waiting_entries_can_be_edited_before_sending(machine, browser_of):
    page = browser_of().new_page()
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="64", memo="typed once")
    waiting(page).wait_for()
    page.get_by_role("link", name="Open the form").click()
    page.wait_for_function("() => document.querySelector('[name=weight]').value === '64'")
    write(page, weight="65")
    eventually(lambda: "65" in waiting(page).inner_text())
    assert waiting(page).count() == 1
    machine.start()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    assert machine.weights() == [65] and machine.overwritten() == []


@pytest.mark.parametrize("days", [-365, 365])
def test_a_clock_a_year_off_does_no_harm(machine, browser_of, days):
    phone, laptop = browser_of().new_page(), browser_of().new_page()
    address = entry(machine, laptop)
    phone.clock.install(time=datetime.datetime.now() + datetime.timedelta(days=days))
    phone.goto(address)
    phone.clock.resume()
    machine.kill()
    write(phone, weight="71")
    waiting(phone).wait_for()
    time.sleep(2.5)
    machine.start()
    wake(phone)
    eventually(lambda: waiting(phone).count() == 0)
    (stamp,), = machine.rows("SELECT stamp FROM record WHERE kind = 'body'")
    assert machine.weights() == [71] and abs(stamp - time.time() * 1000) < 600_000
    laptop.goto(address)
    write(laptop, weight="72")
    laptop.wait_for_url("**/body?done=saved")
    assert machine.weights() == [72]


@pytest.mark.parametrize("failing", [
    "IDBObjectStore.prototype.add = () => { throw new DOMException('full', 'QuotaExceededError'); }",
    "IDBFactory.prototype.open = () => { throw new DOMException('denied', 'SecurityError'); }",
])
def test_full_storage_sends_the_form_directly_or_keeps_it_filled_in(machine, browser_of, failing):
    page = browser_of().new_page()
    page.add_init_script(failing)
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="64.3", memo="typed")
    alert = page.locator("#outbox [role=alert]")
    alert.wait_for()
    assert "Not saved" in alert.inner_text() and page.evaluate("() => document.activeElement.id") == "outbox"
    assert page.locator("[name=weight]").input_value() == "64.3" and page.locator("[name=memo]").input_value() == "typed"
    machine.start()
    page.locator(".form .primary").click()
    page.wait_for_url("**/body?done=saved")
    assert machine.weights() == [64.3]


@pytest.mark.parametrize("status", [500, 502, 503, 507, 401])
def test_an_unavailable_server_gets_the_entry_later(machine, browser_of, status):
    context = browser_of()
    page = context.new_page()
    page.goto(machine.url + "/body/new")
    body = json.dumps({"error": "not now"})
    context.route("**/body", lambda route: route.fulfill(status=status, content_type="application/json", body=body) if route.request.method == "POST" else route.continue_())
    write(page, weight="64.3")
    page.wait_for_function("() => document.activeElement.id === 'outbox'")
    assert "Waiting" in waiting(page).inner_text()
    assert page.get_by_role("link", name="Sign in to send").count() == (1 if status == 401 else 0)
    context.unroute_all()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    assert machine.weights() == [64.3]


def test_answers_of_a_captive_portal_acknowledge_no_entry(machine, browser_of):
    context = browser_of()
    page = context.new_page()
    page.goto(machine.url + "/body/new")
    context.route("**/body", lambda route: route.fulfill(status=200, content_type="text/html", body="<h1>Welcome to our café</h1>") if route.request.method == "POST" else route.continue_())
    write(page, weight="64.3")
    page.wait_for_function("() => document.activeElement.id === 'outbox'")
    context.unroute_all()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    assert machine.weights() == [64.3]


def test_entries_missing_from_a_restored_backup_are_sent_again(machine, browser_of, tmp_path):
    page = browser_of().new_page()
    entry(machine, page, "70")
    machine.stop()
    backup = tmp_path / "backup"
    shutil.copytree(machine.store, backup)
    machine.start()
    address = entry(machine, page, "64")
    page.goto(address)
    write(page, weight="65")
    page.wait_for_url("**/body?done=saved")
    machine.kill()
    shutil.rmtree(machine.store)
    shutil.copytree(backup, machine.store)
    machine.start()
    assert machine.weights() == [70]
    page.goto(machine.url + "/body")
    eventually(lambda: sorted(machine.weights()) == [65, 70])
    assert machine.overwritten() == [64]


def test_entries_refused_by_a_restored_server_with_a_slow_clock_are_offered_again(machine, browser_of, tmp_path):
    page = browser_of().new_page()
    machine.stop()
    backup = tmp_path / "backup"
    shutil.copytree(machine.store, backup)
    machine.start()
    entry(machine, page, "70")
    machine.kill()
    shutil.rmtree(machine.store)
    shutil.copytree(backup, machine.store)
    machine.start()
    offered = []

    def behind(route):
        sent = route.request.post_data_json
        answer = route.fetch(post_data=json.dumps({**sent, "rows": []})).json()
        offered.extend(row["id"] for row in sent["rows"])
        route.fulfill(json={**answer, "refused": {row["id"]: "ahead" for row in sent["rows"]}})

    page.route("**/sync/entries", behind)
    with page.expect_response("**/sync/entries"):
        page.goto(machine.url + "/body")
    page.wait_for_timeout(200)
    assert offered and machine.weights() == []
    page.unroute("**/sync/entries")
    page.goto(machine.url + "/body")
    eventually(lambda: machine.weights() == [70])


def test_unchanged_settings_keep_the_values_of_another_page(machine, browser_of):
    one, two = browser_of().new_page(), browser_of().new_page()
    for page in (one, two):
        page.goto(machine.url + "/settings")
    one.locator("[name=stepsPerDay]").fill("9000")
    one.locator(".settings .primary").first.click()
    one.wait_for_url("**/settings?done=saved")
    two.locator("[name=exerciseMinutes]").fill("200")
    two.locator(".settings .primary").first.click()
    two.wait_for_url("**/settings?done=saved")
    assert two.locator("[name=stepsPerDay]").input_value() == "9000"
    assert two.locator("[name=exerciseMinutes]").input_value() == "200"


def test_every_kind_of_form_waits(machine, browser_of):
    """Each form is filled in while the server is down, and all are accepted in order."""
    context = browser_of()
    page = context.new_page()
    context.route("**/*", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    waits = 0

    def kept():
        nonlocal waits
        waits += 1
        eventually(lambda: waiting(page).count() == waits)
        page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")

    page.goto(machine.url + "/body/new")
    write(page, weight="64.3")
    kept()
    page.goto(machine.url + "/injuries/new")
    page.locator("[name=part]").select_option("knee")
    page.locator("[name=side]").select_option("left")
    page.locator(".form .primary").click()
    kept()
    page.goto(machine.url + "/activity/new")
    write(page, activity="Yoga", duration="40")
    kept()
    page.goto(machine.url + "/body")
    page.get_by_role("button", name="Gain").click()
    kept()
    page.goto(machine.url + "/settings")
    page.locator("[name=stepsPerDay]").fill("9500")
    page.locator(".settings .primary").first.click()
    kept()
    page.goto(machine.url + "/activity/zones")
    page.locator("[name=maximumHeartRate]").fill("188")
    page.locator(".form .primary").click()
    kept()
    page.goto(machine.url + "/sleep")
    page.get_by_role("button", name="Use Alex’s iPhone").click()
    kept()
    page.goto(machine.url + "/data/sources")
    page.get_by_role("switch").first.click()
    assert page.get_by_role("switch").first.get_attribute("aria-checked") == "false"
    kept()
    page.goto(machine.url + "/data/zones")
    page.locator("[name=zone]").fill("Asia/Tokyo")
    page.locator("[name=from]").fill("2024-01-02")
    page.locator("[name=until]").fill("2024-01-03")
    page.locator(".settings .primary").click()
    kept()
    page.goto(machine.url + "/metric/weight/samples")
    first = page.locator(".samples li").first
    first.locator("summary").click()
    first.locator("[name=value]").fill("80.5")
    first.get_by_role("button", name="Correct").click()
    kept()
    page.goto(machine.url + "/data/types/HKQuantityTypeIdentifierStepCount")
    page.locator("[name=order]:not([disabled]):visible").first.click()
    kept()
    page.goto(machine.url)
    page.get_by_role("button", name="Edit").click()
    page.locator("#pins select").first.select_option("weight")
    page.locator("#pins .primary").click()
    kept()
    assert page.locator("#outbox [data-count]").inner_text() == f"{waits} changes waiting to be sent"
    context.unroute_all()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    assert machine.weights() == [64.3]
    page.goto(machine.url + "/settings")
    assert page.locator("[name=stepsPerDay]").input_value() == "9500" and page.locator("[name=weightGoal]").input_value() == "gain"
    page.goto(machine.url + "/activity/zones")
    assert page.locator("[name=maximumHeartRate]").input_value() == "188"
    page.goto(machine.url + "/injuries")
    assert "Left knee" in page.locator(".injury").first.inner_text()
    page.goto(machine.url + "/data/sources")
    assert page.get_by_role("switch", checked=False).count() == 1
    page.goto(machine.url + "/data/zones")
    assert "Asia/Tokyo" in page.locator("table").inner_text()
    page.goto(machine.url + "/metric/weight/samples")
    assert "Corrected to 80.5 kg" in page.locator(".samples li").first.inner_text()


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.parametrize("theme, language", [("light", "en"), ("dark", "en"), ("light", "ko"), ("dark", "ko")])
def test_waiting_entries_are_accessible(machine, browser_of, size, theme, language):
    context = browser_of(**{**size, "color_scheme": theme, "locale": language})
    page = context.new_page()
    page.goto(machine.url + "/body/new")
    machine.kill()
    write(page, weight="7140")
    waiting(page).wait_for()
    machine.start()
    wake(page)
    page.locator("#outbox .attention").wait_for()
    machine.kill()
    write(page, weight="71.4", memo="A memo that is long enough to wrap onto a second line of the panel, as memos do")
    eventually(lambda: waiting(page).count() == 2)
    page.wait_for_function("() => document.activeElement.id === 'outbox'")
    # All of the list is in view, because a button half behind the tabs while scrolling would count as too small a target.
    page.set_viewport_size({"width": page.viewport_size["width"], "height": 2400})
    for opened in (True, False):
        page.evaluate("(open) => { document.querySelector('#outbox details').open = open; }", opened)
        assert violations(page) == []
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    for control in page.locator("#outbox").locator("summary, button, a:visible").all():
        box = control.bounding_box()
        assert box is None or box["height"] >= 44, control.inner_text()


def test_a_weight_entered_on_a_cached_page_is_sent_after_airplane_mode(machine, chromium, tmp_path):
    launch = lambda: chromium.browser_type.launch_persistent_context(
        str(tmp_path / "profile"), executable_path="/usr/bin/chromium", args=["--no-sandbox"],
        **{**OPTIONS, **PHONE, "service_workers": "allow"})
    context = launch()
    page = context.new_page()
    page.goto(machine.url + "/body/new")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    kept = "() => caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await caches.open(name)).match('/body/new')))).some(Boolean))"
    eventually(lambda: page.evaluate(kept))
    machine.kill()
    page.goto(machine.url + "/body/new")
    page.locator(".offline").wait_for()
    for weight in ("64.3", "65.4"):
        # The page from the cache shows the same id each time.
        page.goto(machine.url + "/body/new")
        write(page, weight=weight)
        page.wait_for_function("() => document.activeElement.id === 'outbox'")
    context.close()
    context = launch()
    page = context.new_page()
    page.goto(machine.url + "/body/new")
    open_list(page)
    eventually(lambda: waiting(page).count() == 2)
    machine.start()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    context.close()
    assert sorted(machine.weights()) == [64.3, 65.4] and machine.overwritten() == []
