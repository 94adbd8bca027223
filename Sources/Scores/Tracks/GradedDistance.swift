/// Grade-adjusted distance: how far the same effort would have gone on the flat.
///
/// Minetti et al. 2002, J Appl Physiol 93:1039: energy cost of running, in J/kg/m, by grade as rise over distance.
public enum GradedDistance {
  /// Steeper grades were not measured.
  public static let grades = -0.45...0.45
  /// Minimum distance in metres over which a grade is computed (activity.md, Formulas).
  public static let leastWay = 30.0

  /// Joules per kilogram and metre; 3.6 on the flat.
  public static func cost(grade: Double) -> Double {
    let i = clamp(grade, grades)
    return ((((155.4 * i - 30.4) * i - 43.3) * i + 46.3) * i + 19.5) * i + 3.6
  }

  /// Equivalent flat metres of one metre at that grade.
  public static func factor(grade: Double) -> Double { cost(grade: grade) / 3.6 }

  /// Flat-equivalent metres over time. Where the profile has no altitude, the ground counts as flat.
  ///
  /// - Parameter distance: Over time, by the same track as the profile (not yet scaled to the device's).
  public static func series(_ distance: CumulativeSeries, _ profile: AltitudeProfile) -> CumulativeSeries {
    var points: [(second: Double, value: Double)] = []
    points.reserveCapacity(distance.seconds.count)
    var (sum, places) = (0.0, (low: 0, high: 0))
    for index in distance.seconds.indices {
      if index > 0, distance.values[index] > distance.values[index - 1] {
        let (start, end) = (distance.values[index - 1], distance.values[index])
        sum += (end - start) * factor(grade: grade(profile, from: start, to: end, &places))
      }
      points.append((distance.seconds[index], sum))
    }
    return CumulativeSeries(points)
  }

  /// Grade over the step, or over thirty metres around its middle, shifted to stay within the profile.
  private static func grade(
    _ profile: AltitudeProfile, from start: Double, to end: Double, _ places: inout (low: Int, high: Int)
  ) -> Double {
    guard let first = profile.distances.first, let last = profile.distances.last, last - first >= leastWay,
      end > first, start < last
    else { return 0 }
    let half = max(leastWay, end - start) / 2
    let middle = (start + end) / 2
    let low = max(first, min(middle - half, last - 2 * half))
    let high = min(last, low + 2 * half)
    guard high > low else { return 0 }
    let rise = profile.altitude(at: high, near: &places.high) - profile.altitude(at: low, near: &places.low)
    return rise / (high - low)
  }
}
