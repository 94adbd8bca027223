"""Rules on numbers: one number under one word on every page, sums and averages of what is shown, earlier days and times, both languages."""

import datetime
import re
from itertools import combinations

from shown_day import (
    amount, cards, day_named, days_of_the_week, differs, hero, is_of_the_day, label, minutes, number, numbers, rule, score, step,
    table, told, usual, value, vital, week_bars)
from told_people import METRICS


# One number under one word

@rule
def a_value_is_the_same_on_every_page(day):
    found = {}
    for name, card in cards(day):
        found.setdefault(card["data-metric"], []).append((name, value(card), card.first("span", "value").text, card.first("span", "change")))
    for metric, seen in found.items():
        page = day.pages["en"].get(f"metric {metric}")
        detail = page and page.first("article", "detail")
        if detail and value(detail) is not None and page.first("p", "large"):
            seen = seen + [(page.name, value(detail), page.first("p", "large").text, None)]
        for (first, one, words, change), (second, other, others, another) in combinations(seen, 2):
            if "Nothing recent" in words + others:
                continue
            yield second, one == other and amount(words) == amount(others), f"{metric} is {words} on {first}, {others} on {second}"
            if all(side and side.first("span", "words") for side in (change, another)):
                same = (change.text, change.classes) == (another.text, another.classes)
                yield second, same, f"{metric} changes by {change.text} on {first}, {another.text} on {second}"


@rule
def a_usual_range_is_the_same_on_every_page(day):
    """The usual range in the markup is the same to six decimals, wherever a chart ends."""
    found = {}
    for page in day.all:
        for element in page.main.within():
            if element["data-usual"]:
                found.setdefault(element["data-usual"].split()[0], set()).add((page.name, tuple(round(end, 6) for end in usual(element))))
    for metric, seen in found.items():
        yield sorted(seen)[0][0], len({ends for _, ends in seen}) == 1, f"usual {metric} is {sorted(seen)}"


def legend(chart, style):
    """The legend that describes the usual range of a chart."""
    found = chart and chart.first("span", style)
    return found and found.text


@rule
def what_is_usual_is_written_alike(day):
    """A metric's own page describes its usual range like the page of the body or of the night."""
    charts = {section.first("h2").text: section for section in day["body"].all("section") if section.first("h2")}
    for metric, title in (("weight", "Weight"), ("body-fat", "Body fat")):
        for style in ("key-usual", "key-band"):
            here, there = legend(day[f"metric {metric}"].main, style), legend(charts.get(title), style)
            if here and there:
                yield f"metric {metric}", here == there, f"“{here}” on its own page, “{there}” on Body"
    said = re.search(r"Your usual HRV is (\d+) ms, with a usual range of (\S+) ms", day["condition"].text)
    if said:
        row = vital(day, "HRV")
        written = {"metric hrv": legend(day["metric hrv"].main, "key-band"), "vitals": row and row.first("span", "small").text}
        for name, words in written.items():
            if words:
                yield name, words.lower().endswith((f"usual range {said[2]} ms", f"usual {said[2]} ms")), f"“{words}”, Condition says “{said[0]}”"
        beside = re.search(r"your usual (?:(\d+)|range (\S+))\.(?: |$)", told(day["condition"]))
        agrees = beside is not None and (beside[1] == said[1] if beside[1] else beside[2] == said[2])
        yield "condition", agrees, f"“{beside and beside[0]}” and “{said[0]}”"


@rule
def sleep_lasts_the_same_everywhere(day):
    page = day["sleep"]
    if day.scores["sleep"]["score"] is None:
        return
    large = minutes(hero(page).first("span", "large").text)
    card, row = day["today"].first(data_metric="sleep"), vital(day, "Sleep duration")
    others = {"metric sleep": day["metric sleep"].first("p", "large"), "vitals": row and row.first("b"),
              "today": card.first("span", "value") if card and is_of_the_day(day, card) else None}
    for name, words in others.items():
        if words:
            yield name, minutes(words.text) == large, f"slept {words.text}, on Sleep {large} min"


