"""The time zone that somebody was in at any time: from the person's stays, else from records with a zone, else the home zone."""

from bisect import bisect_right
from datetime import datetime, timedelta, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

DAY = 86_400
QUARTER = 900
# A record with a zone applies to the time around it: halfway to the next such record, at most this many seconds.
REACH = 36 * 3600


@lru_cache(1 << 18)
def _offset_of_quarter(zone, quarter):
    return int(datetime.fromtimestamp(quarter * QUARTER, ZoneInfo(zone)).utcoffset().total_seconds())


def offset(zone, second):
    """Seconds east of UTC, cached by quarter of an hour because clocks change only then."""
    return _offset_of_quarter(zone, second // QUARTER)


def midnight(zone, day):
    """The first instant of a day, given in days since 1970."""
    local = datetime(1970, 1, 1, tzinfo=ZoneInfo(zone)) + timedelta(days=day)
    return int(local.astimezone(timezone.utc).timestamp())


class ZoneHistory:
    """`proofs` are (start, end, zone) of records; `entries` are the same for stays that the person entered, end exclusive. Both may be in any order."""

    def __init__(self, home, proofs=(), entries=()):
        self.home, self.entries = home, sorted(entries, reverse=True)
        known, reached = [], None
        for start, end, zone in sorted(proofs):
            if reached is not None and start < reached:
                start = reached
                if end <= start:
                    continue
            known.append((start, end, zone))
            reached = end
        self.stays = []
        for index, (start, end, zone) in enumerate(known):
            first, last = start - REACH, end + REACH
            if index > 0:
                first = max(first, (known[index - 1][1] + start) // 2)
            if index + 1 < len(known):
                last = min(last, (end + known[index + 1][0]) // 2)
            self.stays.append((first, last, zone))
        self.starts = [stay[0] for stay in self.stays]

    def zone(self, second):
        # If two entries overlap, the one that begins later counts.
        for start, end, zone in self.entries:
            if start <= second < end:
                return zone
        index = bisect_right(self.starts, second) - 1
        if index >= 0 and second < self.stays[index][1]:
            return self.stays[index][2]
        return self.home

    def offset(self, second, own=None):
        """`own` is the zone of the record itself, which takes precedence."""
        return offset(own or self.zone(second), second)

    def day(self, second, own=None):
        return (second + self.offset(second, own)) // DAY

    def clock(self, second, own=None):
        """Minutes since midnight."""
        return (second + self.offset(second, own)) % DAY / 60
