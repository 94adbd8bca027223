"""What a person does, in a real browser."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe

from pages import PAGES as ALL_PAGES
from browser_sizes import DESKTOP, PHONE

PAGES = list(ALL_PAGES.values())


def violations(page):
    result = Axe().run(page, options={"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]})
    return [(entry["id"], [node["html"][:120] for node in entry["nodes"]]) for entry in result.response["violations"]]


@pytest.mark.parametrize(
    "size, scheme, locale",
    [(PHONE, "light", "en-GB"), (DESKTOP, "dark", "en-GB"), (DESKTOP, "light", "ko-KR"), (PHONE, "dark", "ko-KR")],
    ids=["phone-light-en", "desktop-dark-en", "desktop-light-ko", "phone-dark-ko"])
def test_no_page_has_an_accessibility_violation(open_page, sample_server, size, scheme, locale):
    page = open_page(color_scheme=scheme, locale=locale, reduced_motion="reduce", **size)
    for path in PAGES:
        page.goto(sample_server.url + path)
        for card in page.locator("details.metric > summary").all()[:2]:
            card.click()
        assert violations(page) == [], path
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{path} scrolls sideways"


def test_the_first_screen_of_a_phone_answers_the_question(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    for selector in [".ring .number", ".hero h2", ".why p", ".refresh"]:
        box = page.locator(selector).first.bounding_box()
        assert box["y"] + box["height"] <= 852, selector
    assert re.search(r"\d", page.locator(".ring").inner_text())


def test_nothing_moves_while_loading(open_page, sample_server):
    page = open_page(**PHONE)
    page.add_init_script(
        "window.shift = 0; new PerformanceObserver(list => { for (const entry of list.getEntries()) window.shift += entry.value })"
        ".observe({ type: 'layout-shift', buffered: true })")
    for path in PAGES:
        page.goto(sample_server.url + path)
        page.wait_for_timeout(1200)
        assert page.evaluate("() => window.shift") == 0, path


def test_the_policy_is_strict_and_nothing_is_inline(open_page, sample_server):
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
    page.wait_for_url("**/metric/hrv")
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


def test_everything_can_be_reached_by_keyboard(open_page, sample_server):
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
    assert {"/condition", "hrv", "steps", "Edit", "/data", "/settings"} <= seen


def test_a_chart_is_read_by_keys_and_by_touch(open_page, sample_server):
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


def test_the_table_has_the_values_of_the_chart(open_page, sample_server):
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


def test_korean_from_the_browser_and_from_settings(open_page, sample_server):
    page = open_page(locale="ko-KR")
    page.goto(sample_server.url)
    assert page.get_by_role("heading", level=1).inner_text() == "오늘"
    assert page.evaluate("() => getComputedStyle(document.querySelector('h1')).wordBreak") == "keep-all"
    page.goto(sample_server.url + "/settings")
    page.locator("select[name=lang]").select_option("en")
    page.get_by_role("button", name="저장").click()
    assert page.get_by_role("heading", level=1).inner_text() == "Settings"


def test_dark_and_light_by_system_and_by_choice(open_page, sample_server):
    page = open_page(color_scheme="dark")
    page.goto(sample_server.url)
    ground = "() => getComputedStyle(document.body).backgroundColor"
    assert page.evaluate(ground) == "rgb(11, 15, 13)"
    page.goto(sample_server.url + "/settings")
    page.locator("select[name=theme]").select_option("light")
    page.get_by_role("button", name="Save").click()
    assert page.evaluate(ground) == "rgb(243, 246, 242)"


def test_motion_only_when_wanted(open_page, sample_server):
    page = open_page(reduced_motion="reduce")
    page.goto(sample_server.url)
    assert page.evaluate("() => document.getAnimations().length") == 0


def test_narrow_and_very_large_text_still_fit(open_page, sample_server):
    page = open_page(viewport={"width": 320, "height": 640})
    for path in PAGES:
        page.goto(sample_server.url + path)
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), path
        page.evaluate("() => { document.documentElement.style.fontSize = '310%' }")
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), f"{path} at 310 %"
