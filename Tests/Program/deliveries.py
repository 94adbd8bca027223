"""The demo person's last days as a phone and a tablet would push them, and as an export."""

from program import dailve, dailve_json, push_json


class Pushed:
    """Deliveries in the order of their arrival: stretches overlap, some come late, out of order or twice, one is cut, one is empty."""

    def __init__(self, folder, days, until, *options):
        person = ("--until", until, "--density", 0.25)
        self.export = folder / "export.zip"
        dailve("sample", self.export, "--years", 2, *person)
        written = push_json("--out", folder / "deliveries", "--days", days, *person, *options)
        self.bodies = [(entry["device"], (folder / "deliveries" / entry["file"]).read_bytes()) for entry in written]
        self.days = days


def picture(store, types, first):
    """Everything that the pages would show of the days since `first`."""
    days = {kind: dailve_json("daily", kind, "--from", first, "--store", store) for kind in types}
    return days, dailve_json("sleep", "--from", first, "--store", store)


def workouts(store, first):
    """Each once; what recordings are one workout is another question."""
    keys = ("start", "end", "activity", "duration", "distance", "energy")
    return [{key: entry.get(key) for key in keys} for entry in dailve_json("workouts", "--from", first, "--store", store)]
