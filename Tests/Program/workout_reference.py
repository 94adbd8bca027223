"""The results that follow from a workout, computed a second time in plain Python: whole seconds, lists, no shortcuts.

`python3 workout_reference.py 200` prints Tests/ScoresTests/WorkoutOracleTable.swift, for the same made-up workouts as WorkoutOracle.swift.

"""

import bisect
import math
import sys

EARTH = 6371008.8
MASK = (1 << 64) - 1


class Chance:
    """The generator SplitMix64, as the Swift tests have it."""

    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        mixed = self.state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def share(self):
        return (self.next() >> 11) * 2.0**-53

    def below(self, limit):
        return self.next() % limit


class MadeUp:
    """A made-up workout: positions (second, latitude, longitude, altitude), heart rates, power, pauses, and the device's distance over the track's."""

    def __init__(self, seed):
        chance = Chance(seed)
        count = 1500 + chance.below(1500)
        second, latitude, longitude = 0, 50 + chance.share(), 10 + chance.share()
        altitude, heading, grade, speed = 100 + 200 * chance.share(), chance.share() * 2 * math.pi, 0, 3.0
        self.positions = []
        for _ in range(count):
            self.positions.append((second, latitude, longitude, altitude))
            if chance.below(40) == 0:
                slow, share = chance.below(5) == 0, chance.share()
                speed = 3 + 0.3 * share if seed % 2 == 0 else 0.0 if slow else 2 + 3 * share
                grade = 0.3 * (chance.share() - 0.5)
            step = 1 + chance.below(2)
            heading += 0.2 * (chance.share() - 0.5)
            way = speed * step
            latitude += math.degrees(way * math.cos(heading) / EARTH)
            longitude += math.degrees(way * math.sin(heading) / EARTH / math.cos(math.radians(latitude)))
            altitude += way * grade + 0.8 * (chance.share() - 0.5)
            second += step
        self.end = self.positions[-1][0]
        self.heart_rates = []
        second = 0
        while second < self.end:
            self.heart_rates.append((second, 60 + 120 * chance.share()))
            second += 2 + chance.below(8) if chance.below(20) else 90
        self.powers = []
        second = 0
        while second < self.end:
            self.powers.append((second, float(100 + chance.below(300))))
            second += 1 + chance.below(4) if chance.below(50) else 25
        start = 200 + chance.below(400)
        self.pauses = [(start, start + 20 + chance.below(60))]
        self.factor = 0.95 + 0.1 * chance.share()


def distance(a, b):
    first, second = math.radians(a[0]), math.radians(b[0])
    half = math.sin((second - first) / 2) ** 2
    half += math.cos(first) * math.cos(second) * math.sin(math.radians(b[1] - a[1]) / 2) ** 2
    return 2 * EARTH * math.asin(math.sqrt(half))


def between(xs, ys, x):
    if x <= xs[0]:
        return ys[0]
    if x >= xs[-1]:
        return ys[-1]
    at = bisect.bisect_left(xs, x)
    return ys[at - 1] + (ys[at] - ys[at - 1]) * (x - xs[at - 1]) / (xs[at] - xs[at - 1])


def climbed(altitudes, least):
    """Returns the metres up and down, after the smallest reversal below `least` has been taken out again and again."""
    turns = [altitudes[0]]
    for altitude in altitudes[1:]:
        if len(turns) > 1 and (turns[-1] - turns[-2]) * (altitude - turns[-1]) >= 0:
            turns[-1] = altitude
        elif altitude != turns[-1]:
            turns.append(altitude)
    while len(turns) > 1:
        legs = [abs(after - before) for before, after in zip(turns, turns[1:])]
        smallest = min(legs)
        if smallest >= least:
            break
        at = legs.index(smallest)
        if at == 0:
            turns.pop(0)
        elif at == len(legs) - 1:
            turns.pop()
        else:
            del turns[at : at + 2]
    steps = list(zip(turns, turns[1:]))
    return sum(max(0, b - a) for a, b in steps), sum(max(0, a - b) for a, b in steps)


def cost(grade):
    """The cost of moving on a grade in J/kg/m (Minetti 2002)."""
    return 155.4 * grade**5 - 30.4 * grade**4 - 43.3 * grade**3 + 46.3 * grade**2 + 19.5 * grade + 3.6


