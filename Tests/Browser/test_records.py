"""Pages of ECGs, hearing tests, clinical records, glasses and states of mind."""

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE
from pages import PAGES

NAMES = ["health-records", "ecgs", "ecg", "hearing", "clinical-records", "clinical-record", "prescriptions", "state-of-mind", "other-records"]


@pytest.mark.parametrize("name", NAMES)
def test_records_are_accessible_on_a_phone_in_both_languages(open_page, sample_server, name):
    for locale in ["en-GB", "ko-KR"]:
        page = open_page(**PHONE, locale=locale)
        page.goto(sample_server.url + PAGES[name])
        assert violations(page) == []
        assert page.locator("h1").count() == 1


@pytest.mark.parametrize("name", NAMES)
def test_records_fit_a_small_screen_with_large_text(open_page, sample_server, name):
    page = open_page(viewport={"width": 320, "height": 640})
    page.goto(sample_server.url + PAGES[name])
    page.evaluate("() => document.documentElement.style.setProperty('font-size', '310%')")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 320


def test_an_ecg_is_printed_at_scale(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + PAGES["ecg"])
    page.emulate_media(media="print")
    # Six seconds at 25 mm/s; a CSS millimetre is 96 / 25.4 pixels.
    width = page.locator("svg.ecg").first.evaluate("e => e.getBoundingClientRect().width")
    assert abs(width - 150 * 96 / 25.4) < 1
    height = page.locator("svg.ecg").first.evaluate("e => e.getBoundingClientRect().height / e.viewBox.baseVal.height")
    assert abs(height - 96 / 254) < 0.01, "10 mm/mV"


def test_the_overview_leads_to_every_kind(open_page, sample_server):
    page = open_page(**DESKTOP)
    page.goto(sample_server.url + PAGES["data"])
    page.click("a[href='/records']")
    paths = page.locator(".places a").evaluate_all("links => links.map(link => link.getAttribute('href'))")
    assert paths == ["/records/ecg", "/records/hearing", "/records/clinical", "/records/prescriptions"]
    page.click("a[href='/records/ecg']")
    page.locator("main .entries a").first.click()
    assert "not a diagnosis" in page.inner_text("main")
