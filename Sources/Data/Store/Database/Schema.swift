internal import GRDB

/// The tables, as migrations in the order of program versions. Each is frozen: see `Migrations`.
enum Schema {
  /// Application ID in the file header that marks a store: "Dlve".
  static let applicationID = 0x446c_7665
  /// Names of all migrations that this version knows.
  static var migrations: [String] { migrator.migrations }
  /// The migration that turns rules into entries.
  static let rulesAreEntries = "23 rules are entries"
  /// The migration that drops the tables of access, which a directory has by then, and the one before it.
  static let accessMoves = "34 access apart from people"
  static let beforeAccessMoves = "33 totals beside measurements"
  /// Number of the newest migration, as in the file header.
  static var version: Int { migrations.count }

  static func sign(_ db: Database) throws {
    try db.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
  }

  static func isSigned(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "PRAGMA application_id") == applicationID
      && Int.fetchOne(db, sql: "PRAGMA user_version") == version
  }

  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    registerSamples(in: &migrator)
    registerDays(in: &migrator)
    registerChanges(in: &migrator)
    registerDeliveries(in: &migrator)
    registerExchange(in: &migrator)
    registerRecorders(in: &migrator)
    return migrator
  }
}
