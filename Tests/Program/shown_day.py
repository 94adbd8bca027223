"""The contents of a day's pages, as numbers and words that rules compare."""

import datetime
import re

MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
RULES = []


def rule(held):
    """A rule compares things of a day and yields for each the page, whether they agree, and what was said."""
    RULES.append(held)
    return held


# Numbers in words

def numbers(words):
    """All numbers in words, without their grouping."""
    return [float(found.replace(",", "").replace("−", "-")) for found in re.findall(r"(?<![\w.])[−+]?\d[\d,]*(?:\.\d+)?", words)]


def number(words):
    return next(iter(numbers(words)), None)


def minutes(words):
    """The minutes of "6 h 28 min"; `None` without a duration."""
    found = re.search(r"([\d,]+) h(?: ([\d,]+) min)?|([\d,]+) min", words)
    if not found:
        return None
    hours, rest, alone = (int((part or "0").replace(",", "")) for part in found.groups())
    return 60 * hours + rest + alone


def amount(words):
    """A value as it is displayed: a duration in minutes, else its number."""
    return minutes(words) if re.search(r"\d (h|min)\b", words) else number(words)


def step(words):
    """The value of one step in the last digit of a displayed number."""
    return 10.0 ** -max([len(found) for found in re.findall(r"\d\.(\d+)", words)] or [0])


def differs(first, second, tolerance):
    return abs(first - second) > tolerance + 1e-6


def label(day):
    """A day as tables label it in the year that is shown."""
    return f"{MONTHS[day.month - 1]} {day.day}"


def day_named(month, number_of_day, year):
    """The date of "March", "9" and "2026"."""
    return datetime.date(int(year), MONTHS.index(month[:3]) + 1, int(number_of_day))


# Contents of a page

def hero(page):
    return page.first("article", "hero") or page.first("header", "sky")


def told(page):
    """The words of the hero; empty on a page of old data."""
    return hero(page).text if hero(page) else ""


def score(element):
    """The number in the ring of a hero; `None` without a score."""
    ring = element and element.first("div", "ring")
    shown = ring and number(ring.first("p", "number").first("b").text)
    return None if shown is None or "/" in ring.text or not ring.first("small") else int(shown)


def usual(element):
    """The middle and both ends of the usual range, unrounded."""
    return [float(part) for part in element["data-usual"].split()[1:]] or None


def value(element):
    return float(element["data-value"].split()[1]) if element["data-value"] else None


def verdict(element):
    """-1 below the usual range, 0 within it, 1 above it; `None` where either is unknown."""
    if value(element) is None or not usual(element):
        return None
    _, low, high = usual(element)
    return (value(element) > high) - (value(element) < low)


def table(page, identity="chart-table"):
    """The rows of a chart's table, newest first: the label, and the text or `None`."""
    found = page.first("details", id=identity)
    rows = [(row.first("th").text, row.first("td").text) for row in found.all("tr") if row.first("td")] if found else []
    return [(name, None if text == "no data" else text) for name, text in rows]


def parts(page):
    """The rows that make up a score: label, last cell, points, and the most points or `None`."""
    found = page.first("table", "parts")
    cells = [(row.first("th").text, row.all("td")[-1]) for row in found.first("tbody").all("tr")] if found else []
    return [(name, cell, *(numbers(cell.text) + [None])[:2]) for name, cell in cells]


def readiness_parts(day):
    """Each part of readiness with its label, points and most points."""
    rows = [row for section in day["activity"].all("section", "readiness") for row in section.first("dl", "bar-rows").all("div")]
    return [(row.first("dt").text, *(numbers(row.first("dd").text) + [None])[:2]) for row in rows]


def suggestion(day):
    """Today's suggestion and its reason; empty where there is none."""
    found = day["today"].first("section", "act")
    return found.text if found else ""


def cards(day):
    """The page and the card of every card with a value."""
    return [(page.name, card) for page in day.all for card in page.cards() if value(card) is not None]


def is_of_the_day(day, card):
    """Returns whether a card's value is that of the day itself."""
    age = card.first("time", "age")
    return age is None or age["datetime"] == str(day.date)


def vital(day, name):
    """The row of a vital; `None` where it was not measured."""
    return next((row for row in day["vitals"].all("li") if row.first("a") and row.first("a").text == name), None)


def week_bars(day):
    """The date and the workout minutes of each day of the week so far."""
    rows = [row for bars in day["activity"].all("ol", "week-bars") for row in bars.all("li")]
    shown = next((place for place, row in enumerate(rows) if "shown" in row.classes), -1)
    return [(day.date - datetime.timedelta(shown - place), number(row.first("b").text) or 0) for place, row in enumerate(rows[:shown + 1])]


def days_of_the_week(day):
    """The dates of the week so far, and how many days are left, including this one."""
    passed = (day.date.weekday() - day.person.made.choices.form.get("firstWeekday", 0)) % 7
    return [day.date - datetime.timedelta(back) for back in range(passed + 1)], 7 - passed
