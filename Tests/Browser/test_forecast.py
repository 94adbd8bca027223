"""Scores follow at once from weights and workouts that wait in the browser, and equal the server's once it has them."""

import datetime

import pytest

import berlin
from browser_sizes import PHONE
from program import eventually
from test_outbox import machine, open_list, waiting, wake, write  # noqa: F401

TODAY = berlin.today()
RINGS = {"/body": ".hero .ring .number b", "/wellness": ".hero .ring .number b", "/activity": ".readiness .ring .number b"}
NAMES = {"Body": "/body", "Wellness": "/wellness", "Readiness": "/activity"}


def score(page, path):
    return int(page.locator(RINGS[path]).inner_text())


def foreseen(page):
    """Returns what the card says: each name with the score before and after."""
    page.locator("#foreseen").wait_for()
    rows = page.locator("#foreseen dl > div").all()
    return {row.locator("dt").inner_text(): [int(part) for part in row.locator("dd").inner_text().split(" → ")] for row in rows}


def fetched(page):
    """Waits until everything that opens without a network has been fetched for this state."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    there = """() => caches.keys().then(async (names) => {
        const all = await Promise.all(names.map(async (name) => { const cache = await caches.open(name);
            return Promise.all(["/forecast", "/body", "/wellness", "/activity", "/offline"].map((key) => cache.match(key))); }));
        return all.some((found) => found.every(Boolean) && found[4].headers.get("X-Kept-For") !== null);
    })"""
    eventually(lambda: page.evaluate(there))


def log_workout(page, machine, days_ago, minutes, effort):
    page.goto(machine.url + "/activity/new")
    page.fill("[name=activity]", "Running")
    page.fill("[name=day]", str(TODAY - datetime.timedelta(days=days_ago)))
    page.fill("[name=time]", "12:00")
    page.fill("[name=duration]", str(minutes))
    page.evaluate("(effort) => { const field = document.querySelector(`[name=effort][value='${effort}']`) ?? document.querySelector('[name=effort]'); "
                  "if (field.type === 'radio') field.checked = true; else field.value = effort; }", str(effort))
    page.evaluate("() => document.querySelector('form[data-form]').requestSubmit()")
    page.wait_for_function("() => document.activeElement.id === 'outbox'")


def test_scores_update_in_airplane_mode_and_match_the_servers(machine, open_page):  # noqa: F811
    page = open_page(offline=True, **PHONE)
    page.goto(machine.url + "/body")
    fetched(page)
    before = {path: score(page, path) for path in RINGS if page.goto(machine.url + path)}
    machine.kill()
    page.goto(machine.url + "/body/new")
    page.locator(".offline").wait_for()
    write(page, weight="64.3")
    page.wait_for_function("() => document.activeElement.id === 'outbox'")
    log_workout(page, machine, 1, 180, 10)
    told = {}
    for path in RINGS:
        page.goto(machine.url + path)
        for name, (was, now) in foreseen(page).items():
            told.setdefault(name, (was, now))
            # A score is the same on every page.
            assert told[name] == (was, now)
            if NAMES.get(name) == path:
                assert was == before[path] and score(page, path) == now
                # Words that belong to the score before must not stand beside it.
                assert page.locator(".hero .why > p:visible, .hero .score > h2:visible, .ready h3:visible, .ready .soft:visible, .readiness .bar-rows:visible, .parts:visible").count() == 0, path
    assert {"Body", "Readiness"} <= set(told), told
    page.goto(machine.url + "/body")
    foreseen(page)
    machine.start()
    wake(page)
    eventually(lambda: waiting(page).count() == 0)
    # The predicted scores hold now, also once the panel has said that all is sent and goes.
    page.locator("#foreseen").wait_for(state="detached")
    page.wait_for_timeout(7000)
    assert score(page, "/body") == told["Body"][1] and page.locator("#foreseen").count() == 0
    for name, path in NAMES.items():
        page.goto(machine.url + path)
        page.wait_for_function("() => !document.querySelector('#foreseen') && !('cached' in document.body.dataset)")
        assert score(page, path) == told.get(name, (0, before[path]))[1], name


def test_discarded_entries_no_longer_count(machine, open_page):  # noqa: F811
    page = open_page(offline=True, **PHONE)
    page.goto(machine.url + "/body")
    fetched(page)
    before = score(page, "/body")
    machine.kill()
    page.goto(machine.url + "/body/new")
    write(page, weight="64.3")
    page.goto(machine.url + "/body")
    assert foreseen(page)["Body"][1] == score(page, "/body") != before
    open_list(page)
    page.get_by_role("button", name="Discard").click()
    page.locator("#foreseen").wait_for(state="detached")
    assert score(page, "/body") == before


# These durations of WorkoutFormTests are read in the browser as the server reads them.
DURATIONS = {
    "45": 45, "7,5": 7.5, "1:15": 75, "0:30": 30, "1 h 15 min": 75, "1h15": 75, "2h": 120, "1.5h": 90, "1시간 15분": 75, "2시간": 120, "40분": 40,
    "40 min": 40, "1:75": None, "h": None, "1:15:20": None, "abc": None, "-5": -5, "1e3": None, ":": None, "1 hour 10 min": None, "90m": None, "a45": None,
}


def test_durations_are_parsed_as_on_the_server(sample_server, open_page):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/body")
    read = """async (texts) => { const { minutes } = await import(document.getElementById('outbox').dataset.forecast);
        return texts.map((text) => { const found = minutes(text); return isNaN(found) ? null : found; }); }"""
    assert dict(zip(DURATIONS, page.evaluate(read, list(DURATIONS)))) == DURATIONS


@pytest.mark.parametrize("path", list(RINGS))
def test_an_empty_outbox_loads_no_engine(sample_server, open_page, path):
    page = open_page(**PHONE)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(sample_server.url + path)
    page.wait_for_load_state("networkidle")
    assert not [url for url in loaded if "forecast" in url or "engine" in url]
