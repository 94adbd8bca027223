"""The Activity tab, the list of workouts and the records: to the eye, by keys, in large text, and without scripts."""

import re

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE

PATHS = ["/activity", "/activity/workouts", "/activity/workouts?type=Running&period=365&q=run", "/activity/records"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", PATHS)
def test_everything_expanded_is_accessible(open_page, sample_server, path, size):
    page = open_page(reduced_motion="reduce", **size)
    page.goto(sample_server.url + path)
    page.evaluate("() => document.querySelectorAll('details').forEach(e => e.open = true)")
    assert violations(page) == []
    small = page.evaluate(
        "() => [...document.querySelectorAll('.wrow, .cover, .week-bars a, .day-links a, .removal, .month-links a, .wk a, .door > summary')].filter(e => {"
        " const b = e.getBoundingClientRect(); return b.width < 40 || b.height < 43.5 }).map(e => e.outerHTML.slice(0, 80))")
    assert small == []


def test_activity_is_one_of_four_tabs(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    tabs = [entry.inner_text() for entry in page.locator(".tabs a:visible").all()]
    assert tabs == ["Today", "Activity", "Wellness", "Browse"]
    page.locator(".tabs").get_by_role("link", name="Activity").tap()
    assert page.get_by_role("heading", level=1).inner_text() == "Activity"
    assert page.locator(".tabs [aria-current]").inner_text() == "Activity"


def test_todays_goal_links_to_the_week(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url)
    days = page.locator("a.week-goal > span").last.inner_text().split(" active")[0]
    page.locator("a.week-goal").tap()
    # Both places must show the same number.
    assert days in page.locator(".week-hero").inner_text()


def test_bars_add_up_to_the_minutes_of_the_week(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/activity")
    said = page.locator(".week-hero .plot figcaption .soft").inner_text().split(" so far")[0]
    numbers = [int(number) for number in re.findall(r"\d+", said)]
    total = numbers[0] * (60 if "h" in said else 1) + sum(numbers[1:])
    page.locator(".week-hero .fold > summary").tap()
    bars = [int(text) for text in page.locator(".week-bars b").all_inner_texts() if text]
    assert abs(sum(bars) - total) <= len(bars)


def test_the_cover_is_no_row_and_opens_its_workout(open_page, sample_server):
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(sample_server.url + "/activity")
    cover = page.locator(".cover")
    name = cover.locator(".what b").inner_text().strip()
    assert cover.get_attribute("href") not in [row.get_attribute("href") for row in page.locator(".wrow").all()]
    assert cover.locator(".figures b").count() == 3
    cover.tap()
    assert page.get_by_role("heading", level=1).inner_text() == name


def test_a_month_of_workouts_is_three_taps_away(open_page, sample_server):
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(sample_server.url)
    page.locator(".tabs").get_by_role("link", name="Activity").tap()
    page.get_by_role("link", name=re.compile(r"^See all \d")).tap()
    month = page.locator(".month-links .months a").first
    name = month.get_attribute("aria-label")
    month.tap()
    assert page.locator(".month-head h2").all_inner_texts() == [name]
    assert page.locator(".removal").inner_text().strip() == name
    assert page.locator(".month-links .months [aria-current]").get_attribute("aria-label") == name


def test_rows_of_the_past_open_in_place(open_page, sample_server):
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(sample_server.url + "/activity")
    assert page.locator(".doors table:visible").count() == 0
    for door in page.locator("details.door").all():
        door.locator("> summary").tap()
        assert door.locator("table:visible, .year-grid:visible").count() >= 1
    page.get_by_role("link", name="All records").tap()
    assert page.get_by_role("heading", level=1).inner_text() == "Records"


def test_filters_work_without_scripts_and_links_remove_them(open_page, sample_server):
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(sample_server.url + "/activity/workouts")
    everything = page.locator(".top p").inner_text()
    page.locator(".filters summary").tap()
    page.locator("[name=type]").select_option("Running")
    page.locator("[name=q]").fill("running watch")
    page.get_by_role("button", name="Show").tap()
    page.wait_for_url("**/activity/workouts?*")
    assert "type=Running" in page.url and "q=running+watch" in page.url
    assert page.locator(".removal").count() == 2
    assert all("run" in name.lower() for name in page.locator(".wrow .what b").all_inner_texts())
    filtered = page.locator(".top p").inner_text()
    assert filtered != everything
    page.get_by_role("link", name="Remove filter: Running", exact=True).tap()
    page.locator(".removal").tap()
    assert page.locator(".top p").inner_text() == everything and page.locator(".removal").count() == 0


def test_paging_lists_every_workout_once(open_page, sample_server):
    page = open_page(java_script_enabled=False, **DESKTOP)
    page.goto(sample_server.url + "/activity/workouts")
    count = int(re.match(r"[\d,]+", page.locator(".top p").inner_text()).group().replace(",", ""))
    seen = []
    for _ in range(40):
        seen += [row.get_attribute("href") for row in page.locator(".wrow").all()]
        older = page.locator("a[rel=next]")
        if older.count() == 0:
            break
        older.click()
    assert len(seen) == count == len(set(seen))


def test_days_open_by_keyboard_from_the_table_and_by_pointer_from_the_chart(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/activity")
    door = page.locator("details.door", has=page.locator(".days-table"))
    door.locator("> summary").click()
    page.locator(".days-table summary").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    link = page.locator(".day-links a:focus")
    address = link.get_attribute("href")
    page.keyboard.press("Enter")
    page.wait_for_url("**" + address)
    assert page.locator(".wrow").count() >= 1 and page.locator(".removal").count() == 1
    page.go_back()
    if not page.locator(".days-grid").is_visible():
        door.locator("> summary").click()
    square = page.locator(".days-grid a").last
    address = square.get_attribute("href")
    square.locator("rect").click()
    page.wait_for_url("**" + address)


def test_the_fitness_chart_is_read_by_keyboard(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/activity")
    slider = page.locator(".load-card").get_by_role("slider")
    slider.focus()
    page.keyboard.press("End")
    assert "if you rest" in slider.get_attribute("aria-valuetext")
    page.keyboard.press("Home")
    assert "form" in slider.get_attribute("aria-valuetext")


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("locale", ["en-GB", "ko-KR"])
def test_text_at_twice_the_size_is_not_cut_off(open_page, sample_server, path, locale):
    page = open_page(locale=locale, **PHONE)
    page.goto(sample_server.url + path)
    page.evaluate("() => document.documentElement.style.fontSize = '200%'")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_the_list_keeps_the_selected_day(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/activity")
    page.get_by_role("link", name="Previous day").first.tap()
    page.wait_for_url("**/activity?*")
    day = re.search(r"day=(\S+)", page.url).group(1)
    page.get_by_role("link", name=re.compile(r"^See all \d")).tap()
    page.wait_for_url("**/activity/workouts?*")
    assert f"day={day}" in page.url


def test_an_empty_store_shows_one_sentence_and_one_link(open_page, empty_server):
    page = open_page(**PHONE)
    for path in ["/activity", "/activity/workouts", "/activity/records"]:
        page.goto(empty_server.url + path)
        assert page.locator(".card").count() - page.locator(".filters").count() == 1
        assert page.locator("main .button").inner_text() == "Import data"


@pytest.mark.parametrize("width", [320, 390, 430])
def test_names_values_and_dates_of_records_line_up_on_phones(open_page, sample_server, width):
    page = open_page(viewport={"width": width, "height": 844}, locale="en-GB")
    page.goto(sample_server.url + "/activity/records")
    edges = page.evaluate(
        "() => [...document.querySelectorAll('.stack.records')].filter(e => e.querySelector('.when')).map(table => ({"
        " values: [...table.querySelectorAll('td b')].map(e => Math.round(e.getBoundingClientRect().left)),"
        " dates: [...table.querySelectorAll('td .when')].map(e => Math.round(e.getBoundingClientRect().right)) }))")
    assert edges
    for table in edges:
        assert len(set(table["values"])) == 1 and len(set(table["dates"])) == 1, table
    years = page.evaluate("() => [...document.querySelectorAll('.records th a')].map(e => e.getBoundingClientRect().height)")
    assert years and min(years) >= 43.5
