package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  /// Exports use the units chosen in Health; they show in weights, distances, heights and temperatures.
  private static func newestUnits(_ db: Database) throws -> [String] {
    try ["BodyMass", "DistanceWalkingRunning", "Height", "BodyTemperature"].compactMap { name in
      try String.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT unit FROM sample JOIN origin ON origin.id = sample.origin
            WHERE sample.type = (SELECT id FROM type WHERE name = ?) ORDER BY start DESC LIMIT 1
            """), arguments: ["HKQuantityTypeIdentifier" + name])
    }
  }

  package func profile() throws -> Profile {
    let height = try Double.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT latest FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = 'HKQuantityTypeIdentifierHeight' ORDER BY day DESC LIMIT 1
          """))
    // What the person has not set comes from their newest export.
    let told = try Characteristics.load(db)
    var profile = Profile()
    (profile.birthDate, profile.sex, profile.height) = (told.birthDate, told.sex, height)
    profile.units = try UnitSystem(units: Self.newestUnits(db))
    profile.take(try settings())
    return profile
  }

  private func settings() throws -> [String: String] {
    var settings: [String: String] = [:]
    for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT name, value FROM setting")) {
      settings[row["name"]] = row["value"]
    }
    for (id, setting) in try waitingEntries(Setting.self) {
      if let setting {
        settings[setting.name] = setting.value
      } else if let name = settings.keys.first(where: { Setting.id(of: $0) == id }) {
        settings[name] = nil
      }
    }
    return settings
  }
}
