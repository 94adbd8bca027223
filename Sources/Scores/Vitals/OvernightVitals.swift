/// Last night compared with the person's own typical range.
public enum OvernightVitals {
  public enum Metric: String, Sendable, CaseIterable {
    case sleepingHeartRate, respiratoryRate, wristTemperature, oxygenSaturation, sleepDuration, hrv

    /// Lower limit of the robust standard deviation, in the unit of the metric (bpm, breaths/min, °C, fraction, min).
    /// HRV takes its range from `PersonalBaseline` instead.
    var floor: Double {
      switch self {
      case .sleepingHeartRate: 1.5
      case .respiratoryRate: 0.5
      case .wristTemperature: 0.2
      case .oxygenSaturation: 0.008
      case .sleepDuration: 40
      case .hrv: 0
      }
    }

    /// Hashes the index: hashing a name would pull Unicode tables into the browser's module.
    public func hash(into hasher: inout Hasher) { hasher.combine(Self.allCases.firstIndex(of: self)) }

    /// True if a value beyond the range counts towards a notification: long sleep, high SpO2 and HRV never do.
    func counts(_ status: Status) -> Bool {
      switch (self, status) {
      case (.hrv, _), (.oxygenSaturation, .high), (.sleepDuration, .high): false
      default: status == .high || status == .low
      }
    }
  }

  public enum Status: String, Sendable { case typical, high, low, unknown }

  public struct Reading: Sendable, Equatable {
    public var metric: Metric
    public var status: Status
    public var value: Double?
    public var middle: Double?
    /// `nil` under seven earlier nights.
    public var range: ClosedRange<Double>?
    public var counts: Bool

    public init(_ metric: Metric, value: Double?, middle: Double?, range: ClosedRange<Double>?) {
      self.metric = metric
      self.value = value
      self.middle = middle
      self.range = range
      if let value, let range {
        status = value > range.upperBound ? .high : value < range.lowerBound ? .low : .typical
      } else {
        status = .unknown
      }
      counts = metric.counts(status)
    }
  }

  /// The values that define a range: the last 28 nights before `today`, none older than 90 days.
  public static func history(_ nights: [DayValue], before today: CivilDay) -> [Double] {
    nights.within(today - lookBack...today - 1).suffix(mostNights).map { $0.value }
  }

  public static let lookBack = 90
  /// The nights that define a range, and how many it needs.
  public static let mostNights = 28
  public static let neededNights = 7

  /// Median and typical range of a metric; `nil` with fewer than seven nights.
  ///
  /// - Parameter history: Previous nights with data, oldest first; the last 28 are used.
  public static func typical(_ metric: Metric, history: [Double]) -> (middle: Double, range: ClosedRange<Double>)? {
    let nights = Array(history.suffix(mostNights))
    guard nights.count >= neededNights, let middle = RobustStatistics.median(nights),
      let deviation = RobustStatistics.normalisedMAD(nights)
    else { return nil }
    let half = 2.5 * max(deviation, metric.floor) * (1 + 2 / Double(nights.count))
    let (low, high) = (middle - half, middle + half)
    return low <= high ? (middle, low...high) : nil
  }

  public static func read(_ metric: Metric, history: [Double], today: Double?) -> Reading {
    let typical = typical(metric, history: history)
    return Reading(metric, value: today, middle: typical?.middle, range: typical?.range)
  }
}
