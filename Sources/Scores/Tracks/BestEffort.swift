/// The fastest stretch of at least a distance, by elapsed time.
public struct BestEffort: Sendable, Equatable {
  /// Source of the distance.
  public enum Basis: String, Sendable, CaseIterable { case route, distanceSamples }

  /// Requested distance in metres.
  public var distance: Double
  /// Start and end; both may lie between two positions.
  public var span: TimeSpan

  public var seconds: Double { span.duration }

  public init(distance: Double, span: TimeSpan) {
    self.distance = distance
    self.span = span
  }

  /// Metres: 400 m, 1 km, 1 mi, 5 km, 10 km, half marathon, marathon (World Athletics: 21.0975 and 42.195 km).
  public static let running = [400, 1000, LengthUnit.mile, 5000, 10_000, 21_097.5, 42_195]
  /// Metres.
  public static let riding = [5000.0, 10_000, 20_000, 40_000]

  /// `nil` if the total distance is shorter; the first of several equally fast stretches.
  ///
  /// Distance is interpolated linearly between positions, so the fastest stretch begins or ends at a position: two
  /// pointers check both cases.
  ///
  /// - Parameter series: Metres over time, on the scale of the device.
  public static func fastest(_ distance: Double, in series: CumulativeSeries) -> BestEffort? {
    guard distance > 0, distance <= series.total + 1e-6 else { return nil }
    let length = min(distance, series.total)
    var best: TimeSpan?
    FastestGain.stretches(of: length, in: series) { span in
      if let found = best, found.duration <= span.duration { return }
      best = span
    }
    return best.map { BestEffort(distance: distance, span: $0) }
  }

  /// One for each distance that the workout covers, in the requested order.
  public static func all(_ distances: [Double], in series: CumulativeSeries) -> [BestEffort] {
    distances.compactMap { fastest($0, in: series) }
  }
}

enum FastestGain {
  /// Every stretch of this distance that begins or ends at a known moment.
  static func stretches(of length: Double, in series: CumulativeSeries, _ body: (TimeSpan) -> Void) {
    let (seconds, values) = (series.seconds, series.values)
    /// The moment at which the series reaches `value`, interpolated between two known ones.
    func moment(_ value: Double, before place: Int) -> Double {
      let step = values[place] - values[place - 1]
      guard step > 0 else { return seconds[place] }
      return seconds[place - 1] + (seconds[place] - seconds[place - 1]) * ((value - values[place - 1]) / step)
    }
    // Stretches that begin at a position and end at the first moment with enough distance.
    var end = 0
    for start in values.indices {
      let goal = values[start] + length
      while end < values.count, values[end] < goal { end += 1 }
      guard end < values.count else { break }
      body(TimeSpan(start: seconds[start], end: end > 0 ? moment(goal, before: end) : seconds[end]))
    }
    // Stretches that end at a position and begin at the last moment with enough distance before it.
    var next = 0
    for end in values.indices where values[end] >= length {
      let goal = values[end] - length
      while next < values.count, values[next] <= goal { next += 1 }
      guard next > 0, next < values.count else { continue }
      body(TimeSpan(start: moment(goal, before: next), end: seconds[end]))
    }
  }
}
