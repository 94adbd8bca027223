"""The same pages in WebKitGTK, which lacks what a phone's browser lacks."""

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import pytest
from selenium.webdriver import WebKitGTK, WebKitGTKOptions
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait
from selenium.webdriver.webkitgtk.service import Service

from accessibility import violations_in_webkit
from pages import PAGES
from program import PATIENCE, Server, eventually, free_port
from test_offline import KEPT, LEFT, NEVER_VISITED, WAITING, Home
from test_signing_in import CODE, PASSPHRASE


@pytest.fixture(scope="module")
def display():
    """Starts a virtual screen."""
    number = next(n for n in range(90, 200) if not Path(f"/tmp/.X{n}-lock").exists())
    process = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", "1400x1000x24"], stderr=subprocess.DEVNULL)
    eventually(lambda: Path(f"/tmp/.X{number}-lock").exists())
    yield f":{number}"
    process.terminate()
    process.wait(PATIENCE)


@pytest.fixture
def webkit(display, tmp_path):
    """Starts browsers."""
    drivers = []

    def start(*arguments):
        """`arguments` are those of the browser."""
        settings = tmp_path / f"config{len(drivers)}" / "gtk-3.0"
        settings.mkdir(parents=True)
        (settings / "settings.ini").write_text(
            "[Settings]\ngtk-enable-animations=0\n")
        options = WebKitGTKOptions()
        options.binary_location = shutil.which("MiniBrowser") or str(
            next(Path("/usr/lib").glob("*/webkit2gtk-4.*/MiniBrowser")))
        options.add_argument("--automation")
        for argument in arguments:
            options.add_argument(argument)
        environment = {
            **os.environ, "DISPLAY": display, "XDG_CONFIG_HOME": str(settings.parent), "LANG": "en_GB.UTF-8",
            "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "TZ": "Europe/Berlin",
        }
        driver = WebKitGTK(options=options, service=Service(shutil.which("WebKitWebDriver"), env=environment))
        drivers.append(driver)
        return driver

    yield start
    for driver in drivers:
        driver.quit()


@pytest.mark.parametrize("theme, language", [("dark", "en"), ("light", "ko")])
def test_no_page_has_an_accessibility_violation(sample_server, webkit, theme, language):
    driver = webkit()
    driver.get(sample_server.url + "/browse")
    driver.add_cookie({"name": "lang", "value": language})
    driver.add_cookie({"name": "theme", "value": theme})
    for path in PAGES.values():
        driver.get(sample_server.url + path)
        assert driver.find_element(By.TAG_NAME, "html").get_attribute("lang") == language
        assert violations_in_webkit(driver) == [], path
        assert driver.execute_script("return document.documentElement.scrollWidth <= innerWidth"), path
    ground = driver.execute_script("return getComputedStyle(document.body).backgroundColor")
    assert ground == ("rgb(11, 15, 13)" if theme == "dark" else "rgb(241, 245, 239)")


def test_a_chart_is_read_by_keyboard_without_animation(sample_server, webkit):
    driver = webkit()
    driver.get(sample_server.url + "/metric/rhr?days=30")
    slider = driver.find_element(By.CSS_SELECTOR, "input[type=range]")
    before = slider.get_attribute("aria-valuetext")
    slider.send_keys(Keys.ARROW_LEFT)
    assert slider.get_attribute("aria-valuetext") != before
    slider.send_keys(Keys.HOME)
    assert driver.find_element(By.CLASS_NAME, "readout").text == slider.get_attribute("aria-valuetext")
    driver.get(sample_server.url)
    assert driver.execute_script("return document.getAnimations().length") == 0


def test_an_entry_is_saved_and_undone(empty_server_with_sample, webkit):
    driver = webkit()
    entry = (By.XPATH, "//*[@id='entries']//a[contains(., '64.3')]")

    def press(*selector, leads_to):
        driver.find_element(*selector).click()
        WebDriverWait(driver, PATIENCE).until(lambda driver: leads_to in driver.current_url)
        WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(
            lambda driver: driver.execute_script("return document.readyState") == "complete")

    driver.get(empty_server_with_sample.url + "/body/new")
    driver.find_element(By.NAME, "weight").send_keys("64,3")
    press(By.CSS_SELECTOR, "[data-form] .primary", leads_to="done=saved")
    press(*entry, leads_to="/body/")
    press(By.CLASS_NAME, "danger", leads_to="done=deleted")
    assert not driver.find_elements(*entry)
    press(By.CSS_SELECTOR, "[data-toast] button", leads_to="done=restored")
    assert driver.find_elements(*entry)


def find_out(driver, script):
    """Returns the result of an asynchronous function without arguments."""
    return driver.execute_async_script(f"const done = arguments[0]; ({script})().then(done, error => done(String(error)))")


def wait_for(driver, script, ready):
    eventually(lambda: ready(find_out(driver, script)), lambda: find_out(driver, script))


def test_pages_open_with_the_server_killed(empty_server_with_sample, tmp_path, webkit):
    """Offline pages must not need anything that a phone's browser lacks."""
    store = empty_server_with_sample.store
    empty_server_with_sample.stop()
    home = Home(store)
    try:
        driver = webkit()
        driver.get(home.url + "/")
        wait_for(driver, KEPT, lambda kept: kept.get("/offline"))
        driver.get(home.url + "/metric/vo2-max?days=90")
        wait_for(driver, KEPT, lambda kept: "/metric/vo2-max?days=90" in kept)
        home.kill()
        for path in ["/", *NEVER_VISITED, "/metric/vo2-max?days=90"]:
            driver.get(home.url + path)
            assert re.fullmatch(r"Offline, as of \d?\d:\d\d( AM| PM)?", driver.find_element(By.CLASS_NAME, "offline").text), path
            assert driver.execute_script("return getComputedStyle(document.querySelector('.tabs')).position") == "fixed"
        driver.get(home.url + "/metric/flights?days=365")
        assert driver.find_element(By.TAG_NAME, "h1").text == "You’re offline"
        home.come_back()
        WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(
            lambda driver: driver.find_element(By.TAG_NAME, "h1").text == "Floors climbed")
    finally:
        home.stop()


