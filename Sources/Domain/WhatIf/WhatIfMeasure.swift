internal import DailveScores

/// A measure of a day that can be changed. Raw values are names in addresses.
public enum WhatIfMeasure: String, Sendable, CaseIterable {
  /// ms.
  case hrv
  /// Beats per minute.
  case restingHeartRate = "rhr"
  /// Minutes, like `awake`.
  case asleep
  /// Minutes after midnight; above 1440 after the following midnight.
  case bedtime
  case awake
  /// Percent of the time asleep.
  case deep
}

/// A measure that can be moved in steps.
public struct WhatIfMover: Sendable, Equatable {
  public let measure: WhatIfMeasure
  /// Whole numbers, `step` apart.
  public let lowest: Int
  public let step: Int
  /// Number of values, at least two.
  public let count: Int
  /// The measured value; `nil` without a measurement.
  public let measured: Double?
  /// The initial value: the nearest to the measurement, or the usual value.
  public let start: Int

  /// - Parameters:
  ///   - near: The measured value, or else the usual one.
  ///   - reach: Minimum range of values; extended to include `near` unless that is far outside.
  init(_ measure: WhatIfMeasure, measured: Double?, near: Double, reach: ClosedRange<Int>, step: Int) {
    // The number of values stays small, however odd a measurement is.
    let low = Double(reach.lowerBound - 400 * step)
    let near = min(max(near, low), Double(reach.upperBound + 400 * step))
    let lowest = min(reach.lowerBound, Int(saturating: near)) / step * step
    self.measure = measure
    self.lowest = lowest
    self.step = step
    self.measured = measured
    count = max(2, (max(reach.upperBound, Int(saturating: near) + step) - lowest) / step + 1)
    start = lowest + step * Int(saturating: ((near - Double(lowest)) / Double(step)).rounded())
  }

  public var highest: Int { lowest + step * (count - 1) }

  public func value(at index: Int) -> Int { lowest + step * min(max(index, 0), count - 1) }

  /// The nearest available value.
  func nearest(_ value: Double) -> Int {
    guard value.isFinite else { return start }
    return self.value(at: Int(saturating: ((value - Double(lowest)) / Double(step)).rounded()))
  }
}

/// Scores with a What if page.
public enum WhatIfScore: String, Sendable, CaseIterable {
  case condition, sleep, readiness

  /// The measures that can be changed, in display order.
  public var measures: [WhatIfMeasure] {
    switch self {
    case .condition: [.hrv, .restingHeartRate]
    case .sleep: [.asleep, .bedtime, .awake, .deep]
    case .readiness: [.hrv, .restingHeartRate, .asleep, .bedtime]
    }
  }
}
