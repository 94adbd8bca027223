public import DailveScores

/// What several pages ask of the same readings, and what costs more than to look at a few rows.
public enum SharedQuestion: Hashable, Sendable {
  /// What cards and scores of a day are made of.
  case day(CivilDay)
  /// What the scores of a stretch of days are computed from.
  case scores(ClosedRange<CivilDay>)
  /// The wellness score of each day of a stretch.
  case wellness(ClosedRange<CivilDay>)
  /// The Sleep page of a day with charts of so many days.
  case sleep(CivilDay, days: Int)
  /// The Body page of a day with entries on or before another.
  case body(CivilDay, before: CivilDay)
  /// How many workouts and routes there are.
  case numbers
  /// How many workouts each source has, and when its newest began.
  case workoutsBySource
  /// The values of a metric's chart, for somebody whose day is `on`; all days for `nil`.
  case series(Metric, on: CivilDay, days: Int?)
  /// The audit of all days.
  case audit
}

/// Remembers answers for as long as nothing changes.
public protocol AnswerKeeping {
  /// The answer that was computed from this very state of the store, or else what `compute` gives now.
  ///
  /// - Parameters:
  ///   - isWhole: Whether an answer may be kept; one with gaps is computed anew.
  ///   - compute: Depends on nothing but the question and this reader.
  func answer<T: Sendable>(
    to question: SharedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T
}

extension AnswerKeeping {
  public func answer<T: Sendable>(
    to question: SharedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T {
    try compute()
  }

  func answer<T: Sendable>(to question: SharedQuestion, _ compute: () throws -> T) throws -> T {
    try answer(to: question, isWhole: { _ in true }, compute)
  }
}
