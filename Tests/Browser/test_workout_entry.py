"""Workouts that a person writes down: with and without scripts, in few taps, with warnings, undone; and their heart-rate zones."""

import pytest

from browser_sizes import DESKTOP, PHONE
from test_outbox import nothing_waits
from test_taps import Finger


@pytest.fixture
def server(empty_server_with_sample):
    return empty_server_with_sample


def fill(page, **values):
    for name, value in values.items():
        page.locator(f"[name={name}]").fill(value)


@pytest.mark.parametrize("scripts", [True, False])
def test_a_workout_is_added_edited_deleted_and_restored(server, open_page, scripts):
    page = open_page(**PHONE, java_script_enabled=scripts)
    page.goto(server.url + "/wellness")
    page.get_by_role("button", name="Add").click()
    page.get_by_role("link", name="Log a workout").click()
    fill(page, activity="badminton", duration="1:15", distance="2,5", memo="Doubles")
    page.get_by_role("radio", name="7", exact=True).check()
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**done=saved**")
    address = page.url.split("?")[0]
    identifier = next(part for part in address.split("/") if part.startswith("entry-"))
    edit = f"{server.url}/activity/{identifier}/edit"
    page.goto(edit)
    for name, value in {"activity": "Badminton", "duration": "75", "distance": "2.50", "memo": "Doubles", "energy": ""}.items():
        assert page.locator(f"[name={name}]").input_value() == value, name
    assert page.get_by_role("radio", name="7", exact=True).is_checked()
    assert "kcal" in page.locator("#h-energy").inner_text() and "MET" in page.locator("#h-energy").inner_text()
    fill(page, duration="60")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**done=saved**")
    page.goto(edit)
    assert page.locator("[name=duration]").input_value() == "60"
    page.get_by_role("button", name="Delete").click()
    with page.expect_navigation():
        page.get_by_role("button", name="Undo").click()
    page.goto(edit)
    assert page.locator("[name=memo]").input_value() == "Doubles"


def test_a_workout_is_logged_in_four_taps_and_a_repeated_one_without_typing(server, open_page):
    page = open_page(reduced_motion="reduce", **PHONE)
    page.goto(server.url)
    finger = Finger(page)
    finger.tap("button", "Add")
    finger.tap("link", "Log a workout")
    # The field has the focus, so typing needs no tap.
    page.locator("[name=activity]:focus").wait_for()
    page.keyboard.type("yog")
    page.locator("[name=duration]").tap()
    finger.taps += 1
    page.keyboard.type("40")
    finger.tap("button", "Save")
    page.wait_for_url("**done=saved**")
    assert finger.taps <= 4
    page.goto(server.url)
    finger = Finger(page)
    finger.tap("button", "Add")
    finger.tap("link", "Log a workout")
    finger.tap("link", "Yoga · 40 min")
    assert page.locator("[name=activity]").input_value() == "Yoga" and page.locator("[name=duration]").input_value() == "40"
    finger.tap("button", "Save")
    page.wait_for_url("**done=saved**")
    assert finger.taps <= 4


@pytest.mark.parametrize("scripts", [True, False])
def test_an_ambiguous_activity_is_asked_about_and_the_list_is_complete(chromium, server, scripts):
    # This page does without the check of the console, to which the browser writes the 422.
    context = chromium.new_context(locale="en-GB", timezone_id="Europe/Berlin", java_script_enabled=scripts)
    page = context.new_page()
    page.goto(server.url + "/activity/new")
    fill(page, activity="ski", duration="90")
    page.get_by_role("button", name="Save").click()
    if scripts:
        page.wait_for_function("() => document.activeElement.id === 'errors'")
    assert page.locator("[name=activity]").input_value() == "ski" and page.locator("[name=duration]").input_value() == "90"
    page.locator("[name=candidate][value=CrossCountrySkiing]").press("Space")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**done=saved**")
    page.goto(server.url + "/activity/new")
    page.get_by_text("Choose from all activities").click()
    assert page.locator("[name=kind] optgroup").count() == 10 and page.locator("[name=kind] optgroup option").count() == 84
    page.locator("[name=kind]").select_option("Fencing")
    fill(page, duration="30")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**done=saved**")
    context.close()


def test_a_workout_that_strains_an_injury_asks_before_saving(chromium, server):
    context = chromium.new_context(locale="en-GB", timezone_id="Europe/Berlin")
    page = context.new_page()
    page.goto(server.url + "/injuries/new")
    page.locator("[name=part]").select_option("knee")
    page.locator("[name=side]").select_option("left")
    page.locator("[name=severity]").select_option("severe")
    page.get_by_role("button", name="Save").click()
    page.goto(server.url + "/activity/new")
    fill(page, activity="soccer", duration="90")
    page.get_by_role("button", name="Save").click()
    warning = page.get_by_role("alert")
    assert "Left knee: Soccer puts strain on it." in warning.inner_text() and "Skip for now" in warning.inner_text()
    page.get_by_role("button", name="Save anyway").click()
    page.wait_for_url("**done=saved**")
    # Nothing is left waiting from the first attempt.
    nothing_waits(page)
    context.close()


def test_a_double_tap_makes_one_workout(server, open_page):
    page = open_page(**PHONE)
    page.goto(server.url + "/activity/new")
    fill(page, activity="archery", duration="20")
    page.evaluate("() => { const form = document.querySelector('[data-form]'); form.requestSubmit(); form.requestSubmit(); }")
    page.wait_for_url("**done=saved**")
    page.goto(server.url + "/activity/new")
    assert page.get_by_role("link", name="Archery · 20 min").count() == 1


def test_miles_are_entered_and_shown_as_miles(server, open_page):
    page = open_page(**DESKTOP)
    page.context.add_cookies([{"name": "units", "value": "imperial", "url": server.url}])
    page.goto(server.url + "/activity/new")
    fill(page, activity="curling", duration="60")
    page.get_by_label("Distance (mi)").fill("3.1")
    page.get_by_role("button", name="Save").click()
    page.wait_for_url("**done=saved**")
    page.context.clear_cookies()
    page.goto(server.url + "/activity/new?again=Curling")
    assert page.get_by_label("Distance (km)").input_value() == "4.99"


def test_zones_follow_the_chosen_scale_and_maximum(server, open_page):
    page = open_page(**PHONE)
    page.goto(server.url + "/settings")
    page.get_by_role("link", name="Heart rate zones and threshold power").click()
    before = page.locator(".zone-list").inner_text()
    page.get_by_role("radio", name="heart rate reserve").check()
    page.locator("[name=maximumHeartRate]").fill("188")
    page.get_by_role("button", name="Save").click()
    assert page.get_by_role("status").inner_text() == "Saved."
    said = page.inner_text("main")
    assert page.locator(".zone-list").inner_text() != before and "Maximum 188 bpm, entered by you." in said and "Resting heart rate" in said
    page.goto(server.url + "/metric/heart-rate")
    said = page.inner_text("main")
    assert "Maximum 188 bpm, entered by you." in said and "Resting heart rate" in said
