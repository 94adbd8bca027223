"""The morning: a phone that is late or silent, and a night that arrives while the page is open."""

import datetime
import json
import shutil
import sqlite3
import time
import urllib.request

import pytest

import berlin
from accessibility import violations
from browser_sizes import PHONE
from program import PATIENCE, Server, dailve, dailve_json


@pytest.fixture(scope="module")
def yesterdays_store(tmp_path_factory):
    """A store with everything up to last evening, and a phone that has sent it."""
    folder = tmp_path_factory.mktemp("yesterday")
    today = berlin.today()
    dailve("sample", folder / "export.zip", "--years", 1, "--density", 0.4, "--until", today - datetime.timedelta(days=1))
    dailve("import", folder / "export.zip", "--store", folder / "store")
    return folder / "store"


@pytest.fixture
def waiting(yesterdays_store, tmp_path):
    store = tmp_path / "store"
    shutil.copytree(yesterdays_store, store)
    server = Server(store)
    server.store = store
    server.key = dailve_json("tokens", "add", "Ada’s iPhone", "--store", store)
    yield server
    server.stop()


def heard(server, *hours):
    """Records that the phone sent something so many hours before midnight."""
    midnight = datetime.datetime.combine(berlin.today(), datetime.time(), berlin.ZONE).timestamp()
    database = sqlite3.connect(server.store / "health.sqlite", timeout=PATIENCE)
    with database:
        for hour in hours:
            database.execute(
                "INSERT INTO delivery (id, received, token, headers, size, packed, fingerprint, version, unknown, records) "
                "VALUES (?, ?, ?, '{}', 2, 2, ?, 1, 0, 9)", (f"d{hour}", int(midnight - hour * 3600), server.key["id"], f"f{hour}"))
    database.close()


def deliver_the_night(server):
    # Before seven in the morning the night ends just now, because readings of the future do not count.
    midnight = datetime.datetime.combine(berlin.today(), datetime.time(), berlin.ZONE)
    waking = midnight.replace(hour=7)
    minute = datetime.timedelta(minutes=1)
    earlier = waking - min(waking, max(berlin.now() - minute, midnight + minute))

    def at(clock):
        hour, minutes = map(int, clock.split(":"))
        return (midnight.replace(hour=hour, minute=minutes) - earlier).strftime("%Y-%m-%d %H:%M:%S %z")

    stages = [("00:20", "01:30", "Core"), ("01:30", "02:30", "Deep"), ("02:30", "04:30", "Core"), ("04:30", "06:00", "REM"),
              ("06:00", "07:00", "Core")]
    metrics = [
        {"name": "sleep_analysis", "units": "hr", "data": [
            {"startDate": at(start), "endDate": at(end), "qty": 1, "value": stage, "source": "Watch"} for start, end, stage in stages]},
        {"name": "heart_rate_variability", "units": "ms", "data": [
            {"date": at(f"0{hour}:10"), "qty": 50 + hour, "source": "Watch"} for hour in range(1, 7)]},
        {"name": "resting_heart_rate", "units": "count/min", "data": [{"date": at("06:50"), "qty": 55, "source": "Watch"}]},
        {"name": "respiratory_rate", "units": "count/min", "data": [
            {"date": at(f"0{hour}:10"), "qty": 14, "source": "Watch"} for hour in range(1, 7)]},
    ]
    request = urllib.request.Request(
        server.url + "/api/v1/ingest", data=json.dumps({"data": {"metrics": metrics}}).encode(), method="POST",
        headers={"Authorization": f"Bearer {server.key['token']}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        assert answer.status == 200


@pytest.mark.parametrize("locale, hours, title", [
    ("en-GB", (2, 10, 20), "Last night isn’t here yet"), ("en-GB", (60, 70, 80), "Nothing from Ada’s iPhone since"),
    ("ko-KR", (60, 70, 80), "이후 Ada’s iPhone에서 온 데이터가 없어요"),
])
def test_a_late_or_silent_phone_is_named_with_advice(waiting, open_page, locale, hours, title):
    heard(waiting, *hours)
    page = open_page(locale=locale, **PHONE)
    page.goto(waiting.url)
    hero = page.locator(".sky").inner_text()
    assert title in hero and "Health Auto Export" in hero and "HRV" not in page.locator(".sky .answer").inner_text()
    assert page.locator(".sky .acts a").count() == 2 and page.locator(".night-strip.wait").is_visible()
    assert page.locator(".ring small").inner_text() == ("Yesterday" if locale == "en-GB" else "어제")
    assert page.locator(".ring b").inner_text().isdigit() and violations(page) == []
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    # The first screen has the words that help.
    assert page.locator(".sky .why").first.bounding_box()["y"] < page.locator(".tabs").bounding_box()["y"]


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_night_fills_the_open_page_without_shifting_it(waiting, open_page, motion):
    heard(waiting, 2, 10, 20)
    page = open_page(reduced_motion=motion, **PHONE)
    page.goto(waiting.url)
    page.evaluate("() => { window.isSamePage = true; }")
    if page.locator(".others:not([open])").count():
        page.locator(".others > summary").click()
    card = page.locator("details[data-metric=weight]")
    card.locator("summary").click()
    card.evaluate("(card) => { scrollTo({ top: card.getBoundingClientRect().top + scrollY - innerHeight / 3, behavior: 'instant' }); }")
    page.wait_for_timeout(300)
    top, height = card.bounding_box()["y"], page.evaluate("() => scrollY")
    assert height > 100
    began = time.monotonic()
    deliver_the_night(waiting)
    page.wait_for_function("() => !document.querySelector('.sky .ring small').textContent.includes('Yesterday')")
    # It takes a second or two, if the machine has nothing else to do.
    assert time.monotonic() - began < 30
    page.wait_for_timeout(700)
    assert page.evaluate("() => window.isSamePage")
    assert "HRV" in page.locator(".sky .why").first.inner_text()
    assert page.locator("a[data-metric=sleep]").first.locator(".age").inner_text() == "Last night"
    assert abs(card.bounding_box()["y"] - top) < 2, "the card that is read stays where it was"
    assert card.evaluate("(card) => card.open && document.activeElement === card.querySelector('summary')")


def test_data_received_while_the_page_loads_are_shown(waiting, open_page):
    heard(waiting, 2, 10, 20)
    page = open_page(**PHONE)
    # The night arrives between the page and its first event.
    page.route("**/events", lambda route: (deliver_the_night(waiting), time.sleep(1.5), route.continue_()))
    page.goto(waiting.url)
    page.wait_for_function("() => !document.querySelector('.sky .ring small').textContent.includes('Yesterday')")


def test_a_night_is_shown_after_an_open_sheet_closes(waiting, open_page):
    heard(waiting, 2, 10, 20)
    page = open_page(**PHONE)
    page.goto(waiting.url)
    page.locator("[popovertarget=pins]").first.click()
    page.locator("#pins select").first.select_option("weight")
    deliver_the_night(waiting)
    page.wait_for_timeout(3500)
    assert page.locator("#pins").is_visible() and page.locator("#pins select").first.input_value() == "weight"
    page.keyboard.press("Escape")
    page.wait_for_function("() => !document.querySelector('.sky .ring small').textContent.includes('Yesterday')")
