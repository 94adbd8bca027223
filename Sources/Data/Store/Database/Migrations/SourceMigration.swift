internal import GRDB

/// Version 29: notes the kind of each source (0 a watch, 1 a phone, 2 an app), and whether only its name says so. This
/// needs code, because SQLite cannot fold the case of names.
enum SourceMigration {
  private typealias Evidence = (kind: Int, isNamed: Bool)

  static func run(_ db: Database) throws {
    var sources: [Int: Evidence] = [:]
    for row in try Row.fetchAll(
      db,
      sql: """
        SELECT DISTINCT source.id, source.name, origin.version, origin.device
        FROM source JOIN origin ON origin.source = source.id
        """)
    {
      let found = evidence(name: row["name"], version: row["version"], device: row["device"])
      guard let known = sources[row["id"]] else {
        sources[row["id"]] = found
        continue
      }
      // A device outweighs any name.
      let isBetter = found.isNamed == known.isNamed ? found.kind < known.kind : known.isNamed
      if isBetter { sources[row["id"]] = found }
    }
    for (id, found) in sources {
      try db.execute(
        sql: "UPDATE source SET kind = ?, named = ? WHERE id = ?", arguments: [found.kind, found.isNamed, id])
    }
  }

  private static func evidence(name: String, version: String?, device: String?) -> Evidence {
    let fields = device.map(Self.fields) ?? [:]
    let words = ["hardware", "model", "name"].compactMap { fields[$0] }
    let named = kind(of: name)
    if words.isEmpty { return (named ?? 2, true) }
    // Apple writes the system's version as the version of the device itself, whereas an app on it writes its own.
    let isDevice = version == nil || fields["software"] == nil || fields["software"] == version
    guard let told = words.compactMap(kind(of:)).first, isDevice || told == named else { return (2, false) }
    return (told, !isDevice)
  }

  /// The kind of device that a text names; `nil` if it names none of those that measure by themselves.
  private static func kind(of text: String) -> Int? {
    let plain = text.lowercased()
    if plain.contains("watch") || plain.contains("워치") { return 0 }
    return ["iphone", "ipad", "ipod", "phone", "아이폰"].contains(where: plain.contains) ? 1 : nil
  }

  /// The fields of "<<HKDevice>, name:Apple Watch, hardware:Watch6,7, software:10.2>" that are not empty. Values may contain commas.
  private static func fields(_ device: String) -> [String: String] {
    var fields: [(name: String, value: String)] = []
    let body = device.last == ">" ? device.dropLast() : device[...]
    for part in body.split(separator: ", ", omittingEmptySubsequences: false) {
      if let colon = part.firstIndex(of: ":"), colon > part.startIndex, part[..<colon].allSatisfy(\.isLetter) {
        fields.append((String(part[..<colon]), String(part[part.index(after: colon)...])))
      } else if let last = fields.indices.last {
        fields[last].value += ", " + part
      }
    }
    let told = fields.filter { !$0.value.isEmpty }.map { ($0.name, $0.value) }
    return Dictionary(told, uniquingKeysWith: { first, _ in first })
  }
}
