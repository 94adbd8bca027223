"""See Benchmarks/engine."""

import os
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from program import Server, dailve  # noqa: E402

WORK = Path(os.environ["WORK"])
RUNS = int(os.environ.get("RUNS", 20))
MOVES = int(os.environ.get("MOVES", 200))
# Limits in milliseconds: one frame at 60 per second, and the first use of the module.
LIMITS = {"a moved slider": 1000 / 60, "first use": 300}

# The page's script creates the worker and marks the form once the module has answered.
WATCH = """new MutationObserver(() => { if (!window.liveAt && document.querySelector("form[data-live]")) window.liveAt = performance.now(); })
  .observe(document, { attributes: true, attributeFilter: ["data-live"], subtree: true })"""
FIRST = """() => window.liveAt - performance.getEntriesByType("resource").find((one) => one.name.endsWith("/engine.js")).startTime"""
# The slider jumps from end to end, so that the score changes each time.
MOVE = """(name) => new Promise((done) => {
  const mover = document.querySelector(`input[name="${name}"]`), score = document.querySelector("[data-score] .number b");
  mover.value = mover.value === mover.max ? mover.min : mover.max;
  const before = performance.now();
  const observer = new MutationObserver(() => { observer.disconnect(); done(performance.now() - before); });
  observer.observe(score, { childList: true, characterData: true, subtree: true });
  mover.dispatchEvent(new Event("input", { bubbles: true }));
})"""


def say(name, times):
    times = sorted(times)
    median, most, late = (times[min(len(times) - 1, int(len(times) * share))] for share in (0.5, 0.95, 0.99))
    print(f"{name}: median {median:.1f} ms, 95 % {most:.1f} ms, 99 % {late:.1f} ms, worst {times[-1]:.1f} ms of {len(times)}; "
          f"99 % is {late / LIMITS[name]:.2f} of the limit of {LIMITS[name]:.1f} ms")


store = WORK / "engine"
shutil.rmtree(store, ignore_errors=True)
dailve("sample", WORK / "engine.zip", "--years", 1, "--force")
dailve("import", WORK / "engine.zip", "--store", store)
server = Server(store)
try:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        first, moves = [], []
        for run in range(RUNS):
            context = browser.new_context(service_workers="block", viewport={"width": 393, "height": 852}, is_mobile=True, has_touch=True)
            page = context.new_page()
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
            page.add_init_script(WATCH)
            page.goto(server.url + "/activity/what-if")
            page.locator("form[data-live]").wait_for()
            first.append(page.evaluate(FIRST))
            if run == RUNS - 1:
                for index in range(MOVES):
                    moves.append(page.evaluate(MOVE, ["hrv", "asleep"][index // 2 % 2]))
            context.close()
        browser.close()
    say("first use", first)
    say("a moved slider", moves)
finally:
    server.stop()
