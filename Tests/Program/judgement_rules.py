"""Rules on how pages judge numbers: inside or outside the usual, good or bad, hard or easy, worth advice or not."""

import re
from itertools import combinations

from random_choices import date
from shown_day import (
    amount, cards, differs, hero, is_of_the_day, label, minutes, number, numbers, parts, readiness_parts, rule, score, step, suggestion, table,
    told, usual, value, verdict, vital)
from told_people import METRICS

# From this score on nothing needs correcting (scores.md 4.9).
KEEPING = 90
# More of these metrics is better, or less is; the others have no good direction.
MORE_IS_BETTER = {"hrv", "sleep", "steps", "exercise", "oxygen-saturation", "vo2-max", "active-energy", "distance", "flights"}
LESS_IS_BETTER = {"rhr"}


# Usual ranges

SENTENCES_OF_HRV = {1: "is above your usual", 0: "is (?:close to|in) your usual", -1: "is below your usual"}
SENTENCES_OF_PULSE = {1: "Resting heart rate is up.", 0: "Resting heart rate is steady.", -1: "Resting heart rate is down."}
SENTENCES_OF_CHARTS = {1: "above your usual", 0: "close to your usual|in your usual range|same as your usual", -1: "below your usual"}


@rule
def sentence_of_the_hero_agrees_with_the_usual_ranges(day):
    for name in ("today", "condition"):
        words = told(day[name])
        for metric, sentences in (("hrv", SENTENCES_OF_HRV), ("rhr", SENTENCES_OF_PULSE)):
            card = day["today"].first(data_metric=metric)
            said = [place for place, sentence in sentences.items() if re.search(sentence, words)]
            if said and card:
                is_known = verdict(card) is not None and is_of_the_day(day, card)
                yield name, is_known and said == [verdict(card)], f"“{sentences[said[0]]}” of {card.text}, usual {usual(card)}"
        pulse = day["today"].first(data_metric="rhr")
        if "Resting heart rate isn’t in yet" in words and pulse and value(pulse) is not None:
            yield name, not is_of_the_day(day, pulse), f"“isn’t in yet” beside {pulse.text}"


@rule
def charts_agree_with_the_usual_range_beside_them(day):
    """A sentence that says above, below or near the usual agrees with the range. If it names a number of its own (a night's mean), that number
    counts."""
    for metric in METRICS:
        page = day[f"metric {metric}"]
        found, says = page.first("article", "detail"), page.first("p", "says")
        if not says or not usual(found) or value(found) is None:
            continue
        said = [place for place, words in SENTENCES_OF_CHARTS.items() if re.search(words, says.text)]
        _, low, high = usual(found)
        if said and "overnight" in says.text:
            scale = 100 if metric == "oxygen-saturation" else 1
            shown, half = number(says.text.split("·")[1]), step(says.text) / 2
            least, most = shown - half > high * scale, shown + half < low * scale
            # A number at an end may be rounded to its other side.
            is_at_an_end = any(shown - half <= end * scale <= shown + half for end in (low, high))
            yield page.name, is_at_an_end or said == [least - most], f"“{says.text}”, usual {low} to {high}"
        elif said and metric not in ("respiratory-rate", "oxygen-saturation"):
            yield page.name, said == [verdict(found)], f"“{says.text}” of {value(found)}, usual {low} to {high}"


@rule
def vitals_agree_with_the_range_written_beside_them(day):
    """A vital inside the written range is never called higher or lower, judged by the numbers as they are written."""
    for row in (row for listed in day["vitals"].all("ul", "ranges") for row in listed.all("li")):
        state, span = row.first("span", "state"), row.first("span", "small").text
        if not state or not state.text:
            continue
        around = re.search(r"within ±(.*)", span)
        ends = [-number(around[1]), number(around[1])] if around else [amount(part) for part in span.split("–")]
        now, low, high = amount(row.first("b").text), ends[0], ends[-1]
        said = f"{row.first('a').text} {row.first('b').text}, {span}: {state.text}"
        if state.text.startswith(("Higher", "Lower")):
            yield "vitals", now >= high if state.text.startswith("Higher") else now <= low, said
        elif state.text.startswith(("As usual", "In range")):
            yield "vitals", low <= now <= high, said
            yield "vitals", "outside" not in row.classes, f"marked as outside: {said}"


