internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Recomputes everything derived from samples, only for the days that changed, inside the transaction that changed
/// them: readers never see one without the other.
///
/// The connection reads and writes while other threads compute.
struct Derivation {
  let zones: ZoneCatalogue
  /// `nil` leaves workouts without analyses.
  var elements: (any WorkoutElementReading)?
  /// The most analyses of workouts to make: saving a weight must not wait for those of years.
  var mostAnalyses = Int.max
  /// Checked between pieces of work; true ends the derivation with a `CancellationError`.
  var isCancelled: () -> Bool = { false }

  /// The most days, and about the most readings, to read at once, so that memory stays bounded.
  private static let runLength = 120
  private static let mostReadings = 1 << 15
  /// Each run also reads some days around it, so much shorter runs would read most days again and again.
  private static let leastLength = 7
  private static let ahead = 3

  private struct DirtyType: Sendable {
    var id: Int
    var name: String
    var longest: Int
  }

  /// Derived rows that replace those of their days.
  private enum Rows: Sendable {
    case statistics(DerivedStatistics, type: DirtyType)
    case nights(DerivedNights)
  }

  func run(_ db: Database) throws {
    let types = try Row.fetchAll(
      db,
      sql: """
        SELECT type.id, type.name, type.longest FROM type
        WHERE EXISTS (SELECT 1 FROM dirty WHERE dirty.type = type.id) ORDER BY samples DESC
        """
    ).map { DirtyType(id: $0["id"], name: $0["name"], longest: TypeTable.reach($0["longest"])) }
    let origins = try OriginIndex(db, zones: zones)
    // This precedes everything that follows from workouts.
    try SupersededWorkouts(db: db).complete()
    var workouts = try WorkoutHeartDerivation(db, elements, origins: origins)
    guard !types.isEmpty else { return try complete(&workouts, db, origins) }
    let timeline = try TimelineLoader(zones: zones).load(db)
    let work = WorkQueue<Rows>(ahead: Self.ahead)
    let writers = try DailyRows(db)
    for type in types {
      let days = try Int.fetchAll(db, sql: "SELECT day FROM dirty WHERE type = ? ORDER BY day", arguments: [type.id])
      var loader = try ReadingLoader(db, type: type.id, name: type.name, origins: origins)
      let density = try SampleDensity(ofType: type.id, db)
      let runs = Self.runs(days.filter(DirtyDays.plausible.contains), density: density.onDay)
      if type.name == Metric.heartRate.traits.type { try workouts.forget(runs) }
      if WorkoutAnalysisDerivation.uses(type.name) { try WorkoutAnalysisDerivation.forget(runs, db) }
      for run in runs {
        if isCancelled() { throw CancellationError() }
        if type.name == HealthType.sleepAnalysis {
          let nights = NightDerivation(
            timeline: timeline, origins: origins, rules: loader.rules, choices: try NightChoices.load(db))
          let readings = try loader.readings(in: NightDerivation.span(run))
          work.submit { .nights(nights.derive(run, readings)) }
        } else {
          let statistics = StatisticsDerivation(
            name: type.name, timeline: timeline, origins: origins, rules: loader.rules)
          let span = StatisticsDerivation.span(run, longest: type.longest)
          let expected = density.expected(in: span)
          // Process large runs one at a time.
          if expected > 2 * Self.mostReadings { work.wait() }
          let readings = try loader.readings(in: span, expected: expected)
          if HealthType.isCategory(type.name) {
            let category = CategoryDerivation(
              name: type.name, timeline: timeline, origins: origins, rules: loader.rules)
            work.submit { .statistics(category.derive(run, readings), type: type) }
          } else {
            work.submit { .statistics(statistics.derive(run, readings), type: type) }
          }
        }
        for rows in work.finished() { try save(rows, db, writers) }
      }
    }
    for rows in work.all() { try save(rows, db, writers) }
    try complete(&workouts, db, origins)
    try db.execute(sql: "DELETE FROM dirty")
  }

  private func complete(_ workouts: inout WorkoutHeartDerivation, _ db: Database, _ origins: OriginIndex) throws {
    try workouts.removeOutdated()
    if let elements {
      var analyses = try WorkoutAnalysisDerivation(db, elements, origins: origins)
      _ = try analyses.complete(atMost: mostAnalyses, isCancelled: isCancelled)
    }
    // This comes last: an analysis of a workout has read its heart rates, and already notes how long they were held.
    try workouts.complete()
  }

  private func save(_ rows: Rows, _ db: Database, _ writer: DailyRows) throws {
    switch rows {
    case .statistics(let derived, let type):
      try writer.replace(derived, type: type.id, isHeartRate: type.name == Metric.heartRate.traits.type)
    case .nights(let derived):
      try db.execute(
        sql: "DELETE FROM night WHERE day BETWEEN ? AND ?",
        arguments: [derived.days.lowerBound.number, derived.days.upperBound.number])
      for night in derived.nights { try NightRow(night).insert(db) }
    }
  }

  /// Merges neighbouring days into runs.
  ///
  /// - Parameter density: The approximate number of readings on a day.
  static func runs(_ days: [Int], density: (Int) -> Int) -> [ClosedRange<Int>] {
    var result: [ClosedRange<Int>] = []
    var readings = 0
    for day in days {
      if let last = result.last, day - last.upperBound <= 3, day - last.lowerBound < runLength,
        readings < mostReadings || day - last.lowerBound < leastLength
      {
        result[result.count - 1] = last.lowerBound...day
        readings += (day - last.upperBound) * density(day)
      } else {
        result.append(day...day)
        readings = density(day)
      }
    }
    return result
  }
}
