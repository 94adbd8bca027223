"""The mathematics of the scores: robust statistics, curves, circular times, spans of time, and scores made of parts."""

import math


def mean(values):
    return sum(values) / len(values) if values else None


def median(values):
    ordered = sorted(values)
    if not ordered:
        return None
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2


def deviation(values):
    middle = mean(values)
    return math.sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1)) if len(values) > 1 else 0.0


def madn(values):
    centre = median(values)
    return 1.4826 * median([abs(v - centre) for v in values])


def pwl(x, *knots):
    if x <= knots[0][0]:
        return knots[0][1]
    for (x0, y0), (x1, y1) in zip(knots, knots[1:]):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return knots[-1][1]


def clamp(x, low, high):
    return min(max(x, low), high)


def half_up(x):
    return math.floor(x + 0.5 + 1e-9)


def union(spans):
    result = []
    for start, end in sorted(spans):
        if result and start <= result[-1][1]:
            result[-1][1] = max(result[-1][1], end)
        else:
            result.append([start, end])
    return result


def length(spans):
    """Minutes covered by any of the spans."""
    return sum(end - start for start, end in union(spans)) / 60


def apart(minute, other):
    """Shortest signed distance between two clock times, -720 to 720 minutes."""
    return (minute - other + 720) % 1440 - 720


def circular_mean(minutes):
    turn = 2 * math.pi / 1440
    return math.atan2(sum(math.sin(m * turn) for m in minutes), sum(math.cos(m * turn) for m in minutes)) / turn % 1440


def circular_median(minutes):
    centre = circular_mean(minutes)
    return (centre + median([apart(m, centre) for m in minutes])) % 1440


def band(score):
    return next(name for limit, name in [(80, "excellent"), (60, "good"), (40, "fair"), (20, "tired"), (-1, "warning")] if score >= limit)


def entry(parts, missing, values, raw=None, **more):
    """`parts` maps names to points, `values` maps names to inputs. Points become whole by largest remainder; ties go to the first name."""
    total = sum(parts.values())
    whole = {name: math.floor(points + 1e-9) for name, points in parts.items()}
    left = half_up(total) - sum(whole.values())
    for name in sorted(parts, key=lambda n: (-round(parts[n] - whole[n], 9), n))[:max(left, 0)]:
        whole[name] += 1
    score = int(clamp(half_up(total), 0, 100))
    return {"score": score, "raw": total if raw is None else raw, "band": band(score), "points": parts, "whole": whole,
            "values": values, "missing": missing, "reason": None, **more}


def none(reason):
    return {"score": None, "reason": reason}
