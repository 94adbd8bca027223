/// Speed over a workout, for drawing a chart.
public enum SpeedCurve {
  /// Seconds over which speed is averaged (activity.md, Formulas).
  public static let window = 30.0

  public struct Point: Sendable, Equatable {
    public var second: Double
    /// Metres from the beginning.
    public var distance: Double
    /// Metres per second.
    public var speed: Double
  }

  /// Points at equal intervals of time, from the first to the last moment; none within a pause.
  ///
  /// - Parameters:
  ///   - count: Maximum number of points.
  ///   - pauses: The average never reaches across one.
  public static func overTime(_ distance: CumulativeSeries, pauses: IdleTime, count: Int) -> [Point] {
    let span = distance.span
    var places = Places()
    return shares(count).compactMap { point(distance, pauses, at: span.start + span.duration * $0, &places) }
  }

  /// Last positions of the ends and the middle of the window.
  private struct Places {
    var start = 0
    var middle = 0
    var end = 0
  }

  private static func shares(_ count: Int) -> [Double] {
    let last = min(count, 100_000) - 1
    return stride(from: 0, through: last, by: 1).map { last > 0 ? Double($0) / Double(last) : 0 }
  }

  private static func point(_ distance: CumulativeSeries, _ pauses: IdleTime, at second: Double, _ places: inout Places)
    -> Point?
  {
    guard !pauses.contains(second) else { return nil }
    let next = pauses.spans.firstPlace { $0.start > second }
    let whole = distance.span
    let start = max(second - window / 2, whole.start, next > 0 ? pauses.spans[next - 1].end : whole.start)
    let end = min(second + window / 2, whole.end, next < pauses.spans.count ? pauses.spans[next].start : whole.end)
    guard end > start else { return nil }
    let way = distance.value(at: end, near: &places.end) - distance.value(at: start, near: &places.start)
    return Point(
      second: second, distance: distance.value(at: second, near: &places.middle), speed: max(0, way) / (end - start))
  }

  /// Coefficient of variation, SD over mean, of the mean speeds of all whole 30 s of active time; `nil` with fewer than
  /// two of them, or without any distance.
  public static func variation(_ distance: CumulativeSeries, idle: IdleTime) -> Double? {
    let active = distance.without(idle)
    let span = active.span
    // The limit is a year of half minutes.
    let count = min(Int(saturating: span.duration / window), 1_051_200)
    let ways = active.values(at: stride(from: 0, through: count, by: 1).map { span.start + Double($0) * window })
    let speeds = zip(ways, ways.dropFirst()).map { ($1 - $0) / window }
    guard let mean = RobustStatistics.mean(speeds), mean > 0 else { return nil }
    return RobustStatistics.standardDeviation(speeds).map { $0 / mean }
  }
}
