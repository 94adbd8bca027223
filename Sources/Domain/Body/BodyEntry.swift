public import DailveScores

/// Weight and composition as the person wrote them down, in canonical units.
public struct BodyEntry: DatedEntry, Equatable {
  public static let kind = "body"
  public static let isData = true

  public var id: String
  /// Local calendar day, as the person wrote it.
  public var day: CivilDay
  /// Minutes after local midnight.
  public var clock: Int
  /// kg.
  public var weight: Double?
  /// Fraction, 0-1.
  public var bodyFat: Double?
  /// kg.
  public var leanBodyMass: Double?
  public var memo: String

  public init(
    id: String, day: CivilDay, clock: Int, weight: Double?, bodyFat: Double?, leanBodyMass: Double?, memo: String
  ) {
    self.id = id
    self.day = day
    self.clock = clock
    self.weight = weight
    self.bodyFat = bodyFat
    self.leanBodyMass = leanBodyMass
    self.memo = memo
  }

  /// The entry's value for a metric, if it has one.
  public func value(_ metric: Metric) -> Double? {
    switch metric {
    case .weight: weight
    case .bodyFat: bodyFat
    case .leanBodyMass: leanBodyMass
    default: nil
    }
  }

  /// The name of a metric's value in an entry's text.
  public static func field(of metric: Metric) -> String? {
    switch metric {
    case .weight: "weight"
    case .bodyFat: "bodyFat"
    case .leanBodyMass: "leanBodyMass"
    default: nil
    }
  }

  /// Metrics for which an entry can have a value.
  public static let metrics: [Metric] = [.weight, .bodyFat, .leanBodyMass]

  /// Source name under which entries are shown.
  public static let source = WorkoutEntry.source
}

extension DailyStatistics {
  /// The day's statistics with one more reading. The average is arithmetic.
  ///
  /// - Parameter instant: When the reading was taken; the newest becomes the day's latest.
  public func adding(_ value: Double, at instant: Instant) -> DailyStatistics {
    var result = self
    result.count += 1
    result.sum += value
    result.minimum = min(minimum, value)
    result.maximum = max(maximum, value)
    result.average = (average * Double(count) + value) / Double(count + 1)
    if instant >= latestAt { (result.latest, result.latestAt) = (value, instant) }
    return result
  }

  /// Adds the person's entries to the statistics of samples, by day. Values outside the metric's range do not count.
  ///
  /// - Parameters:
  ///   - rows: At most one per day.
  ///   - instant: The instant of an entry's day and clock time.
  /// - Returns: One per day, oldest first.
  public static func joining(
    _ rows: [DailyStatistics], _ entries: [BodyEntry], _ metric: Metric, instant: (BodyEntry) -> Instant
  ) -> [DailyStatistics] {
    let range = metric.traits.range
    var byDay = Dictionary(rows.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    for entry in entries.sorted(by: { ($0.day, $0.clock, $0.id) < ($1.day, $1.clock, $1.id) }) {
      guard let value = entry.value(metric), range.contains(value) else { continue }
      let at = instant(entry)
      byDay[entry.day] =
        byDay[entry.day]?.adding(value, at: at)
        ?? DailyStatistics(
          day: entry.day, count: 1, sum: value, minimum: value, maximum: value, average: value, latest: value,
          latestAt: at)
    }
    return byDay.values.sorted { $0.day < $1.day }
  }
}
