internal import DailveDomain
internal import GRDB

/// Takes from the export's `Me` element what the person has not set themselves.
enum CharacteristicReader {
  private static let prefix = "HKCharacteristicTypeIdentifier"

  static func apply(_ db: Database) throws {
    func characteristic(_ name: String) throws -> String? {
      try String.fetchOne(db, sql: "SELECT value FROM characteristic WHERE name = ?", arguments: [prefix + name])
    }
    func set(_ name: String, _ value: String) throws {
      try db.execute(sql: "INSERT OR IGNORE INTO setting VALUES (?, ?)", arguments: [name, value])
    }
    if let text = try characteristic("DateOfBirth"), CivilDay(text) != nil { try set(SettingName.birthDate, text) }
    switch try characteristic("BiologicalSex") {
    case "HKBiologicalSexFemale": try set(SettingName.sex, "female")
    case "HKBiologicalSexMale": try set(SettingName.sex, "male")
    case "HKBiologicalSexOther": try set(SettingName.sex, "other")
    default: break
    }
  }
}
