/// One number for one local calendar day.
public struct DayValue: Sendable, Equatable {
  public var day: CivilDay
  public var value: Double

  public init(day: CivilDay, value: Double) {
    self.day = day
    self.value = value
  }
}

/// Series are ordered, oldest first, so that a day is found by binary search.
extension [DayValue] {
  /// Index of the first value on `day` or later; `count` if there is none.
  public func place(of day: CivilDay) -> Int { firstPlace { $0.day >= day } }

  /// Values of the days in `days`.
  public func within(_ days: ClosedRange<CivilDay>) -> [DayValue] {
    Array(stretch(from: { $0.day >= days.lowerBound }, until: { $0.day > days.upperBound }))
  }

  /// The value of one day; `nil` if there is none.
  public func on(_ day: CivilDay) -> Double? {
    let place = place(of: day)
    return place < count && self[place].day == day ? self[place].value : nil
  }

  /// The newest value on or before `day`.
  public func newest(onOrBefore day: CivilDay) -> DayValue? { self[..<firstPlace { $0.day > day }].last }
}