@rule
def exercise_counts_the_same_everywhere(day):
    """The week's exercise minutes agree between the goal, the card and the days; a day without exercise minutes counts its workouts."""
    goal = day["today"].first("a", "week-goal")
    said = goal and re.search(r"([\d,]+)(?: of [\d,]+)? min of exercise", goal.text)
    if not said:
        return
    for name in ("today", "wellness", "activity"):
        for card in day[name].all(data_metric="exercise"):
            told_there = re.search(r"([\d,]+)(?: min)?(?: of [\d,]+ min)? this week", card.text)
            if told_there:
                yield name, number(told_there[1]) == number(said[1]), f"“{told_there[0]}” beside “{said[0]}”"
    exercise, bars = dict(table(day["metric exercise"])), week_bars(day)
    if bars:
        total = sum(number(exercise.get(label(bar_day)) or "") or time for bar_day, time in bars)
        yield "today", not differs(total, number(said[1]), len(bars)), f"“{said[0]}”, the days have {total}"


@rule
def weekly_goals_add_up(day):
    goal = day["today"].first("a", "week-goal")
    if not goal:
        return
    said = re.search(r"(\d+) of (\d+) active days?", goal.text)
    done, wanted = int(said[1]), int(said[2])
    _, left = days_of_the_week(day)
    yield "today", len(goal.all("i", "on")) == min(done, wanted), f"“{said[0]}” with {len(goal.all('i', 'on'))} marks"
    to_go = re.search(r"(\d+) to go, (?:(\d+) days? left|last day of the week)", goal.text)
    if to_go:
        agrees = int(to_go[1]) == wanted - done <= left == int(to_go[2] or 1)
        yield "today", agrees, f"“{said[0]}” and “{to_go[0]}” on a {day.date:%A} with {left} days left"
    possible = re.search(r"(\d+) of (\d+) days? still possible", goal.text)
    if possible:
        most = int(possible[1])
        yield "today", done <= most < wanted and most <= done + left, f"“{possible[0]}” after “{said[0]}”, {left} days left"
    yield "today", ("Goal reached" in goal.text) == (done >= wanted), f"“{goal.text}”"
    reached = re.search(r"([\d,]+) min of exercise, goal ([\d,]+) reached|([\d,]+) of ([\d,]+) min of exercise", goal.text)
    if reached:
        now, least = number(reached[1] or reached[3]), number(reached[2] or reached[4])
        yield "today", (now >= least) == (reached[1] is not None), f"“{reached[0]}”"
    for week in day["activity"].all("article", "week-hero"):
        for found in re.finditer(r"(\d+) of (\d+) active days?", week.text):
            yield "activity", (int(found[1]), int(found[2])) == (done, wanted), f"“{found[0]}”, Today has “{said[0]}”"
        more = re.search(r"(\d+) more active days?", week.text)
        if more:
            agrees = int(more[1]) == wanted - done <= left and "Paused" not in goal.text
            yield "activity", agrees, f"“{more[0]}”, Today has “{goal.text}”, {left} days left"
        yield "activity", ("Weekly goal reached" in week.text) == (done >= wanted), f"“{week.first('h2').text}”, Today has “{said[0]}”"


@rule
def sums_of_the_week_are_those_of_its_days(day):
    week, _ = days_of_the_week(day)
    for metric in ("steps", "active-energy", "distance", "flights"):
        rows = dict(table(day[f"metric {metric}"]))
        known = [amount(rows[label(date)]) for date in week if rows.get(label(date))]
        for name in ("today", "wellness"):
            for card in day[name].all(data_metric=metric):
                said = re.search(r"([\d,.]+)(?: (?:km|mi|kcal|floors?))?(?: of [\d,]+)? this week", card.text)
                if said and rows:
                    yield name, bool(known), f"“{said[0]}” of {metric} without a reading this week"
                    tolerance = (len(known) + 1) * step(said[1]) / 2
                    yield name, not differs(sum(known), number(said[1]), tolerance), f"“{said[0]}” of {metric}, the days have {known}"


# Load and workouts

