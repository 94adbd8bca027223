"""Charts: what they say, how they can be read, and that nothing moves."""

import re

import pytest

from browser_sizes import DESKTOP, PHONE
from pages import PAGES

SHIFT = (
    "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })"
    ".observe({ type: 'layout-shift', buffered: true })"
)


def open_menu(page, item):
    """Chooses an item from the menu of the first chart."""
    page.get_by_role("button", name="More for this chart").first.click()
    page.locator("[popover]:popover-open").get_by_text(item).click()


def test_charts_need_no_scripts(open_page, sample_server):
    page = open_page(**PHONE, java_script_enabled=False)
    for path in ["/", "/metric/hrv?days=30", "/sleep", "/body"]:
        page.goto(sample_server.url + path)
        assert page.locator("svg path").first.is_visible(), path
        assert page.locator("svg.chart, svg.spark").first.bounding_box()["height"] > 20, path
    page.goto(sample_server.url + "/metric/hrv?days=30")
    page.get_by_text("Show as table").last.click()
    assert page.locator("table tbody a").first.is_visible()
    page.get_by_role("button", name="More for this chart").click()
    assert page.get_by_role("link", name="Download as CSV").is_visible()


def test_switching_the_period_shifts_no_content(open_page, sample_server):
    page = open_page(**PHONE)
    for name in ["hrv", "steps", "weight", "sleep", "oxygen-saturation"]:
        places = set()
        for days in ["7", "30", "90", "365", "all"]:
            page.goto(f"{sample_server.url}/metric/{name}?days={days}")
            box = page.locator(".canvas").bounding_box()
            places.add((round(box["y"]), round(box["height"]), round(page.locator(".periods").bounding_box()["y"])))
        assert len(places) == 1, (name, places)


def test_reading_a_chart_shifts_no_content(open_page, sample_server):
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


PLACES = """() => {
  const plot = document.querySelector('[data-plot]'), svg = plot.querySelector('.canvas svg').getBoundingClientRect();
  const slots = [...plot.querySelectorAll('.x i')], points = plot.querySelector('input').dataset.points.split('\\u001f');
  return { count: points.length, left: svg.left, width: svg.width, points, slots: slots.length,
    axis: plot.querySelector('.x').getBoundingClientRect().width,
    labels: slots.map((slot, index) => ({ index, span: slot.querySelector('span'), minor: slot.matches('.minor') }))
      .filter(l => l.span && getComputedStyle(l.span).visibility === 'visible')
      .map(({ index, span, minor }) => { const box = span.getBoundingClientRect(); return { index, minor, text: span.innerText, middle: (box.left + box.right) / 2, left: box.left, right: box.right } }) }
}"""


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_labels_are_centred_under_their_points(open_page, sample_server, size):
    page = open_page(**size)
    for path in ["/metric/rhr", "/metric/steps", "/metric/heart-rate", "/sleep", "/metric/sleep", "/condition"]:
        for days in ["7", "30"] if path in ["/sleep", "/condition"] else ["7", "30", "90", "365", "all"]:
            page.goto(f"{sample_server.url}{path}?days={days}")
            chart = page.evaluate(PLACES) if path != "/sleep" else page.evaluate(PLACES.replace("document.querySelector('[data-plot]')", "document.querySelector('#durations-menu').closest('[data-plot]')"))
            assert chart["slots"] == chart["count"] and abs(chart["axis"] - chart["width"]) < 1, (path, days)
            assert chart["labels"], (path, days)
            for label in chart["labels"]:
                point = chart["left"] + chart["width"] * (label["index"] + 0.5) / chart["count"]
                assert abs(label["middle"] - point) < 1, (path, days, label, point)
                if chart["count"] == 30:
                    assert chart["points"][label["index"]].startswith(label["text"] + ":"), (path, label)
            for a, b in zip(chart["labels"], chart["labels"][1:]):
                assert a["right"] <= b["left"], (path, days, a, b)


