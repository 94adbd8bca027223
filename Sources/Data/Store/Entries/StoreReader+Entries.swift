package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func entries<E: Entry>(_ kind: E.Type) throws -> [E] {
    if let read = readEntries[E.kind] as? [E] { return read }
    let rows = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT \(EntryTable.columns) FROM record WHERE kind = ? AND NOT deleted"),
      arguments: [E.kind])
    var versions = rows.map(EntryTable.version)
    if waiting.contains(where: \.isEntry) { versions = try joinedWithWaiting(versions, kind: E.kind) }
    let entries = try versions.map { try EntryTable.decode(E.self, $0) }
    readEntries[E.kind] = entries
    return entries
  }

  package func entries<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [E] {
    if waiting.contains(where: \.isEntry) { return try entries(kind).filter { days.contains($0.day) } }
    // An entry without a day is unreadable, which must be reported.
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT \(EntryTable.columns) FROM record WHERE kind = ?1 AND NOT deleted AND day BETWEEN ?2 AND ?3
          UNION ALL SELECT \(EntryTable.columns) FROM record WHERE kind = ?1 AND NOT deleted AND day IS NULL
          """), arguments: [E.kind, days.lowerBound.number, days.upperBound.number])
    return try rows.map { try EntryTable.decode(E.self, EntryTable.version($0)) }
  }

  package func entry<E: Entry>(_ kind: E.Type, id: String) throws -> E? {
    guard let version = try stored(id), version.kind == E.kind, !version.isDeleted else { return nil }
    return try EntryTable.decode(kind, version)
  }

  package func version<E: Entry>(of kind: E.Type, id: String) throws -> EntryVersion<E>? {
    guard let version = try stored(id), version.kind == E.kind, version.value != nil else { return nil }
    return EntryVersion(
      entry: try EntryTable.decode(kind, version), stamp: version.stamp, isDeleted: version.isDeleted)
  }

  /// Replaces versions by the pending ones that win over them.
  private func joinedWithWaiting(_ versions: [EntryChange], kind: String) throws -> [EntryChange] {
    let changed = waitingIDs(of: kind)
    let newest = try changed.sorted().compactMap { try stored($0) }.filter { $0.kind == kind && !$0.isDeleted }
    return versions.filter { !changed.contains($0.id) } + newest
  }

  /// The ids of entries that pending changes are about.
  private func waitingIDs(of kind: String) -> Set<String> {
    var changed: Set<String> = []
    for change in waiting.flatMap(\.versions) where change.kind == kind { changed.insert(change.id) }
    return changed
  }

  /// Moves the newest day of each metric to that of the newest entry with a value, if that is later. Older entries are not read.
  func addNewestEntries(of metrics: [Metric], onOrBefore day: CivilDay, to newest: inout [Metric: CivilDay]) throws {
    // An entry without a day is unreadable, which must be reported.
    let undated = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT \(EntryTable.columns) FROM record WHERE kind = ? AND deleted = 0 AND day IS NULL"),
      arguments: [BodyEntry.kind])
    let versions = try joinedWithWaiting(undated.map(EntryTable.version), kind: BodyEntry.kind)
    let few = try versions.map { try EntryTable.decode(BodyEntry.self, $0) }.filter { $0.day <= day }
    for metric in metrics {
      for entry in few where entry.value(metric) != nil { newest[metric] = max(newest[metric] ?? entry.day, entry.day) }
      if let later = try newestEntry(with: metric, after: newest[metric], onOrBefore: day) { newest[metric] = later }
    }
  }

  /// The day of the newest entry with a value, among those that no pending change is about.
  private func newestEntry(with metric: Metric, after known: CivilDay?, onOrBefore day: CivilDay) throws -> CivilDay? {
    guard let field = BodyEntry.field(of: metric) else { return nil }
    let changed = waitingIDs(of: BodyEntry.kind)
    let after = known ?? CivilDay.accepted.lowerBound - 1
    // The JSON of an entry names its fields, so that nothing is decoded for somebody who never wrote this metric down.
    // With `deleted = 0`, unlike `NOT deleted`, the index is read from its end.
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT \(EntryTable.columns) FROM record WHERE kind = ? AND deleted = 0 AND day > ? AND day <= ?
          AND instr(value, ?) > 0 ORDER BY day DESC
          """), arguments: [BodyEntry.kind, after.number, day.number, "\"\(field)\""])
    while let row = try rows.next() {
      let version = EntryTable.version(row)
      if changed.contains(version.id) { continue }
      let entry = try EntryTable.decode(BodyEntry.self, version)
      if entry.value(metric) != nil { return entry.day }
    }
    return nil
  }

  /// Numbers of the days that entries with values are about: measurements and workouts.
  func writtenDays(in days: ClosedRange<CivilDay>) throws -> [Int] {
    let kinds = EntryKinds.all.compactMap { $0 as? any DatedEntry.Type }.filter { $0.isData }
    return try kinds.flatMap { try writtenDays($0, in: days) }
  }

  func writtenDays<E: DatedEntry>(_ kind: E.Type, in days: ClosedRange<CivilDay>) throws -> [Int] {
    if waiting.contains(where: \.isEntry) { return try entries(kind, in: days).map(\.day.number) }
    return try Int.fetchAll(
      db.cachedStatement(
        sql: "SELECT DISTINCT day FROM record WHERE kind = ? AND NOT deleted AND day BETWEEN ? AND ?"),
      arguments: [E.kind, days.lowerBound.number, days.upperBound.number])
  }

  /// Adds manual entries to the statistics of a type that can have them.
  func joined(_ rows: [DailyStatistics], type: String, in days: ClosedRange<CivilDay>) throws -> [DailyStatistics] {
    guard let metric = MetricTraits.metric(ofType: type), BodyEntry.metrics.contains(metric) else { return rows }
    let entries = try bodyEntries(in: days)
    guard !entries.isEmpty else { return rows }
    let timeline = try timeline()
    return DailyStatistics.joining(rows, entries, metric) { entry in
      let local = Instant(midnightOf: entry.day) + entry.clock.multipliedClamped(by: 60)
      return local - timeline.segment(at: local).offset
    }
  }
}

extension PersonChange {
  fileprivate var isEntry: Bool { !versions.isEmpty }
}
