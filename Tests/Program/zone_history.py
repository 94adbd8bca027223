"""In which time zone somebody was, when: by the records that say so, by what the person says, and at home for the rest."""

from bisect import bisect_right
from datetime import datetime, timedelta, timezone
from functools import lru_cache
from zoneinfo import ZoneInfo

DAY = 86_400
QUARTER = 900
# A record with a zone speaks for the time around it: half-way to the next such record, at most this long.
REACH = 36 * 3600


@lru_cache(1 << 18)
def _offset_of_quarter(zone, quarter):
    return int(datetime.fromtimestamp(quarter * QUARTER, ZoneInfo(zone)).utcoffset().total_seconds())


def offset(zone, second):
    """Seconds east of UTC. Clocks change on the quarter of an hour."""
    return _offset_of_quarter(zone, second // QUARTER)


def midnight(zone, day):
    """The first instant of a day, which is numbered since 1970."""
    local = datetime(1970, 1, 1, tzinfo=ZoneInfo(zone)) + timedelta(days=day)
    return int(local.astimezone(timezone.utc).timestamp())


class ZoneHistory:
    """proofs: (start, end, zone) of records; entries: the same, with the end exclusive, as the person says. Both in any order."""

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
        # Of two entries for a time the one that begins later counts.
        for start, end, zone in self.entries:
            if start <= second < end:
                return zone
        index = bisect_right(self.starts, second) - 1
        if index >= 0 and second < self.stays[index][1]:
            return self.stays[index][2]
        return self.home

    def offset(self, second, own=None):
        """own: the zone of the record itself, which comes before all others."""
        return offset(own or self.zone(second), second)

    def day(self, second, own=None):
        return (second + self.offset(second, own)) // DAY

    def clock(self, second, own=None):
        """Minutes since midnight."""
        return (second + self.offset(second, own)) % DAY / 60
