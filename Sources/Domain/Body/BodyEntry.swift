public import DailveScores

/// Weight and composition as the person wrote them down. Canonical units.
public struct BodyEntry: Entry, Equatable {
  public static let kind = "body"

  public var id: String
  /// The day as the person said it, wherever they were.
  public var day: CivilDay
  /// Minutes after midnight on the wall clock.
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

  /// What the entry says of a metric; `nil` for those that it knows nothing of.
  public func value(_ metric: Metric) -> Double? {
    switch metric {
    case .weight: weight
    case .bodyFat: bodyFat
    case .leanBodyMass: leanBodyMass
    default: nil
    }
  }

  /// Metrics that an entry can say something of.
  public static let metrics: [Metric] = [.weight, .bodyFat, .leanBodyMass]

  /// Source name of what is written down here.
  public static let source = "Dailve"
}

extension DailyStatistics {
  /// The day with one more reading.
  ///
  /// - Parameter instant: Of the reading; the newer one is the day's latest.
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

  /// Joins what samples say with what the person wrote down, by day.
  ///
  /// - Parameters:
  ///   - rows: Oldest first.
  ///   - instant: When an entry was written for.
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
