"""Posts the demo person's entries to a server, through the same forms that a person fills in."""

import datetime
import urllib.parse
import urllib.request

from pages import BODY_ENTRIES, INJURIES, WORKOUTS


def post(server, path, fields):
    data = urllib.parse.urlencode(fields).encode()
    with urllib.request.urlopen(urllib.request.Request(server.url + path, data=data)) as answer:
        assert answer.status == 200 and "done=saved" in answer.url, answer.url


def write_down(server):
    today = datetime.datetime.now(datetime.timezone.utc).date()

    def day(back):
        return "" if back is None else str(today + datetime.timedelta(days=back))

    # This slip of the finger is corrected below, which gives the entry an earlier version.
    post(server, "/body", {**BODY_ENTRIES[1], "day": day(BODY_ENTRIES[1]["day"]), "weight": "27.3", "memo": "Evening"})
    for entry in BODY_ENTRIES:
        post(server, "/body", {**entry, "day": day(entry["day"])})
    # Workouts come before the injuries, which would make the form ask once more.
    for workout in WORKOUTS:
        post(server, "/activity/new", {**workout, "day": day(workout["day"])})
    for injury in INJURIES:
        post(server, "/injuries", {**injury, "start": day(injury["start"]), "end": day(injury["end"])})
