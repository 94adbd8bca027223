"""Every number on every page equals the one in the program's JSON."""

import datetime
import re
from decimal import ROUND_HALF_UP, Decimal
from statistics import mean, median

import pytest

from program import dailve_json

# Each metric has its name in addresses and commands, the field with a day's value, the factor to the displayed unit, and its decimals.
METRICS = [
    ("rhr", "average", 1, 0), ("heart-rate", "average", 1, 0), ("steps", "sum", 1, 0), ("exercise", "sum", 1, 0),
    ("active-energy", "sum", 1, 0), ("distance", "sum", 1, 1), ("stand-time", "sum", 1, 0), ("flights", "sum", 1, 0),
    ("weight", "average", 1, 1), ("body-fat", "average", 100, 1), ("lean-body-mass", "average", 1, 1),
    ("oxygen-saturation", "average", 100, 0), ("respiratory-rate", "average", 1, 1), ("vo2-max", "average", 1, 1),
    ("heart-rate-recovery", "average", 1, 0),
]


def text(value, decimals):
    """Formats a number as pages do: rounded half up, grouped by thousands."""
    rounded = Decimal(repr(value)).quantize(Decimal(1).scaleb(-decimals), ROUND_HALF_UP)
    return f"{rounded:,}".replace("-", "−")


def duration(minutes):
    total = int(Decimal(repr(minutes)).quantize(Decimal(1), ROUND_HALF_UP))
    return f"{total // 60} h {total % 60} min" if total >= 60 else f"{total} min"


def number(words):
    return re.sub(r"[^0-9.,−]", "", words)


@pytest.fixture
def page(open_page):
    return open_page(viewport={"width": 1280, "height": 860}, reduced_motion="reduce")  # no counting up


@pytest.fixture
def day(page, sample_server):
    page.goto(sample_server.url + "/browse")
    return datetime.date.fromisoformat(page.evaluate("() => document.body.dataset.day"))


def rows(page):
    """Returns the first table of values on a page: text of the day and its value, oldest first."""
    return [tuple(row.split("\t")) for row in reversed(page.locator("details.data tbody").first.locator("tr").all_inner_texts())]


def opened(page, url):
    page.goto(url)
    page.evaluate("() => { for (const table of document.querySelectorAll('details.data')) table.open = true }")
    return page


def days_back(day, count):
    return [str(day - datetime.timedelta(days=back)) for back in reversed(range(count))]


def scores(server, day, count):
    first = day - datetime.timedelta(days=count - 1)
    return {entry["day"]: entry for entry in dailve_json("score", "--store", server.store, "--from", first, "--to", day)}


@pytest.mark.parametrize("name, field, factor, decimals", METRICS, ids=[entry[0] for entry in METRICS])
def test_days_of_a_metric(page, sample_server, day, name, field, factor, decimals):
    values = {row["day"]: row[field] for row in dailve_json("daily", name, "--store", sample_server.store)}
    for period in [7, 30, 90]:
        opened(page, f"{sample_server.url}/metric/{name}?days={period}")
        wanted = days_back(day, period)
        if not any(entry in values for entry in wanted):
            assert page.locator(".empty").is_visible()
            continue
        shown = [number(value.split(" on average")[0]) for _, value in rows(page)]
        assert shown == [text(values[entry] * factor, decimals) if entry in values else "" for entry in wanted], period
        known = [values[entry] for entry in wanted if entry in values]
        # An unfinished day counts in the total, but not in averages.
        whole = [values[entry] for entry in wanted if entry in values and not (
            entry == str(day) and (field == "sum" or name == "heart-rate"))]
        facts = dict(zip(page.locator(".facts dt").all_inner_texts(), page.locator(".facts dd").all_inner_texts()))
        # The mean may be on the edge between two roundings, depending on the order of summation.
        label = "Daily average" if field == "sum" else "Average"
        average = facts.get(f"{label}, without today") or facts[label]
        assert abs(float(number(average).replace(",", "")) - mean(whole) * factor) <= 0.5 * 10**-decimals + 1e-6
        assert facts["Days with data"] == f"{len(known)} of {period}"
        if field == "sum":
            assert number(facts["Total"]) == text(sum(known) * factor, decimals)
    newest = max((entry for entry in values if entry <= str(day)), default=None)
    if newest:
        assert page.locator(".large b").first.inner_text() == text(values[newest] * factor, decimals)


