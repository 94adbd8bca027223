"""A desktop's Chromium and a phone's WebKit, driven alike, for tests that use both at once."""

import time

from playwright.sync_api import Error
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.common.by import By
from selenium.webdriver.support.ui import Select

# The driver cannot read the console, so the page keeps its errors. Failures to load something are not among them.
HEAR = """
  if (window.hears) return;
  window.hears = true;
  const note = (text) => sessionStorage.setItem('errors', `${sessionStorage.getItem('errors') ?? ''}${location.pathname}: ${text}\n`);
  addEventListener('error', (event) => note(event.message));
  addEventListener('unhandledrejection', (event) => note(event.reason));
  for (const name of ['error', 'warn', 'log']) console[name] = (...words) => note(words.join(' '));
"""

# Notes that a form is sent, that it is kept, and the id of its entry, in a place that outlasts the page.
LISTEN = """async () => {
  for (const name of ['pressed', 'kept']) sessionStorage.removeItem(name);
  if (window.isHeard) return;
  window.isHeard = true;
  document.addEventListener('submit', () => sessionStorage.setItem('pressed', '1'), true);
  document.addEventListener('outbox', (event) => {
    if (event.detail === 'kept') sessionStorage.setItem('kept', event.target.elements.namedItem('id')?.value || '-');
  }, true);
}"""

# Reads the waiting forms, as they are kept and as they are shown, and what became of the form that was pressed.
STATE = """async () => {
  if (document.readyState === 'complete' && !document.querySelector('main')) return null;
  // Of none that is there yet nothing is asked: asking would make it.
  const isThere = (await indexedDB.databases()).some(({ name }) => name === 'dailve');
  const [kept, heals] = isThere ? await new Promise((done, failed) => {
    const request = indexedDB.open('dailve');
    request.onerror = failed;
    request.onsuccess = () => {
      const transaction = request.result.transaction(['outbox', 'state']);
      const asked = [transaction.objectStore('outbox').getAll(), transaction.objectStore('state').get('heal')];
      // Or a page that WebKit keeps in memory would hold it.
      addEventListener('pagehide', () => { try { transaction.abort(); } catch {} });
      transaction.oncomplete = () => { request.result.close(); done(asked.map(({ result }) => result)); };
    };
  }) : [[], false];
  return {
    waiting: kept.map(({ id, written, action, problem, isNote, isBare, page }) => ({ id, written, action, problem, isNote, isBare, page })),
    shown: [...document.querySelectorAll('#outbox li')].map((item) => item.dataset.operation), heals: !!heals,
    address: location.pathname + location.search, isLoaded: document.readyState === 'complete', isBusy: !!document.querySelector('form[aria-busy]'),
    pressed: sessionStorage.getItem('pressed'), kept: sessionStorage.getItem('kept'), alert: document.querySelector('#outbox [role=alert]')?.textContent,
  };
}"""


class Device:
    """Everything that both do alike. `line` is the way to the server."""

    # A page that is on its way to the next one throws this.
    elsewhere = Error

    def __init__(self, name, line):
        self.name, self.line = name, line

    def patiently(self, do, seconds=60):
        """Pages load themselves again when the server is back; whatever that interrupts is done once more."""
        deadline = time.time() + seconds
        while True:
            try:
                return do()
            except self.elsewhere:
                if time.time() > deadline:
                    raise
                time.sleep(0.1)

    def go(self, path):
        """Tries several times, because a page that loads itself again just then would keep the browser from leaving it."""
        wanted = path.split("?")[0].split("#")[0]
        for _ in range(5):
            self.patiently(lambda: self.load(self.line.url + path))
            if self.find_out("async () => location.pathname") == wanted:
                return
        raise AssertionError(f"{self.name} does not get to {path}")

    def find_out(self, script, argument=None):
        return self.patiently(lambda: self.ask(script, argument))

    def state(self):
        """Goes back to Today if there is no state: a form that the browser itself sends may end on its error page for an unreachable server."""
        while not (state := self.find_out(STATE)):
            self.go("/")
        return state

    def has(self, selector):
        return self.find_out("async (selector) => !!document.querySelector(selector)", selector)


class Desktop(Device):
    def __init__(self, line, page):
        super().__init__("desktop", line)
        self.page = page

    def load(self, url):
        self.page.goto(url)

    def ask(self, script, argument=None):
        return self.page.evaluate(script, argument)

    def fill(self, name, value):
        self.page.locator(f".form [name={name}], .settings [name={name}]").fill(value, timeout=5000)

    def choose(self, name, value):
        self.page.locator(f".form [name={name}]").select_option(value, timeout=5000)

    def press(self, selector):
        self.page.locator(selector).first.click(timeout=5000)


class Phone(Device):
    elsewhere = WebDriverException

    def __init__(self, line, driver):
        super().__init__("phone", line)
        self.driver = driver
        driver.set_window_size(393, 852)
        # A page that is left in the middle of a script never answers.
        driver.set_script_timeout(5)

    def load(self, url):
        self.driver.get(url)
        self.driver.execute_script(HEAR)

    def errors(self):
        return self.find_out("async () => sessionStorage.getItem('errors') ?? ''")

    def ask(self, script, argument=None):
        found = self.driver.execute_async_script(
            f"const done = arguments[1]; ({script})(arguments[0]).then((found) => done([found]), (error) => done(String(error)))", argument)
        if isinstance(found, str):
            raise WebDriverException(found)
        return found[0]

    def find(self, selector):
        found = self.driver.find_element(By.CSS_SELECTOR, selector)
        # The driver does not always scroll before it types.
        self.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", found)
        return found

    def fill(self, name, value):
        field = self.find(f".form [name={name}], .settings [name={name}]")
        # Typing a date or a time takes several parts, whose order depends on the language.
        if field.get_attribute("type") in ("date", "time"):
            self.driver.execute_script("arguments[0].value = arguments[1]; arguments[0].dispatchEvent(new Event('change', { bubbles: true }))", field, value)
        else:
            field.clear()
            field.send_keys(value)

    def choose(self, name, value):
        Select(self.find(f".form [name={name}]")).select_by_value(value)

    def press(self, selector):
        # The driver aims at where the button was, but the list of waiting forms may have appeared above it meanwhile.
        self.driver.execute_script("arguments[0].click()", self.find(selector))
