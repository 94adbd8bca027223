"""Today and what all pages share, in a real browser."""

import re

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE
from pages import PAGES as ALL_PAGES

PAGES = ALL_PAGES.values()


# The other two themes and languages are WebKit's (test_webkit).
@pytest.mark.parametrize(
    "size, scheme, locale", [(PHONE, "light", "en-GB"), (DESKTOP, "dark", "ko-KR")], ids=["phone-light-en", "desktop-dark-ko"])
def test_no_page_has_an_accessibility_violation(open_page, sample_server, size, scheme, locale):
    page = open_page(color_scheme=scheme, locale=locale, reduced_motion="reduce", **size)
    for path in PAGES:
        page.goto(sample_server.url + path)
        # The cards that are as usual are folded away.
        for fold in page.locator("details.others:not([open]) > summary").all():
            fold.click()
        for card in page.locator("details.metric > summary").all()[:2]:
            card.click()
        assert violations(page) == [], path
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


def bottom(locator):
    box = locator.bounding_box()
    return box["y"] + box["height"]


@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
@pytest.mark.parametrize("server", ["sample_server", "empty_server_with_sample"], ids=["injured", "well"])
def test_the_first_screen_of_a_phone_shows_score_advice_and_figures(request, server, locale):
    url = request.getfixturevalue(server).url
    page = request.getfixturevalue("open_page")(locale=locale, **PHONE)
    page.goto(url)
    end = page.locator(".tabs").bounding_box()["y"]
    for selector in [".ring .number", ".sky .say", ".sky .why", ".act h2", ".act .reason", ".refresh"]:
        assert bottom(page.locator(selector).first) <= end, selector
    assert re.search(r"\d", page.locator(".ring").inner_text())
    # The answer comes first, then what to do, then the figures behind it.
    places = [page.locator(selector).first.bounding_box()["y"] for selector in [".sky .say", ".act", ".goals"]]
    assert places == sorted(places)
    # The score and its hills leave room for the action.
    assert bottom(page.locator(".land")) - page.locator(".sky .answer").bounding_box()["y"] <= 264
    banner = page.locator(".injuries")
    assert banner.count() == (1 if server == "sample_server" else 0)
    if banner.count():
        assert banner.bounding_box()["height"] < 50