def test_weeks_and_months_are_averages_of_days(page, sample_server, day):
    values = {row["day"]: row["average"] for row in dailve_json("daily", "rhr", "--store", sample_server.store)}
    opened(page, f"{sample_server.url}/metric/rhr?days=365")
    shown = [value for _, value in rows(page)]
    last = [values[entry] for entry in days_back(day, 7) if entry in values]
    assert number(shown[-1]) == text(mean(last), 0)
    assert len(shown) == 53


def test_hrv_and_condition(page, sample_server, day):
    entries = scores(sample_server, day, 30)
    opened(page, sample_server.url + "/condition")
    assert [number(value) for _, value in rows(page)] == [
        "" if entries[entry]["condition"]["score"] is None else str(entries[entry]["condition"]["score"]) for entry in days_back(day, 30)]
    today = entries[str(day)]["condition"]
    assert page.locator(".ring b").inner_text() == str(today["score"])
    parts = [number(value.replace("+", "")) for value in page.locator("table.parts tbody td:last-child").all_inner_texts()]
    assert parts == [str(part["wholePoints"]).replace("-", "−") for part in today["parts"] if part["name"] not in ("limit", "rhr_x_hrv") or part["points"]]
    assert page.locator("table.parts tfoot td:last-child").inner_text() == str(today["score"])
    page.goto(sample_server.url + "/metric/hrv")
    assert page.locator(".large b").inner_text() == text(today["baseline"]["value"], 0)


def test_wrist_temperature_is_compared_with_the_baseline(page, sample_server, day):
    values = {row["day"]: row["average"] for row in dailve_json("daily", "wrist-temperature", "--store", sample_server.store)}

    def deviation(entry):
        date = datetime.date.fromisoformat(entry)
        # The usual value of an overnight vital comes from the last 28 nights within 90 days, and needs at least seven.
        before = [values[other] for other in days_back(date - datetime.timedelta(days=1), 90) if other in values][-28:]
        return values[entry] - median(before) if entry in values and len(before) >= 7 else None

    opened(page, sample_server.url + "/metric/wrist-temperature?days=30")
    for (_, shown), entry in zip(rows(page), days_back(day, 30), strict=True):
        expected = deviation(entry)
        if expected is None:
            assert shown == "no data"
        elif shown == "±0":
            assert abs(expected) < 0.05 + 1e-9
        else:
            assert abs(float(number(shown.replace("+", "")).replace("−", "-")) - expected) <= 0.05 + 1e-6


@pytest.mark.parametrize("path", ["/", "/wellness"])
def test_cards(page, sample_server, day, path):
    page.goto(sample_server.url + path)
    cards = {card.get_attribute("data-metric"): card for card in page.locator("[data-metric]").all()}
    checked = 0
    for name, field, factor, decimals in METRICS:
        if name not in cards:
            continue
        values = {row["day"]: row[field] for row in dailve_json("daily", name, "--store", sample_server.store)}
        newest = max((entry for entry in values if entry <= str(day)), default=None)
        if newest is None or str(day - datetime.timedelta(days=7)) > newest:
            continue
        assert number(cards[name].locator(".value").first.text_content()) == text(values[newest] * factor, decimals), name
        assert cards[name].locator("time").first.get_attribute("datetime") == newest
        checked += 1
    assert checked >= 8
    night = dailve_json("sleep", "--store", sample_server.store)[-1]
    assert "".join(cards["sleep"].locator(".value").first.inner_text().split()) == duration(night["asleep"]).replace(" ", "")


def test_wellness(page, sample_server, day):
    entries = scores(sample_server, day, 90)
    today = entries[str(day)]
    page.goto(sample_server.url + "/wellness")
    assert page.locator(".ring b").inner_text() == str(today["wellness"]["score"])
    assert page.locator(".subscores b").all_inner_texts() == [str(today[name]["score"]) for name in ["sleep", "condition", "body"]]
    for count in [7, 30, 90]:
        opened(page, f"{sample_server.url}/wellness/score?days={count}")
        assert [number(value) for _, value in rows(page)] == [
            "" if entries[entry]["wellness"]["score"] is None else str(entries[entry]["wellness"]["score"]) for entry in days_back(day, count)]
    points = page.locator("table.parts tbody td:last-child").all_inner_texts()
    assert [value.split(" of ")[0] for value in points] == [str(part["wholePoints"]) for part in today["wellness"]["parts"]]


