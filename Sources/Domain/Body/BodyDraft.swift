public import DailveScores

/// What the person says of their body, before it is known whether that can be.
public struct BodyDraft: Sendable {
  public enum Problem: Sendable, Hashable {
    /// No day, one beyond the accepted days, or one that has not come yet.
    case day
    case clock
    /// No number, or one that no body has.
    case number(Metric)
    /// More lean mass than mass.
    case leanAboveWeight
    case nothingSaid
  }

  public var id: String
  /// `nil` where what was typed is no day; likewise the other fields.
  public var day: CivilDay?
  /// Minutes after midnight.
  public var clock: Int?
  /// Canonical values of the metrics that something was typed for; `nil` where that is no number.
  public var values: [Metric: Double?]
  public var memo: String

  public init(id: String, day: CivilDay?, clock: Int?, values: [Metric: Double?], memo: String) {
    self.id = id
    self.day = day
    self.clock = clock
    self.values = values
    self.memo = memo
  }

  /// Everything that is wrong with it; empty for what can be saved.
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
    if values.isEmpty, problems.isEmpty { problems.insert(.nothingSaid) }
    return problems
  }

  private func value(_ metric: Metric) -> Double? { values[metric] ?? nil }

  /// `nil` for what cannot be saved.
  public func entry(today: CivilDay) -> BodyEntry? {
    guard problems(today: today).isEmpty, let day, let clock else { return nil }
    return BodyEntry(
      id: id, day: day, clock: clock, weight: value(.weight), bodyFat: value(.bodyFat),
      leanBodyMass: value(.leanBodyMass), memo: memo)
  }
}

/// Saves what the person says of their body, if it can be.
public struct SaveBodyEntry: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// - Returns: What is wrong; empty when it is saved.
  public func callAsFunction(_ draft: BodyDraft, today: CivilDay, now: Instant) async throws(StorageError)
    -> Set<BodyDraft.Problem>
  {
    guard let entry = draft.entry(today: today) else { return draft.problems(today: today) }
    try await store.save(entry, now: now)
    return []
  }
}
