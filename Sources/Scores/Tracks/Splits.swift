/// One kilometre, mile or lap.
public struct Split: Sendable, Equatable {
  /// Boundaries are interpolated between two positions.
  public var span: TimeSpan
  /// Metres, on the scale of the device.
  public var distance: Double
  /// Seconds without pauses and stops.
  public var moving: Double
  /// Beats per minute.
  public var meanHeartRate: Double?
  /// Metres.
  public var ascent: Double?
  public var descent: Double?
  /// Equivalent metres on the flat for the same effort, on the scale of the device (`GradedDistance`).
  public var gradedDistance: Double?
  /// True if it is shorter than the full length; only the last one may be.
  public var isPartial: Bool

  /// Seconds, pauses included.
  public var elapsed: Double { span.duration }
  /// Metres per second; `nil` without movement.
  public var speed: Double? { moving > 0 ? distance / moving : nil }
  public var gradedSpeed: Double? { moving > 0 ? gradedDistance.map { $0 / moving } : nil }
}

/// A workout's course, cut into splits.
public struct Splits: Sendable {
  /// Our choice: more splits would not be readable as a table.
  static let most = 10_000
  /// Metres; a shorter remainder is not a split of its own. Our choice.
  static let leastRest = 1.0

  /// Metres over time, on the scale of the device.
  private let distance: CumulativeSeries
  private let idle: IdleTime
  private let heartRate: HeartRateTrace?
  private let climb: ClimbCourse?
  private let graded: CumulativeSeries?

  /// - Parameters:
  ///   - distance: Metres over time by the track, or by distance samples.
  ///   - deviceDistance: Metres to which everything is scaled; without it the track's own distance is used.
  ///   - idle: Pauses and stops.
  ///   - graded: Flat metres over time of the same track.
  public init(
    distance: CumulativeSeries, deviceDistance: Double?, idle: IdleTime, heartRate: HeartRateTrace? = nil,
    climb: ClimbCourse? = nil, graded: CumulativeSeries? = nil
  ) {
    let total = deviceDistance.flatMap { $0 > 0 && $0 <= CumulativeSeries.largest ? $0 : nil } ?? distance.total
    self.distance = distance.scaled(to: total)
    self.idle = idle
    self.heartRate = heartRate
    self.climb = climb
    self.graded = distance.total > 0 ? graded?.multiplied(by: total / distance.total) : graded
  }

  /// One for each full `length`, then the remainder, oldest first.
  ///
  /// - Parameter length: Metres.
  public func every(_ length: Double) -> [Split] {
    guard length > 0, distance.total >= Self.leastRest, distance.total / length <= Double(Self.most) else { return [] }
    var result: [Split] = []
    var start = distance.span.start
    for number in stride(from: 1, through: Self.most, by: 1) {
      // Repeated addition would miss a round total by a few units in the last place.
      let goal = Double(number) * length
      guard goal <= distance.total + 1e-6, let end = distance.second(reaching: min(goal, distance.total)) else { break }
      result.append(split(TimeSpan(start: start, end: end), distance: length, isPartial: false))
      start = end
    }
    let rest = distance.total - Double(result.count) * length
    if rest >= Self.leastRest {
      let span = TimeSpan(start: start, end: distance.span.end)
      result.append(split(span, distance: rest, isPartial: true))
    }
    return result
  }

  /// The device's laps as recorded; impossible ones are dropped.
  public func laps(_ spans: [TimeSpan]) -> [Split] {
    spans.filter { $0.isSound }.prefix(Self.most).map {
      split($0, distance: distance.increase(in: $0), isPartial: false)
    }
  }

  private func split(_ span: TimeSpan, distance: Double, isPartial: Bool) -> Split {
    Split(
      span: span, distance: distance, moving: idle.activeSeconds(in: span), meanHeartRate: heartRate?.mean(in: span),
      ascent: climb?.ascent.increase(in: span), descent: climb?.descent.increase(in: span),
      gradedDistance: graded?.increase(in: span), isPartial: isPartial)
  }
}