@rule
def counted_vitals_are_those_marked(day):
    page = day["vitals"]
    rows = [row for listed in page.all("ul", "ranges")[:1] for row in listed.all("li")]
    if not rows:
        return
    outside = len([row for row in rows if "outside" in row.classes])
    judged = len([row for row in rows if row.first("span", "state") and row.first("span", "state").text not in ("", "Not known yet")])
    title, sentence = page.first("h2").text, page.first("h2").parent.first("p").text
    counted = numbers(title.replace("One", "1"))
    said = f"“{title}” and “{sentence}” with {judged} judged, {outside} outside"
    if "as usual" in title:
        yield "vitals", counted == [judged] * 2 and outside == 0, said
    if "outside" in title:
        yield "vitals", counted == [outside, judged], said
    for words, agrees in (("within your usual ranges", outside == 0), ("One reading is outside", outside == 1),
                          ("Several overnight readings", outside >= 2)):
        if words in sentence:
            yield "vitals", agrees, said
    for name in ("today", "condition", "sleep"):
        for found in re.finditer(r"(\d+) overnight readings? (?:is|are) (?:unusual|outside)", told(day[name])):
            yield name, int(found[1]) == outside, f"“{found[0]}”, Vitals has {said}"
    line = day["wellness"].first("a", "hue-vitals")
    if line:
        yield "wellness", title in line.text or outside >= 2 or "raised" in sentence, f"“{line.text}”, Vitals has {said}"


@rule
def one_reading_is_judged_once(day):
    """The sleeping heart rate is judged alike as a reading and as a signal over nights."""
    signal, row = day["vitals"].section("Overnight heart rate"), vital(day, "Sleeping heart rate")
    state = row and row.first("span", "state")
    if not signal or not state:
        return
    title = signal.first("strong").text
    said = f"“{state.text}” and “{title}” of one reading"
    if state.text.startswith(("Higher", "Lower")):
        yield "vitals", title != "Steady" and "close to the middle" not in signal.text, said
    if title.startswith(("Raised", "Slightly raised")):
        yield "vitals", not state.text.startswith(("As usual", "Lower")), said


@rule
def learning_ends_when_ranges_are_known(day):
    known = [reading["metric"] for reading in day.scores["vitals"]["readings"] if "low" in reading and reading["metric"] != "hrv"]
    for name in ("vitals", "wellness"):
        for words in ("Learning your usual ranges", "Your usual ranges need seven nights"):
            if words in day[name].text:
                yield name, not known, f"“{words}” although {', '.join(known)} have a range"
    signal = day["vitals"].section("Overnight heart rate")
    if signal and "needs fourteen nights" in signal.text:
        before = [night.text.split(": ")[1] for night in signal.all("span", "words")][:-1]
        yield "vitals", not re.search("Steady|aised", " ".join(before)), f"“needs fourteen nights” although nights before are judged: {before}"


@rule
def close_means_close(day):
    """“Close to your usual” never stands beside a difference of a tenth or more."""
    for name in ("today", "condition"):
        said = re.search(r"HRV (\d+) ms is close to your usual (\d+)", told(day[name]))
        if said:
            far = [badge.text for badge in day[name].all("span", "badge")
                   if "yesterday" not in badge.text and number(badge.first("b").text.lstrip("▲▼± ")) >= 10]
            yield name, abs(int(said[1]) - int(said[2])) < 0.1 * int(said[2]) and not far, f"“{said[0]}” beside {far}"
    for metric in ("hrv", "rhr", "heart-rate"):
        page = day[f"metric {metric}"]
        says, found = page.first("p", "says"), page.first("article", "detail")
        if says and "close to your usual" in says.text:
            yield page.name, abs(value(found) - usual(found)[0]) < 0.1 * usual(found)[0], f"“{says.text}” of {value(found)}"


