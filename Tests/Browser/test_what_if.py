"""Hypothetical scores: the engine in the browser, the form for browsers without it, and that both agree."""

import random
import re

import pytest
from browser_sizes import DESKTOP, PHONE

KINDS = ["condition", "sleep", "readiness"]
PATHS = {"condition": "/condition/what-if", "sleep": "/sleep/what-if", "readiness": "/activity/what-if"}


def live(page, path):
    """Opens the page and waits until the engine has it."""
    page.goto(path)
    page.locator("form[data-live]").wait_for()


def move(page, values):
    page.evaluate("""(values) => { for (const [name, value] of Object.entries(values)) {
        const mover = document.querySelector(`input[name="${name}"]`);
        mover.value = value;
        mover.dispatchEvent(new Event("input", { bubbles: true }));
    } }""", values)


def shown(page):
    """Returns the visible score, band, comparison and parts."""
    return page.evaluate("""() => ({
        score: document.querySelector("[data-score] .number b").textContent,
        band: document.querySelector("[data-score] .number small").textContent,
        label: document.querySelector("[data-score] svg").getAttribute("aria-label"),
        style: document.querySelector("[data-score]").className,
        comparison: document.querySelector(".comparison").textContent,
        movers: [...document.querySelectorAll(".mover output")].map((o) => o.textContent),
        parts: [...document.querySelectorAll("[data-part]:not([hidden])")].map((row) => [
            row.dataset.part, row.cells[2].textContent, row.cells[2].className, ...[...row.cells[1].querySelectorAll("rect:not(.rest)")].map((r) => r.getAttribute("class"))]),
        sum: document.querySelector(".parts tfoot td:last-child").textContent,
    })""")


def bars(page):
    """Returns where the bars begin and how long they are; the server rounds these to fewer digits."""
    found = page.evaluate("""() => [...document.querySelectorAll("[data-part]:not([hidden]) rect:not(.rest)")].flatMap((r) =>
        ["x", "width"].map((name) => Number(r.getAttribute(name))))""")
    return pytest.approx(found, abs=0.06)


def movers(page):
    return page.evaluate("""() => [...document.querySelectorAll("input[type=range]")].map((m) =>
        ({ name: m.name, min: Number(m.min), max: Number(m.max), step: Number(m.step), start: Number(m.dataset.start) }))""")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("language", ["en", "ko"])
def test_the_browser_and_the_form_compute_the_same(open_page, sample_server, kind, language):
    live_page = open_page(**DESKTOP, locale=language)
    form_page = open_page(**DESKTOP, locale=language, java_script_enabled=False)
    url = sample_server.url + PATHS[kind]
    live(live_page, url)
    form_page.goto(url)
    # Playwright can run its own scripts in a page whose scripts are off.
    assert shown(live_page) == shown(form_page)
    chance = random.Random(5)
    for _ in range(6):
        values = {m["name"]: m["min"] + m["step"] * chance.randrange((m["max"] - m["min"]) // m["step"] + 1) for m in movers(live_page)}
        move(live_page, values)
        form_page.goto(url + "?" + "&".join(f"{name}={value}" for name, value in values.items()))
        wanted = shown(form_page)
        live_page.wait_for_function("(score) => document.querySelector('[data-score] .number b').textContent === score", arg=wanted["score"])
        settle(live_page)
        assert shown(live_page) == wanted, values
        assert bars(live_page) == bars(form_page).expected, values


def settle(page):
    """Waits until the last answer is shown, because only then is it announced."""
    page.wait_for_function("""() => document.querySelector("[data-score] [role=status]").textContent.startsWith(
        document.querySelector("[data-score] svg").getAttribute("aria-label"))""")
    page.wait_for_timeout(50)


def test_only_its_own_page_loads_the_engine(open_page, sample_server):
    page = open_page(**PHONE)
    loaded = []
    page.on("request", lambda request: loaded.append(request.url))
    page.goto(sample_server.url + "/condition")
    page.wait_for_load_state("networkidle")
    assert not [url for url in loaded if "engine" in url or "what-if" in url]
    page.get_by_role("link", name="What if…").click()
    page.locator("form[data-live]").wait_for()
    assert page.locator("button[type=submit]").is_hidden()
    assert any(url.endswith("/engine.wasm") for url in loaded)


def test_only_the_worker_may_compile_webassembly(open_page, sample_server):
    page = open_page(**PHONE)
    policies = {}
    page.on("response", lambda response: policies.update({response.url: response.headers.get("content-security-policy", "")}))
    live(page, sample_server.url + PATHS["condition"])
    allowed = [url for url, policy in policies.items() if "wasm-unsafe-eval" in policy]
    assert len(allowed) == 1 and allowed[0].endswith("/engine.js"), allowed
    compiled = page.evaluate("WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])).then(() => 'compiled', (error) => error.name)")
    assert compiled == "CompileError"


def test_keys_move_a_slider_and_announce_the_result(open_page, sample_server):
    page = open_page(**DESKTOP)
    live(page, sample_server.url + PATHS["readiness"])
    mover = page.get_by_role("slider", name="HRV")
    before = page.locator("[data-score] .number b").inner_text()
    mover.focus()
    page.keyboard.press("Home")
    page.wait_for_function("(before) => Number(document.querySelector('[data-score] .number b').textContent) < Number(before)", arg=before)
    settle(page)
    assert mover.get_attribute("aria-valuetext") == page.locator(".mover output").first.inner_text()
    assert re.search(r"\d+ of 100, .+\d+ below the measured \d+", page.locator("[data-score] [role=status]").inner_text())
    # The moved value survives a reload, and goes with “Reset to measured”.
    page.wait_for_url("**hrv=*")
    # Values that were not moved follow the day that is opened.
    assert "rhr" not in page.url
    moved = shown(page)
    page.reload()
    page.locator("form[data-live]").wait_for()
    assert shown(page) == moved
    page.get_by_role("link", name="Reset to measured").click()
    page.wait_for_function("(before) => document.querySelector('[data-score] .number b').textContent === before", arg=before)
    page.wait_for_function("() => location.search === ''")


def test_without_webassembly_the_form_answers(open_page, sample_server):
    page = open_page(**PHONE)
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(sample_server.url + PATHS["condition"])
    move(page, {"hrv": 30})
    assert page.locator(".mover output").first.inner_text() == "30 ms"
    page.get_by_role("button", name="Show the score").click()
    page.wait_for_url("**hrv=30*")
    assert "below the measured" in page.locator(".comparison").inner_text()


def test_the_form_works_when_the_module_fails_to_load(open_page, sample_server):
    page = open_page(**PHONE, offline=True)
    page.route("**/engine.wasm", lambda route: route.abort())
    page.goto(sample_server.url + PATHS["sleep"])
    page.wait_for_timeout(500)
    assert page.get_by_role("button", name="Show the score").is_visible()
    page.get_by_role("button", name="Show the score").click()
    page.wait_for_url("**asleep=*")


def test_the_selected_day_is_kept(open_page, sample_server):
    page = open_page(**PHONE)
    page.goto(sample_server.url + "/sleep")
    page.get_by_role("link", name="Previous night").click()
    page.get_by_role("link", name="What if…").click()
    page.locator("form[data-live]").wait_for()
    day = re.search(r"day=([\d-]+)", page.url)[1]
    move(page, {"asleep": 300})
    page.wait_for_url(f"**day={day}*asleep=300*")
    page.locator(".back").click()
    page.wait_for_url(f"**/sleep?day={day}")
