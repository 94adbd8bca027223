"""Entries: with and without scripts, by keyboard, submitted twice, and undone."""

import datetime
import re
import zipfile

import pytest

from browser_sizes import DESKTOP, PHONE
from program import dailve_json


@pytest.fixture
def server(empty_server_with_sample):
    return empty_server_with_sample


def fill(page, **values):
    for name, value in values.items():
        page.locator(f"[name={name}]").fill(value)


@pytest.mark.parametrize("scripts", [True, False])
def test_a_body_entry_is_added_edited_and_deleted(server, open_page, scripts):
    page = open_page(**PHONE, java_script_enabled=scripts)
    page.goto(server.url + "/wellness")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Body measurement").click()
    fill(page, weight="71,4", bodyFat="18.5", memo="Before breakfast")
    page.get_by_role("button", name="Save").click()
    assert page.get_by_role("status").inner_text() == "Saved."
    entry = page.locator("#entries li").first
    said = entry.inner_text()
    assert all(part in said for part in ["Weight 71.4 kg", "Body fat 18.5%", "Before breakfast"]), said
    entry.get_by_role("link", name="Edit").click()
    assert page.locator("[name=weight]").input_value() == "71.4"
    fill(page, weight="72.6")
    page.get_by_role("button", name="Save").click()
    assert "Weight 72.6 kg" in page.locator("#entries li").first.inner_text()
    page.locator("#entries li").first.get_by_role("link", name="Edit").click()
    page.get_by_role("button", name="Delete").click()
    assert "72.6" not in page.locator("#entries li").first.inner_text()
    page.get_by_role("button", name="Undo").click()
    assert "Weight 72.6 kg" in page.locator("#entries li").first.inner_text()


def test_a_phone_shows_the_keyboard_that_fits_the_field(server, open_page):
    page = open_page(**PHONE)
    page.goto(server.url + "/body/new")
    for name in ["weight", "bodyFat", "leanBodyMass"]:
        field = page.locator(f"[name={name}]")
        assert field.get_attribute("inputmode") == "decimal" and field.get_attribute("enterkeyhint") == "done"
        assert page.locator(f"#h-{name}").inner_text().startswith("Last: ")
    assert page.get_by_label("Weight (kg)").count() == 1
    assert page.locator("[name=day]").get_attribute("max") == page.evaluate("() => document.body.dataset.day")


def test_a_wrong_number_is_reported_at_once_and_the_rest_is_kept(server, open_page):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/body/new")
    fill(page, weight="7140")
    page.keyboard.press("Tab")
    message = page.locator("#e-weight")
    assert message.is_visible() and message.inner_text() == "Enter a number from 0 to 500"
    assert page.locator("[name=weight]").get_attribute("aria-invalid") == "true"
    assert "e-weight" in page.locator("[name=weight]").get_attribute("aria-describedby")
    fill(page, weight="71,4")
    assert message.is_hidden() and page.locator("[name=weight]").get_attribute("aria-invalid") is None


def test_errors_come_first_get_focus_and_link_to_their_fields(chromium, server):
    # This page does without the check of the console, to which the browser writes the 422.
    context = chromium.new_context(locale="en-GB", timezone_id="Europe/Berlin")
    page = context.new_page()
    page.goto(server.url + "/body/new")
    fill(page, weight="abc", bodyFat="20", memo="kept")
    page.get_by_role("button", name="Save").click()
    summary = page.get_by_role("alert")
    page.wait_for_function("() => document.activeElement.id === 'errors'")
    assert "Weight: Enter a number from 0 to 500" in summary.inner_text()
    assert page.locator("[name=weight]").input_value() == "abc" and page.locator("[name=memo]").input_value() == "kept"
    assert "e-weight" in page.locator("[name=weight]").get_attribute("aria-describedby")
    summary.get_by_role("link").click()
    page.wait_for_function("() => document.activeElement.name === 'weight'")
    context.close()


def test_a_double_tap_makes_one_entry(server, open_page):
    page = open_page(**PHONE)
    page.goto(server.url + "/body/new")
    fill(page, weight="64.2")
    page.evaluate("() => { const form = document.querySelector('[data-form]'); form.requestSubmit(); form.requestSubmit(); }")
    page.wait_for_url("**/body?done=saved")
    page.goto(server.url + "/body")
    assert page.locator("#entries li", has_text="64.2").count() == 1


def test_undo_disappears_after_ten_seconds(server, open_page):
    page = open_page(**DESKTOP)
    page.clock.install()
    page.goto(server.url + "/body/new")
    fill(page, weight="70")
    page.get_by_role("button", name="Save").click()
    page.locator("#entries li").first.get_by_role("link", name="Edit").click()
    page.get_by_role("button", name="Delete").click()
    undo = page.get_by_role("button", name="Undo")
    # The page's clock goes on by itself meanwhile: on a slow machine some seconds have passed by now.
    undo.wait_for()
    page.clock.run_for(6000)
    assert undo.is_visible()
    page.clock.run_for(6000)
    assert undo.is_hidden()


def test_pounds_are_entered_and_shown_as_pounds(server, open_page):
    page = open_page(**DESKTOP)
    page.context.add_cookies([{"name": "units", "value": "imperial", "url": server.url}])
    page.goto(server.url + "/body/new")
    page.get_by_label("Weight (lb)").fill("157.4")
    page.get_by_role("button", name="Save").click()
    assert "Weight 157.4 lb" in page.locator("#entries li").first.inner_text()
    page.context.clear_cookies()
    page.goto(server.url + "/body")
    assert "Weight 71.4 kg" in page.locator("#entries li").first.inner_text()


def test_a_goal_changes_the_score_at_once(server, open_page):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/body")
    page.get_by_role("button", name="Gain").click()
    assert page.get_by_role("button", name="Gain").get_attribute("aria-pressed") == "true"
    assert "gain" in page.locator(".why").inner_text()