# Colours and arrows

@rule
def changes_are_worded_as_they_point(day):
    for name, card in cards(day):
        shown = card.first("span", "change")
        words = shown and shown.first("span", "words")
        if not words:
            continue
        up, down = "▲" in shown.text, "▼" in shown.text
        if up or down:
            is_up, is_down = (re.search(wanted, words.text) is not None for wanted in (r"\bup\b|more", r"\bdown\b|less"))
            yield name, (is_up, is_down) == (up, down), f"{card['data-metric']}: {shown.text}"
        more = card.first("div", "more")
        versus = more and re.search(r"vs (?:yesterday|14 days|60 days) (\S.*?)(?= \D*Last| [\d,.]+ .*this week|$)", more.text)
        if versus and (up or down or "±" in shown.text):
            said = f"{card['data-metric']}: {shown.text} and “{versus[0]}”"
            yield name, {"+": 1, "−": -1, "±": 0}[versus[1][0]] == up - down, said
            if up or down:
                yield name, amount(versus[1].lstrip("+−")) == amount(shown.first("span").text.lstrip("▲▼ ")), said


@rule
def colours_stand_only_outside_what_is_usual(day):
    for name, card in cards(day):
        shown, metric = card.first("span", "change"), card["data-metric"]
        tones = {"good", "bad"} & set(shown.classes if shown else [])
        if tones:
            said = f"{metric} {shown.text} is {tones} at {value(card)}, usual {usual(card)}"
            yield name, verdict(card) != 0, said
            rises = "▲" in shown.text
            better = rises if metric in MORE_IS_BETTER else not rises if metric in LESS_IS_BETTER else None
            yield name, tones == {"good" if better else "bad"} and better is not None, said
    for name in ("today", "condition"):
        for badge in day[name].all("span", "badge"):
            tones = {"good", "bad"} & set(badge.classes)
            if tones:
                yield name, tones == {"good" if "▲" in badge.text else "bad"}, f"“{badge.text}” is {tones}"
                yield name, not re.search(SENTENCES_OF_HRV[0], told(day[name])), f"“{badge.text}” is {tones} beside “{told(day[name])}”"


@rule
def steady_has_no_colour(day):
    """Points of a part that the sentence calls usual are coloured neither as a loss nor as a gain."""
    sentences = {"HRV vs your usual": SENTENCES_OF_HRV[0], "Resting heart rate": "Resting heart rate is steady"}
    for name, cell, *_ in parts(day["condition"]):
        sentence = sentences.get(name)
        if sentence and re.search(sentence, told(day["condition"])):
            yield "condition", not {"good", "bad"} & set(cell.classes), f"“{sentence}” beside “{name} {cell.text}” in colour"


# Scores

CORRECTIONS = ["weak spot", "room to improve", "lowers the score the most", "earlier tonight", "Get up at your usual time", "get up for a while",
               "few more mornings", "Regular times help", "you’re still"]
KEEP_GOING = {"sleep": "Keep this rhythm.", "body": "Weigh in about once a week, in the morning."}
BANDS = [(80, "Excellent", "band-excellent"), (60, "Good", "band-good"), (40, "Fair", "band-fair"), (20, "Tired", "band-tired"),
         (0, "Low", "band-warning")]
WEAK_SPOTS = {
    "Duration was the weak spot": "Duration", "Time awake in bed was the weak spot": "Efficiency",
    "Your times were the weak spot": "Consistency", "Deep sleep was the weak spot": "Deep sleep"}


def scored(day):
    """The page and the element of every score."""
    found = [(name, hero(day[name])) for name in ("today", "condition", "sleep", "wellness", "wellness score", "body") if hero(day[name])]
    return found + [("activity", section) for section in day["activity"].all("section", "readiness")]


