"""See Benchmarks/sync."""

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from program import Server, dailve  # noqa: E402

WORK = Path(os.environ["WORK"])
RUNS = int(os.environ.get("RUNS", 200))
SAVES = int(os.environ.get("SAVES", 50))
# Limits for the 95th percentile, in milliseconds.
LIMITS = {"other page": 3000, "waiting": 100}

# Both pages are in the same process, so that they share a clock.
SHOWN = """(text) => new Promise((done) => {
  const look = () => { if (document.querySelector("main").textContent.includes(text)) { observer.disconnect(); done(Date.now()); } };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  look();
})"""
PRESSED = """(weight) => { document.querySelector("[name=weight]").value = weight; document.querySelector(".form .primary").click(); }"""
KEPT = """(weight) => new Promise((done) => {
  const before = performance.now(), panel = document.getElementById("outbox");
  const look = () => { if (panel.textContent.includes(weight) && !panel.hidden) { observer.disconnect(); done(performance.now() - before); } };
  const observer = new MutationObserver(look);
  observer.observe(panel, { childList: true, subtree: true, attributes: true });
  document.querySelector("[name=weight]").value = weight;
  document.querySelector(".form .primary").click();
})"""


def say(name, times):
    times.sort()
    median, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    print(f"{name:12} {len(times)} runs  p50 {median:6.0f} ms  p95 {late:6.0f} ms  most {times[-1]:6.0f} ms  {late / LIMITS[name]:.0%} of {LIMITS[name]} ms", flush=True)
    return late <= LIMITS[name]


def other_page(browser, server):
    """Milliseconds from pressing Save in one browser until the other one's page shows the text."""
    writer, reader = browser.new_context().new_page(), browser.new_context().new_page()
    reader.goto(server.url + "/body")
    times = []
    for run in range(RUNS):
        text = f"{40 + run / 10:.1f} kg"
        writer.goto(server.url + "/body/new")
        writer.wait_for_load_state("networkidle")
        # Vary the moment relative to the interval at which the server checks for changes.
        writer.wait_for_timeout(run * 137 % 1000)
        reader.evaluate(f"(text) => {{ window.shown = ({SHOWN})(text); }}", text)
        before = writer.evaluate("() => Date.now()")
        writer.evaluate(PRESSED, text.split()[0])
        times.append(reader.evaluate("() => window.shown") - before)
        writer.wait_for_url("**/body?done=saved")
    return times


def waiting(browser, server):
    """Milliseconds from pressing Save until the form is listed as waiting, while the server is down."""
    page = browser.new_context().new_page()
    page.goto(server.url + "/body/new")
    server.stop()
    times = []
    for run in range(SAVES):
        times.append(page.evaluate(KEPT, f"{40 + run / 10:.1f}"))
        page.wait_for_function("() => !document.querySelector('.form').ariaBusy")
    return times


def main():
    if os.environ.get("ONLY", "pages") == "peers":
        import peers_sync

        return peers_sync.run()
    export, store = WORK / "one.zip", WORK / "one"
    if not export.exists():
        dailve("sample", export, "--years", 1)
    shutil.rmtree(store, ignore_errors=True)
    dailve("import", export, "--store", store)
    server = Server(store)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            isFine = say("other page", other_page(browser, server))
            isFine = say("waiting", waiting(browser, server)) and isFine
            browser.close()
    finally:
        if server.process.poll() is None:
            server.stop()
    sys.exit(0 if isFine else 1)


main()
