"""The demo person's last days as a phone and a tablet would push them, and as an export."""

import http.client
import json
from contextlib import closing

from program import PATIENCE, dailve, dailve_json, push_json


class Pushed:
    """Deliveries in the order of their arrival: their spans overlap, some come late, out of order or twice, one is cut short, one is empty."""

    def __init__(self, folder, days, until, *options):
        person = ("--until", until, "--density", 0.25)
        self.export = folder / "export.zip"
        dailve("sample", self.export, "--years", 2, *person)
        written = push_json("--out", folder / "deliveries", "--days", days, *person, *options)
        self.bodies = [(entry["device"], (folder / "deliveries" / entry["file"]).read_bytes()) for entry in written]
        self.days = days


def picture(server, types, first):
    """Everything that the pages would show of the days since `first`. One command per type would print the same, but spend most of its time
    starting."""
    with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=PATIENCE)) as connection:
        def days(path):
            connection.request("GET", f"/api/v1/{path}?from={first}&limit=1000")
            answer = connection.getresponse()
            page = json.loads(answer.read())
            assert answer.status in (200, 404) and page.get("next") is None, page
            # A type without any samples left has no address.
            return page["items"] if answer.status == 200 else []

        return {kind: days(f"types/{kind}/daily") for kind in types}, days("nights")


def workouts(store, first):
    """Lists each workout once, without the recordings that it was merged from."""
    keys = ("start", "end", "activity", "duration", "distance", "energy")
    return [{key: entry.get(key) for key in keys} for entry in dailve_json("workouts", "--from", first, "--store", store)]
