public import DailveScores

/// Questions that several pages ask and that cost more than reading a few rows.
public enum CachedQuestion: Hashable, Sendable {
  /// The data behind the cards and scores of a day.
  case day(CivilDay)
  /// The data behind the scores of a range of days.
  case scores(ClosedRange<CivilDay>)
  /// The wellness score of each day of a range.
  case wellness(ClosedRange<CivilDay>)
  /// The Sleep page of a day, with charts of this many days.
  case sleep(CivilDay, days: Int)
  /// The Body page of a day, with entries on or before another.
  case body(CivilDay, before: CivilDay)
  /// All workouts with their loads.
  case training
  /// The filter options of the list of workouts, up to a day.
  case workoutChoices(CivilDay)
  /// The person's notes on workouts, by workout id.
  case workoutMemos
  /// The person's measurements of the body that have a note.
  case measurementMemos
  /// The parts of the Activity page that summarise many workouts.
  case activity(CivilDay)
  /// The steps of all days up to one.
  case steps(CivilDay)
  /// The personal records up to a day.
  case records(CivilDay)
  /// Everything on the page of one workout, by the id of its first recording.
  case workout(String)
  /// The fastest stretch of each distance, by activity.
  case bestEfforts
  /// The totals of the records that are more than a number.
  case recordTotals
  /// One electrocardiogram, by its `RecordID`.
  case electrocardiogram(String)
  /// The names of the files that are such records or belong to them.
  case recordFiles
  /// The numbers of workouts and of routes.
  case numbers
  /// The number of workouts of each source, and the start of its newest.
  case workoutsBySource
  /// The source whose kind the person has to tell.
  case unknownSource
  /// The values of a metric's chart up to the day `on`; `nil` means all days.
  case series(Metric, on: CivilDay, days: Int?)
  /// The audit of some days.
  case audit(ClosedRange<CivilDay>)
}

/// Caches answers until the store changes.
public protocol AnswerCaching {
  /// The state that is read: `ChangeWatching.revision` at this moment.
  func revision() throws -> String
  /// The cached answer for exactly this state of the store, or the result of `compute`. Callers who ask the same
  /// meanwhile wait for that result.
  ///
  /// - Parameters:
  ///   - isWhole: Whether an answer may be cached; one with gaps may not.
  ///   - compute: Must depend only on the question and this reader. It may ask other questions, none of which may lead back to this one.
  /// - Throws: What `compute` throws; an error is never cached.
  func answer<T: Sendable>(to question: CachedQuestion, isWhole: (T) -> Bool, _ compute: () throws -> T) throws -> T
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
