"""The pages about data: imports, undo, sources, types, zones and the audit."""

import csv
import io
import re
import zipfile

from browser_sizes import DESKTOP, PHONE
from program import dailve, dailve_json, eventually
from test_outbox import nothing_waits

STEPS = "HKQuantityTypeIdentifierStepCount"


def later_export(source, folder):
    """The demo person's export a little later: one weight corrected, one reading added."""
    with zipfile.ZipFile(source) as archive:
        xml = archive.read("apple_health_export/export.xml").decode()
    head, record, rest = xml.partition(' <Record type="HKQuantityTypeIdentifierBodyMass"')
    line, end, rest = rest.partition("\n")
    changed = line.replace('value="', 'value="1', 1)
    added = line.replace("startDate=\"20", "startDate=\"19", 1).replace("endDate=\"20", "endDate=\"19", 1)
    added = added.removesuffix(">") + "/>"  # the record has a child; its copy has none
    path = folder / "later.xml"
    path.write_text(head + record + added + end + record + changed + end + rest)
    return path


def upload(page, url, path):
    page.goto(url + "/data")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("button", name="Import").click()
    page.get_by_text("Nothing has changed yet").wait_for()


def test_a_second_export_is_previewed_before_it_takes_effect(empty_server_with_sample, open_page, sample_zip, tmp_path):
    server = empty_server_with_sample
    path = later_export(sample_zip, tmp_path)
    before = dailve_json("stats", "--store", server.store)["types"]
    page = open_page(reduced_motion="reduce", **DESKTOP)
    upload(page, server.url, path)
    new, there, changed, gone = page.locator("[data-result] tr", has_text="Weight").locator("td").all_inner_texts()
    assert (new, changed, gone) == ("2", "1", "1") and int(there) > 40
    # The decision comes before the details, and unchanged types are not listed.
    assert page.locator("[data-decision]").bounding_box()["y"] < page.locator("[data-result] table").first.bounding_box()["y"]
    assert page.locator("[data-result] tr", has_text="Heart rate").count() == 0 and page.locator(".drop").is_hidden()
    page.get_by_role("button", name="Discard").click()
    page.get_by_text("Cancelled. Nothing was changed.").wait_for()
    assert dailve_json("stats", "--store", server.store)["types"] == before
    upload(page, server.url, path)
    page.locator("[data-result]").get_by_role("button", name="Import").click()
    # The import ends on Today, with a summary that links to it.
    page.get_by_role("status").get_by_text("2 new readings imported").wait_for()
    page.get_by_role("link", name="Details", exact=True).click()
    assert page.url.endswith("/data/batches/2")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the full report (CSV)").click()
    rows = list(csv.DictReader(io.StringIO(download.value.path().read_text())))
    assert sum(int(row["new"] or 0) for row in rows if row["kind"] == "change") == 2
    page.get_by_text("Undo this import").first.click()
    page.get_by_role("button", name="Undo this import").click()
    page.get_by_text("Undone: 2 readings removed").wait_for()
    assert dailve_json("stats", "--store", server.store)["types"] == before


def test_a_stale_tab_cannot_confirm_the_next_file(empty_server_with_sample, open_page, sample_zip, tmp_path):
    server = empty_server_with_sample
    path = later_export(sample_zip, tmp_path)
    left = open_page(**DESKTOP)
    upload(left, server.url, path)
    page = open_page(**DESKTOP)
    page.goto(server.url + "/data")
    page.get_by_role("button", name="Discard").click()
    page.get_by_text("Cancelled. Nothing was changed.").wait_for()
    upload(page, server.url, path.rename(tmp_path / "next.xml"))
    before = dailve_json("batches", "--store", server.store)
    # Each answer is the page as it is now, which asks about the newer file.
    left.locator("[data-result]").get_by_role("button", name="Import").click()
    left.get_by_text("Importing next.xml would change this").wait_for()
    assert dailve_json("batches", "--store", server.store) == before
    for name in ["Discard", "Import"]:
        with left.expect_navigation():
            left.locator("[data-result] form", has_text=name).evaluate("(form) => { form.elements.job.value = 'gone'; form.submit(); }")
        left.get_by_text("Importing next.xml would change this").wait_for()
    assert dailve_json("batches", "--store", server.store) == before
    page.locator("[data-result]").get_by_role("button", name="Import").click()
    page.get_by_role("status").get_by_text("2 new readings imported").wait_for()


