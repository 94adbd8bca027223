package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func records<R: UserRecord>(_ kind: R.Type) throws -> [R] {
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT \(RecordTable.columns) FROM record WHERE kind = ? AND NOT deleted"),
      arguments: [R.kind])
    var versions = rows.map(RecordTable.version)
    if waiting.contains(where: \.isRecord) { versions = try joinedWithWaiting(versions, kind: R.kind) }
    return try versions.map { try RecordTable.decode(R.self, $0) }
  }

  package func records<R: UserRecord>(_ kind: R.Type, in days: ClosedRange<CivilDay>) throws -> [R] {
    if waiting.contains(where: \.isRecord) { return try records(kind).filter { days.contains($0.day) } }
    // A record without a day is unreadable, which must be reported.
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(RecordTable.columns) FROM record WHERE kind = ?1 AND NOT deleted AND day BETWEEN ?2 AND ?3
          UNION ALL SELECT \(RecordTable.columns) FROM record WHERE kind = ?1 AND NOT deleted AND day IS NULL
          """), arguments: [R.kind, days.lowerBound.number, days.upperBound.number])
    return try rows.map { try RecordTable.decode(R.self, RecordTable.version($0)) }
  }

  package func record<R: UserRecord>(_ kind: R.Type, id: String) throws -> R? {
    guard let version = try stored(id), version.kind == R.kind, !version.isDeleted else { return nil }
    return try RecordTable.decode(kind, version)
  }

  /// Replaces versions by the pending ones that win over them.
  private func joinedWithWaiting(_ versions: [RecordChange], kind: String) throws -> [RecordChange] {
    var changed: Set<String> = []
    for case .record(let change) in waiting where change.kind == kind { changed.insert(change.id) }
    let newest = try changed.sorted().compactMap { try stored($0) }.filter { $0.kind == kind && !$0.isDeleted }
    return versions.filter { !changed.contains($0.id) } + newest
  }

  /// Numbers of the days that body records are about.
  func bodyDays(in days: ClosedRange<CivilDay>) throws -> [Int] {
    if waiting.contains(where: \.isRecord) {
      return try records(BodyRecord.self, in: days).map(\.day.number)
    }
    return try Int.fetchAll(
      db.cachedStatement(
        sql: "SELECT DISTINCT day FROM record WHERE kind = ? AND NOT deleted AND day BETWEEN ? AND ?"),
      arguments: [BodyRecord.kind, days.lowerBound.number, days.upperBound.number])
  }

  /// Adds manual entries to the statistics of a type that can have them.
  func joined(_ rows: [DailyStatistics], type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    guard let metric = MetricTraits.metric(ofType: type), BodyRecord.metrics.contains(metric) else { return rows }
    let records = try bodyRecords(in: days)
    guard !records.isEmpty else { return rows }
    let timeline = try timeline()
    return DailyStatistics.joining(rows, records, metric) { record in
      let local = Instant(midnightOf: record.day) + record.clock * 60
      return local - timeline.segment(at: local).offset
    }
  }
}

extension PersonChange {
  fileprivate var isRecord: Bool { if case .record = self { true } else { false } }
}
