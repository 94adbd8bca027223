internal import DailveDomain
internal import DailveScores
internal import GRDB

extension Characteristics {
  private static let prefix = "HKCharacteristicTypeIdentifier"

  /// From the newest export that states any.
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
