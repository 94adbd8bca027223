package import DailveDomain
internal import GRDB

extension HealthStore: SleepQuerying {
  package func sleepTimes(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [SleepTime] {
    try await read { db in
      let rows = try RawStatement(
        db,
        "SELECT day, fell_asleep, span, asleep FROM night WHERE in_bed_only = 0 AND day BETWEEN ? AND ? ORDER BY day")
      rows.bind(days.lowerBound.number, at: 1)
      rows.bind(days.upperBound.number, at: 2)
      var times: [SleepTime] = []
      while try rows.step() {
        times.append(
          SleepTime(
            day: CivilDay(number: rows.int(0)), span: SleepNight.span(from: rows.int(1), minutes: rows.double(2)),
            asleep: rows.double(3)))
      }
      return times
    }
  }

  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) async throws(StorageError) -> [SleepNight] {
    try await read { db in try Self.nights(in: days, segments: segments, db) }
  }

  static func nights(in days: ClosedRange<CivilDay>, segments: Bool, _ db: Database) throws -> [SleepNight] {
    let columns = NightRow.columns + (segments ? ", segments" : "")
    return try Row.fetchAll(
      db.cachedStatement(sql: "SELECT \(columns) FROM night WHERE day BETWEEN ? AND ? ORDER BY day"),
      arguments: [days.lowerBound.number, days.upperBound.number]
    ).map { NightRow($0).night }
  }
}