def test_the_cards_that_are_as_usual_are_one_tap_away(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    assert page.locator(".list > .item").count() <= 3
    card = page.locator(".others [data-metric]").first
    assert not card.is_visible()
    page.locator(".others > summary").tap()
    assert card.is_visible()


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_cards_of_a_row_have_equal_height_and_no_card_is_alone(open_page, sample_server, size):
    page = open_page(**size)
    for path in ["/", "/wellness"]:
        page.goto(sample_server.url + path)
        for grid in page.locator(".cards .grid:not(.trio)").all():
            if not grid.is_visible():
                continue
            whole = grid.bounding_box()
            rows = {}
            for card in grid.locator("> *").all():
                box = card.bounding_box()
                rows.setdefault(round(box["y"]), []).append(box)
            for row in rows.values():
                assert max(box["height"] for box in row) - min(box["height"] for box in row) < 1
                if size is PHONE:
                    assert abs(max(box["x"] + box["width"] for box in row) - whole["x"] - whole["width"]) < 1
                else:
                    assert len(row) > 1 or len(rows) == 1


def test_an_expanded_card_fills_the_row_without_a_gap(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    page.locator(".others > summary").tap()
    for section in page.locator(".cards").all():
        for card in section.locator("details.metric").all()[:3]:
            card.locator("summary").tap()
            whole = section.locator(".grid").bounding_box()
            assert abs(card.bounding_box()["width"] - whole["width"]) < 1
            last = max((other.bounding_box() for other in section.locator(".grid > *").all()), key=lambda box: (box["y"], box["x"]))
            assert abs(last["x"] + last["width"] - whole["x"] - whole["width"]) < 1
            card.locator("summary").tap()


def test_last_night_is_one_tap_away(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    page.locator("[data-metric=sleep]").tap()
    page.wait_for_url("**/sleep?from=today")
    assert page.locator(".hypnogram").is_visible()


def test_a_past_day_shows_its_date_and_links_to_its_neighbours(open_page, sample_server):
    page = open_page(**PHONE)
    for path, tab in [("/", "Today"), ("/wellness", "Wellness")]:
        page.goto(sample_server.url + path)
        if path == "/":
            page.locator(".day-strip a").nth(5).tap()
        else:
            page.get_by_role("link", name="Previous day").tap()
        page.wait_for_url("**?day=*")
        day = re.search(r"day=(\d{4})-(\d\d)-(\d\d)", page.url)
        heading = page.get_by_role("heading", level=1).inner_text()
        assert day[1] in heading and str(int(day[3])) in heading
        assert heading in page.title()
        assert page.locator(".tabs [aria-current]").inner_text() == tab
        strip = page.get_by_role("navigation", name="Choose a day")
        assert strip.locator("li").count() == 7 and strip.locator("[aria-current]").count() == 1
        for link in strip.get_by_role("link").all():
            box = link.bounding_box()
            assert box["height"] >= 44
        # Links from here keep the day.
        inner = page.locator(".sky a.answer" if path == "/" else ".hero .why a").get_attribute("href")
        assert inner.endswith(f"?day={day[1]}-{day[2]}-{day[3]}")
        before = page.url
        page.get_by_role("link", name="Previous day").tap()
        page.wait_for_function("(before) => location.href !== before", arg=before)
        page.get_by_role("link", name="Next day").tap()
        page.wait_for_function("() => document.querySelectorAll('.day-strip [aria-current]').length === 1")
        page.get_by_role("link", name="Back to today").tap()
        page.wait_for_url(sample_server.url + path)
        assert page.get_by_role("heading", level=1).inner_text() == tab


# Records the score in every frame from the first.
FRAMES = """
window.frames_seen = [];
const note = () => {
  const number = document.querySelector('.ring b');
  if (number) {
    const picture = getComputedStyle(number, '::after');
    const isCounting = picture.content !== 'none' && picture.visibility === 'visible';
    if (isCounting && getComputedStyle(number).color !== 'rgba(0, 0, 0, 0)') window.frames_seen.push(-1);
    window.frames_seen.push(Number(isCounting ? picture.getPropertyValue('--shown') : number.textContent));
  }
  requestAnimationFrame(note);
};
requestAnimationFrame(note);
"""


def test_the_score_counts_up_once_a_day_and_never_down(open_page, sample_server):
    page = open_page(reduced_motion="no-preference", **PHONE)
    page.add_init_script(FRAMES)
    page.goto(sample_server.url)
    page.wait_for_function("() => document.querySelector('.ring svg').ariaLabel.includes(` ${window.frames_seen.at(-1)} `)")
    page.wait_for_timeout(500)
    seen = page.evaluate("() => window.frames_seen")
    assert seen == sorted(seen) and seen[0] < seen[-1]
    final = page.locator(".ring svg").get_attribute("aria-label")
    assert f" {seen[-1]} " in final
    page.reload()
    page.wait_for_timeout(1200)
    assert set(page.evaluate("() => window.frames_seen")) == {seen[-1]}


@pytest.mark.parametrize("options", [{}, {"reduced_motion": "no-preference", "java_script_enabled": False}], ids=["calm", "scriptless"])
def test_screenshots_show_the_final_number(open_page, sample_server, options):
    page = open_page(**PHONE, **options)
    page.goto(sample_server.url)
    label = page.locator(".ring svg").get_attribute("aria-label")
    assert f" {page.locator('.ring b').inner_text()} " in label
    # Nothing is drawn over the number. Without scripts no test code can evaluate anything here either.
    if options.get("java_script_enabled", True):
        assert page.evaluate("() => getComputedStyle(document.querySelector('.ring b'), '::after').content") == "none"


def test_paper_shows_the_final_number(open_page, sample_server):
    page = open_page(reduced_motion="no-preference", **PHONE)
    page.goto(sample_server.url, wait_until="commit")
    page.emulate_media(media="print")
    label = page.locator(".ring svg").get_attribute("aria-label")
    assert f" {page.locator('.ring b').inner_text()} " in label
    assert page.evaluate("() => getComputedStyle(document.querySelector('.ring b'), '::after').content") == "none"


@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
def test_the_headline_moves_under_the_ring_at_twice_the_text_size(open_page, sample_server, locale):
    page = open_page(locale=locale, **PHONE)
    for path in ["/", "/wellness", "/condition"]:
        page.goto(sample_server.url + path)
        page.evaluate("() => { document.documentElement.style.fontSize = '200%' }")
        assert page.locator(":is(.hero, .sky) h2").first.bounding_box()["y"] >= bottom(page.locator(".ring").first)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path


def test_an_entry_is_added_from_today(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    page.get_by_role("button", name="Add").tap()
    page.get_by_role("link", name="Body measurement").tap()
    page.wait_for_url("**/body/new?from=today")


def test_loading_shifts_no_content(open_page, sample_server):
    # Six pages wait at once, because what has to be seen is that nothing happens.
    windows = [open_page(**PHONE) for _ in range(6)]
    for page in windows:
        page.add_init_script(
            "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })"
            ".observe({ type: 'layout-shift', buffered: true })")
    every = list(PAGES)
    for paths in (every[start:start + len(windows)] for start in range(0, len(every), len(windows))):
        for page, path in zip(windows, paths):
            page.goto(sample_server.url + path)
        windows[0].wait_for_timeout(1200)
        for page, path in zip(windows, paths):
            assert page.evaluate("() => window.shift") == 0, path


def test_the_content_policy_is_strict_and_pages_have_no_inline_code(open_page, sample_server):
    page = open_page()
    for path in PAGES:
        response = page.goto(sample_server.url + path)
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert page.locator("[style]").count() == 0
        assert page.locator("script:not([src]), style").count() == 0


def test_a_card_opens_in_place_and_leads_to_its_page(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    card = page.locator("[data-metric=hrv]")
    card.locator("summary").tap()
    assert card.locator(".more svg").is_visible()
    card.get_by_role("link").tap()
    page.wait_for_url("**/metric/hrv?from=today")
    assert page.get_by_role("heading", level=1).inner_text() == "HRV"


def test_pinned_cards_are_chosen_by_keyboard_and_stay(empty_server_with_sample, open_page):
    page = open_page(**DESKTOP)
    page.goto(empty_server_with_sample.url)
    page.get_by_role("button", name="Edit").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog", name="Choose your three cards")
    assert sheet.is_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("s")  # jumps to "Sleep", then "Steps"
    page.keyboard.press("s")
    chosen = sheet.locator("select").first.input_value()
    sheet.get_by_role("button", name="Save").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/?saved=pins")
    assert page.get_by_role("status").inner_text() == "Cards saved."
    assert page.locator("[aria-labelledby=pinned-title] [data-metric]").first.get_attribute("data-metric") == chosen
    page.goto(empty_server_with_sample.url)
    assert page.locator("[aria-labelledby=pinned-title] [data-metric]").first.get_attribute("data-metric") == chosen


def test_everything_is_reachable_by_keyboard(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url)
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.activeElement.className") == "skip"
    seen = set()
    for _ in range(60):
        page.keyboard.press("Tab")
        name = page.evaluate("() => { const e = document.activeElement; return (e.getAttribute('href') || e.closest('[data-metric]')?.dataset.metric || e.textContent || '').trim() }")
        outline = page.evaluate("() => getComputedStyle(document.activeElement).outlineStyle")
        assert outline != "none" or page.evaluate("() => document.activeElement === document.body"), name
        seen.add(name)
    assert {"/condition", "hrv", "Edit", "/browse"} <= seen


def test_a_chart_is_read_by_keyboard_and_touch(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/metric/rhr?days=30")
    slider = page.get_by_role("slider")
    slider.focus()
    last = slider.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowLeft")
    assert slider.get_attribute("aria-valuetext") != last
    page.keyboard.press("Home")
    assert slider.input_value() == "0"
    assert page.locator(".readout").inner_text() == slider.get_attribute("aria-valuetext")
    box = page.locator(".canvas svg").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + 20)
    assert int(slider.input_value()) in (14, 15)


def test_the_table_matches_the_chart(open_page, sample_server):
    page = open_page()
    page.goto(sample_server.url + "/metric/steps?days=30")
    page.get_by_role("button", name="More for this chart").click()
    page.get_by_role("button", name="Show as table").click()
    rows = page.locator("table tbody tr").all_inner_texts()
    points = page.locator("input[type=range]").get_attribute("data-points").split("\x1f")
    assert [row.replace("\t", ": ") for row in reversed(rows)] == points


def test_the_period_is_in_the_address(open_page, sample_server):
    page = open_page()
    page.goto(sample_server.url + "/metric/hrv")
    page.get_by_role("link", name="90 d").click()
    assert page.url.endswith("/metric/hrv?days=90#chart")
    page.reload()
    assert page.locator("[aria-current=true]").inner_text() == "90 d"


def test_korean_is_chosen_by_the_browser_or_in_settings(open_page, sample_server):
    page = open_page(locale="ko-KR")
    page.goto(sample_server.url)
    assert page.get_by_role("heading", level=1).inner_text() == "오늘"
    assert page.evaluate("() => getComputedStyle(document.querySelector('h1')).wordBreak") == "keep-all"
    page.goto(sample_server.url + "/settings")
    page.locator("select[name=lang]").select_option("en")
    page.get_by_role("button", name="저장").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Settings"


def test_dark_and_light_follow_the_system_or_the_setting(open_page, sample_server):
    page = open_page(color_scheme="dark")
    page.goto(sample_server.url)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(11, 15, 13)"
    page.goto(sample_server.url + "/settings")
    page.locator("select[name=theme]").select_option("light")
    page.get_by_role("button", name="Save").click()
    assert page.evaluate(ground) == "rgb(241, 245, 239)"


def test_reduced_motion_is_respected(open_page, sample_server):
    page = open_page(reduced_motion="reduce")
    page.goto(sample_server.url)
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_narrow_screens_and_very_large_text_fit(open_page, sample_server):
    page = open_page(viewport={"width": 320, "height": 640})
    for path in PAGES:
        page.goto(sample_server.url + path)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
        page.evaluate("() => { document.documentElement.style.fontSize = '310%' }")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{path} at 310 %"
