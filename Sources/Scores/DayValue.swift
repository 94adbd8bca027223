/// One number for one local calendar day. Days are counted from 1970-01-01 (day 0).
public struct DayValue: Sendable, Equatable {
  public var day: Int
  public var value: Double

  public init(day: Int, value: Double) {
    self.day = day
    self.value = value
  }
}

extension [DayValue] {
  /// Values of the days in `days`, in the order of the array.
  public func within(_ days: ClosedRange<Int>) -> [DayValue] { filter { days.contains($0.day) } }

  /// The value of one day, if it has one.
  public func on(_ day: Int) -> Double? { first { $0.day == day }?.value }
}
