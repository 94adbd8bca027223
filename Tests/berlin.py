"""The clock of the demo person and of the tests' browsers, whatever the zone and the hour of the machine."""

import datetime
import zoneinfo

ZONE = zoneinfo.ZoneInfo("Europe/Berlin")


def now():
    return datetime.datetime.now(ZONE)


def today():
    return now().date()