@rule
def form_is_fitness_minus_fatigue(day):
    rows = [(name, *numbers(words.replace("±0", "+0"))) for name, words in table(day["activity"], "load-table")]
    for name, fitness, fatigue, form in rows:
        yield "activity", fitness - fatigue == form, f"{name}: fitness {fitness}, fatigue {fatigue}, form {form}"
    if rows:
        _, fitness, fatigue, _ = rows[0]
        load = day.scores["load"]
        said = re.search(r"Fitness (\d+)( and |\.)", day["activity"].text)
        told = int(said[1]) if said else 0
        yield "activity", told == fitness, f"“{said and said[0]}”, the table has {rows[0]}"
        if load.get("chronic") is not None:
            agrees = not differs(load["chronic"], fitness, 0.5) and not differs(load["acute"], fatigue, 0.5)
            yield "activity", agrees, f"{rows[0]}, JSON has {load['chronic']} and {load['acute']}"


@rule
def training_is_worded_as_its_numbers(day):
    rows = table(day["activity"], "load-table")
    said = re.search(r"Fitness \d+ and (rising|easing|steady); ([a-z ]+)\.", day["activity"].text)
    if not said or not rows:
        return
    percent = day.scores["load"].get("balancePercent")
    if percent is not None:
        words = "you carry a lot of fatigue" if percent < -30 else "you carry a little fatigue" if percent < -10 else (
            "load and recovery are in balance" if percent <= 5 else "you are rested")
        yield "activity", said[2] == words, f"“{said[2]}” at {percent} %"
    if len(rows) > 2:
        # The trend compares with two weeks earlier.
        change = number(rows[0][1]) - number(rows[2][1])
        agrees = {"rising": change >= 0, "easing": change <= 0, "steady": abs(change) <= 1}[said[1]]
        yield "activity", agrees, f"“{said[1]}” from {rows[2]} to {rows[0]}"
    week = re.search(r"Previous seven days: load (\d+), monotony ([\d.]+), strain (\d+)", day["activity"].text)
    if week:
        load, monotony, strain = (float(part) for part in week.groups())
        yield "activity", not differs(load * monotony, strain, 0.05 * load + monotony / 2 + 1), f"“{week[0]}”"


@rule
def this_week_is_compared_with_the_last_as_shown(day):
    """The time so far is compared with that of the same days a week before, the last of them up to the same hour."""
    time = r"((?:\d+ h )?\d+ min|\d+ h)"
    said = re.search(time + r" so far; " + time + r" by last |" + time + r" by then; " + time + r" by ", day["activity"].text)
    before = day.week_before.first("ol", "week-bars")
    if not said or not before:
        return
    bars = week_bars(day)
    now, then = (minutes(part) for part in said.groups() if part)
    words = f"“{said[0]}”, the days have {bars}"
    yield "activity", not differs(sum(time for _, time in bars), now, len(bars) / 2), words
    earlier = [number(row.first("b").text) or 0 for row in before.all("li")[:len(bars)]]
    least = sum(earlier[:-1]) if day.is_today else sum(earlier)
    yield "activity", least - len(bars) <= then <= sum(earlier) + len(bars), f"{words}, a week ago {earlier}"
    found = re.search(time + r" (ahead of|less than by) |Level with", day["activity"].text)
    if found:
        difference = minutes(found[1]) * (1 if found[2] == "ahead of" else -1) if found[1] else 0
        yield "activity", now - then == difference, f"“{found[0]}” of {words}"


@rule
def workout_time_is_that_of_its_days(day):
    for week in day["activity"].all("article", "week-hero"):
        for bar in week.first("ol", "week-bars").all("li"):
            words, shown = bar.first("span", "words").text, number(bar.first("b").text) or 0
            whole, _, pieces = words.partition(" (")
            if minutes(whole) is not None:
                yield "activity", minutes(whole.split(": ")[1]) == shown, f"“{words}” under {shown}"
            if pieces:
                zones = [minutes(piece) for piece in pieces.split(", ")]
                yield "activity", not differs(sum(zones), shown, 0.1 * shown + len(zones)), f"“{words}” under {shown}"


# Averages, totals and counts

