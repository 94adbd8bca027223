internal import DailveDomain
internal import DailveScores

/// Additional data that a chart shows for each day.
struct DaySpread {
  enum Kind { case readings, pressure }

  /// The meaning of `ranges`: the lowest and highest reading, or diastolic and systolic pressure.
  var kind = Kind.readings
  /// Ranges by day, in the canonical unit.
  var ranges: [CivilDay: ClosedRange<Double>] = [:]
  /// A second line, oldest first, in the canonical unit.
  var companion: [DayValue] = []
  var companionName: String?

  /// The range over several days: the overall lowest and highest for readings, the mean of each end for pressures.
  func range(of days: [CivilDay]) -> ClosedRange<Double>? {
    let known = days.compactMap { ranges[$0] }
    guard let low = combined(known.map(\.lowerBound), { $0.min() }),
      let high = combined(known.map(\.upperBound), { $0.max() })
    else { return nil }
    return min(low, high)...max(low, high)
  }

  private func combined(_ values: [Double], _ end: ([Double]) -> Double?) -> Double? {
    kind == .readings ? end(values) : RobustStatistics.mean(values)
  }
}
