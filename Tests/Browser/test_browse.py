"""Browse: the search by hand and by keys, with and without scripts, and the pages of the categories."""

import re

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE

PATHS = ["/browse", "/browse?q=BP", "/browse?q=run", "/browse?q=knee", "/browse?q=zzzz", "/browse/heart", "/browse/food", "/browse/other"]


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", PATHS)
def test_browse_is_accessible(open_page, sample_server, path, size):
    page = open_page(**size)
    page.goto(sample_server.url + path)
    assert violations(page) == []
    small = page.evaluate(
        "() => [...document.querySelectorAll('.brow, .seek input, .seek .clear')].filter(e => {"
        " const b = e.getBoundingClientRect(); return b.width < 43.5 || b.height < 43.5 }).map(e => e.outerHTML.slice(0, 80))")
    assert small == []


def test_the_former_page_leads_to_browse(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/more")
    assert page.url.endswith("/browse")
    assert page.get_by_role("heading", level=1).inner_text() == "Browse"


@pytest.mark.parametrize("locale, typed, title", [("en-GB", "BP", "Blood pressure"), ("en-GB", "혈압", "Blood pressure"), ("ko-KR", "BP", "혈압"), ("ko-KR", "심박", "심박수")])
def test_the_search_works_without_scripts(open_page, sample_server, locale, typed, title):
    page = open_page(java_script_enabled=False, locale=locale, **PHONE)
    page.goto(sample_server.url + "/browse")
    page.locator("[name=q]").fill(typed)
    page.locator("[name=q]").press("Enter")
    page.wait_for_url("**/browse?q=*")
    assert page.get_by_role("status").is_visible()
    assert title in page.locator("[data-found]").inner_text()
    page.locator(".seek .clear").click()
    assert page.url.endswith("/browse")


def test_results_appear_while_typing_and_go_with_the_text(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/browse")
    before = page.locator("[data-found]").inner_text()
    page.keyboard.press("/")
    page.keyboard.type("hart rate")
    assert page.locator("[data-found] .brow strong").first.inner_text() == "Heart rate"
    page.locator("[data-seek]").fill("<b>nothing</b>")
    page.get_by_text("Nothing found for “<b>nothing</b>”").wait_for()
    page.locator("[data-seek]").fill("")
    assert page.locator("[data-found]").inner_text() == before


def test_the_slash_key_leads_to_the_search_from_any_page(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + "/sleep")
    page.keyboard.press("/")
    page.wait_for_url("**/browse#seek")
    page.locator("[data-seek]:focus").wait_for()
    # In a field it is a character.
    page.keyboard.type("a/b")
    assert page.locator("[data-seek]").input_value() == "a/b"


def test_every_type_in_the_store_is_on_the_page_of_a_category(open_page, sample_server):
    page = open_page(java_script_enabled=False, **DESKTOP)
    page.goto(sample_server.url + "/data/types")
    names = set(page.locator("main li strong, main li b").all_inner_texts())
    found = set()
    page.goto(sample_server.url + "/browse")
    for path in [link.get_attribute("href") for link in page.locator("a[href^='/browse/']").all()]:
        page.goto(sample_server.url + path)
        found |= set(page.locator(".brow strong").all_inner_texts())
    hidden = {name for name in names if name not in found and not re.search("blood pressure|Workouts", name)}
    assert hidden == set()


def test_a_page_of_data_leads_back_to_browse(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/browse/heart")
    page.locator(".brow").get_by_text("Heart rate", exact=True).click()
    page.wait_for_url("**/metric/heart-rate?from=browse")
    page.locator("a.back").click()
    assert page.url.endswith("/browse")