@rule
def charts_count_and_average_what_their_tables_show(day):
    for metric in METRICS:
        page = day[f"metric {metric}"]
        facts, rows = page.facts(), table(page)
        if not facts or not rows or metric == "wrist-temperature":
            continue
        shown = [(name, text) for name, text in rows if text]
        counted = facts.get("Days with data")
        if counted:
            yield page.name, numbers(counted) == [len(shown), len(rows)], f"“{counted}”, the table has {len(shown)} of {len(rows)}"
        for name in facts:
            if re.match("Average|Daily average", name):
                without = name.partition(", without ")[2]
                left_out = label(day.date) if without == "today" else without.partition(",")[0]
                averaged = [amount(text) for row, text in shown if row.partition(",")[0] != left_out]
                agrees = averaged and not differs(sum(averaged) / len(averaged), amount(facts[name]), step(facts[name]))
                yield page.name, bool(agrees), f"“{name} {facts[name]}” of {averaged}"
        if "Total" in facts:
            summed = [amount(text) for _, text in shown]
            tolerance = len(shown) * step(facts["Total"]) / 2
            yield page.name, not differs(sum(summed), amount(facts["Total"]), tolerance), f"“Total {facts['Total']}” of {summed}"


@rule
def histories_average_what_their_tables_show(day):
    for name, kind in (("condition", "condition"), ("wellness score", "wellness"), ("sleep", "sleep")):
        rows = table(day[name], "scores-table")
        said = re.search(r"(\d+) on average, (\d+) of (\d+) days? with a score", day[name].text)
        if said and rows:
            known = [number(text) for _, text in rows if text]
            yield name, (len(known), len(rows)) == (int(said[2]), int(said[3])), f"“{said[0]}”, the table has {len(known)} of {len(rows)}"
            yield name, not differs(sum(known) / len(known), int(said[1]), 0.5), f"“{said[0]}” of {known}"
            agrees = rows[0][0] == label(day.date) and number(rows[0][1] or "") == day.scores[kind]["score"]
            yield name, agrees, f"the history ends with {rows[0]}, JSON has {day.scores[kind]['score']}"


@rule
def nights_average_what_their_table_shows(day):
    said = re.search(r"((?:\d+ h )?\d+ min) a night on average, (\d+) of (\d+) nights? (?:at your goal|long enough)", day["sleep"].text)
    goal = re.search(r"Your (?:goal|need): (\d+ h \d+ min|\d+ min)", day["sleep"].text)
    known = [minutes(text) for _, text in table(day["sleep"], "durations-table") if text and "in bed" not in text]
    if said and known:
        words = f"“{said[0]}” of {known}, {goal[0]}"
        yield "sleep", not differs(sum(known) / len(known), minutes(said[1]), 0.5), words
        yield "sleep", len(known) == int(said[3]), words
        yield "sleep", len([time for time in known if time >= minutes(goal[1])]) == int(said[2]), words


@rule
def stages_make_up_the_night(day):
    stages = day["sleep"].section("Stages")
    rows = [(row.first("th").text, row.first("td").text) for row in stages.all("tr") if row.first("td")] if stages else []
    slept = [(name, minutes(words.split("·")[0]), number(words.split("·")[1])) for name, words in rows if "·" in words]
    if slept:
        asleep = minutes(hero(day["sleep"]).first("span", "large").text)
        yield "sleep", not differs(sum(time for _, time, _ in slept), asleep, len(slept) / 2), f"{slept} of {asleep} min"
        yield "sleep", abs(sum(share for *_, share in slept) - 100) <= 1, f"{slept} are not 100 %"
        for name, time, share in slept:
            yield "sleep", not differs(100 * time / asleep, share, 0.5 + 50 / asleep), f"{name} {time} min of {asleep} is {share} %"


@rule
def months_differ_by_what_is_said(day):
    """The sentence that compares two months agrees with their own figures."""
    for metric in METRICS:
        section = day[f"metric {metric}"].section("Month by month", "Daily average by month")
        rows = [row.first("dd").text for row in section.all("div")] if section else []
        said = section and re.search(r"(.*?) (?:more|less|higher|lower)(?: a day)? than in|The same as in", section.first("p").text)
        if said and len(rows) == 2:
            difference = amount(rows[0]) - amount(rows[1])
            size = amount(said[1]) * (1 if re.search("more|higher", said[0]) else -1) if said[1] else 0
            yield f"metric {metric}", not differs(difference, size, 0.1 * step(rows[0])), f"“{section.first('p').text}” of {rows}"


# Earlier days, dates and times

