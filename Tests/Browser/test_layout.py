"""Layout: on the first screen, above the tabs, on paper."""

import re

import pytest

from browser_sizes import DESKTOP, PHONE

SHIFT = (
    "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })"
    ".observe({ type: 'layout-shift', buffered: true })"
)
SCREEN = {**PHONE, "viewport": {"width": 393, "height": 852}}


def pages_of(pdf):
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


@pytest.mark.parametrize("locale", ["en-US", "en-GB", "ko-KR"])
def test_last_night_fits_on_the_first_screen(open_page, sample_server, locale):
    page = open_page(**{**SCREEN, "locale": locale})
    page.add_init_script(SHIFT)
    page.goto(sample_server.url + "/sleep")
    bar = page.locator(".tabs").bounding_box()["y"]
    for place in [".ring", ".answer .large", "svg.hypnogram", ".hours p >> nth=0"]:
        box = page.locator(place).bounding_box()
        assert box["y"] + box["height"] <= bar, (place, box, bar)
    assert page.evaluate("() => window.shift") == 0
    hours = page.locator(".hours p").all_inner_texts()
    assert 3 <= len(hours) <= 5
    form = {"en-US": r"\d+ [AP]M", "en-GB": r"\d+:00", "ko-KR": r"오[전후] \d+시"}[locale]
    assert all(re.fullmatch(form, hour) for hour in hours), hours