@rule
def nothing_is_corrected_at_ninety_and_above(day):
    for name, element in scored(day):
        points = score(element)
        if points is None or points < KEEPING or name in ("today", "condition"):
            continue
        said = [words for words in CORRECTIONS if words in element.text]
        yield name, not said, f"{points} points with {said}: “{element.text}”"
        # A day that is over has nothing left to do, not even to keep going.
        if name in KEEP_GOING and day.is_today:
            action = element.first("p", "action")
            yield name, action is not None and action.text == KEEP_GOING[name], f"{points} points with “{action and action.text}”"


@rule
def scores_are_the_same_everywhere(day):
    known = {name: day.scores[name]["score"] for name in ("condition", "sleep", "body", "wellness", "readiness")}
    kinds = {"today": "condition", "condition": "condition", "wellness": "wellness", "wellness score": "wellness", "body": "body",
             "activity": "readiness", "sleep": "sleep"}
    # Without a night of its own, Sleep shows an earlier one.
    shown = [(name, kinds[name], score(element)) for name, element in scored(day) if name != "sleep" or known["sleep"] is not None]
    for row in (row for listed in day["wellness"].all("ul", "subscores") for row in listed.all("li")):
        points = row.first("b").text
        shown.append(("wellness", row.first("span", "name").text.lower(), None if points == "–" else int(points)))
    for name, kind, points in shown:
        yield name, points == known[kind], f"{kind} is {points}, as JSON {known[kind]}"
    said = re.search(r"Your (condition|training readiness) is (\d+)|(Readiness) (\d+), and", suggestion(day))
    if said:
        kind, points = said[1] or said[3], int(said[2] or said[4])
        yield "today", points == known["condition" if kind == "condition" else "readiness"], f"“{said[0]}”, JSON has {known}"
    for name in ("condition", "sleep", "body", "wellness score"):
        total = day[name].first("table", "parts")
        if total:
            yield name, number(total.first("tfoot").text) == score(hero(day[name])), f"parts end in “{total.first('tfoot').text}”"


@rule
def bands_are_those_of_the_numbers(day):
    """The word and the colour under a score are those of its band."""
    for name, element in scored(day):
        points = score(element)
        if points is not None:
            shown = element.first("div", "ring").first("small").text
            word, style = next((word, style) for least, word, style in BANDS if points >= least)
            yield name, shown == word and style in element.classes, f"{points} is “{shown}”, classes {element.classes}"


@rule
def parts_sum_to_the_score(day):
    for name in ("condition", "sleep", "body", "wellness score"):
        rows = [(name_of_part, points, most) for name_of_part, _, points, most in parts(day[name])]
        if rows:
            yield name, sum(points for _, points, _ in rows) == score(hero(day[name])), f"{rows} make not {score(hero(day[name]))}"
            limits = [most for *_, most in rows if most is not None]
            yield name, not limits or abs(sum(limits) - 100) <= 1, f"the most points are {limits}"
            yield name, all(most is None or points <= most for _, points, most in rows), f"more points than the most: {rows}"
    rows = readiness_parts(day)
    if rows:
        total = score(day["activity"].first("section", "readiness"))
        yield "activity", sum(points for _, points, _ in rows) == total, f"{rows} make not {total}"


@rule
def the_weakest_part_lost_most_points(day):
    """The part that is called weak lost the most points, by the points shown; a difference of one may come from rounding."""
    slept = [(name, points, most) for name, _, points, most in parts(day["sleep"])]
    named = [("sleep", part, slept) for words, part in WEAK_SPOTS.items() if words in told(day["sleep"])]
    readiness = re.search(r"(Condition|Sleep debt|Sleep|Load) lowers the score the most", day["activity"].text)
    if readiness:
        named.append(("activity", readiness[1], readiness_parts(day)))
    for name, part, rows in named:
        lost = {name_of_part: most - points for name_of_part, points, most in rows if most is not None}
        own = next((points for name_of_part, points in lost.items() if name_of_part.startswith(part)), None)
        yield name, own is not None and own >= max(lost.values()) - 1, f"“{part}” lost {own} of {lost}"


