internal import DailveDomain
internal import DailveScores

/// What a chart shows of each day besides its value.
struct DaySpread {
  enum Kind { case readings, pressure }

  /// Whether `ranges` are the lowest and highest reading, or diastolic and systolic pressure.
  var kind = Kind.readings
  /// Ranges by day, in the canonical unit.
  var ranges: [CivilDay: ClosedRange<Double>] = [:]
  /// A second line, oldest first, in the canonical unit.
  var companion: [DayValue] = []
  var companionName: String?

  /// The range over several days: for readings the lowest and highest of all, for pressures the mean of each end.
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
