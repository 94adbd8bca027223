/// One number for one local calendar day.
public struct DayValue: Sendable, Equatable {
  public var day: CivilDay
  public var value: Double

  public init(day: CivilDay, value: Double) {
    self.day = day
    self.value = value
  }
}

/// Series are ordered, oldest first: a day is found by halving, however long the history is.
extension [DayValue] {
  /// The place of the first value of `day` or later.
  public func place(of day: CivilDay) -> Int { firstPlace { $0.day >= day } }

  /// Values of the days in `days`.
  public func within(_ days: ClosedRange<CivilDay>) -> [DayValue] {
    Array(stretch(from: { $0.day >= days.lowerBound }, until: { $0.day > days.upperBound }))
  }

  /// The value of one day, if it has one.
  public func on(_ day: CivilDay) -> Double? {
    let place = place(of: day)
    return place < count && self[place].day == day ? self[place].value : nil
  }

  /// The newest value of `day` and those before it.
  public func newest(onOrBefore day: CivilDay) -> DayValue? { self[..<firstPlace { $0.day > day }].last }
}
