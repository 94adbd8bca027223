package import DailveDomain
internal import GRDB

extension HealthStore: SleepQuerying {
  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) async throws(StorageError) -> [SleepNight] {
    let columns = NightRow.columns + (segments ? ", segments" : "")
    return try await read { db in
      try Row.fetchAll(
        db.cachedStatement(sql: "SELECT \(columns) FROM night WHERE day BETWEEN ? AND ? ORDER BY day"),
        arguments: [days.lowerBound.number, days.upperBound.number]
      ).map { NightRow($0).night }
    }
  }
}
