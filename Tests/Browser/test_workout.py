"""The page of one workout: route and charts share one cursor, by mouse, touch and keys."""

import re
import xml.etree.ElementTree

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE
from pages import PAGES, WORKOUT_PAGES
from test_charts import SHIFT

HERE = "() => [...document.querySelectorAll('.here:not(.halo), .curve .newest')].map(e => e.getAttribute('d'))"


def reading(page):
    return page.locator("[data-reading]").first.inner_text()


def open_run(open_page, server, **options):
    page = open_page(**options)
    page.add_init_script(SHIFT)
    page.goto(server.url + PAGES["workout-run"])
    return page


def test_the_mouse_moves_one_cursor_on_route_and_charts(open_page, sample_server):
    page = open_run(open_page, sample_server, **DESKTOP)
    before, texts = page.evaluate(HERE), {reading(page)}
    assert len(before) == 4 and all(before), "route, heart rate, pace and elevation"
    for place in [".hue-heart .curve svg.course", ".columns .curve svg.course", ".route svg"]:
        page.locator(place).first.scroll_into_view_if_needed()
        box = page.locator(place).first.bounding_box()
        page.mouse.move(box["x"] + box["width"] * 0.3, box["y"] + box["height"] * 0.4)
        after = page.evaluate(HERE)
        assert all(a != b for a, b in zip(before, after)), place
        texts.add(reading(page))
        assert len({text.strip() for text in page.locator("[data-reading]").all_inner_texts()}) == 1, "all say the same"
        before = after
        page.mouse.move(box["x"] + box["width"] * 0.8, box["y"] + box["height"] * 0.4)
        before = page.evaluate(HERE)
    assert len(texts) == 3, "where it stood, on the charts, on the route"
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.shift") == 0


def test_the_cursor_follows_the_keyboard_and_announces_its_position(open_page, sample_server):
    page = open_run(open_page, sample_server, **DESKTOP)
    slider = page.get_by_role("slider")
    assert slider.get_attribute("aria-label") and "bpm" in slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("Home")
    assert slider.get_attribute("aria-valuetext").startswith("0:00")
    assert reading(page).startswith("0:00")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert slider.input_value() == "2"
    page.keyboard.press("End")
    assert slider.input_value() == "240"
    ring = page.evaluate("() => getComputedStyle(document.activeElement.closest('.canvas')).outlineStyle")
    assert ring != "none"


def test_touch_moves_the_cursor(open_page, sample_server):
    page = open_run(open_page, sample_server, **PHONE)
    for place in [".hue-heart .curve svg.course", ".route svg"]:
        before = page.evaluate(HERE)
        target = page.locator(place).first
        target.scroll_into_view_if_needed()
        box = target.bounding_box()
        page.touchscreen.tap(box["x"] + box["width"] * 0.25, box["y"] + box["height"] * 0.4)
        assert page.evaluate(HERE) != before, place


@pytest.mark.parametrize("name", WORKOUT_PAGES)
def test_every_kind_of_workout_is_accessible_and_fits(open_page, sample_server, name):
    for size, scheme, locale in [(PHONE, "dark", "ko-KR"), (DESKTOP, "light", "en-GB")]:
        page = open_page(color_scheme=scheme, locale=locale, reduced_motion="reduce", **size)
        page.goto(sample_server.url + PAGES[name])
        for summary in page.locator("main details > summary").all():
            summary.click()
        assert violations(page) == [], name
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{name} at 200 %"


@pytest.mark.parametrize("name", WORKOUT_PAGES)
def test_workout_tables_fit_a_phone_without_scrolling(open_page, sample_server, name):
    for locale in ["en-GB", "ko-KR"]:
        page = open_page(locale=locale, viewport={"width": 393, "height": 852})
        page.goto(sample_server.url + PAGES[name])
        page.evaluate("() => document.querySelectorAll('details').forEach(fold => fold.open = true)")
        wide = page.evaluate(
            "() => [...document.querySelectorAll('.splits')].filter(e => e.scrollWidth > e.clientWidth).map(e => e.ariaLabel)")
        assert wide == [], (name, locale)


def test_without_scripts_the_page_shows_a_moment_and_a_table(open_page, sample_server):
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(sample_server.url + PAGES["workout-run"])
    assert "bpm" in reading(page)
    page.locator(".hue-heart details summary").click()
    assert page.locator(".hue-heart .splits tbody tr").count() > 10


def test_the_route_downloads_with_and_without_its_ends(open_page, sample_server):
    page = open_run(open_page, sample_server, **PHONE)
    lengths = []
    for cut in [False, True]:
        if cut:
            page.get_by_role("checkbox").check()
        with page.expect_download() as download:
            page.get_by_role("button", name="Route as GPX").click()
        assert download.value.suggested_filename.endswith("-running.gpx")
        root = xml.etree.ElementTree.parse(download.value.path()).getroot()
        lengths.append(len(root.findall(".//{*}trkpt")))
    assert 0 < lengths[1] < lengths[0]


def test_a_workout_page_is_small(open_page, sample_server):
    page = open_page(**PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    received = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    page.goto(sample_server.url + PAGES["workout-run"])
    page.wait_for_timeout(100)
    assert sum(received) <= 80_000, sum(received)


def test_a_pool_swim_has_one_pace(open_page, sample_server):
    page = open_page(locale="en-GB", **DESKTOP)
    page.goto(sample_server.url + PAGES["workout-swim"])
    text = page.locator("main").inner_text()
    pace = re.search(r"\bPace\s+(\d+:\d\d)\s*/100 m", text)[1]
    assert re.search(rf"{pace}\s*/100 m on average", text)
    assert "moving" not in text
