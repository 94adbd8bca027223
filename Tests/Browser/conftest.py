"""Debian's Chromium, driven by Playwright. Nothing may be written to the console of any page."""

import pytest
from playwright.sync_api import Browser, BrowserType, Locator, sync_playwright

from network_changes import pytest_runtest_protocol  # noqa: F401
from program import PATIENCE
from script_errors import is_fading


def patient(press):
    """Scripts send forms, so pressing Save waits until the form is answered, as it would for one that the browser sends."""

    def pressed(self, **options):
        page = self.page
        press(self, **options)
        page.locator("form[aria-busy=true]").first.wait_for(state="detached")

    return pressed


def unhurried(make):
    """Playwright gives up after half a minute, which is little on a busy machine."""

    def made(self, *arguments, **options):
        opened = make(self, *arguments, **options)
        opened.set_default_timeout(PATIENCE * 1000)
        return opened

    return made


Locator.click, Locator.tap = patient(Locator.click), patient(Locator.tap)
Browser.new_context, Browser.new_page = unhurried(Browser.new_context), unhurried(Browser.new_page)
BrowserType.launch_persistent_context = unhurried(BrowserType.launch_persistent_context)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item):
    """Closes pages before the server that they load from is stopped, whichever a test asked for first."""
    if opened := getattr(item, "funcargs", {}).get("open_page"):
        opened.close()


@pytest.fixture(scope="session")
def chromium():
    with sync_playwright() as playwright:
        # The headless shell leaves out what belongs to windows, and shows the same pages for about half of the processor time.
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def open_page(chromium):
    """Opens pages, and fails the test if one of them writes anything to its console."""
    contexts, messages, expected = [], [], []

    def heard(message):
        # Chromium reports a key pressed before the page has loaded, which takes the focus, and what signing out has cleared.
        if not message.text.startswith(("Autofocus processing was blocked", "Clear-Site-Data header", *expected)):
            messages.append(f"{message.type}: {message.text}")

    def open_one(refused=None, offline=False, **options):
        """`refused` is the status of an answer that the test asks for, which Chromium reports. `offline` allows the service worker, for tests that
        take the server away; the others do without, or it would fetch a few dozen pages for each of them. Nothing moves unless a test says so."""
        if refused:
            expected.append(f"Failed to load resource: the server responded with a status of {refused}")
        if offline:
            expected.append("Failed to load resource: net::")
            expected.append("Failed to load resource: the server responded with a status of 503")
        expected.append("Service Worker registration blocked by Playwright")
        options = {"service_workers": "allow" if offline else "block", "locale": "en-GB", "timezone_id": "Europe/Berlin",
                   "reduced_motion": "reduce", **options}
        context = chromium.new_context(**options)
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: is_fading(error) or messages.append(f"error: {error}"))
        return page

    def close():
        while contexts:
            contexts.pop().close()

    open_one.close = close
    yield open_one
    close()
    assert messages == []
