"""The number of taps to common goals. Typing does not count, but finding the way does, so no test opens an address directly."""

import re

import pytest

from browser_sizes import PHONE


class Finger:
    def __init__(self, page):
        self.page, self.taps = page, 0

    def tap(self, role, name, within=None):
        (within or self.page).get_by_role(role, name=name).first.tap()
        self.taps += 1


@pytest.fixture
def phone(open_page):
    return open_page(reduced_motion="reduce", **PHONE)


def test_a_weight_is_logged_in_three_taps(empty_server_with_sample, phone):
    phone.goto(empty_server_with_sample.url)
    finger = Finger(phone)
    finger.tap("button", "Add")
    finger.tap("link", "Body measurement")
    # The field has the focus, so typing needs no tap.
    phone.locator("[name=weight]:focus").wait_for()
    phone.keyboard.type("70,5")
    finger.tap("button", "Save")
    phone.get_by_role("status").get_by_text("Saved.").wait_for()
    assert "Weight 70.5 kg" in phone.locator("#entries li").first.inner_text()
    assert finger.taps <= 3


def test_last_night_is_one_tap_away(sample_server, phone):
    phone.goto(sample_server.url)
    finger = Finger(phone)
    finger.tap("link", re.compile("Sleep"))
    phone.get_by_role("heading", level=1, name="Sleep").wait_for()
    assert phone.locator(".top p").inner_text() == "Last night" and phone.locator("svg.hypnogram").is_visible()
    assert finger.taps <= 1


def test_a_wrong_reading_is_excluded_in_four_taps(empty_server_with_sample, phone):
    phone.goto(empty_server_with_sample.url + "/metric/weight?days=90")
    finger = Finger(phone)
    finger.tap("button", "More for this chart")
    finger.tap("link", "All readings")
    reading = phone.locator(".samples li").first
    reading.locator("summary").tap()
    finger.taps += 1
    finger.tap("button", "Exclude", reading)
    phone.get_by_text("Excluded by you").first.wait_for()
    assert finger.taps <= 4


def test_an_import_is_undone_in_four_taps_including_confirmation(empty_server_with_sample, phone):
    phone.goto(empty_server_with_sample.url)
    finger = Finger(phone)
    finger.tap("link", re.compile("^Browse$"))
    finger.tap("link", re.compile("^Data"), phone.locator(".rows.two"))
    phone.locator(".undo summary").first.tap()
    finger.taps += 1
    finger.tap("button", "Undo this import")
    phone.get_by_text("Undone: ").first.wait_for()
    assert finger.taps <= 4


@pytest.mark.parametrize("typed, title", [("BP", "Blood pressure"), ("혈압", "Blood pressure"), ("hart rate", "Heart rate"), ("sleep goal", "Hours of sleep per night"), ("knee", "Left knee")])
def test_anything_is_found_in_two_taps(sample_server, phone, typed, title):
    """From Browse: one into the field, one on the result. What the browser knows by itself appears while typing."""
    phone.goto(sample_server.url + "/browse")
    finger = Finger(phone)
    finger.tap("searchbox", "Search everything")
    phone.keyboard.type(typed)
    if title == "Left knee":
        phone.keyboard.press("Enter")
        phone.wait_for_url("**/browse?q=knee")
    finger.tap("link", re.compile(title), phone.locator("[data-found]"))
    phone.wait_for_url(lambda url: "/browse" not in url)
    assert finger.taps <= 2
