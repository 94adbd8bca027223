"""Charts: what they say, how they are read, and that nothing moves."""

import re

import pytest

from browser_sizes import DESKTOP, PHONE
from pages import PAGES

SHIFT = (
    "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })"
    ".observe({ type: 'layout-shift', buffered: true })"
)


def test_charts_need_no_scripts(open_page, sample_server):
    page = open_page(**PHONE, java_script_enabled=False)
    for path in ["/", "/metric/hrv?days=30", "/sleep", "/body"]:
        page.goto(sample_server.url + path)
        assert page.locator("svg path").first.is_visible(), path
        assert page.locator("svg.chart, svg.spark").first.bounding_box()["height"] > 20, path


def test_switching_the_period_moves_nothing(open_page, sample_server):
    page = open_page(**PHONE)
    for name in ["hrv", "steps", "weight", "sleep", "oxygen-saturation"]:
        places = set()
        for days in ["7", "30", "90", "365", "all"]:
            page.goto(f"{sample_server.url}/metric/{name}?days={days}")
            box = page.locator(".canvas").bounding_box()
            places.add((round(box["y"]), round(box["height"]), round(page.locator(".periods").bounding_box()["y"])))
        assert len(places) == 1, (name, places)


def test_reading_a_chart_moves_nothing(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.add_init_script(SHIFT)
    page.goto(sample_server.url + "/metric/hrv?days=90")
    slider = page.get_by_role("slider")
    slider.focus()
    for key in ["Home", "End", "ArrowLeft", "ArrowLeft", "PageDown", "PageUp"]:
        page.keyboard.press(key)
    box = page.locator(".canvas svg").bounding_box()
    for share in [0.1, 0.5, 0.9]:
        page.mouse.move(box["x"] + box["width"] * share, box["y"] + 40)
    page.wait_for_timeout(300)
    assert page.evaluate("() => window.shift") == 0


def test_a_finger_reads_and_still_scrolls(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/rhr?days=30")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.canvas')).touchAction") == "pan-y"
    box = page.locator(".canvas svg").bounding_box()
    page.touchscreen.tap(box["x"] + 3, box["y"] + 30)
    assert page.get_by_role("slider").input_value() == "0"
    words = page.locator(".readout").inner_text()
    assert re.fullmatch(r"[A-Z][a-z]{2} \d+: \d+ bpm", words) and page.get_by_role("slider").get_attribute("aria-valuetext") == words


def test_the_period_survives_reload_and_back_and_time_travels(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/rhr?days=30")
    page.get_by_role("link", name="Earlier").click()
    assert "days=30&to=" in page.url
    span = page.locator(".travel").inner_text()
    page.reload()
    assert page.locator(".travel").inner_text() == span
    page.get_by_role("link", name="90 d").click()
    assert "to=" in page.url and page.locator(".periods [aria-current=true]").inner_text() == "90 d"
    page.go_back()
    assert page.locator(".periods [aria-current=true]").inner_text() == "30 d"
    page.get_by_role("link", name="Later").click()
    assert page.url.endswith("?days=30") and page.get_by_role("link", name="Later").count() == 0


@pytest.mark.parametrize("path", ["/metric/hrv?days=90", "/metric/steps?days=30", "/metric/sleep?days=30"])
def test_as_many_points_as_rows_with_values(open_page, sample_server, path):
    page = open_page()
    page.goto(sample_server.url + path)
    page.get_by_text("Show as table").click()
    values = [row for row in page.locator("table tbody td").all_inner_texts() if row != "no data"]
    bars = page.locator("svg.detail .bars")
    if bars.count():
        points = bars.get_attribute("d").count("M")
    else:
        line = page.locator("svg.detail > .line").get_attribute("d") or ""
        islands = page.locator("svg.detail > .dot:not(.newest):not(.hole)")
        points = line.count("M") + line.count("L") + (islands.first.get_attribute("d").count("M") if islands.count() else 0)
    assert points == len(values)


def test_usual_and_range_are_words_too_and_stay_in_forced_colours(open_page, sample_server):
    page = open_page(forced_colors="active", **DESKTOP)
    page.goto(sample_server.url + "/metric/hrv?days=30")
    words = page.locator(".legend").inner_text()
    assert "usual" in words and re.search(r"\d+–\d+ ms", words)
    stroke = page.evaluate("() => getComputedStyle(document.querySelector('svg .line')).stroke")
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert stroke != ground
    assert page.locator("figcaption").first.inner_text().startswith("HRV: ")


def test_a_chart_can_be_heard(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/rhr?days=7")
    page.evaluate("() => { window.tones = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (...a) { window.tones += 1; return start.apply(this, a) } }")
    page.get_by_role("button", name="Play as sound").click()
    rows = page.locator("table tbody td").all_text_contents()
    assert page.evaluate("() => window.tones") == sum(1 for row in rows if row != "no data")


def test_a_detail_page_prints_chart_and_table_without_navigation(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/hrv?days=30")
    assert page.get_by_role("link", name="Download as CSV").is_visible()
    page.emulate_media(media="print")
    assert page.locator("svg.detail").is_visible() and page.locator("table tbody tr").first.is_visible()
    for name in [".tabs", ".periods", ".back", ".travel"]:
        assert page.locator(name).first.is_hidden(), name
    assert page.pdf(format="A4")[:5] == b"%PDF-"


def test_what_can_be_pressed_is_large_enough(open_page, sample_server):
    page = open_page(**PHONE)
    wanted = "button, .button, .link, .back, .periods a, .tabs a, summary, input:not([type=range]):not([type=hidden]), select, textarea, .face, .subscores a, .row-link"
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        small = page.evaluate(
            "(wanted) => [...document.querySelectorAll(wanted)].filter(e => { if (e.matches('.off')) return false; const b = e.getBoundingClientRect();"
            " return b.height > 0 && (b.height < 43.5 || b.width < 43.5) }).map(e => e.outerHTML.slice(0, 90))", wanted)
        assert small == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_focus_can_be_seen(open_page, sample_server, scheme):
    page = open_page(color_scheme=scheme, **DESKTOP)
    for path in ["/wellness", "/body/new", "/metric/hrv"]:
        page.goto(sample_server.url + path)
        for _ in range(25):
            page.keyboard.press("Tab")
            # A date field shows its ring on the part that is being typed.
            if page.evaluate("() => ['date', 'time'].includes(document.activeElement.type)"):
                continue
            seen = page.evaluate(
                "() => { const e = document.activeElement; const ring = (n) => getComputedStyle(n).outlineStyle !== 'none';"
                " return e === document.body || ring(e) || ring(e.closest('.canvas') ?? e) }")
            assert seen, (path, page.evaluate("() => document.activeElement.outerHTML"))


def test_the_first_visit_is_light(open_page, sample_server):
    page = open_page(**PHONE)
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    received = []
    session.on("Network.loadingFinished", lambda event: received.append(event["encodedDataLength"]))
    for path in PAGES.values():
        received.clear()
        page.goto(sample_server.url + path)
        page.wait_for_timeout(100)
        assert sum(received) <= 120_000, (path, sum(received))


def test_motion_is_absent_when_unwanted_on_every_page(open_page, sample_server):
    page = open_page(reduced_motion="reduce", **PHONE)
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        assert page.evaluate("() => document.getAnimations().length") == 0, path


def test_headings_make_an_outline(open_page, sample_server):
    page = open_page(**PHONE)
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        levels = page.evaluate("() => [...document.querySelectorAll('h1,h2,h3,h4')].filter(e => e.checkVisibility()).map(e => Number(e.tagName[1]))")
        assert levels[0] == 1 and levels.count(1) == 1, path
        assert all(b - a <= 1 for a, b in zip(levels, levels[1:])), (path, levels)


def test_every_contributor_leads_to_what_is_behind_it(open_page, sample_server):
    page = open_page(**DESKTOP)
    for path in ["/condition", "/wellness/score", "/body"]:
        page.goto(sample_server.url + path)
        for link in page.locator("table.parts a").all():
            target = link.get_attribute("href")
            assert page.request.get(sample_server.url + target).ok
    page.goto(sample_server.url + "/wellness/score")
    method = page.locator("section", has=page.get_by_role("heading", name="How it’s calculated")).inner_text()
    assert "40%" in method and "Steps and workouts aren’t included" in method
