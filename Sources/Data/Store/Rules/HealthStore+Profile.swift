package import DailveDomain
package import DailveScores
internal import GRDB

extension HealthStore: ProfileKeeping {
  package func updateProfile<T: Sendable>(now: Instant, _ change: @escaping @Sendable (inout Profile) -> T)
    async throws(SaveError) -> T
  {
    try await self.change { reader in
      let old = try reader.profile()
      var new = old
      let result = change(&new)
      let versions = try new.settings(changedFrom: old).sorted { $0.key < $1.key }.compactMap { name, value in
        try reader.version(
          saying: value.map { Setting(name: name, value: $0) }, id: Setting.id(of: name), now: now)
      }
      return (PersonChange(versions), result)
    }
  }
}

/// The `setting` table.
enum SettingTable {
  static func set(_ name: String, _ value: String?, _ db: Database, zones: ZoneCatalogue) throws {
    guard name != SettingName.homeZone else {
      return try ZoneChange.during(db, zones: zones) {
        try put(name, value, db)
        // A zone that the person sets is not a guess.
        try put(SettingName.homeZoneBasis, value.map { _ in HomeZoneChoice.Basis.given.rawValue }, db)
      }
    }
    // The basis is this store's own guess, which other stores must not set.
    if name != SettingName.homeZoneBasis { try put(name, value, db) }
  }

  private static func put(_ name: String, _ value: String?, _ db: Database) throws {
    if let value {
      try db.execute(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)", arguments: [name, value])
    } else {
      try db.execute(sql: "DELETE FROM setting WHERE name = ?", arguments: [name])
    }
  }
}

extension Setting: ProjectedRule {
  static var needsSubject: Bool { false }

  func project(isSaid: Bool, made: Int, _ db: Database, zones: ZoneCatalogue) throws {
    try SettingTable.set(name, isSaid ? value : nil, db, zones: zones)
  }
}