def test_the_same_file_is_recognised(empty_server_with_sample, open_page, sample_zip):
    page = open_page(**PHONE)
    page.goto(empty_server_with_sample.url + "/data")
    page.locator("input[type=file]").set_input_files(sample_zip)
    page.get_by_role("button", name="Import").click()
    page.get_by_text("the same file as import 1").wait_for()


def sums(store):
    return {row["day"]: row["sum"] for row in dailve_json("daily", "steps", "--store", store)}


def test_sources_can_be_disabled_and_reordered(empty_server_with_sample, open_page):
    server = empty_server_with_sample
    before = sums(server.store)
    page = open_page(**PHONE)
    page.goto(f"{server.url}/data/types/{STEPS}")
    assert "Watch" in page.locator(".order li").first.inner_text()
    page.get_by_role("button", name="Move Alex’s iPhone up").tap()
    page.get_by_text("Saved").wait_for()
    assert "iPhone" in page.locator(".order li").first.inner_text()
    phone_first = sums(server.store)
    assert sum(phone_first.values()) < sum(before.values())
    page.get_by_role("button", name="Reset to watch").tap()
    page.get_by_text("Saved").wait_for()
    assert sums(server.store) == before
    page.goto(server.url + "/data/sources")
    switch = page.get_by_role("switch", name="Alex’s iPhone")
    assert switch.get_attribute("aria-checked") == "true"
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.tap()
    # A busy machine puts changes off ("waiting") and applies them a little later.
    eventually(lambda: sum(sums(server.store).values()) < sum(before.values()), "the source still counts")
    page.goto(server.url + "/data/sources")
    assert switch.get_attribute("aria-checked") == "false"
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.tap()
    eventually(lambda: sums(server.store) == before, "the source does not count again")
    page.goto(server.url + "/data/sources")
    assert switch.get_attribute("aria-checked") == "true"


def test_a_switch_toggles_in_place_with_and_without_scripts(empty_server_with_sample, open_page):
    server = empty_server_with_sample
    page = open_page(**PHONE)
    page.goto(server.url + "/data/types")
    switch = page.get_by_role("switch", name="Steps")
    switch.scroll_into_view_if_needed()
    before = page.evaluate("() => scrollY")
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.tap()
    assert page.evaluate("() => scrollY") == before and switch.get_attribute("aria-checked") == "false"
    # The second click switches back.
    with page.expect_response(lambda answer: answer.request.method == "POST"):
        switch.tap()
    assert switch.get_attribute("aria-checked") == "true"
    page = open_page(java_script_enabled=False, **PHONE)
    page.goto(server.url + "/data/types")
    page.get_by_role("switch", name="Steps").tap()
    page.get_by_text("Saved").wait_for()
    assert page.get_by_role("switch", name="Steps").get_attribute("aria-checked") == "false"


def test_a_type_opens_its_chart(sample_server, open_page):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/data/types")
    page.get_by_role("link", name="Blood oxygen").first.tap()
    page.wait_for_url("**/metric/oxygen-saturation?from=types")
    assert page.locator("svg.detail").is_visible()
    page.go_back()
    page.get_by_role("link", name="Sources of Blood oxygen").tap()
    page.wait_for_url("**/data/types/*")
    assert page.locator(".order li").count() >= 1


def test_a_source_links_to_its_recordings(sample_server, open_page):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/data/sources")
    page.get_by_role("link", name="Alex’s iPhone").tap()
    page.get_by_role("heading", level=1, name="Alex’s iPhone").wait_for()
    assert page.get_by_role("switch").get_attribute("aria-checked") == "true"
    page.get_by_role("link", name="Steps").tap()
    page.wait_for_url("**/metric/steps?from=source-*")
    assert page.locator("svg.detail").is_visible()