@rule
def wellness_names_its_best_and_its_weakest_part(day):
    kinds = ("sleep", "condition", "body")
    points = {kind.capitalize(): day.scores[kind]["score"] for kind in kinds if day.scores[kind]["score"] is not None}
    for name in ("wellness", "wellness score"):
        said = re.search(r"(Sleep|Condition|Body) is strongest; (Sleep|Condition|Body) has the most room", told(day[name]))
        if said:
            agrees = points.get(said[1]) == max(points.values()) and points.get(said[2]) == min(points.values())
            yield name, agrees, f"“{said[0]}” of {points}"
        if "All parts are about even" in told(day[name]):
            yield name, max(points.values()) - min(points.values()) <= 10, f"“about even” of {points}"
        said = re.search(r"So far: (\w+)\.|None so far", told(day[name]))
        if said:
            yield name, ([said[1]] if said[1] else []) == list(points), f"“{said[0]}” of {points}"


@rule
def steps_towards_a_score_are_those_missing(day):
    kinds = {"A night": "sleep", "HRV": "condition", "Three weigh-ins": "body"}
    for row in (row for listed in day["wellness"].all("ol", "steps") for row in listed.all("li")):
        kind = next((kind for start, kind in kinds.items() if row.text.startswith(start)), None)
        if kind:
            points, is_done = day.scores[kind]["score"], row.first("span", "small").text == "Done"
            yield "wellness", is_done == (points is not None) == ("done" in row.classes), f"“{row.text}”, {kind} {points}, {row.classes}"


# Body

@rule
def body_is_worded_as_it_moves(day):
    page = day["body"]
    moved = [found for name, *_ in parts(page) for found in re.findall(r"([+−±][\d.]+) (?:kg|lb) a week", name)]
    if not moved:
        return
    change = number(moved[0].replace("±", ""))
    words, title = hero(page).first("div", "why").first("p").text, hero(page).first("h2").text
    said = re.match(r"(Up|Down|Holding steady)(?: ([\d.]+))?", words)
    expected = "Up" if change > 0 else "Down" if change < 0 else "Holding steady"
    yield "body", said is not None and said[1] == expected and float(said[2] or 0) == abs(change), f"“{words}” at {moved[0]} a week"
    weight = next((number(card.first("span", "value").text) for card in page.all("a", "metric") if card["data-value"].startswith("weight")), None)
    goal = re.search(r"Your goal is to (keep|lose|gain)", words)
    if weight and goal and title == "On course this week":
        # Up to 0.35 % a week counts as steady, as the page says; the last digits may be rounded.
        percent = 100 * change / weight
        is_kept = {"keep": abs(percent) <= 0.36, "lose": percent <= 0.01, "gain": percent >= -0.01}[goal[1]]
        yield "body", is_kept, f"“{title}” and “{words}” at {percent:.2f} % a week; up to 0.35 % counts as steady"


# Unknown values, and injuries

@rule
def nothing_unknown_is_shown_as_a_number(day):
    rhythm = day["sleep"].first("dl", "rhythm")
    if rhythm:
        is_known = day.scores["rhythm"].get("bedtimeSpreadMinutes") is not None
        nights = [text for _, text in table(day["metric sleep"]) if text]
        yield "sleep", is_known, f"“{rhythm.text}” although fewer than three of the last fourteen nights are known, {len(nights)} of this week"
    for page in day.all:
        for card in page.cards():
            if value(card) is None:
                shown = card.first("span", "value").text
                yield page.name, number(shown) != 0, f"{card['data-metric']} without a reading is “{shown}”"
    said = re.search(r"Needs seven recorded days in the last fourteen; (\d+) so far", day["sleep"].text)
    if said:
        yield "sleep", int(said[1]) < 7, f"“{said[0]}”"


