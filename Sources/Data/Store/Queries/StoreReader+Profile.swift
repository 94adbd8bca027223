package import DailveDomain
internal import DailveScores
internal import GRDB

extension StoreReader {
  /// Exports use the units chosen in Health, which show in weights, distances, heights and temperatures. Only readings that count are asked: those of
  /// a source that is off may be somebody else's.
  private static func newestUnits(_ db: Database) throws -> [String] {
    try ["BodyMass", "DistanceWalkingRunning", "Height", "BodyTemperature"].compactMap { name -> String? in
      let type = try Int.fetchOne(
        db.cachedStatement(sql: "SELECT id FROM type WHERE name = ? AND NOT off"),
        arguments: ["HKQuantityTypeIdentifier" + name])
      return try type.flatMap { try newestUnit(ofType: $0, db) }
    }
  }

  private static func newestUnit(ofType type: Int, _ db: Database) throws -> String? {
    // Go by the months of the sources that count, so that at most one month of the other sources is read.
    var end = Int.max
    while let month = try Int.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT max((SELECT max(month) FROM cell WHERE cell.type = ? AND cell.source = source.id AND month < ?))
          FROM source WHERE NOT off
          """), arguments: [type, end])
    {
      let unit = try String.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT unit FROM sample JOIN origin ON origin.id = sample.origin
            WHERE sample.type = ?1 AND sample.start >= ?2 AND sample.start < ?3
            AND sample.source IN (SELECT id FROM source WHERE NOT off) AND NOT EXISTS (
              SELECT 1 FROM superseded AS s WHERE s.type = ?1 AND s.start = sample.start AND s.source = sample.source
              AND s.duration = sample.duration AND s.value = sample.value AND s.origin = sample.origin
              AND s.created = sample.created AND s.detail = sample.detail)
            ORDER BY sample.start DESC LIMIT 1
            """), arguments: [type, MonthNumber.start(month), MonthNumber.end(month)])
      if let unit { return unit }
      end = month
    }
    return nil
  }

  package func profile() throws -> Profile {
    let height = try Double.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT latest FROM daily JOIN type ON type.id = daily.type
          WHERE type.name = 'HKQuantityTypeIdentifierHeight' ORDER BY day DESC LIMIT 1
          """))
    // Values that the person has not set come from their newest export.
    let told = try Characteristics.load(db)
    var profile = Profile()
    (profile.birthDate, profile.sex, profile.height) = (told.birthDate, told.sex, height)
    profile.units = try UnitSystem(units: Self.newestUnits(db))
    profile.apply(try settings())
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

extension Characteristics {
  private static let prefix = "HKCharacteristicTypeIdentifier"

  /// Loads the characteristics of the newest export that states any.
  static func load(_ db: Database) throws -> Characteristics {
    var values: [String: String] = [:]
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: "SELECT name, value FROM characteristic WHERE batch = (\(NewestBatch.with("characteristic")))"))
    for row in rows {
      let name: String = row["name"]
      values[name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name] = row["value"]
    }
    return Characteristics(values)
  }
}
