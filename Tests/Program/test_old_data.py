"""People whose data ended years ago: every page that they see links to their data."""

import datetime
import html
import re
import urllib.request

import pytest

from program import PATIENCE, Server, dailve

LAST = datetime.date(2021, 6, 26)


def workouts(source="Runner"):
    for week in range(12):
        start = f"{LAST - datetime.timedelta(weeks=week)} 18:00:00 +0200"
        end = start.replace("18:00", "18:42")
        yield (f'<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="42" durationUnit="min" totalDistance="7.5" '
               f'totalDistanceUnit="km" sourceName="{source}" startDate="{start}" endDate="{end}"/>')


def readings(last):
    for day in range(30):
        at = f"{last - datetime.timedelta(days=day)} 08:00:00 +0200"
        yield (f'<Record type="HKQuantityTypeIdentifierRestingHeartRate" sourceName="Watch" unit="count/min" value="{55 + day % 3}" '
               f'startDate="{at}" endDate="{at}"/>')


@pytest.fixture
def served(tmp_path):
    servers = []

    def serve(*elements):
        (tmp_path / "export.xml").write_text(f'<HealthData locale="de_DE">{"".join(elements)}</HealthData>')
        dailve("import", tmp_path / "export.xml", "--zone", "Europe/Berlin", "--store", tmp_path / "store")
        servers.append(Server(tmp_path / "store"))
        return servers[-1]

    yield serve
    for server in servers:
        server.stop()


def page(server, path):
    with urllib.request.urlopen(server.url + path, timeout=PATIENCE) as answer:
        whole = answer.read().decode()
    main = whole[whole.index("<main"):whole.index("</main")]
    links = {html.unescape(re.sub("<[^>]+>", "", text)).strip(): html.unescape(path) for path, text in
             re.findall(r'<a\b[^>]*href="([^"]*)"[^>]*>(.*?)</a>', main, re.S)}
    return re.sub(r"\s+", " ", html.unescape(re.sub("<[^>]+>", " ", main))), links


def test_workouts_alone_are_shown_with_a_link_to_their_week(served):
    server = served(*workouts())
    text, links = page(server, "/")
    assert "12 workouts." in text and "0 readings" not in text and "Most complete" not in text
    text, _ = page(server, links["See that day"])
    assert "42 min" in text and "June 26, 2021" in text


def test_a_workout_recorded_by_two_apps_is_one_workout_with_two_recordings(served):
    server = served(*workouts(), *workouts("Watch"))
    assert "12 workouts." in page(server, "/")[0]
    assert "24 workout recordings" in page(server, "/data")[0] and "24 workout recordings" in page(server, "/data/types")[0]
    assert "12 workouts," in page(server, f"/activity/workouts?day={LAST}")[0]


def test_a_newest_day_with_workouts_alone_is_shown_on_activity(served):
    server = served(*workouts(), *readings(LAST - datetime.timedelta(days=10)))
    text, links = page(server, "/")
    assert "30 readings, 1 type of data. 12 workouts." in text
    assert links["See that day"] == f"/activity?day={LAST}"


def test_empty_pages_link_to_the_latest_readings(served):
    server = served(*readings(LAST))
    _, links = page(server, "/")
    text, _ = page(server, links["See that day"])
    assert re.search(r"5[5-7] bpm", text)
    _, links = page(server, "/metric/rhr?days=7&to=2022-03-01")
    text, _ = page(server, links["Show the latest"])
    assert "No data" not in text and re.search(r"Jun 2[0-6]", text)


def test_a_past_day_without_data_links_to_the_nearest_earlier_one(served):
    earlier = LAST - datetime.timedelta(days=100)
    server = served(*readings(earlier), *readings(LAST))
    for path in ("/", "/wellness"):
        text, links = page(server, f"{path}?day={LAST - datetime.timedelta(days=60)}")
        assert "Nothing was recorded around that day" in text and "Your latest" not in text
        assert links["See that day"] == f"{path}?day={earlier}" and "Import newer data" not in links
