/// Sliding maximum over a window of days, for days requested in order: each value is processed once.
public struct TrailingMaximum {
  private let values: [DayValue]
  private let window: Int
  private var next = 0
  /// Values that may still become the maximum, in descending order; those before `first` are too old.
  private var falling: [DayValue] = []
  private var first = 0

  /// - Parameters:
  ///   - values: Oldest first.
  ///   - window: Length in days, including the requested day.
  public init(_ values: [DayValue], window: Int) {
    self.values = values
    self.window = window
  }

  /// - Parameter day: Not before the day of the previous call.
  public mutating func value(on day: CivilDay) -> Double? {
    while next < values.count, values[next].day <= day {
      while falling.count > first, let last = falling.last, last.value <= values[next].value { falling.removeLast() }
      falling.append(values[next])
      next += 1
    }
    while first < falling.count, day - falling[first].day >= window { first += 1 }
    return first < falling.count ? falling[first].value : nil
  }
}
