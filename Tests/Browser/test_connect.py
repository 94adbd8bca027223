"""Connecting a device: its key, the code to copy, and the page that changes when something arrives."""

import json
import re
import urllib.request

import pytest

from accessibility import violations
from browser_sizes import DESKTOP, PHONE
from program import PATIENCE, dailve_json, eventually, free_port

BODY = {"data": {"metrics": [{"name": "heart_rate", "units": "bpm", "data": [
    {"date": "2026-05-28 08:00:00 +0000", "Min": 61, "Avg": 61, "Max": 61},
    {"date": "2026-05-28 08:05:00 +0000", "Min": 64, "Avg": 64, "Max": 64}]}]}}


def connect(page, server, name="My iPhone", way="Health Auto Export"):
    page.goto(server.url + "/connect")
    page.get_by_label(way).check()
    page.get_by_label("Name of the device").fill(name)
    page.get_by_role("button", name="Make a key").click()
    page.get_by_role("heading", name=name, level=1).wait_for()
    return page.locator(".snippet code").first.inner_text()


def send(server, key, body):
    request = urllib.request.Request(
        server.url + "/api/v1/ingest", json.dumps(body).encode(),
        {"Authorization": f"Bearer {key}", "Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        return json.load(answer)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_waiting_page_updates_by_itself(empty_server, open_page, size):
    page = open_page(**size)
    key = connect(page, empty_server)
    assert re.fullmatch(r"dlv_[\w-]{43}", key)
    state = page.locator("[data-live]")
    assert state.inner_text().startswith("Waiting for the first delivery")
    page.evaluate("window.same = true; document.querySelector('main').dataset.same = ''")
    page.get_by_role("button", name="Send a test delivery").focus()
    place = "document.activeElement.getBoundingClientRect().top"
    top = page.evaluate(place)
    # The stream of changes is open once the first event has come.
    page.wait_for_timeout(1500)
    send(empty_server, key, BODY)
    state.get_by_text("2 new readings").wait_for()
    # The page was not loaded again: the key is still there, and the focused element has not moved.
    assert page.evaluate("window.same") and page.locator(".snippet code").first.inner_text() == key
    assert page.evaluate("document.activeElement.textContent") == "Send a test delivery"
    assert abs(page.evaluate(place) - top) < 1
    state.get_by_role("link").click()
    page.get_by_role("heading", name="My iPhone", level=1).wait_for()
    assert page.get_by_role("button", name="Read it again").is_visible()


def test_the_first_delivery_updates_the_first_page(empty_server, open_page):
    key = connect(open_page(**DESKTOP), empty_server)
    page = open_page(**PHONE)
    page.goto(empty_server.url)
    assert page.get_by_role("heading", level=1).inner_text() == "See how you’re doing"
    send(empty_server, key, BODY)
    page.get_by_role("heading", name="See how you’re doing").wait_for(state="detached")
    assert page.get_by_role("heading", level=1).inner_text() == "Today"


def test_a_test_delivery_confirms_the_key(empty_server, open_page):
    page = open_page(**PHONE)
    key = connect(page, empty_server)
    page.get_by_role("button", name="Send a test delivery").click()
    page.locator("[data-live]").get_by_text("The key works").wait_for()
    assert page.locator(".snippet code").first.inner_text() == key
    # The page stays in place: its address neither shows the key nor makes another one.
    assert page.url == empty_server.url + "/connect"


def test_reloading_the_key_page_creates_no_second_key(empty_server, open_page):
    page = open_page(**PHONE)
    key = connect(page, empty_server, name="Kitchen tablet", way="Home Assistant")
    page.reload()
    page.wait_for_url("**/connect/*?done=made")
    assert "has a key already" in page.get_by_role("status").first.inner_text()
    assert key not in page.content()
    # The page remembers what the device was set up for.
    assert "rest_command" in page.locator("pre").first.inner_text()
    page.goto(empty_server.url + "/connect")
    assert page.locator("#devices").get_by_text("Kitchen tablet").count() == 1


def test_a_withdrawn_key_is_refused(empty_server, open_page):
    page = open_page(**DESKTOP)
    key = connect(page, empty_server, way="Something else")
    assert key in page.locator("pre").last.inner_text()
    page.get_by_text("Withdraw the key").first.click()
    page.get_by_role("button", name="Withdraw the key").click()
    page.wait_for_url("**/connect?done=revoked")
    assert "key withdrawn" in page.locator("#devices").inner_text()
    page.locator("#devices a").first.click()
    assert "was withdrawn on" in page.locator(".banner").first.inner_text()
    page.go_back()
    with pytest.raises(urllib.error.HTTPError) as refused:
        send(empty_server, key, BODY)
    assert refused.value.code == 401


def test_connecting_works_without_scripts(empty_server, open_page):
    page = open_page(java_script_enabled=False, **PHONE)
    key = connect(page, empty_server)
    send(empty_server, key, BODY)
    # The delivery is read in the background, a little later.
    eventually(lambda: dailve_json("deliveries", "--store", empty_server.store))
    page.get_by_role("button", name="Send a test delivery").click()
    assert "Received" in page.locator("[data-live]").inner_text()
    page.goto(empty_server.url + "/connect")
    assert page.get_by_text("The checks need JavaScript.").is_visible()


def test_the_page_checks_this_browser(empty_server, open_page):
    page = open_page(offline=True, **PHONE)
    page.goto(empty_server.url + "/connect")
    page.locator("[data-check=clock][data-state=good]").wait_for()
    page.locator("[data-check=offline][data-state]").wait_for()
    states = {row.get_attribute("data-check"): row.get_attribute("data-state") for row in page.locator("[data-check]").all()}
    assert states == {"secure": "good", "offline": "good", "cookies": "good", "clock": "good", "installed": "bad", "storage": "bad"}


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("way", ["Health Auto Export", "Shortcut", "Home Assistant", "Something else"])
def test_no_device_page_has_an_accessibility_violation(empty_server, open_page, scheme, way):
    page = open_page(color_scheme=scheme, reduced_motion="reduce", **PHONE)
    connect(page, empty_server, way=way)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["viewport"]["width"]
    assert violations(page) == []


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_the_device_address_is_enabled_on_the_connect_page(empty_server, open_page, scripts):
    page = open_page(java_script_enabled=scripts, **PHONE)
    page.goto(empty_server.url)
    assert page.locator("svg.picture").count() == 2
    page.get_by_role("link", name="Connect a phone").click()
    port = free_port()
    page.get_by_label("Address of this computer").select_option("127.0.0.1")
    page.get_by_label("Port", exact=True).fill(str(port))
    page.get_by_role("button", name="Switch on").click()
    page.get_by_text("The address is open.").wait_for()
    page.get_by_role("link", name="Change or test the address").click()
    page.get_by_role("button", name="Test it from here").click()
    page.get_by_text(f"127.0.0.1:{port}: it works").wait_for()
    if scripts:
        assert violations(page) == []
    page.get_by_role("button", name="Switch off").click()
    page.get_by_text("The address was switched off.").wait_for()
