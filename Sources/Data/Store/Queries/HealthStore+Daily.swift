package import DailveDomain
internal import GRDB

extension HealthStore: RestingHeartRateQuerying, HeartRateQuerying, BodyCompositionQuerying, VitalsQuerying,
  TypeStatisticsQuerying
{
  package func daily(_ metric: Metric, in days: ClosedRange<CivilDay>) async throws(StorageError) -> [DailyStatistics] {
    try await dailyStatistics(type: metric.traits.type, in: days)
  }

  /// Merged statistics of any type, by its HealthKit identifier, with what the person wrote down.
  package func dailyStatistics(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError)
    -> [DailyStatistics]
  {
    let zones = zones
    return try await read { db in try Self.dailyStatistics(type: type, in: days, db, zones) }
  }

  static func dailyStatistics(
    type: String, in days: ClosedRange<CivilDay>, _ db: Database, _ zones: ZoneCatalogue
  ) throws -> [DailyStatistics] {
    // Row by row: thousands of rows at once take more memory than everything that is made of them.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT \(DailyStatistics.columns) FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = ? AND day BETWEEN ? AND ? ORDER BY day
          """),
      arguments: [type, days.lowerBound.number, days.upperBound.number])
    var result: [DailyStatistics] = []
    while let row = try rows.next() { result.append(DailyStatistics(row)) }
    return try RecordTable.joined(result, type: type, in: days, db, zones: zones)
  }

  /// The same for each source alone.
  package func dailyStatisticsBySource(type: String, in days: ClosedRange<CivilDay>) async throws(StorageError)
    -> [(source: String, statistics: DailyStatistics)]
  {
    try await read { db in
      try Row.fetchAll(
        db,
        sql: """
          SELECT \(DailyStatistics.columns), source.name FROM daily_source JOIN type ON type.id = daily_source.type
          JOIN source ON source.id = daily_source.source
          WHERE type.name = ? AND day BETWEEN ? AND ? ORDER BY day, source.name
          """, arguments: [type, days.lowerBound.number, days.upperBound.number]
      ).map { ($0[8], DailyStatistics($0)) }
    }
  }

  /// The full identifier of a type given by it, by its short form ("StepCount") or by a metric's name ("steps"); `nil` when the
  /// store has never seen it.
  package func knownType(_ name: String) async throws(StorageError) -> String? {
    let wanted = Metric(rawValue: name)?.traits.type ?? name
    return try await read { db in
      try String.fetchOne(
        db,
        sql: """
          SELECT name FROM type WHERE name = ? OR name IN (
            'HKQuantityTypeIdentifier' || ?, 'HKCategoryTypeIdentifier' || ?, 'HKDataType' || ?)
          """, arguments: [wanted, wanted, wanted, wanted])
    }
  }
}

extension DailyStatistics {
  static let columns = "day, count, sum, minimum, maximum, average, latest, latest_at"

  /// By place: looking a column up by its name takes longer than reading it, and pages read thousands of rows.
  init(_ row: Row) {
    self.init(
      day: CivilDay(number: row[0]), count: row[1], sum: row[2], minimum: row[3], maximum: row[4], average: row[5],
      latest: row[6], latestAt: row[7])
  }
}