def test_the_cursor_is_on_the_day_that_the_axis_shows(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/rhr?days=30")
    label = page.evaluate(PLACES)["labels"][1]
    box = page.locator(".canvas svg").bounding_box()
    page.touchscreen.tap(label["middle"], box["y"] + 40)
    assert page.locator(".readout").inner_text().startswith(label["text"] + ": ")


def test_a_week_labels_seven_days_and_all_time_labels_years(open_page, sample_server):
    page = open_page(**PHONE)
    for path in ["/metric/rhr?days=7", "/metric/steps?days=7", "/sleep"]:
        page.goto(sample_server.url + path)
        names = page.locator(".x.few").first.locator("i span").all_inner_texts()
        assert len(names) == 7 and len(set(names)) == 7, path
    page.goto(sample_server.url + "/metric/rhr?days=all")
    assert any(re.search(r"\b20\d\d\b", label["text"]) for label in page.evaluate(PLACES)["labels"])
    points = page.evaluate(PLACES)["points"]
    assert not points[-1].endswith("no data") and not points[0].endswith("no data")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_changing_the_period_keeps_the_scroll_position(open_page, sample_server, size):
    page = open_page(**size)
    for path, anchor in [("/wellness/score", "scores"), ("/sleep", "durations"), ("/metric/rhr?days=7", "chart"), ("/body", "weight")]:
        page.goto(sample_server.url + path)
        page.evaluate("(id) => document.getElementById(id).scrollIntoView({ block: 'center' })", anchor)
        before = page.locator(f"#{anchor}").bounding_box()["y"]
        page.locator(f"#{anchor}").get_by_role("link", name="90 d").click() if path != "/body" else page.locator(f"#{anchor}").get_by_role("link", name="30 d").click()
        page.wait_for_url("**days=30*" if path == "/body" else "**days=90*")
        page.wait_for_timeout(100)
        assert abs(page.locator(f"#{anchor}").bounding_box()["y"] - before) < 2, (path, anchor)
    page.goto(sample_server.url + "/metric/rhr?days=7")
    page.locator(".periods").get_by_role("link", name="30 d").click()
    page.wait_for_url("**/metric/rhr?days=30#chart")
    page.wait_for_timeout(100)
    assert page.evaluate("() => scrollY") == 0


def test_ninety_days_of_sleep_show_ninety_days(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/sleep")
    # All charts of the page share one choice.
    assert page.locator(".periods").count() == 1
    page.locator("#durations").get_by_role("link", name="90 d").click()
    page.wait_for_url("**/sleep?days=90#durations")
    for chart in ["durations", "scores"]:
        assert page.locator(f"#{chart}-table tbody tr").count() == 90, chart
    assert page.locator("#durations [aria-current]").inner_text() == "90 d"


def test_a_page_states_its_finding_once(open_page, sample_server):
    page = open_page(**PHONE)
    for name, unit in [("rhr", "bpm"), ("hrv", "ms"), ("weight", "kg")]:
        page.goto(f"{sample_server.url}/metric/{name}?days=30")
        value = page.locator(".large b").inner_text()
        card = page.locator("article.detail figure").first
        seen = card.evaluate("(node) => [...node.querySelectorAll('figcaption p, .readout')].filter(n => getComputedStyle(n).visibility === 'visible').map(n => n.innerText).join(' | ')")
        assert len(re.findall(rf"(?<![\d.]){re.escape(value)}(?![\d.])", seen)) <= 2 and seen.count(f"{value} {unit}") + seen.count(f"{value}{unit}") == 1, seen
        # A day's reading replaces the finding in the same place.
        before = page.locator(".canvas").bounding_box()
        page.get_by_role("slider").focus()
        page.keyboard.press("Home")
        assert page.locator(".readout").is_visible() and page.locator(".canvas").bounding_box() == before
        page.mouse.click(5, 5)
        assert page.locator(".readout").is_hidden()


def test_a_point_links_to_its_readings_where_a_wrong_one_can_be_excluded(open_page, empty_server_with_sample):
    server = empty_server_with_sample
    page = open_page(**PHONE)
    page.goto(server.url + "/metric/heart-rate?days=7")
    box = page.locator(".canvas svg").bounding_box()
    page.touchscreen.tap(box["x"] + box["width"] * 4.5 / 7, box["y"] + 40)
    day = page.locator(".readout").inner_text().split(":")[0]
    page.get_by_role("link", name="See readings").click()
    page.wait_for_url("**/samples?day=*")
    heads = page.locator(".day-head").all_inner_texts()
    month, number = day.split(" ")
    assert len(heads) == 1 and re.search(rf", {month}[a-z]* {number}, ", heads[0]), heads
    first = page.locator(".samples li").first
    first.locator("summary").click()
    first.get_by_role("button", name="Exclude").click()
    page.wait_for_url("**/samples?day=*&done=saved")
    assert page.locator(".samples li.off").count() == 1


def test_heart_rate_shows_ranges_averages_and_the_resting_rate(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/heart-rate?days=30")
    days = page.locator("svg.detail .stems").get_attribute("d").count("M")
    assert days == page.locator("svg.detail .dot:not(.halo)").first.get_attribute("d").count("M") and days > 20
    assert page.locator("svg.detail .companion").count() == 1
    assert "lowest to highest" in page.locator(".legend").inner_text()
    reading = page.locator("input[type=range]").get_attribute("data-points").split("\x1f")[-2]
    low, high = map(int, re.search(r"(\d+)–(\d+) bpm", reading).groups())
    assert low < int(re.search(r"(\d+) bpm on average", reading)[1]) < high


def test_the_previous_period_is_drawn_on_demand(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/hrv?days=30")
    assert page.locator("svg.detail .before").count() == 0
    open_menu(page, "Compare with previous period")
    page.wait_for_url("**before=1#chart")
    assert page.locator("svg.detail .before").count() == 1
    page.get_by_role("link", name="7 d", exact=True).click()
    page.wait_for_url("**days=7&before=1#chart")
    open_menu(page, "Hide previous period")
    page.wait_for_url("**days=7#chart")
    assert page.locator("svg.detail .before").count() == 0


def test_this_month_is_shown_beside_the_last(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/steps")
    months = page.locator("section", has=page.get_by_role("heading", name="Daily average by month"))
    assert months.locator("dt").count() == 2 and "so far" in months.locator("dt").first.inner_text()


def test_touch_reads_a_chart_and_still_scrolls(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/rhr?days=30")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.canvas')).touchAction") == "pan-y"
    box = page.locator(".canvas svg").bounding_box()
    page.touchscreen.tap(box["x"] + 3, box["y"] + 30)
    assert page.get_by_role("slider").input_value() == "0"
    words = page.locator(".readout").inner_text()
    assert re.fullmatch(r"[A-Z][a-z]{2} \d+: \d+ bpm", words) and page.get_by_role("slider").get_attribute("aria-valuetext") == words


def test_the_period_survives_reload_and_back_and_browsing_dates(open_page, sample_server):
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
    assert page.url.endswith("?days=30#chart") and page.get_by_role("link", name="Later").count() == 0


@pytest.mark.parametrize("path", ["/metric/hrv?days=90", "/metric/steps?days=30", "/metric/sleep?days=30"])
def test_a_chart_has_a_point_for_every_row_with_a_value(open_page, sample_server, path):
    page = open_page()
    page.goto(sample_server.url + path)
    open_menu(page, "Show as table")
    values = [row for row in page.locator("table tbody td").all_inner_texts() if row != "no data"]
    bars = page.locator("svg.detail .bars")
    if bars.count():
        points = bars.get_attribute("d").count("M")
    else:
        line = page.locator("svg.detail > .line").get_attribute("d") or ""
        islands = page.locator("svg.detail > .dot:not(.newest):not(.hole)")
        points = line.count("M") + line.count("L") + (islands.first.get_attribute("d").count("M") if islands.count() else 0)
    assert points == len(values)


def test_baseline_and_range_are_also_worded_and_survive_forced_colours(open_page, sample_server):
    page = open_page(forced_colors="active", **DESKTOP)
    page.goto(sample_server.url + "/metric/hrv?days=30")
    words = page.locator(".legend").inner_text()
    assert "usual" in words and re.search(r"\d+–\d+ ms", words)
    stroke = page.evaluate("() => getComputedStyle(document.querySelector('svg .line')).stroke")
    ground = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    assert stroke != ground
    assert "your usual" in page.locator("figcaption").first.inner_text()


def test_a_chart_can_be_played_as_sound(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/rhr?days=7")
    page.evaluate("() => { window.tones = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (...a) { window.tones += 1; return start.apply(this, a) } }")
    open_menu(page, "Play as sound")
    rows = page.locator("table tbody td").all_text_contents()
    assert page.evaluate("() => window.tones") == sum(1 for row in rows if row != "no data")


def test_a_detail_page_prints_chart_and_table_without_navigation(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/hrv?days=30")
    page.get_by_role("button", name="More for this chart").click()
    assert page.get_by_role("link", name="Download as CSV").is_visible()
    page.keyboard.press("Escape")
    page.emulate_media(media="print")
    assert page.locator("svg.detail").is_visible() and page.locator("table tbody tr").first.is_visible()
    for name in [".tabs", ".periods", ".back", ".travel"]:
        assert page.locator(name).first.is_hidden(), name
    assert page.pdf(format="A4")[:5] == b"%PDF-"


def test_touch_targets_are_large_enough(open_page, sample_server):
    page = open_page(**PHONE)
    wanted = "button, .button, .link, .back, .periods a, .tabs a, summary, input:not([type=range]):not([type=hidden]), select, textarea, .face, .subscores a, .row-link"
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        small = page.evaluate(
            "(wanted) => [...document.querySelectorAll(wanted)].filter(e => { if (e.matches('.off')) return false; const b = e.getBoundingClientRect();"
            " return b.height > 0 && (b.height < 43.5 || b.width < 43.5) }).map(e => e.outerHTML.slice(0, 90))", wanted)
        assert small == [], path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_focus_is_visible(open_page, sample_server, scheme):
    page = open_page(color_scheme=scheme, **DESKTOP)
    for path in ["/wellness", "/body/new", "/metric/hrv"]:
        page.goto(sample_server.url + path)
        for _ in range(25):
            page.keyboard.press("Tab")
            # A date field draws its focus ring on the part being typed.
            if page.evaluate("() => ['date', 'time'].includes(document.activeElement.type)"):
                continue
            seen = page.evaluate(
                "() => { const e = document.activeElement; const ring = (n) => getComputedStyle(n).outlineStyle !== 'none';"
                " return e === document.body || ring(e) || ring(e.closest('.canvas') ?? e) }")
            assert seen, (path, page.evaluate("() => document.activeElement.outerHTML"))


def test_a_first_visit_downloads_little(open_page, sample_server):
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


def test_reduced_motion_is_respected_on_every_page(open_page, sample_server):
    page = open_page(reduced_motion="reduce", **PHONE)
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        assert page.evaluate("() => document.getAnimations().length") == 0, path


def test_headings_form_an_outline(open_page, sample_server):
    page = open_page(**PHONE)
    for path in PAGES.values():
        page.goto(sample_server.url + path)
        levels = page.evaluate("() => [...document.querySelectorAll('h1,h2,h3,h4')].filter(e => e.checkVisibility()).map(e => Number(e.tagName[1]))")
        assert levels[0] == 1 and levels.count(1) == 1, path
        assert all(b - a <= 1 for a, b in zip(levels, levels[1:])), (path, levels)


def test_every_contributor_links_to_its_details(open_page, sample_server):
    page = open_page(**DESKTOP)
    for path in ["/condition", "/wellness/score", "/body"]:
        page.goto(sample_server.url + path)
        for link in page.locator("table.parts a").all():
            target = link.get_attribute("href")
            assert page.request.get(sample_server.url + target).ok
    page.goto(sample_server.url + "/wellness/score")
    method = page.locator("section", has=page.get_by_role("heading", name="How it’s calculated"))
    assert "40%" in method.inner_text() and "Steps and workouts aren’t included" in method.inner_text()
    # The statistics are shown on request.
    assert not method.get_by_text("share its weight").is_visible()
    method.get_by_text("Details").click()
    assert method.get_by_text("share its weight").is_visible()


def test_the_selected_point_is_marked_with_an_open_dot(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/hrv?days=7")
    slider = page.locator("#content input[type=range]").first
    slider.focus()
    page.keyboard.press("ArrowLeft")
    index, heights = int(slider.input_value()), slider.get_attribute("data-heights").split(" ")
    dots = page.locator("svg.detail g .dot").evaluate_all("all => all.map(dot => dot.getAttribute('d'))")
    assert len(dots) == 2 and all(re.search(rf" {re.escape(heights[index])}h", dot) for dot in dots), (dots, heights, index)