def test_a_hanging_server_is_not_waited_for(empty_server_with_sample, webkit):
    store = empty_server_with_sample.store
    empty_server_with_sample.stop()
    home = Home(store)
    try:
        driver = webkit()
        driver.get(home.url + "/")
        wait_for(driver, KEPT, lambda kept: kept.get("/offline"))
        home.hang()
        began = time.time()
        driver.get(home.url + "/wellness")
        assert driver.find_element(By.CLASS_NAME, "offline").is_displayed() and time.time() - began < 20
    finally:
        home.stop()


@pytest.fixture
def site(tmp_path, sample_store):
    """A server with sign-in and without encryption: this browser trusts a name of its own machine, but keeps no `Secure` cookies there."""
    shutil.copytree(sample_store, tmp_path / "store")
    port = free_port()
    with open(tmp_path / "log", "w+") as log:
        origin = f"http://localhost:{port}"
        server = Server(tmp_path / "store", options=("--origin", origin, "--unencrypted", "--listen", f"127.0.0.1:{port}"), log=log, port=port)
        server.url, server.said = origin, log.name
        yield server
        server.stop()


def test_signing_out_clears_the_browser(site, webkit):
    driver = webkit()

    def press(*selector, leads_to):
        driver.find_element(*selector).click()
        WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(
            lambda driver: leads_to in driver.current_url and driver.execute_script("return document.readyState") == "complete")

    def set_up():
        for name, text in {"code": code, "passphrase": PASSPHRASE}.items():
            field = driver.find_element(By.NAME, name)
            field.clear()
            field.send_keys(text)
        driver.find_element(By.CSS_SELECTOR, "form .primary, form [type=submit]").click()
        return True

    driver.get(site.url + "/setup")
    code = eventually(lambda: CODE.findall(open(site.said).read()))[-1]
    # If the browser's day differs from the server's, the page loads once more.
    WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(lambda _: set_up())
    WebDriverWait(driver, PATIENCE).until(lambda driver: driver.find_elements(By.LINK_TEXT, "I have kept them"))
    driver.get(site.url + "/wellness")
    assert driver.current_url == site.url + "/wellness"
    wait_for(driver, KEPT, lambda kept: kept.get("/offline"))
    find_out(driver, WAITING)
    driver.get(site.url + "/settings")
    press(By.CSS_SELECTOR, "form[action='/sign-out'] button", leads_to="done=signed-out")
    wait_for(driver, LEFT, lambda left: left == {"caches": [], "databases": [], "workers": 0, "stored": 0})


def test_entries_made_offline_wait_are_sent_and_can_be_corrected(tmp_path, sample_store, webkit):
    store = shutil.copytree(sample_store, tmp_path / "store")
    server = Server(store)
    driver = webkit()

    def wait(condition):
        WebDriverWait(driver, PATIENCE, ignored_exceptions=[WebDriverException]).until(lambda driver: condition())

    def waiting():
        return driver.execute_script("return [...document.querySelectorAll('#outbox li')].map((item) => item.textContent)")

    def write(weight):
        field = driver.find_element(By.NAME, "weight")
        field.clear()
        field.send_keys(weight)
        driver.find_element(By.CSS_SELECTOR, "[data-form] .primary").click()

    try:
        driver.get(server.url + "/body/new")
        server.process.kill()
        server.process.wait(PATIENCE)
        write("9870")
        wait(lambda: len(waiting()) == 1)
        wait(lambda: driver.find_element(By.NAME, "weight").get_attribute("value") == "")
        write("64,3")
        wait(lambda: len(waiting()) == 2)
        assert "Weight 64,3 kg" in waiting()[1]
        server = Server(store, port=server.port)
        driver.execute_script("dispatchEvent(new Event('online'))")
        wait(lambda: len(waiting()) == 1)
        assert "Needs attention" in waiting()[0] and "Weight: Enter a number from 0 to 500" in waiting()[0]
        driver.get(server.url + "/body")
        wait(lambda: len(waiting()) == 1)
        assert len(driver.find_elements(By.XPATH, "//*[@id='entries']//a[contains(., '64.3')]")) == 1
        driver.find_element(By.CSS_SELECTOR, "#outbox a.button.quiet").click()
        wait(lambda: driver.find_element(By.NAME, "weight").get_attribute("value") == "9870")
        write("98.7")
        wait(lambda: "done=saved" in driver.current_url)
        wait(lambda: waiting() == [])
        assert len(driver.find_elements(By.XPATH, "//*[@id='entries']//a[contains(., '98.7')]")) == 1
    finally:
        server.stop()


def test_a_hypothetical_score_is_computed_in_the_browser(sample_server, webkit):
    driver = webkit()
    driver.get(sample_server.url + "/activity/what-if")
    wait = WebDriverWait(driver, PATIENCE)
    wait.until(lambda driver: driver.find_elements(By.CSS_SELECTOR, "form[data-live]"))
    score = lambda: driver.find_element(By.CSS_SELECTOR, "[data-score] .number b").text
    before = int(score())
    mover = driver.find_element(By.NAME, "hrv")
    mover.send_keys(Keys.HOME)
    wait.until(lambda _: int(score()) < before)
    # The form gives the same score.
    wait.until(lambda driver: "hrv=" in driver.current_url)
    here = score()
    driver.get(driver.current_url)
    assert score() == here