def test_an_injury_is_noted_edited_and_ended(server, open_page):
    page = open_page(**PHONE)
    page.goto(server.url + "/injuries/new")
    # A tap on the body chooses part and side: the right half of the front view is the person's left.
    page.locator("[data-part=knee][data-side=left]").first.click()
    assert page.locator("[name=part]").input_value() == "knee" and page.locator("[name=side]").input_value() == "left"
    page.locator("[name=severity]").select_option("severe")
    assert "hurt severe" in page.locator("[data-part=knee][data-side=left]").first.get_attribute("class")
    start = datetime.date.fromisoformat(page.evaluate("() => document.body.dataset.day")) - datetime.timedelta(days=3)
    page.locator("[name=start]").fill(str(start))
    page.get_by_role("button", name="Save").click()
    assert "Left knee" in page.locator(".injury").inner_text() and "4 days" in page.locator(".injury").inner_text()
    assert "Skip for now" in page.locator(".warnings").inner_text() and "Running" in page.locator(".warnings").inner_text()
    for path in ["/", "/wellness"]:
        page.goto(server.url + path)
        assert page.get_by_role("region", name="Active injuries").is_visible()
    page.goto(server.url)
    # Late in the evening the action is to go to bed; at no hour is it training.
    assert not re.search("easy|hard|Run|Ride|Swim|Lift", page.locator(".act h2").inner_text())
    assert "Paused for recovery" in page.locator(".week-goal").inner_text()
    page.get_by_role("button", name="Hide for today").click()
    assert page.get_by_role("region", name="Active injuries").count() == 0
    page.reload()
    assert page.get_by_role("region", name="Active injuries").count() == 0
    page.goto(server.url + "/injuries")
    page.get_by_role("button", name="Mark as healed").click()
    assert page.get_by_role("button", name="Mark as active again").is_visible()
    assert page.get_by_text("Average recovery").is_visible()


@pytest.mark.parametrize("scripts", [True, False])
def test_a_wrong_reading_is_excluded_corrected_and_restored(server, open_page, scripts):
    page = open_page(refused=422, **PHONE, java_script_enabled=scripts)
    page.goto(server.url + "/metric/weight?days=90")
    before = page.locator(".large b").inner_text()
    page.get_by_role("button", name="More for this chart").click()
    page.get_by_role("link", name="All readings").click()
    first = page.locator(".samples li").first
    assert first.locator("b").inner_text() == before + " kg" and "Scale" in first.inner_text()
    first.locator("summary").click()
    first.locator("[name=value]").fill("80x")
    first.get_by_role("button", name="Correct").click()
    # The rejected value comes back in a form of its own.
    page.get_by_text("That isn’t a possible value").first.wait_for()
    assert page.get_by_label("Correct value in kg").input_value() == "80x"
    page.get_by_label("Correct value in kg").fill("80,5")
    page.get_by_role("button", name="Correct").click()
    assert "Corrected to 80.5 kg" in page.locator(".samples li").first.inner_text()
    page.goto(server.url + "/metric/weight?days=90")
    assert page.locator(".large b").inner_text() == "80.5"
    page.get_by_role("button", name="More for this chart").click()
    page.get_by_role("link", name="All readings").click()
    page.get_by_role("button", name="Undo").click()
    page.locator(".samples li").first.locator("summary").click()
    page.locator(".samples li").first.get_by_role("button", name="Exclude").click()
    assert "Excluded by you" in page.locator(".samples li").first.inner_text()
    page.get_by_role("button", name="Undo").click()
    page.goto(server.url + "/metric/weight?days=90")
    assert page.locator(".large b").inner_text() == before


def test_readings_page_back_to_the_first(server, open_page):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/metric/body-fat/samples")
    seen = page.locator(".samples li").count()
    while page.get_by_role("link", name="Older readings").count():
        page.get_by_role("link", name="Older readings").click()
        seen += page.locator(".samples li").count()
    # The number of readings depends on the weekday on which the year ends.
    types = dailve_json("stats", "--store", server.store)["types"]
    assert seen == next(one["count"] for one in types if one["type"] == "HKQuantityTypeIdentifierBodyFatPercentage") > 50


def test_a_night_can_use_another_source(server, open_page):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/sleep")
    before = page.locator(".hero .large").inner_text()
    card = page.locator("section", has=page.get_by_role("heading", name="Sources for this night"))
    card.get_by_role("button", name="Use Alex’s iPhone").click()
    assert page.get_by_role("status").inner_text() == "Saved."
    assert page.locator(".hero .large").inner_text() != before
    page.get_by_role("button", name="Use the usual order").click()
    assert page.locator(".hero .large").inner_text() == before


def test_all_data_can_be_downloaded(server, open_page, tmp_path):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/settings")
    for name in ["Download CSV", "Download JSON"]:
        with page.expect_download() as download:
            page.get_by_role("link", name=name).click()
        path = tmp_path / name
        download.value.save_as(path)
        names = zipfile.ZipFile(path).namelist()
        assert any("StepCount" in entry for entry in names) and any("body-records" in entry for entry in names)


def test_deleting_everything_requires_the_typed_word(server, open_page):
    page = open_page(**DESKTOP)
    page.goto(server.url + "/settings")
    page.locator("[name=word]").fill("sure")
    page.get_by_role("button", name="Delete everything").click()
    assert "Nothing was deleted" in page.get_by_role("status").inner_text()
    page.locator("[name=word]").fill("delete")
    page.get_by_role("button", name="Delete everything").click()
    assert page.get_by_role("status").inner_text() == "Everything was deleted."
    page.goto(server.url)
    assert page.locator("[data-sample]").count() == 1