# Titles of training by its level, the hardest last; a walk and gentle kinds have none.
TRAINING = [None, r"^\w[\w ]* easy, \d+ min", r"^(?:(?! easy| hard)[\w ])+, \d+ min", r"^\w[\w ]* hard, \d+ min"]


def open_injuries(day):
    index = day.person.index_of(day.date)
    return [injury for injury in day.person.injuries if injury["start"] <= index and (injury["end"] is None or injury["end"] >= index)]


@rule
def injuries_are_spared(day):
    injured, words = open_injuries(day), suggestion(day)
    starts = [date(day.person.made.first + injury["start"]) for injury in injured]
    for name in ("today", "wellness"):
        for since, days in re.findall(r"since ([A-Z][a-z]{2} \d+), (\d+) days?", day[name].text):
            is_open = any(label(start) == since and (day.date - start).days + 1 == int(days) for start in starts)
            yield name, is_open, f"“since {since}, {days} days”, open are {injured}"
    if not injured:
        for name in ("today", "condition", "wellness"):
            spared = re.search("Spare the|Rest your", day[name].text)
            yield name, not spared, f"“{spared and spared[0]}” without an open injury"
        return
    worst = min(["severe", "moderate", "minor"].index(injury["severity"]) for injury in injured)
    if words:
        said = f"“{words}” with {injured}"
        yield "today", not re.search(TRAINING[3], words), said
        yield "today", worst == 2 or not re.search(TRAINING[2], words), said
        yield "today", worst > 0 or not re.search(TRAINING[1], words), said
    goal, readiness = day["today"].first("a", "goal"), day["activity"].first("section", "readiness")
    if goal and day.is_today:
        yield "today", "to go" not in goal.text, f"“{goal.text}” with {injured}"
    if readiness and day.is_today:
        yield "activity", "Ready for a hard session" not in readiness.text, f"“{readiness.first('h3').text}” with {injured}"


@rule
def training_since_an_injury_is_counted_alike(day):
    """The time since an injury began, and whether training rose since, agree with the figures of the same injury."""
    for injury in day["injuries"].all("article", "injury"):
        facts = {row.first("dt").text: row.first("dd").text for row in injury.all("div") if row.first("dt")}
        since = re.search(r"since [A-Z][a-z]{2} \d+, (\d+) days?", injury.text)
        during = re.search(r"min in (\d+) days?", facts.get("Since then", ""))
        if since and during:
            # Days without any data are not counted with the minutes.
            yield "injuries", int(during[1]) <= int(since[1]), f"“{since[0]}” and “{facts['Since then']}”"
        risen = re.search(
            r"You have (?:trained more|already trained).*?([\d,]+) min (?:a week|since it began), .*?([\d,]+) (?:before|min\))", injury.text)
        if risen:
            now, before = number(facts["Since then"]), number(facts["4 weeks before"])
            yield "injuries", (number(risen[1]), number(risen[2])) == (now, before) and now > before, f"“{risen[0]}” of {facts}"


# One day has one intensity

INTENSITIES = {
    "A strong day for hard training": {3}, "Ready for your usual training": {2, 3}, "keep it easy": {0, 1},
    "Take it easy": {0, 1}, "Take today slowly": {0, 1}, "Your body could use an easier day": {0, 1},
    "Ready for a hard session": {3}, "Ready for a moderate session": {2}, "A day for something easy": {1}, "A day for a walk": {0, 1},
    "A day to recover": {0}, TRAINING[3]: {3}, TRAINING[1]: {1}, TRAINING[2]: {2}, "Rest your|Rest today": {0},
}