@rule
def yesterday_is_compared_only_where_it_is_known(day):
    before_date = day.date - datetime.timedelta(1)
    yesterday = label(before_date) + ("" if before_date.year == day.date.year else f", {before_date.year}")
    for metric in METRICS:
        page = day[f"metric {metric}"]
        rows = dict(table(page))
        now, before = rows.get(label(day.date)), rows.get(yesterday)
        said = [(page.name, page.facts()["vs yesterday"])] if "vs yesterday" in page.facts() else []
        for card in day["today"].all(data_metric=metric):
            said += [("today", found.text.removeprefix("vs yesterday ")) for found in card.all("p") if found.text.startswith("vs yesterday")]
        for name, change in said if rows else []:
            words = f"{metric} “vs yesterday {change}” from {before} to {now}"
            yield name, before is not None and now is not None, words
            if before and now and metric != "wrist-temperature":
                size = (amount(change.lstrip("▲▼+−± ")) or 0) * (-1 if change[0] in "▼−" else 1)
                tolerance = step(now) if metric in ("respiratory-rate", "oxygen-saturation") else 0
                yield name, not differs(amount(now) - amount(before), size, tolerance), words
        if metric == "hrv" and rows and before is None:
            for name in ("today", "condition"):
                badges = [badge.text for badge in day[name].all("span", "badge")]
                yield name, "yesterday" not in " ".join(badges), f"{badges} without HRV yesterday"


@rule
def badges_are_the_change_that_charts_show(day):
    """The percentage against yesterday follows from the two values in the chart of HRV."""
    rows = dict(table(day["metric hrv"]))
    now, before = (rows.get(label(day.date - datetime.timedelta(back))) for back in (0, 1))
    for name in ("today", "condition"):
        for badge in day[name].all("span", "badge"):
            shown = re.search(r"vs yesterday ([▲▼±]) ?(\d+)%", badge.text)
            if shown and now and before:
                percent = int(shown[2]) * {"▲": 1, "▼": -1, "±": 0}[shown[1]]
                # Both values are rounded.
                tolerance = 0.5 + 130 / amount(before)
                yield name, not differs(100 * (amount(now) / amount(before) - 1), percent, tolerance), f"“{badge.text}” from {before} to {now}"


@rule
def ages_are_those_of_the_dates(day):
    for page in day.all:
        for shown in page.all("time", "age"):
            date = datetime.date.fromisoformat(shown["datetime"])
            days = {"Today": 0, "Today so far": 0, "Last night": 0, "That night": 0, "Yesterday": 1}.get(shown.text)
            days = number(shown.text) if "days ago" in shown.text else days
            if days is not None:
                yield page.name, days == (day.date - date).days, f"“{shown.text}” of {date}"
            elif re.match(r"[A-Z][a-z]{2} \d+", shown.text):
                yield page.name, shown.text.split(",")[0] == label(date), f"“{shown.text}” of {date}"


@rule
def a_past_day_is_over(day):
    """A day that is over suggests nothing for tonight, has nothing left to do, and is not described as “so far”."""
    if day.is_today:
        return
    for page in day.all:
        # These phrases tell how much was known of the day, which may have been little.
        text = re.sub(r"\d+ of \d+ days so far|; \d+ so far\.|So far: |None so far", "", page.text)
        for words in ("tonight", "so far", "by now", "to go", "days left", "last day of the week", "still possible", "more active day"):
            sentence = next((said for said in page.sentences() if words in said), "") if words in text else ""
            yield page.name, words not in text, f"“{sentence}” on a day that is over"


@rule
def the_latest_data_are_the_latest(day):
    """Nothing on a page is later than what it calls the latest. A day that is over calls nothing the latest, and asks for no newer data."""
    for page in day.all:
        if not day.is_today:
            for words in ("Your latest", "Import newer data", "Nothing newer has arrived", "isn’t in yet"):
                yield page.name, words not in page.text, f"“{words}” on a day that is over, with data until {day.newest_date}"
        said = re.search(r"Your latest (?:data|reading|value|night) is (?:from )?([A-Z][a-z]+) (\d+), (\d{4})", page.text)
        if said:
            for other in re.finditer(r"latest ([A-Z][a-z]{2}) (\d+), (\d{4})", page.text):
                yield page.name, day_named(*other.groups()) <= day_named(*said.groups()), f"“{said[0]}” and “{other[0]}”"


