public import DailveScores

/// Which days have data.
public protocol HistoryReading {
  /// The first day with daily statistics, a night, a workout or an entry.
  func firstDay() throws -> CivilDay?
  /// All such days among `days`.
  func knownDays(in days: ClosedRange<CivilDay>) throws -> Set<CivilDay>
  /// The last such day on or before `day`.
  func lastDay(onOrBefore day: CivilDay) throws -> CivilDay?
  /// For each metric the newest day on or before `day` with a value; metrics without one are absent.
  func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws -> [Metric: CivilDay]
  /// The newest day on or before `day` with statistics of every one of the types, which have no metric.
  func newestDay(ofTypes types: [String], onOrBefore day: CivilDay) throws -> CivilDay?
  /// When the newest export was made (or imported, where it does not say), in local time; `nil` without an import.
  func newestImport() throws -> Instant?
  /// A summary of the whole store. Reads all days.
  func overview() throws -> DataOverview
}
