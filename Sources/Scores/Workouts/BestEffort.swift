/// The fastest stretch of at least a distance, by elapsed time.
public struct BestEffort: Sendable, Equatable {
  /// What the way was read from.
  public enum Basis: String, Sendable, CaseIterable { case route, distanceSamples }

  /// Metres asked for.
  public var distance: Double
  /// From when to when; the ends may lie between two positions.
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

  /// `nil` where the way is shorter; of several equally fast the first.
  ///
  /// Between two positions the way goes on evenly, so the fastest stretch begins or ends at a position: two pointers look at both.
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

  /// One for each distance that the way is long enough for, in the order asked.
  public static func all(_ distances: [Double], in series: CumulativeSeries) -> [BestEffort] {
    distances.compactMap { fastest($0, in: series) }
  }
}

enum FastestGain {
  /// Every stretch of so much way that begins or ends at a known moment, by its end.
  static func stretches(of length: Double, in series: CumulativeSeries, _ body: (TimeSpan) -> Void) {
    let (seconds, values) = (series.seconds, series.values)
    /// The moment between two known ones at which there is `value`.
    func moment(_ value: Double, before place: Int) -> Double {
      let step = values[place] - values[place - 1]
      guard step > 0 else { return seconds[place] }
      return seconds[place - 1] + (seconds[place] - seconds[place - 1]) * ((value - values[place - 1]) / step)
    }
    // From a position on, to the first moment with as much more.
    var end = 0
    for start in values.indices {
      let goal = values[start] + length
      while end < values.count, values[end] < goal { end += 1 }
      guard end < values.count else { break }
      body(TimeSpan(start: seconds[start], end: end > 0 ? moment(goal, before: end) : seconds[end]))
    }
    // Up to a position, from the last moment with as much less.
    var next = 0
    for end in values.indices where values[end] >= length {
      let goal = values[end] - length
      while next < values.count, values[next] <= goal { next += 1 }
      guard next > 0, next < values.count else { continue }
      body(TimeSpan(start: moment(goal, before: next), end: seconds[end]))
    }
  }
}
