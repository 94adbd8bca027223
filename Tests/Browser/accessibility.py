"""Accessibility violations that axe finds on a page."""

import json
from pathlib import Path

import axe_playwright_python

_AXE = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text()
# Listing what passes takes longer than the check itself, so only violations are asked for.
_OPTIONS = {"runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], "resultTypes": ["violations"]}
_RUN = f"""axe.run(document, {json.dumps(_OPTIONS)}).then((found) =>
    found.violations.map((one) => [one.id, one.nodes.map((node) => node.html.slice(0, 120))]))"""


def violations(page):
    """Returns each violated rule with the elements that break it."""
    return page.evaluate(f"() => {{ {_AXE}; return {_RUN}; }}")


def violations_in_webkit(driver):
    """Does the same through Selenium."""
    driver.execute_script(_AXE)
    return driver.execute_async_script(f"{_RUN}.then(arguments[0])")
