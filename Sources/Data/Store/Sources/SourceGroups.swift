internal import DailveDomain
internal import GRDB

/// Sources whose names look the same to a person: they differ only by a no-break space, a curly apostrophe or capitals.
/// They are told apart by their devices; if those are equal too, they are one source.
struct SourceGroups {
  /// The representative of each source in a group.
  private var leaders: [Int: Int] = [:]
  /// The devices that distinguish a source from others of the same name.
  private(set) var devices: [Int: String] = [:]

  init(_ db: Database) throws {
    let names = try Row.fetchAll(db, sql: "SELECT id, name FROM source ORDER BY id")
    let alike = Dictionary(grouping: names) { SourceName.matchingForm($0["name"]) }.values.filter { $0.count > 1 }
    for group in alike {
      let ids = group.map { $0["id"] as Int }
      let labels = try ids.map { try Self.devices(of: $0, db) }
      for (id, label) in zip(ids, labels) {
        leaders[id] = zip(ids, labels).first { $0.1 == label }?.0 ?? id
        if Set(labels).count > 1, !label.isEmpty { devices[id] = label }
      }
    }
  }

  func leader(of id: Int) -> Int { leaders[id] ?? id }

  /// The source and all others that are one with it.
  func members(of id: Int) -> [Int] {
    let leader = leader(of: id)
    let members = leaders.filter { $0.value == leader }.keys.sorted()
    return members.isEmpty ? [id] : members
  }

  /// "Watch6,7, Watch7,5": the hardware of a source's devices.
  private static func devices(of source: Int, _ db: Database) throws -> String {
    let texts = try String.fetchAll(
      db, sql: "SELECT DISTINCT device FROM origin WHERE source = ? AND device IS NOT NULL", arguments: [source])
    let names = texts.compactMap { DeviceText($0).unit }
    return Set(names).sorted().joined(separator: ", ")
  }
}

/// Names of sources. Entries refer to sources by them, because numbers differ between stores.
enum SourceNames {
  static func name(of source: Int, _ db: Database) throws -> String? {
    try String.fetchOne(db.cachedStatement(sql: "SELECT name FROM source WHERE id = ?"), arguments: [source])
  }

  /// The store's number of a source; `nil` if it has never seen it.
  static func number(of name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM source WHERE name = ?"), arguments: [name])
  }

  /// Names of the source and of all others that are one with it.
  static func members(of source: Int, _ db: Database) throws -> [String] {
    try SourceGroups(db).members(of: source).compactMap { try name(of: $0, db) }
  }
}
