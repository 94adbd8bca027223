"""Signing in as a person does, with Chromium's virtual authenticator for passkeys."""

import re

import pytest

from accessibility import violations
from program import Server, age_sessions, eventually, free_port

PASSPHRASE = "four quiet herons at noon"
CODE = re.compile(r"(?:[0-9a-f]{4}-){7}[0-9a-f]{4}")


@pytest.fixture
def site(tmp_path):
    """A server to which people sign in. Its `url` is the origin, which browsers trust without encryption."""
    port = free_port()
    with open(tmp_path / "log", "w+") as log:
        origin = f"http://localhost:{port}"
        server = Server(tmp_path / "store", options=("--origin", origin), log=log, port=port)
        server.url, server.said, server.store = origin, log.name, tmp_path / "store"
        yield server
        server.stop()


def set_up(page, site):
    code = eventually(lambda: CODE.findall(open(site.said).read()))[-1]
    page.goto(site.url + "/")
    assert page.url.endswith("/setup")
    page.get_by_label("Setup code").fill(code)
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Set up").click()
    page.get_by_role("link", name="I have kept them").click()
    page.wait_for_url(site.url + "/")


def authenticator(page):
    """Adds a device that makes a passkey whenever it is asked."""
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    made = devices.send("WebAuthn.addVirtualAuthenticator", {"options": {
        "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
        "isUserVerified": True, "automaticPresenceSimulation": True}})
    return devices, made["authenticatorId"]


def test_a_passkey_is_created_and_signs_in(site, open_page):
    page = open_page(refused=403)
    set_up(page, site)
    devices, device = authenticator(page)
    page.goto(site.url + "/settings")
    page.get_by_role("link", name="Passkeys, passphrase and browsers").click()
    page.get_by_label("Name").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("The passkey is added.").wait_for()
    assert "not used yet" in page.locator("#passkeys li").inner_text()
    # The same device does not make a second one.
    page.locator("#passkey-name").fill("Again")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("already has a passkey").wait_for()
    page.locator("#browsers").get_by_role("button", name="Sign out everywhere").click()
    page.wait_for_url(site.url + "/sign-in?done=signed-out")
    page.goto(site.url + "/sleep?days=30")
    page.get_by_role("button", name="Sign in with a passkey").click()
    page.wait_for_url(site.url + "/sleep?days=30")
    page.goto(site.url + "/settings/security")
    assert "last used" in page.locator("#passkeys li").inner_text()
    page.get_by_label("Rename My laptop").click()
    page.locator("#passkeys details[open] input").fill("Laptop")
    page.locator("#passkeys").get_by_role("button", name="Save").click()
    page.get_by_label("Remove Laptop").click()
    page.locator("#passkeys details[open]").get_by_role("button", name="Remove").click()
    page.get_by_text("The passkey is removed.").wait_for()
    # The server has removed it, though the device still has it.
    assert devices.send("WebAuthn.getCredentials", {"authenticatorId": device})["credentials"]
    page.locator("#browsers").get_by_role("button", name="Sign out everywhere").click()
    page.get_by_role("button", name="Sign in", exact=True).wait_for()
    # Without any passkey, the page does not ask for one.
    assert page.get_by_role("button", name="Sign in with a passkey").count() == 0


def test_forms_can_be_sent_without_encryption(tmp_path, chromium):
    """Browsers treat a name in the local network differently from localhost."""
    port = free_port()
    with open(tmp_path / "log", "w+") as log:
        origin = f"http://home.lan:{port}"
        server = Server(tmp_path / "store", options=("--origin", origin, "--unencrypted", "--listen", f"127.0.0.1:{port}"), log=log, port=port)
        server.url, server.said = origin, log.name
        browser = chromium.browser_type.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--host-resolver-rules=MAP home.lan 127.0.0.1"])
        page = browser.new_page(locale="en-GB")
        try:
            set_up(page, server)
            page.goto(origin + "/body/new")
            page.get_by_label("Weight").fill("71.4")
            page.get_by_role("button", name="Save").click()
            page.get_by_text("71.4").first.wait_for()
            page.goto(origin + "/data")
            page.goto(origin + "/settings/security")
            page.locator("#browsers").get_by_role("button", name="Sign out everywhere").click()
            page.wait_for_url(origin + "/sign-in**")
        finally:
            browser.close()
            server.stop()


def test_a_cancelled_passkey_is_reported(site, open_page):
    page = open_page()
    set_up(page, site)
    devices, device = authenticator(page)
    devices.send("WebAuthn.setUserVerified", {"authenticatorId": device, "isUserVerified": False})
    page.goto(site.url + "/settings/security")
    page.locator("#passkey-name").fill("My laptop")
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_text("Nothing was changed").wait_for()
    assert page.get_by_role("button", name="Add a passkey").is_enabled()


def test_a_typed_form_waits_for_confirmation(site, open_page):
    page = open_page(refused=403)
    set_up(page, site)
    page.goto(site.url + "/connect")
    page.get_by_label("Name of the device").fill("Kitchen tablet")
    age_sessions(site.store, 11 * 60)
    page.get_by_role("button", name="Make a key").click()
    page.get_by_role("heading", name="Confirm it’s you").wait_for()
    page.get_by_label("Passphrase").fill("not it at all, sorry")
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_text("isn’t right.").wait_for()
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("heading", name="Kitchen tablet").wait_for()


def test_the_name_of_a_passkey_waits_for_confirmation(site, open_page):
    page = open_page(refused=403)
    set_up(page, site)
    authenticator(page)
    page.goto(site.url + "/settings/security")
    page.locator("#passkey-name").fill("Büro & <Küche>")
    age_sessions(site.store, 11 * 60)
    page.get_by_role("button", name="Add a passkey").click()
    page.get_by_role("heading", name="Confirm it’s you").wait_for()
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Continue", exact=True).click()
    page.get_by_role("button", name="Add a passkey").wait_for()
    assert page.locator("#passkey-name").input_value() == "Büro & <Küche>"


def test_a_typed_form_outlasts_the_session(site, open_page):
    """Without scripts the server returns the form; with them it waits in the outbox (test_outbox.py)."""
    page = open_page(refused=403, java_script_enabled=False)
    set_up(page, site)
    page.goto(site.url + "/body/new")
    page.get_by_label("Weight").fill("71.4")
    page.get_by_label("Note").fill("after the holidays & <more>")
    age_sessions(site.store, 400 * 86400)
    page.get_by_role("button", name="Save").click()
    page.get_by_text("What you entered is kept here").wait_for()
    page.get_by_label("Passphrase").fill("not it at all, sorry")
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_text("isn’t right.").wait_for()
    page.get_by_label("Passphrase").fill(PASSPHRASE)
    page.get_by_role("button", name="Sign in", exact=True).click()
    page.get_by_text("71.4").first.wait_for()
    page.get_by_text("after the holidays & <more>").first.wait_for()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_sign_in_pages_are_accessible_and_fit(site, open_page, language, theme):
    page = open_page(viewport={"width": 320, "height": 700})
    page.context.add_cookies([
        {"name": name, "value": value, "url": site.url} for name, value in (("lang", language), ("theme", theme))])
    page.goto(site.url + "/setup")
    check(page)
    page.context.clear_cookies(name="lang")
    set_up(page, site)
    page.context.add_cookies([{"name": "lang", "value": language, "url": site.url}])
    for path in ("/settings/security", "/sign-in", "/sign-in?again=1&next=/settings", "/settings"):
        page.goto(site.url + path)
        check(page)


def check(page):
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    assert violations(page) == []
