internal import DailveDomain
internal import DailveScores
internal import GRDB

/// What rules say, in the tables that derivation and pages read: `setting`, `type.off`, `source.off`, `source.told`, `source_rank`,
/// `night_source`, `override` and `zone_entry` follow from the entries.
enum RuleProjection {
  /// Writes what a version says and marks the days to derive again; nothing changes where it is written already. What is about a type or
  /// a source that the store does not have has to wait for it.
  static func apply(_ version: EntryChange, _ db: Database, zones: ZoneCatalogue) throws {
    guard EntryKinds.type(named: version.kind) is any Rule.Type,
      let rule = try EntryTable.entry(of: version) as? any Rule
    else { return }
    let isSaid = !version.isDeleted
    switch rule {
    case let rule as Setting: try SettingTable.set(rule.name, isSaid ? rule.value : nil, db, zones: zones)
    case let rule as TypeSwitch: try SourceRules.switchType(rule.type, isOff: isSaid && rule.isOff, db)
    case let rule as SourceSwitch: try SourceRules.switchSource(rule.source, isOff: isSaid && rule.isOff, db)
    case let rule as SourceDevice: try SourceRules.tell(rule.source, isSaid ? rule.device : nil, db)
    case let rule as SourceOrder: try SourceRules.order(isSaid ? rule.sources : [], of: rule.type, db)
    case let rule as NightChoice: try NightChoices.set(isSaid ? rule.source : nil, day: rule.day.number, db)
    case let rule as ReadingOverride:
      let made = version.stamp.milliseconds / 1000
      if isSaid { try OverrideTable.put(rule, made: made, db) } else { try OverrideTable.remove(rule, db) }
    case let rule as EnteredStay:
      if isSaid { try ZoneEntries.add(rule, db, zones: zones) } else { try ZoneEntries.remove(rule, db, zones: zones) }
    default: break
    }
  }
}

/// Entries that were stored before their subject existed.
enum WaitingEntries {
  /// Kinds that are about types and sources.
  private static let kinds = [
    TypeSwitch.kind, SourceSwitch.kind, SourceDevice.kind, SourceOrder.kind, NightChoice.kind, ReadingOverride.kind,
  ]

  /// Writes what waited for a type or a source, and marks the days to derive again. Call it whenever either has come, within the same
  /// transaction and before days are derived; it changes nothing a second time.
  static func takeEffect(_ db: Database, zones: ZoneCatalogue) throws {
    try project(kinds, db, zones: zones)
  }

  /// The same after something that may bring types and sources, if it did.
  static func takeEffect<T>(after body: () throws -> T, _ db: Database, zones: ZoneCatalogue) throws -> T {
    let before = try subjects(db)
    let result = try body()
    if try subjects(db) != before { try takeEffect(db, zones: zones) }
    return result
  }

  /// Types and sources are never removed, so their number tells whether one was added.
  private static func subjects(_ db: Database) throws -> Int? {
    try Int.fetchOne(
      db.cachedStatement(sql: "SELECT (SELECT count(*) FROM type) + (SELECT count(*) FROM source)"))
  }

  /// The same for rules of every kind, in a store that has just learnt what rules are: a newer one may have sent it some before.
  static func takeFirstEffect(_ db: Database, zones: ZoneCatalogue) throws {
    try project([Setting.kind, EnteredStay.kind] + kinds, db, zones: zones)
  }

  private static func project(_ kinds: [String], _ db: Database, zones: ZoneCatalogue) throws {
    for kind in kinds {
      let rows = try Row.fetchAll(
        db, sql: "SELECT \(EntryTable.columns) FROM record WHERE kind = ? AND NOT deleted ORDER BY rid",
        arguments: [kind])
      for row in rows { try RuleProjection.apply(EntryTable.version(row), db, zones: zones) }
    }
  }
}