class Reference:
    """The results of one workout. `factor` is the device's distance over the track's."""

    def __init__(self, positions, heart_rates, powers, pauses, factor, end):
        self.seconds = [position[0] for position in positions]
        self.end = end
        self.factor = factor
        self.way = [0.0]
        for before, after in zip(positions, positions[1:]):
            self.way.append(self.way[-1] + distance(before[1:3], after[1:3]))
        self.length = self.way[-1]
        self.scaled = [way * factor for way in self.way]
        self.pauses, self.powers = pauses, powers
        self.held, self.exercised = [], []
        for (second, rate), (until, _) in zip(heart_rates, heart_rates[1:] + [(end, 0)]):
            held = min(until - second, 60)
            self.held.append((second, held, rate))
            paused = [at for at in range(second, second + held) if any(start <= at < stop for start, stop in pauses)]
            self.exercised.append((held - len(paused), rate))
        self._idle(positions)
        self._profile(positions)

    @staticmethod
    def _got_anywhere(positions):
        """Returns for each half second the speed in metres a second from the mean place of the ten seconds before to that of the ten after."""
        places, east = [], 0.0
        for at, (second, latitude, longitude, _) in enumerate(positions):
            if at:
                middle = math.radians((latitude + positions[at - 1][1]) / 2)
                east += math.radians(longitude - positions[at - 1][2]) * EARTH * math.cos(middle)
            places.append((second, east, math.radians(latitude - positions[0][1]) * EARTH))
        halves = [half / 2 for half in range(2 * positions[-1][0] + 1)]
        seconds = [place[0] for place in places]
        axes = [[place[axis] for place in places] for axis in (1, 2)]
        ways = [[between(seconds, axis, half) for half in halves] for axis in axes]
        speeds = []
        for at in range(len(halves)):
            middle = min(max(at, 20), len(halves) - 21)
            means = [[(sum(way[low : low + 21]) - (way[low] + way[low + 20]) / 2) / 20 for way in ways] for low in (middle - 20, middle)]
            speeds.append(math.dist(*means) / 10)
        return speeds

    def _idle(self, positions):
        idle = [False] * self.end
        for start, end in self.pauses:
            for second in range(start, min(end, self.end)):
                idle[second] = True
        seconds, way, around = self.seconds, self.way, self._got_anywhere(positions)

        def slow(at):
            step = way[at] - way[at - 1] < 0.5 * (seconds[at] - seconds[at - 1])
            return step or around[seconds[at] + seconds[at - 1]] < 0.5

        at = 1
        while at < len(seconds):
            to = at
            while to < len(seconds) and slow(to):
                to += 1
            if to > at and seconds[to - 1] - seconds[at - 1] > 10:
                for second in range(seconds[at - 1], seconds[to - 1]):
                    idle[second] = True
            at = max(to, at + 1)
        self.idle = idle
        self.moving = sum(not still for still in idle)
        self.active = [0]
        for still in idle:
            self.active.append(self.active[-1] + (not still))

    def moved(self, start, end):
        axis = range(self.end + 1)
        return between(axis, self.active, end) - between(axis, self.active, start)

    def _profile(self, positions):
        groups = []
        for position, way in zip(positions, self.way):
            if groups and way <= groups[-1][0]:
                groups[-1][1].append(position[3])
            else:
                groups.append((way, [position[3]]))
        ways = [group[0] for group in groups]
        raw = [sum(group[1]) / len(group[1]) for group in groups]
        smooth = []
        for way, altitude in zip(ways, raw):
            half = min(15, way - ways[0], ways[-1] - way)
            smooth.append(self._mean(ways, raw, way, half) if half > 0.01 else altitude)
        self.ascent, self.descent = climbed(smooth, 3.0)
        self.graded = [0.0]
        for at in range(1, len(self.seconds)):
            length = self.way[at] - self.way[at - 1]
            if length <= 0:
                self.graded.append(self.graded[-1])
                continue
            middle, half = (self.way[at] + self.way[at - 1]) / 2, max(30, length) / 2
            low = max(ways[0], min(middle - half, ways[-1] - 2 * half))
            high = min(ways[-1], low + 2 * half)
            grade = (between(ways, smooth, high) - between(ways, smooth, low)) / (high - low)
            grade = min(0.45, max(-0.45, grade))
            self.graded.append(self.graded[-1] + length * cost(grade) / 3.6)

    @staticmethod
    def _mean(ways, altitudes, way, half):
        low, high, total = way - half, way + half, 0
        at = max(0, bisect.bisect_right(ways, low) - 1)
        while at < len(ways) - 1 and ways[at] < high:
            start, end = max(low, ways[at]), min(high, ways[at + 1])
            if end > start:
                total += (end - start) * (between(ways, altitudes, start) + between(ways, altitudes, end)) / 2
            at += 1
        return total / (2 * half)

    def first(self, way):
        """The first moment at which the device had counted this distance."""
        at = bisect.bisect_left(self.scaled, way)
        if at == 0 or self.scaled[at] == way:
            return self.seconds[at]
        return self._moment(at, way)

    def last(self, way):
        at = bisect.bisect_right(self.scaled, way)
        return self.seconds[-1] if at >= len(self.scaled) else self._moment(at, way)

    def _moment(self, at, way):
        step = (way - self.scaled[at - 1]) / (self.scaled[at] - self.scaled[at - 1])
        return self.seconds[at - 1] + (self.seconds[at] - self.seconds[at - 1]) * step

    def effort(self, length):
        """The seconds of the fastest stretch of this length; -1 if the workout is shorter."""
        if length > self.scaled[-1]:
            return -1
        best = math.inf
        for way, second in zip(self.scaled, self.seconds):
            if way + length <= self.scaled[-1]:
                best = min(best, self.first(way + length) - second)
            if way - length >= 0:
                best = min(best, second - self.last(way - length))
        return best

    def heart_rate(self, start, end):
        time = beats = 0
        for second, held, rate in self.held:
            overlap = max(0, min(end, second + held) - max(start, second))
            time += overlap
            beats += rate * overlap
        return beats / time if time else None

    def split(self, number, length=1000):
        """The seconds, seconds moving, mean heart rate and flat metres of a full split; the first is number 1."""
        start, end = self.first((number - 1) * length), self.first(number * length)
        graded = between(self.seconds, self.graded, end) - between(self.seconds, self.graded, start)
        return [end - start, self.moved(start, end), self.heart_rate(start, end), graded * self.factor]

    def zones(self, maximum, resting=0):
        times = [0] * 6
        for held, rate in self.exercised:
            share = (rate - resting) / (maximum - resting)
            times[sum(share >= limit for limit in (0.5, 0.6, 0.7, 0.8, 0.9))] += held
        return times

    def load(self, resting, maximum):
        """Banister's training impulse with the factors for women."""
        total = 0
        for held, rate in self.exercised:
            share = min(1, max(0, (rate - resting) / (maximum - resting)))
            total += held / 60 * share * 0.86 * math.exp(1.67 * share)
        return total

    def power(self):
        """The best means of 5 and 300 s and the normalised power, over the seconds without a pause."""
        paused = [False] * self.end
        for start, end in self.pauses:
            for second in range(start, min(end, self.end)):
                paused[second] = True
        kept = [(second, watts) for second, watts in self.powers if not paused[second]]
        watts = [0.0] * self.end
        for (second, power), (until, _) in zip(kept, kept[1:] + [(self.end, 0)]):
            for at in range(second, min(until, second + 10, self.end)):
                watts[at] = power
        # Time after the last sample has been held does not belong to the trace.
        last = max(at for at in range(self.end) if not paused[at] and at < min(self.end, kept[-1][0] + 10))
        trace = [watts[at] for at in range(kept[0][0], last + 1) if not paused[at]]
        sums = [0]
        for power in trace:
            sums.append(sums[-1] + power)
        rolling = [(sums[at] - sums[at - 30]) / 30 for at in range(30, len(trace) + 1)]

        def best(length):
            return max(sums[at + length] - sums[at] for at in range(len(trace) - length + 1)) / length

        return [best(5), best(300), (sum(mean**4 for mean in rolling) / len(rolling)) ** 0.25]

    def drift(self):
        """The drift in percent; `nan` where it is not told, `inf` where the speed varies by so nearly 15 % that rounding decides."""
        middle, half = None, self.moving / 2
        for second in range(self.end):
            if self.active[second + 1] >= half:
                exact = self.active[second + 1] == half
                middle = second + 1 if exact else second + (half - self.active[second])
                break
        first, second = self._efficiency(0, middle), self._efficiency(middle, self.end)
        axis = [at for at in range(self.end) if not self.idle[at]]
        steps = [between(self.seconds, self.way, at + 1) - between(self.seconds, self.way, at) for at in axis]
        blocks = [sum(steps[at : at + 30]) / 30 for at in range(0, len(axis) - 29, 30)]
        mean = sum(blocks) / len(blocks)
        varies = (sum((block - mean) ** 2 for block in blocks) / (len(blocks) - 1)) ** 0.5 / mean
        if abs(varies - 0.15) < 0.01:
            return math.inf
        return (first - second) / first * 100 if self.moving >= 1800 and varies < 0.15 else math.nan

    def _efficiency(self, start, end):
        beats = time = 0.0
        for second, held, rate in self.held:
            overlap = max(0.0, min(end, second + held) - max(start, second))
            if overlap > 0:
                overlap = self.moved(max(start, second), min(end, second + held))
            beats += rate * overlap
            time += overlap
        graded = between(self.seconds, self.graded, end) - between(self.seconds, self.graded, start)
        return graded / self.moved(start, end) * 60 / (beats / time)


def reference(made):
    return Reference(made.positions, made.heart_rates, made.powers, made.pauses, made.factor, made.end)


def values(seed):
    """The lines of `WorkoutOracle.values`."""
    found = reference(MadeUp(seed))
    efforts = [found.effort(length) for length in (400, 1000, 5000)]
    head = [found.length, found.moving, found.ascent, found.descent, found.graded[-1]]
    tail = [float(time) for time in found.zones(180, 50)] + [found.drift()]
    return head + efforts + found.split(2) + [int(found.scaled[-1] // 1000)] + found.power() + tail


def literal(value):
    return "Double.nan" if value != value else "Double.infinity" if value == math.inf else "%.10g" % value


if __name__ == "__main__":
    print("/// Made by an independent program from the same generator: per workout what each line of `WorkoutOracle.values` says.")
    print("enum WorkoutOracleTable {")
    print("  static let rows: [[Double]] = [")
    for seed in range(1, int(sys.argv[1]) + 1):
        print("    [" + ", ".join(literal(value) for value in values(seed)) + "],")
    print("  ]\n}")
