public import DailveScores

/// Tells which days have data.
public protocol DataAvailabilityReading {
  /// The first day with daily statistics, a night, a workout or an entry.
  func firstDay() throws -> CivilDay?
  /// All such days among `days`. A day has everyday data if it has a night, a measurement that the person wrote down,
  /// or statistics of samples that did not all begin within workouts (`WorkoutMaterial.reach`).
  func recordedDays(in days: ClosedRange<CivilDay>) throws -> RecordedDays
  /// The last such day on or before `day`.
  func lastDay(onOrBefore day: CivilDay) throws -> CivilDay?
  /// For each metric the newest day on or before `day` with a value; metrics without one are absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws -> [Metric: CivilDay]
  /// The newest day on or before `day` with statistics of all of these types, for types without a metric.
  func newestDay(ofTypes types: [String], onOrBefore day: CivilDay) throws -> CivilDay?
  /// The time at which the newest batch was exported or, if it does not say, imported; `nil` without one.
  func newestImport() throws -> Instant?
  /// The time at which the newest batch with samples of a type that begin at or after `start` was exported or, if it
  /// does not say, imported; `nil` without one.
  func newestImport(ofType type: String, since start: Instant) throws -> Instant?
  /// True if the newest data were sent by a device; `false` without any.
  func isFedByDevices() throws -> Bool
  /// A summary of the whole store. Reads all days.
  func overview() throws -> DataOverview
}

extension DataAvailabilityReading {
  /// The recorded days among `days`, and the earlier days needed to judge a gap that begins before the first of them:
  /// up to the last day with data, however long ago.
  public func recordedDays(judging days: ClosedRange<CivilDay>) throws -> RecordedDays {
    let recorded = try recordedDays(in: days)
    guard let last = try lastDay(onOrBefore: days.lowerBound - 1) else { return recorded }
    let before = try recordedDays(in: last - TrainingHistory.gapWindow...last)
    return RecordedDays(known: recorded.known.union(before.known), everyday: recorded.everyday.union(before.everyday))
  }
}