def test_sleep(page, sample_server, day):
    nights = {night["day"]: night for night in dailve_json("sleep", "--store", sample_server.store)}
    entries = scores(sample_server, day, 30)
    opened(page, sample_server.url + "/sleep?days=30")
    today, night = entries[str(day)], nights[str(day)]
    assert page.locator(".ring b").inner_text() == str(today["sleep"]["score"])
    assert "".join(page.locator(".hero .large").inner_text().split()) == duration(night["asleep"]).replace(" ", "")
    facts = dict(zip(page.locator(".hero .facts dt").all_inner_texts(), page.locator(".hero .facts dd").all_inner_texts()))
    assert facts["In bed"] == duration(night["inBed"])
    assert facts["Efficiency"] == text(100 * night["efficiency"], 0) + "%"
    for row in page.locator("table.stages tbody tr").all():
        name, shown = row.locator("th").inner_text().strip().lower(), row.locator("td").first.inner_text()
        assert shown.split(" · ")[0] == duration(night["stages"].get(name, 0))
        if name != "awake":
            assert shown.split(" · ")[1] == text(100 * night["stages"].get(name, 0) / night["asleep"], 0) + "%"
    assert [value for _, value in rows(page)] == [
        duration(nights[entry]["asleep"]) if entry in nights else "no data" for entry in days_back(day, 30)]
    points = [value.split(" of ")[0] for value in page.locator("table.parts tbody td:last-child").all_inner_texts()]
    assert [int(number(value).replace("−", "-")) for value in points] == [
        part["wholePoints"] for part in today["sleep"]["parts"] if part["name"] != "limit" or part["points"]]
    history = page.locator("details.data").nth(1).locator("tbody tr").all_inner_texts()
    assert [number(row.split("\t")[1]) for row in reversed(history)] == [
        "" if entries[entry]["sleep"]["score"] is None else str(entries[entry]["sleep"]["score"]) for entry in days_back(day, 30)]
    shown = page.locator(".rhythm .figure").all_inner_texts()
    rhythm = today["rhythm"]
    assert shown[0] == text(rhythm["regularity"], 0)
    assert shown[1] == "±" + duration(max(rhythm["bedtimeSpreadMinutes"], rhythm["wakeSpreadMinutes"]))
    assert shown[2] == duration(rhythm["socialJetlagHours"] * 60) and shown[3] == duration(rhythm["debtHours"] * 60)


def test_body(page, sample_server, day):
    today = dailve_json("score", day, "--store", sample_server.store)["body"]
    page.goto(sample_server.url + "/body")
    assert page.locator(".ring b").inner_text() == str(today["score"])
    points = page.locator("table.parts tbody td:last-child").all_inner_texts()
    assert [value.split(" of ")[0] for value in points] == [str(part["wholePoints"]) for part in today["parts"] if part["name"] != "limit"]
    newest = dailve_json("daily", "weight", "--store", sample_server.store)[-1]["average"]
    assert number(page.locator(".metric .value").first.inner_text()) == text(newest, 1)


def test_vitals(page, sample_server, day):
    vitals = dailve_json("score", day, "--store", sample_server.store)["vitals"]
    page.goto(sample_server.url + "/vitals")
    decimals = {"sleepingHeartRate": 0, "respiratoryRate": 1, "oxygenSaturation": 0, "hrv": 0}
    for row, reading in zip(page.locator(".ranges li").all(), vitals["readings"], strict=True):
        shown, span = row.locator("b").inner_text(), row.locator(".small").inner_text()
        if reading["metric"] == "sleepDuration":
            assert shown == duration(reading["value"])
            assert span == f"Usual {duration(reading['low'])}–{duration(reading['high'])}"
        elif reading["metric"] == "wristTemperature":
            half = (reading["high"] - reading["low"]) / 2
            expected = reading["value"] - reading["low"] - half
            assert abs((0 if shown == "±0" else float(number(shown).replace("−", "-"))) - expected) <= 0.05 + 1e-6
            assert number(span) == text(half, 1)
        else:
            digits = decimals[reading["metric"]]
            assert number(shown) == text(reading["value"], digits)
            low, high = span.split("–")
            assert (number(low), number(high)) == (text(reading["low"], digits), text(reading["high"], digits))
        assert {"typical": "As usual", "high": "Higher than usual", "low": "Lower than usual", "unknown": "Not known yet"}[
            reading["status"]] == row.locator(".state").inner_text() if reading["metric"] != "hrv" else row.locator(".state").count() == 0