@rule
def an_empty_period_has_no_latest_reading(day):
    for page in day.all:
        said = re.search(r"No readings in this period (?:The latest|The last record up to that day) is from ([A-Z][a-z]+) (\d+), (\d{4})", page.text)
        ends = [re.search(r"([A-Z][a-z]{2}) (\d+)(?:, \d{4})? – [A-Z][a-z]{2} \d+, (\d{4})", span.text) for span in page.all("nav", "travel")]
        if ends and ends[0]:
            first, latest = day_named(*ends[0].groups()), said and day_named(*said.groups())
            yield page.name, not said or not first <= latest <= day.date, f"“{said and said[0]}” of {ends[0][0]}"


def clock(words):
    """Minutes after midnight of a time like "9:35"."""
    hour, minute = words.split(":")
    return int(hour) * 60 + int(minute)


@rule
def times_of_sums_are_those_of_the_data(day):
    newest = re.search(r"As of (\d+:\d\d)", day["today"].text)
    if not newest or not day.is_today:
        return
    behind = (day.person.moment - day.person.exported) / 60
    for page in day.all:
        for said in re.finditer(r"usually [\d,.]+[^.]{0,8}? by (now|\d+:\d\d)", page.text):
            # The sums of a delivery end some minutes after its newest reading.
            agrees = behind <= 31 if said[1] == "now" else abs(clock(said[1]) - clock(newest[1])) <= 5
            yield page.name, agrees, f"“{said[0]}” with data from {newest[1]}, {behind} minutes before"
    for name, card in cards(day):
        change = card.first("span", "change")
        words = change and change.first("span", "words")
        said = words and re.match(r"(\S+(?: \w+)?) (?:so far|by \d+:\d\d), usually", words.text)
        if said:
            shown = card.first("span", "value").text
            yield name, amount(said[1]) == amount(shown), f"“{said[0]}” under {shown}"


# Both languages

JUDGEMENTS = [
    (r"is above your usual", r"심박변이가 \S+ ms로 평소 \S+보다 높아요"), (r"is close to your usual", r"심박변이가 \S+ ms로 평소 \S+[과와] 비슷해요"),
    (r"is in your usual range", r"심박변이가 \S+ ms로 평소 범위 \S+ 안이에요"), (r"is below your usual", r"심박변이가 \S+ ms로 평소 \S+보다 낮아요"), (r"Resting heart rate is up", r"휴식기 심박수가 높아졌어요"),
    (r"Resting heart rate is down", r"휴식기 심박수가 낮아졌어요"), (r"Resting heart rate is steady", r"휴식기 심박수는 그대로예요"),
    (r"Resting heart rate isn’t in yet", r"휴식기 심박수는 아직 없어요"),
]


def shown_figures(element):
    """The numbers of a value or a change as displayed, without times."""
    return sorted(numbers(re.sub(r"\d+:\d\d", "", (element.first("span") or element).text)))


@rule
def korean_says_the_same(day):
    """Pages in both languages show the same figures in the same colours and with the same judgements."""
    for name, page in day.pages.get("ko", {}).items():
        english = day[name]
        marks = [[(card["data-metric"], card["data-value"], card["data-usual"]) for card in side.cards()] for side in (english, page)]
        yield name, marks[0] == marks[1], "other cards in Korean"
        for ours, theirs in zip(english.cards(), page.cards()):
            for one, other in zip(*(card.all("span", "value") + card.all("span", "change") for card in (ours, theirs))):
                agree = shown_figures(one) == shown_figures(other) and one.classes == other.classes
                yield name, agree, f"{ours['data-metric']}: “{one.text}” and “{other.text}”"
        if name in ("today", "condition"):
            for words, korean in JUDGEMENTS:
                both = re.search(words, told(english)), re.search(korean, told(page))
                yield name, bool(both[0]) == bool(both[1]), f"“{told(english)}” and “{told(page)}”"
        if hero(english):
            yield name, score(hero(english)) == score(hero(page)), f"{score(hero(english))} and {score(hero(page))}"
