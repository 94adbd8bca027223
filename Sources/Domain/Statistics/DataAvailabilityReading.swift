public import DailveScores

/// Which days have data.
public protocol DataAvailabilityReading {
  /// The first day with daily statistics, a night, a workout or an entry.
  func firstDay() throws -> CivilDay?
  /// All such days among `days`. A day has everyday data where it has a night, a measurement that the person wrote down, or statistics of
  /// samples that did not all begin within workouts (`WorkoutMaterial.reach`).
  func recordedDays(in days: ClosedRange<CivilDay>) throws -> RecordedDays
  /// The last such day on or before `day`.
  func lastDay(onOrBefore day: CivilDay) throws -> CivilDay?
  /// For each metric the newest day on or before `day` with a value; metrics without one are absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws -> [Metric: CivilDay]
  /// The newest day on or before `day` with statistics of every one of the types, which have no metric.
  func newestDay(ofTypes types: [String], onOrBefore day: CivilDay) throws -> CivilDay?
  /// When the newest export was made (or imported, where it does not say), in local time; `nil` without an import.
  func newestImport() throws -> Instant?
  /// When the newest of the imports and deliveries came, or were made, that have samples of a type from an instant on; `nil` without one.
  func newestImport(ofType type: String, since start: Instant) throws -> Instant?
  /// Whether the newest data were sent by a device; `false` without any.
  func isFedByDevices() throws -> Bool
  /// A summary of the whole store. Reads all days.
  func overview() throws -> DataOverview
}

extension DataAvailabilityReading {
  /// The recorded days among `days`, and before them those by which a gap is judged that begins before the first: up to
  /// the last day with data, however long ago.
  public func recordedDays(judging days: ClosedRange<CivilDay>) throws -> RecordedDays {
    let recorded = try recordedDays(in: days)
    guard let last = try lastDay(onOrBefore: days.lowerBound - 1) else { return recorded }
    let before = try recordedDays(in: last - TrainingHistory.gapWindow...last)
    return RecordedDays(
      known: recorded.known.union(before.known), everyday: recorded.everyday.union(before.everyday))
  }
}
