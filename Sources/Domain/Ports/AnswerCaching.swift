public import DailveScores

/// Questions that several pages ask and that cost more than reading a few rows.
public enum CachedQuestion: Hashable, Sendable {
  /// The data behind the cards and scores of a day.
  case day(CivilDay)
  /// The data behind the scores of a range of days.
  case scores(ClosedRange<CivilDay>)
  /// The wellness score of each day of a stretch.
  case wellness(ClosedRange<CivilDay>)
  /// The Sleep page of a day with charts of so many days.
  case sleep(CivilDay, days: Int)
  /// The Body page of a day with entries on or before another.
  case body(CivilDay, before: CivilDay)
  /// Every workout with what it cost.
  case training
  /// What the filters of the list of workouts offer up to a day.
  case workoutChoices(CivilDay)
  /// What the person noted on workouts, by their ids.
  case workoutMemos
  /// What the Activity page says of many workouts together.
  case activity(CivilDay)
  /// The personal records up to a day.
  case records(CivilDay)
  /// Everything on the page of one workout, by the id of its first recording.
  case workout(String)
  /// The fastest stretch of each distance, by activity.
  case bestEfforts
  /// How many workouts and routes there are.
  case numbers
  /// How many workouts each source has, and when its newest began.
  case workoutsBySource
  /// Which source the person has to tell the kind of.
  case unknownSource
  /// The values of a metric's chart up to the day `on`; all days for `nil`.
  case series(Metric, on: CivilDay, days: Int?)
  /// The audit of some days.
  case audit(ClosedRange<CivilDay>)
}

/// Caches answers until the store changes.
public protocol AnswerCaching {
  /// The state that is read: `ChangeWatching.revision` at this moment.
  func revision() throws -> String
  /// The cached answer for exactly this state of the store, or the result of `compute`. Who asks the same while it is computed waits for it.
  ///
  /// - Parameters:
  ///   - isWhole: Whether an answer may be cached; one with gaps is not.
  ///   - compute: Must depend only on the question and this reader. It may ask other questions, none of which may lead back to this one.
  /// - Throws: What `compute` throws; an error is never cached.
  func answer<T: Sendable>(
    to question: CachedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T
}

extension AnswerCaching {
  /// Caches nothing.
  ///
  /// - Throws: What `compute` throws.
  public func answer<T: Sendable>(
    to question: CachedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T
  ) throws -> T {
    try compute()
  }

  func answer<T: Sendable>(to question: CachedQuestion, _ compute: () throws -> T) throws -> T {
    try answer(to: question, isWhole: { _ in true }, compute)
  }
}
