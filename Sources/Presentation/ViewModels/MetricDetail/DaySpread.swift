internal import DailveDomain
internal import DailveScores

/// What a day is beside its one value, where a chart shows more than that.
struct DaySpread {
  enum Kind { case readings, pressure }

  /// Whether the ends are the lowest and highest reading, or the two numbers of a blood pressure.
  var kind = Kind.readings
  /// From the lowest to the highest, by day, canonical.
  var ranges: [CivilDay: ClosedRange<Double>] = [:]
  /// A line of its own, oldest first, canonical.
  var companion: [DayValue] = []
  var companionName: String?

  /// Of several days together: of readings the ends of all, of pressures the mean of each end.
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
