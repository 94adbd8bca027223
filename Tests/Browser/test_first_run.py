"""From an empty store to Today."""

import re

from browser_sizes import DESKTOP, PHONE
from program import dailve, eventually


def wait_for_today(page, score=r"\d+"):
    page.wait_for_url("**/?done=imported&batch=1")
    assert page.get_by_role("status").inner_text().endswith(" new readings imported")
    assert re.fullmatch(score, page.locator(".ring b").inner_text().strip())


def test_an_export_is_imported_by_file_picker_with_progress(empty_server, open_page, sample_zip):
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server.url)
    assert page.get_by_role("heading", level=1).inner_text() == "See how you’re doing"
    page.locator("input[type=file]").set_input_files(sample_zip)
    page.get_by_role("button", name="Import").click()
    wait_for_today(page)
    page.goto(empty_server.url + "/data")
    assert "export.zip" in page.locator(".batches").inner_text()


def test_demo_data_leads_to_today(empty_server, open_page):
    page = open_page(reduced_motion="reduce", **PHONE)
    page.goto(empty_server.url)
    page.get_by_role("button", name="Try demo data").tap()
    # Data end now, and in the first hours of a day there is no HRV yet, so the score may be missing.
    wait_for_today(page, score=r"\d+|–")
    assert page.locator(".metric .value.none").count() == 0


def test_a_file_of_another_kind_is_explained(empty_server, open_page, tmp_path):
    wrong = tmp_path / "holiday.zip"
    wrong.write_bytes(b"PK\x03\x04 not really")
    page = open_page(**DESKTOP)
    page.goto(empty_server.url)
    page.locator("input[type=file]").set_input_files(wrong)
    page.get_by_role("button", name="Import").click()
    page.locator("[data-result]").get_by_text("The archive is damaged").wait_for()


def test_an_export_is_imported_without_scripts(empty_server, open_page, sample_zip):
    page = open_page(java_script_enabled=False, **DESKTOP)
    page.goto(empty_server.url)
    page.locator("input[type=file]").set_input_files(sample_zip)
    page.get_by_role("button", name="Import").click()
    page.wait_for_url("**/data")

    def is_imported():
        page.reload()
        return "new readings" in page.locator("[data-result]").inner_text()

    eventually(is_imported)
    page.goto(empty_server.url)
    assert page.locator(".ring b").is_visible()
    assert page.locator(".sky .land path").first.get_attribute("d").startswith("M")
    page.get_by_role("button", name="Edit").click()
    page.locator("select[name='pin[]']").first.select_option("weight")
    page.get_by_role("button", name="Save").click()
    assert page.locator("[aria-labelledby=pinned-title] [data-metric]").first.get_attribute("data-metric") == "weight"


def test_new_data_appears_by_itself(empty_server_with_sample, open_page, tmp_path):
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server_with_sample.url)
    page.wait_for_timeout(2500)
    later = tmp_path / "later.xml"
    day = page.locator("body").get_attribute("data-day")
    later.write_text(
        f'<HealthData><Record type="HKQuantityTypeIdentifierStepCount" sourceName="Pedometer" unit="count" '
        f'startDate="{day} 00:01:00 +0100" endDate="{day} 00:02:00 +0100" value="54321"/></HealthData>')
    dailve("import", later, "--store", empty_server_with_sample.store)
    page.locator("[data-metric=steps] .value", has_text=re.compile(r"5[4-9],\d{3}")).wait_for(state="attached")


def test_a_dropped_file_is_imported(empty_server, open_page):
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server.url)
    page.evaluate("""() => {
      const record = '<Record type="HKQuantityTypeIdentifierStepCount" sourceName="Pedometer" unit="count" '
        + 'startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:10:00 +0100" value="321"/>';
      const transfer = new DataTransfer();
      transfer.items.add(new File(["<HealthData>" + record + "</HealthData>"], "export.xml"));
      document.querySelector(".drop").dispatchEvent(new DragEvent("drop", { dataTransfer: transfer, cancelable: true }));
    }""")
    page.get_by_role("status").get_by_text("1 new reading imported").wait_for()


def test_an_import_can_be_cancelled(empty_server, open_page):
    page = open_page(reduced_motion="reduce", **DESKTOP)
    page.goto(empty_server.url)
    page.get_by_role("button", name="Try demo data").click()
    page.get_by_role("button", name="Cancel").click()
    page.locator("[data-result]").get_by_text("Cancelled.").wait_for()
    page.wait_for_timeout(3000)
    page.goto(empty_server.url + "/data")
    assert page.locator("[data-progress]").is_hidden()
