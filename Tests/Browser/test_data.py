"""What came in, and what a person can do about it."""

import csv
import io
import zipfile

from browser_sizes import DESKTOP, PHONE
from program import dailve, dailve_json

STEPS = "HKQuantityTypeIdentifierStepCount"


def later_export(source, folder):
    """The sample person's export as it might look a little later: one weight corrected, one reading more."""
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
    page.get_by_text("Nothing has changed yet").wait_for(timeout=60_000)


def test_a_second_export_is_shown_before_it_takes_effect(empty_server_with_sample, open_page, sample_zip, tmp_path):
    server = empty_server_with_sample
    path = later_export(sample_zip, tmp_path)
    before = dailve_json("stats", "--store", server.store)["types"]
    page = open_page(reduced_motion="reduce", **DESKTOP)
    upload(page, server.url, path)
    new, there, changed, gone = page.locator("[data-result] tr", has_text="Weight").locator("td").all_inner_texts()
    assert (new, changed, gone) == ("2", "1", "1") and int(there) > 40
    page.get_by_role("button", name="Discard").click()
    page.get_by_text("Canceled. Nothing was changed.").wait_for()
    assert dailve_json("stats", "--store", server.store)["types"] == before
    upload(page, server.url, path)
    page.locator("[data-result]").get_by_role("button", name="Import").click()
    page.get_by_role("link", name="Go to Today").wait_for(timeout=60_000)
    assert "2 new readings" in page.locator("[data-result]").inner_text()
    page.goto(server.url + "/data/batches/2")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the full report (CSV)").click()
    rows = list(csv.DictReader(io.StringIO(download.value.path().read_text())))
    assert sum(int(row["new"] or 0) for row in rows if row["kind"] == "change") == 2
    page.get_by_text("Undo this import").first.click()
    page.get_by_role("button", name="Undo this import").click()
    page.get_by_text("Undone: 2 readings removed").wait_for()
    assert dailve_json("stats", "--store", server.store)["types"] == before


def test_the_same_file_again_is_known(empty_server_with_sample, open_page, sample_zip):
    page = open_page(**PHONE)
    page.goto(empty_server_with_sample.url + "/data")
    page.locator("input[type=file]").set_input_files(sample_zip)
    page.get_by_role("button", name="Import").click()
    page.get_by_text("This is the same file as import 1").wait_for(timeout=60_000)


def sums(store):
    return {row["day"]: row["sum"] for row in dailve_json("daily", "steps", "--store", store)}


def test_sources_can_be_switched_and_ordered(empty_server_with_sample, open_page):
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
    page.get_by_role("button", name="Turn off Alex’s iPhone").tap()
    page.get_by_role("button", name="Turn on Alex’s iPhone").wait_for()
    assert sum(sums(server.store).values()) < sum(before.values())
    page.get_by_role("button", name="Turn on Alex’s iPhone").tap()
    page.get_by_role("button", name="Turn off Alex’s iPhone").wait_for()
    assert sums(server.store) == before


def test_sources_change_places_by_dragging(empty_server_with_sample, open_page):
    page = open_page(**DESKTOP)
    page.goto(f"{empty_server_with_sample.url}/data/types/{STEPS}")
    rows = page.locator(".order li")
    rows.nth(1).drag_to(rows.nth(0), target_position={"x": 20, "y": 2})
    page.get_by_text("Saved").wait_for()
    assert "iPhone" in page.locator(".order li").first.inner_text()


def test_a_stay_of_ones_own_moves_its_days_and_no_others(empty_server_with_sample, open_page):
    server = empty_server_with_sample
    before = sums(server.store)
    last = max(before)
    page = open_page(**DESKTOP)
    page.goto(server.url + "/data/zones")
    page.get_by_label("Time zone", exact=True).fill("Nowhere/City")
    page.get_by_label("From").fill(last)
    page.get_by_label("To", exact=True).fill(last)
    page.get_by_role("button", name="Add a stay").click()
    page.get_by_role("alert").wait_for()
    page.get_by_label("Time zone", exact=True).fill("Pacific/Auckland")
    page.get_by_label("From").fill(last)
    page.get_by_label("To", exact=True).fill(last)
    page.get_by_role("button", name="Add a stay").click()
    page.get_by_role("cell", name="you Remove").wait_for()
    moved = sums(server.store)
    days = sorted(set(before) | set(moved))
    assert {day for day in days if before.get(day) != moved.get(day)} <= set(days[-4:])
    assert moved != before
    page.get_by_role("button", name="Remove: Pacific/Auckland").click()
    page.get_by_text("Saved").wait_for()
    assert sums(server.store) == before


def test_the_audit_agrees_with_the_program(sample_store, sample_server, open_page):
    audit = dailve_json("audit", "--store", sample_store)
    assert audit["within1Percent"] >= 0.99 * audit["days"] > 300
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/data/audit")
    assert f"{audit['within1Percent']} of {audit['days']} days agree" in page.locator("main").inner_text()


def test_charts_show_while_an_export_comes_in(empty_server, open_page, tmp_path):
    export = tmp_path / "large.zip"
    dailve("sample", export, "--years", 4)
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server.url)
    page.locator("input[type=file]").set_input_files(export)
    page.get_by_role("button", name="Import").click()
    page.locator("[data-glimpse] svg").first.wait_for(timeout=30_000)
    page.locator("[data-result]").get_by_text("new readings").wait_for(timeout=60_000)
