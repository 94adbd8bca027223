"""Takes screenshots: every page in every look with ALL=1, otherwise only those that the README shows."""

import os
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Tests"))

from playwright.sync_api import sync_playwright  # noqa: E402
from pages import PAGES, add_records, add_workouts  # noqa: E402
from person import write_down  # noqa: E402
from program import Server, dailve, dailve_json  # noqa: E402

SCREENS = {"phone": (393, 852, 2), "desktop": (1280, 860, 1)}
README = {("today", "phone", "light", "en-GB"), ("today", "desktop", "dark", "en-GB"), ("hrv", "phone", "light", "en-GB"), ("wellness", "phone", "light", "en-GB"), ("sleep", "phone", "light", "en-GB"), ("today", "phone", "dark", "ko-KR")}


def main(folder):
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        work = Path(work)
        dailve("sample", work / "sample.zip", "--years", 1)
        dailve("import", work / "sample.zip", "--store", work / "store")
        add_workouts(dailve_json("workouts", "--store", work / "store"))
        add_records(work / "store")
        full, empty = Server(work / "store"), Server(work / "empty")
        write_down(full)
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        try:
            for screen, (width, height, scale) in SCREENS.items():
                for scheme in ["light", "dark"]:
                    for locale in ["en-GB", "ko-KR"]:
                        context = browser.new_context(
                            viewport={"width": width, "height": height}, device_scale_factor=scale, color_scheme=scheme,
                            locale=locale, timezone_id="Europe/Berlin", reduced_motion="reduce", is_mobile=screen == "phone")
                        page = context.new_page()
                        for name, path in [*PAGES.items(), ("first-run", "/")]:
                            if "ALL" not in os.environ and (name, screen, scheme, locale) not in README:
                                continue
                            page.goto((empty if name == "first-run" else full).url + path)
                            page.screenshot(path=folder / f"{name}-{screen}-{scheme}-{locale[:2]}.png")
                        context.close()
        finally:
            browser.close()
            full.stop()
            empty.stop()


main(Path(sys.argv[1]))