def test_progress_replaces_the_form_and_cancel_stays_in_place(empty_server, open_page, tmp_path):
    export = tmp_path / "large.zip"
    dailve("sample", export, "--years", 1)
    page = open_page(reduced_motion="reduce", **PHONE)
    page.goto(empty_server.url)
    top = page.locator(".drop").bounding_box()["y"]
    page.locator("input[type=file]").set_input_files(export)
    page.get_by_role("button", name="Import").click()
    cancel = page.get_by_role("button", name="Cancel")
    cancel.wait_for()
    assert page.locator(".drop").is_hidden() and page.locator("[data-progress]").bounding_box()["y"] <= top + 2
    total = f"{export.stat().st_size / 1e6:,.{1 if export.stat().st_size < 1e7 else 0}f}"
    places, details = set(), []
    for _ in range(600):
        if "done=imported" in page.url:
            break
        try:
            box, detail = cancel.bounding_box(timeout=500), page.locator("[data-detail]").inner_text(timeout=500)
        except Exception:  # the page has navigated meanwhile
            continue
        if box and detail:
            places.add(round(box["y"]))
            details.append(detail)
        page.wait_for_timeout(100)
    page.wait_for_url("**/?done=imported&batch=1")
    assert len(places) == 1, places
    assert details and all(f"of {total} MB" in detail for detail in details), (total, details)
    assert page.get_by_role("status").inner_text().endswith(" new readings imported")


def test_sources_are_reordered_by_dragging(empty_server_with_sample, open_page):
    page = open_page(**DESKTOP)
    page.goto(f"{empty_server_with_sample.url}/data/types/{STEPS}")
    rows = page.locator(".order li")
    rows.nth(1).drag_to(rows.nth(0), target_position={"x": 20, "y": 2})
    page.get_by_text("Saved").wait_for()
    assert "iPhone" in page.locator(".order li").first.inner_text()


def test_an_added_stay_moves_only_its_own_days(empty_server_with_sample, open_page):
    server = empty_server_with_sample
    before = sums(server.store)
    last = max(before)
    page = open_page(refused=422, **DESKTOP)
    page.goto(server.url + "/data/zones")
    page.get_by_label("Time zone", exact=True).fill("Nowhere/City")
    page.get_by_label("From").fill(last)
    page.get_by_label("To", exact=True).fill(last)
    page.get_by_role("button", name="Add a stay").click()
    page.locator("main").get_by_role("alert").wait_for()
    # Fields that were right keep their values.
    assert page.get_by_label("From").input_value() == page.get_by_label("To", exact=True).input_value() == last
    page.get_by_label("Time zone", exact=True).fill("Pacific/Auckland")
    page.get_by_role("button", name="Add a stay").click()
    page.get_by_role("cell", name=re.compile("Added by you.*Remove")).wait_for()
    nothing_waits(page)
    moved = sums(server.store)
    days = sorted(set(before) | set(moved))
    assert {day for day in days if before.get(day) != moved.get(day)} <= set(days[-4:])
    assert moved != before
    page.get_by_role("button", name="Remove Pacific/Auckland").click()
    page.get_by_text("Saved").wait_for()
    assert sums(server.store) == before


def test_the_audit_agrees_with_the_program(sample_store, sample_server, open_page):
    audit = dailve_json("audit", "--store", sample_store)
    assert audit["within1Percent"] >= 0.99 * audit["days"] > 300
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/data/audit")
    assert f"{audit['within1Percent']} of {audit['days']} days agree" in page.locator("main").inner_text()


def test_charts_appear_during_an_import(empty_server, open_page, tmp_path):
    export = tmp_path / "large.zip"
    dailve("sample", export, "--years", 4)
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server.url)
    page.locator("input[type=file]").set_input_files(export)
    page.get_by_role("button", name="Import").click()
    page.locator("[data-glimpse] svg").first.wait_for()
    page.get_by_role("status").get_by_text("new readings").wait_for()