@rule
def training_is_as_hard_on_every_page(day):
    """Two pages never give contrary advice on one day's training: easy on one is not hard on the other."""
    headline = hero(day["today"]) and hero(day["today"]).first("h2")
    said = [("today", headline.text)] if headline else []
    said.append(("today", suggestion(day)))
    said += [("activity", section.first("h3").text) for section in day["activity"].all("section", "readiness") if section.first("h3")]
    meant = [(name, words, next((wanted for start, wanted in INTENSITIES.items() if re.search(start, words)), None)) for name, words in said]
    for (first, words, one), (second, others, other) in combinations([entry for entry in meant if entry[2]], 2):
        # Rest and ease are the same advice in two words.
        agree = one & other or max(one) <= 1 and max(other) <= 1
        yield second, bool(agree), f"“{words}” on {first}, “{others}” on {second}"


@rule
def nothing_else_holds_back(day):
    """If Activity says that nothing holds you back, training is not easy."""
    readiness = day["activity"].first("section", "readiness")
    if readiness and readiness.first("h3"):
        is_free = "Nothing holds you back" in readiness.text
        yield "activity", not (is_free and re.search("easy|recover", readiness.first("h3").text)), f"“{readiness.text}”"


@rule
def advice_follows_the_load(day):
    words, load = suggestion(day), day.scores["load"]
    percent = load.get("balancePercent")
    if words:
        weighs = "Recent training still weighs on you" in words
        yield "today", not weighs or percent is not None and percent <= -10, f"“{words}” at form {percent} %"


# Sleep

@rule
def sleep_is_worded_as_its_numbers(day):
    page = day["sleep"]
    if not hero(page) or score(hero(page)) is None:
        return
    title, slept = hero(page).first("h2").text, minutes(hero(page).first("span", "large").text)
    goal = re.search(r"Your (?:goal|need): (\d+ h \d+ min|\d+ min)", page.text)
    rows = [row for rhythm in page.all("dl", "rhythm") for row in rhythm.all("div")]
    debt = next((row.first("dd", "figure").text for row in rows if row.first("dt").text == "Sleep debt"), None)
    still, short = re.search(r"but you’re still (.*) short", title), re.search(r"You slept well, but (\d.*) short", title)
    if still:
        yield "sleep", debt is not None and minutes(still[1]) == minutes(debt), f"“{title}” with a debt of {debt}"
    if short and goal:
        yield "sleep", not differs(minutes(goal[1]) - slept, minutes(short[1]), 1), f"“{title}”: {slept} min of {goal[1]}"
    efficiency, in_bed = page.facts().get("Efficiency"), page.facts().get("In bed")
    if efficiency and in_bed:
        percent = 100 * slept / minutes(in_bed)
        yield "sleep", not differs(percent, number(efficiency), 0.5 + 100 / minutes(in_bed)), f"{efficiency}: {slept} min of {in_bed}"
    action = hero(page).first("p", "action")
    if goal and action and "earlier tonight" in action.text:
        is_short = slept < minutes(goal[1]) or debt is not None and minutes(debt) >= 30
        yield "sleep", is_short, f"“{action.text}” after {slept} min of {goal[1]}, debt {debt}"
    if "Few points were lost" in hero(page).text:
        lost = [most - points for _, _, points, most in parts(page) if most]
        yield "sleep", score(hero(page)) >= KEEPING or max(lost) <= 3, f"“Few points were lost” of {lost}"


@rule
def baselines_are_counted_alike(day):
    """Progress towards a baseline is the same on every page that mentions it."""
    counted = {}
    for name in ("today", "condition", "wellness"):
        for said in re.finditer(r"Learning your usual \((\d+)/(\d+)\)|Usual HRV: (\d+) of (\d+) nights", day[name].text):
            counted[name] = int(said[1] or said[3])
            more = re.search(r"appears after (\d+) more days?", day[name].text)
            if more:
                yield name, int(more[1]) == int(said[2] or said[4]) - counted[name], f"“{said[0]}” and “{more[0]}”"
    reason = re.search(r"(\d+)/7", day.scores["condition"]["reason"] or "")
    for name, have in counted.items():
        yield name, reason is not None and int(reason[1]) == have, f"the baseline has {counted}, as JSON {day.scores['condition']['reason']}"
