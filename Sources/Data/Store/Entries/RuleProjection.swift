internal import DailveDomain
internal import DailveScores
internal import GRDB

/// A rule that is also written to a table, which follows from the entries.
protocol ProjectedRule: Rule {
  /// True if a rule may have to wait for the type or source that it is about.
  static var needsSubject: Bool { get }
  /// Writes what the rule says and marks the days to derive again; nothing changes if it is already written. A rule
  /// about a type or a source that the store does not have changes nothing yet.
  ///
  /// - Parameters:
  ///   - isSaid: False for a deleted rule, which has no effect any more.
  ///   - made: Seconds since 1970.
  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws
}

extension ProjectedRule {
  static var needsSubject: Bool { true }
}

/// Writes rules into the tables that derivation and pages read.
enum RuleProjection {
  /// Writes what a version says; does nothing for entries that are in no other table.
  static func apply(_ version: EntryChange, _ db: Database, zones: ZoneCatalogue) throws {
    guard EntryKinds.type(named: version.kind) is any ProjectedRule.Type,
      let rule = try EntryTable.entry(of: version) as? any ProjectedRule
    else { return }
    try rule.project(isSaid: !version.isDeleted, made: version.stamp.milliseconds / 1000, db, zones: zones)
  }
}

/// Entries that were stored before their subject existed.
enum OrphanedEntries {
  private static let kinds = EntryKinds.all.compactMap { $0 as? any ProjectedRule.Type }

  /// Writes the rules that waited for a type or a source, and marks the days to derive again. Call it whenever one has
  /// been added, in the same transaction and before days are derived; a second call changes nothing.
  static func activate(_ db: Database, zones: ZoneCatalogue) throws {
    try project(kinds.filter { $0.needsSubject }, db, zones: zones)
  }

  /// Runs `body`, and writes the waiting rules if it added types or sources.
  static func activate<T>(after body: () throws -> T, _ db: Database, zones: ZoneCatalogue) throws -> T {
    let before = try subjects(db)
    let result = try body()
    if try subjects(db) != before { try activate(db, zones: zones) }
    return result
  }

  /// Types and sources are never removed, so their number tells whether one was added.
  private static func subjects(_ db: Database) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT (SELECT count(*) FROM type) + (SELECT count(*) FROM source)"))
  }

  /// Writes the rules of every kind, in a store that has just learnt what rules are: a newer store may have sent it some before.
  static func activateAll(_ db: Database, zones: ZoneCatalogue) throws {
    try project(kinds, db, zones: zones)
  }

  private static func project(_ kinds: [any ProjectedRule.Type], _ db: Database, zones: ZoneCatalogue) throws {
    for kind in kinds {
      let rows = try Row.fetchAll(
        db, sql: "SELECT \(EntryTable.columns) FROM record WHERE kind = ? AND NOT deleted ORDER BY rid",
        arguments: [kind.kind])
      for row in rows { try RuleProjection.apply(EntryTable.version(row), db, zones: zones) }
    }
  }
}