def test_a_night_shows_bars_connectors_and_hours_in_place(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/sleep")
    order = page.evaluate("() => [...document.querySelectorAll('.bars-over > *')].map(e => e.tagName)")
    assert "line" in order and order == sorted(order), "connectors come first, so bars lie over them"
    assert page.locator(".bars-over rect").first.get_attribute("rx") == "4"
    # An hour's label is below its line.
    plot = page.locator("svg.hypnogram").bounding_box()
    paths = [path.get_attribute("d") for path in page.locator(".hypnogram .grid").all()]
    lines = [float(upright[1]) / 1000 for path in paths if (upright := re.match(r"M([\d.]+) 0V", path))]
    names = page.evaluate(
        "() => [...document.querySelectorAll('.hours p')].map(e => { const b = e.getBoundingClientRect(); return b.x + b.width / 2 })")
    assert len(lines) == len(names)
    for share, middle in zip(lines, names):
        assert abs(plot["x"] + share * plot["width"] - middle) < 2
    # The duration appears once before the history of nights.
    length = page.locator(".answer .large").inner_text().replace("asleep", "").strip()
    above = page.evaluate(
        "() => [...document.querySelectorAll('main > *')].slice(0, -1).map(e => e.innerText)"
        ".slice(0, [...document.querySelectorAll('main > *')].findIndex(e => e.querySelector('svg.detail'))).join(' ')")
    assert " ".join(above.split()).count(" ".join(length.split())) == 1


@pytest.mark.parametrize("height", [852, 516, 400])
def test_the_save_button_is_never_under_the_tabs(open_page, sample_server, height):
    """A height of 852 is a phone, 516 is the part above its keyboard, 400 is a phone in landscape."""
    page = open_page(**{**PHONE, "viewport": {"width": 393, "height": height}})
    for path in ["/body/new", "/injuries/new", "/settings"]:
        page.goto(sample_server.url + path)
        # Settings show the save button only after a change.
        page.locator("form:has(.save)").dispatch_event("input")
        fields = page.locator("form:has(.save) :is(input:not([type=hidden]), select, textarea)").all()
        for field in [fields[0], fields[len(fields) // 2], fields[-1]]:
            field.focus()
            page.wait_for_timeout(50)
            save = page.locator(".save .primary").bounding_box()
            tabs = page.locator(".tabs")
            floor = tabs.bounding_box()["y"] if tabs.is_visible() else height
            assert save["y"] >= 0 and save["y"] + save["height"] <= floor, (path, height, save, floor)
            # Neither the tabs nor the save button covers the field being filled in.
            box = field.bounding_box()
            assert box["y"] >= 0 and box["y"] + min(box["height"], 44) <= save["y"], (path, height, box, save)


def test_weight_comes_first_and_has_focus(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/body/new")
    assert page.evaluate("() => document.activeElement.name") == "weight"
    names = page.evaluate("() => [...document.querySelectorAll('[data-form] :is(input:not([type=hidden]), textarea)')].map(e => e.name)")
    assert names == ["weight", "bodyFat", "leanBodyMass", "day", "time", "memo"]


def test_the_body_page_prints_on_three_pages_in_colour(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/body")
    page.emulate_media(media="print")
    assert page.evaluate("() => getComputedStyle(document.querySelector('.ring .arc')).printColorAdjust") == "exact"
    # The first page begins with content.
    assert page.locator(".hero").bounding_box()["y"] < 200
    assert page.locator("h1").bounding_box()["y"] < 60
    assert page.locator(".save, .switch, .tabs, .periods").evaluate_all("all => all.every(e => !e.checkVisibility())")
    assert pages_of(page.pdf(format="A4", print_background=True)) <= 3
    # Entries are printed with their words, not only with their icons.
    assert page.locator("#entries .entries li").first.inner_text().startswith("Weight 71")


def test_the_body_page_shows_weight_beside_the_score_on_a_desktop(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto(sample_server.url + "/body")
    hero, chart, parts = (page.locator(name).first.bounding_box() for name in [".hero", "svg.detail", "table.parts"])
    assert chart["x"] > hero["x"] + hero["width"]
    assert chart["y"] > 0 and chart["y"] + chart["height"] < 800
    assert chart["y"] < parts["y"]


@pytest.mark.parametrize("path", ["/metric/hrv/samples", "/data/types", "/data/sources/1", "/data/batches/1"])
def test_a_long_list_starts_on_the_first_printed_page(open_page, sample_server, path):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + path)
    page.emulate_media(media="print")
    breaks = "all => all.map(e => getComputedStyle(e).breakInside)"
    assert set(page.locator(".card:has(.entries, .stack)").evaluate_all(breaks)) == {"auto"}
    assert set(page.locator(".entries > li, .stack tbody tr").evaluate_all(breaks)) == {"avoid"}


@pytest.mark.parametrize("path", ["/settings", "/body/entry-1", "/data/types/HKQuantityTypeIdentifierStepCount"])
def test_form_contents_are_printed(open_page, sample_server, path):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + path)
    page.emulate_media(media="print")
    assert page.locator("form :is(input:not([type=hidden]), li)").first.is_visible()
    assert page.locator("main button").evaluate_all("all => all.every(e => !e.checkVisibility())")


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_paper_is_white_in_every_theme(open_page, sample_server, scheme):
    page = open_page(color_scheme=scheme, **DESKTOP)
    page.goto(sample_server.url + "/sleep")
    page.emulate_media(media="print", color_scheme=scheme)
    assert page.evaluate("() => getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"
    assert page.evaluate("() => getComputedStyle(document.querySelector('h1')).color") == "rgb(16, 32, 26)"


def test_large_text_breaks_no_word(open_page, sample_server):
    """At twice the text size no word of a label is broken across lines, and none is wider than a phone."""
    page = open_page(**SCREEN)
    broken = """() => {
      const words = [];
      for (const node of document.querySelectorAll('.days > *, .day-strip a, .bar-rows dt, .parts th, .tabs a, .periods a, .injuries a')) {
        const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
        for (let text = walker.nextNode(); text; text = walker.nextNode())
          for (const match of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            const range = document.createRange();
            range.setStart(text, match.index); range.setEnd(text, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map((box) => Math.round(box.top)));
            if (lines.size > 1) words.push(match[0]);
          }
      }
      return words;
    }"""
    for path in ["/", "/wellness", "/condition", "/wellness/score", "/sleep", "/body", "/injuries", "/metric/heart-rate", "/metric/rhr"]:
        page.goto(sample_server.url + path)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        assert page.evaluate(broken) == [], path
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


def test_the_header_of_the_first_screen_has_one_line(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/")
    day, title, add, age = [
        page.locator(name).first.bounding_box() for name in [".sky-bar .date", ".sky-bar h1", ".sky-bar .add", ".refresh"]]
    # The day, the age of the data and the "+" button are beside the page's name.
    for beside in [day, age, add]:
        assert beside["y"] < title["y"] + title["height"] and beside["y"] + beside["height"] > title["y"]
    assert title["x"] < day["x"] < age["x"] < add["x"]
    assert page.locator(".day-strip").bounding_box()["y"] >= add["y"] + add["height"] - 8


def test_rows_of_neighbouring_cards_line_up(open_page, sample_server):
    page = open_page(**SCREEN)
    for path in ["/", "/wellness"]:
        page.goto(sample_server.url + path)
        cards = page.locator(".grid .metric").evaluate_all("""all => all.map(card => ({ top: card.getBoundingClientRect().top,
          values: [...card.querySelectorAll('.name, .spark, .value')].slice(0, 3).map(e => Math.round(e.getBoundingClientRect().top)) }))""")
        for a, b in zip(cards, cards[1:]):
            if abs(a["top"] - b["top"]) < 1:
                assert all(abs(x - y) <= 2 for x, y in zip(a["values"], b["values"])), (path, a, b)


def test_the_save_button_becomes_sticky_after_a_change(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/settings")
    position = "() => getComputedStyle(document.querySelector('.save')).position"
    assert page.evaluate(position) == "static"
    page.locator(".settings select").first.focus()
    assert page.evaluate(position) == "static"
    page.locator("#f-theme").select_option("dark")
    assert page.evaluate(position) == "sticky"


def test_readings_are_grouped_by_day_in_short_rows(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/metric/hrv/samples")
    heads = page.locator(".day-head").all_inner_texts()
    assert len(heads) > 1 and len(set(heads)) == len(heads)
    assert all(re.search(r", 20\d\d$", head) for head in heads)
    heights = page.locator(".samples li").evaluate_all("all => all.map(e => e.getBoundingClientRect().height)")
    assert sum(heights) / len(heights) < 72


def test_printed_tables_have_no_empty_rows(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/metric/vo2-max?days=90")
    page.emulate_media(media="print")
    rows = page.locator("#chart-table tbody tr:visible")
    assert rows.count() and not any("no data" in row for row in rows.all_inner_texts())
    assert pages_of(page.pdf(format="A4", print_background=True)) <= 3


def test_tables_become_blocks_on_a_phone_and_stay_tables_on_a_desktop(open_page, sample_server):
    page = open_page(**SCREEN)
    for path in ["/data/batches/1", "/data/audit", "/data/zones"]:
        page.goto(sample_server.url + path)
        for table in page.locator(".stack table").all():
            assert table.evaluate("e => e.scrollWidth <= e.parentElement.clientWidth + 1"), path
            # A single column keeps its head on top; several have labels in every row.
            assert table.locator("thead").is_visible() == (table.locator("thead th").count() == 2), path
    # Numbers have a label beside them; self-explanatory cells have none.
    page.goto(sample_server.url + "/data/audit")
    heads = [head.inner_text() for head in page.locator(".stack tbody tr").first.locator("td .head").all() if head.is_visible()]
    assert heads in ([], ["Dailve", "Apple"])
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/data/batches/1")
    assert page.locator(".stack thead").first.is_visible() and page.locator(".stack td .head").first.is_hidden()


@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
@pytest.mark.parametrize("width, size", [(393, 100), (360, 100), (320, 100), (393, 150), (393, 200)])
def test_sleep_stages_are_complete_at_every_size(open_page, sample_server, width, size, locale):
    page = open_page(viewport={"width": width, "height": 852}, locale=locale)
    page.goto(sample_server.url + "/sleep")
    page.evaluate(f"() => {{ document.documentElement.style.fontSize = '{size}%' }}")
    table = page.locator(".stages table")
    assert table.evaluate("e => e.scrollWidth <= e.parentElement.clientWidth + 1")
    # Either column heads or labels in the rows are visible.
    assert table.locator("thead").is_visible() != table.locator("tbody tr").nth(1).locator("td .head").nth(1).is_visible()


def test_back_returns_to_the_previous_page(open_page, sample_server):
    page = open_page(**SCREEN, java_script_enabled=False)
    page.goto(sample_server.url + "/")
    page.locator("[data-metric=hrv] summary").click()
    page.locator("[data-metric=hrv] .more a").click()
    page.locator(".periods a").last.click()
    assert page.locator(".tabs [aria-current]:visible").inner_text() == "Today"
    page.goto(sample_server.url + page.locator(".menu a[href*=samples]").get_attribute("href"))
    page.locator("a.back").click()
    page.locator("a.back").click()
    assert page.url == sample_server.url + "/"
    for start, link in [("/wellness", "[data-metric=hrv]"), ("/condition", ".parts a"), ("/vitals", ".ranges a"),
                        ("/sleep", ".entries a"), ("/data/types", ".row-open"), ("/", "[data-metric=sleep]")]:
        page.goto(sample_server.url + start)
        page.locator(link).first.click()
        page.locator("a.back").click()
        assert page.url == sample_server.url + start


@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
def test_points_of_a_score_never_wrap(open_page, sample_server, locale):
    page = open_page(**{**SCREEN, "locale": locale})
    for path in ["/sleep", "/wellness/score", "/body", "/condition"]:
        page.goto(sample_server.url + path)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        # No word of a cell is broken across lines.
        broken = page.locator(".parts td:last-child").evaluate_all("""cells => cells.filter(cell => {
            const range = document.createRange(), text = cell.firstChild;
            return text && [...text.data.matchAll(/\\S+/g)].some(word => {
                range.setStart(text, word.index); range.setEnd(text, word.index + word[0].length);
                return range.getClientRects().length > 1;
            });
        }).map(cell => cell.textContent)""")
        assert broken == [], path


def test_a_full_score_does_not_touch_the_ring(open_page, sample_server):
    for size in [PHONE, DESKTOP]:
        page = open_page(**size)
        page.goto(sample_server.url + "/body")
        page.evaluate("() => { const b = document.querySelector('.ring b'); b.textContent = '100'; b.className = 'wide' }")
        number, ring = page.locator(".ring b").bounding_box(), page.locator(".ring").bounding_box()
        # The ring's stroke is 11 of 120 units wide and 8 from the edge.
        assert number["width"] <= ring["width"] * 0.66, size


def test_the_whole_row_of_a_body_entry_is_tappable(open_page, sample_server):
    page = open_page(**SCREEN)
    page.goto(sample_server.url + "/body")
    row = page.locator("#entries .entries li", has_text="Entered by you").first
    box = row.locator("a").bounding_box()
    assert box["height"] >= 44 and box["width"] > 250
    row.locator(".soft").last.click()
    page.wait_for_url("**/body/*")
