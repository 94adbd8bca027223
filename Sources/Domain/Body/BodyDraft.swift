public import DailveScores

/// A body entry as the person typed it, before validation.
public struct BodyDraft: Sendable {
  public enum Problem: Sendable, Hashable {
    /// The day is missing, outside the accepted days, or in the future.
    case day
    case clock
    /// The value is not a number, or is outside the metric's range.
    case number(Metric)
    /// Lean mass exceeds weight.
    case leanAboveWeight
    case nothingSaid
  }

  public var id: String
  /// `nil` if the typed text is not a day; the same holds for the other fields.
  public var day: CivilDay?
  /// Minutes after midnight.
  public var clock: Int?
  /// Values in canonical units for the metrics whose fields were filled in; `nil` where the text is not a number.
  public var values: [Metric: Double?]
  public var memo: String

  public init(id: String, day: CivilDay?, clock: Int?, values: [Metric: Double?], memo: String) {
    self.id = id
    self.day = day
    self.clock = clock
    self.values = values
    self.memo = memo
  }

  /// Everything that is wrong with the draft; empty if it can be saved.
  ///
  /// - Parameter today: The newest day that may be entered.
  public func problems(today: CivilDay) -> Set<Problem> {
    var problems: Set<Problem> = []
    if day.map({ $0 > today }) ?? true { problems.insert(.day) }
    if clock == nil { problems.insert(.clock) }
    for (metric, value) in values where value.map({ !metric.traits.range.contains($0) }) ?? true {
      problems.insert(.number(metric))
    }
    if let weight = value(.weight), let lean = value(.leanBodyMass), lean > weight { problems.insert(.leanAboveWeight) }
    if values.isEmpty { problems.insert(.nothingSaid) }
    return problems
  }

  private func value(_ metric: Metric) -> Double? { values[metric] ?? nil }

  /// `nil` while the draft has problems.
  public func entry(today: CivilDay) -> BodyEntry? {
    guard problems(today: today).isEmpty, let day, let clock else { return nil }
    return BodyEntry(
      id: id, day: day, clock: clock, weight: value(.weight), bodyFat: value(.bodyFat),
      leanBodyMass: value(.leanBodyMass), memo: memo)
  }
}
