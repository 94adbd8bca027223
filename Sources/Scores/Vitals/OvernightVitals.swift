/// Last night against the person's own typical range.
public enum OvernightVitals {
  public enum Metric: String, Sendable, CaseIterable {
    case sleepingHeartRate, respiratoryRate, wristTemperature, oxygenSaturation, sleepDuration, hrv

    /// Smallest robust SD believed, in the unit of the metric (bpm, breaths/min, degC, percentage points, min, ms).
    var floor: Double {
      switch self {
      case .sleepingHeartRate: 1.5
      case .respiratoryRate: 0.5
      case .wristTemperature: 0.2
      case .oxygenSaturation: 0.8
      case .sleepDuration: 40
      case .hrv: 3
      }
    }

    /// Whether a value beyond the range counts towards a notification: long sleep, high SpO2 and HRV never do.
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
    /// `nil` under seven earlier nights.
    public var range: ClosedRange<Double>?
    public var counts: Bool
  }

  /// - Parameter history: Previous nights with data, oldest first; the last 28 are used.
  public static func read(_ metric: Metric, history: [Double], today: Double?) -> Reading {
    let nights = Array(history.suffix(28))
    guard nights.count >= 7, let centre = RobustStatistics.median(nights),
      let deviation = RobustStatistics.normalisedMAD(nights)
    else { return Reading(metric: metric, status: .unknown, value: today, range: nil, counts: false) }
    let half = 2.5 * max(deviation, metric.floor) * (1 + 2 / Double(nights.count))
    let range = centre - half...centre + half
    guard let today else { return Reading(metric: metric, status: .unknown, value: nil, range: range, counts: false) }
    let status: Status = today > range.upperBound ? .high : today < range.lowerBound ? .low : .typical
    return Reading(metric: metric, status: status, value: today, range: range, counts: metric.counts(status))
  }
}
