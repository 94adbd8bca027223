internal import Foundation
internal import GRDB

/// Version 23: the person's decisions become entries. It is unknown when most were made, so their stamps lose against every edit.
///
/// This needs code, because SQLite cannot write numbers exactly enough for the ids, which are hashes. Moments and days
/// are texts; decisions about a time that no calendar has stay where they are.
enum RuleMigration {
  /// All fields that kinds of entries had in that version; each had some of them.
  private struct Fields<Value: Encodable>: Encodable {
    var id: String
    var name: String?
    var type: String?
    var source: String?
    var sources: [[String]]?
    var isOff: Bool?
    var day: String?
    var zone: String?
    var start: String?
    var end: String?
    var value: Value?
    var correction: Double?
  }

  private struct Writer {
    let db: Database
    let encoder = JSONEncoder()
    var isBegun = false

    init(_ db: Database) {
      self.db = db
      encoder.outputFormatting = .sortedKeys
    }

    /// - Parameters:
    ///   - day: The number of the day that the entry is about.
    ///   - made: Seconds since 1970.
    mutating func write(_ kind: String, _ fields: Fields<some Encodable>, day: Int? = nil, made: Int = 0) throws {
      let isThere = "SELECT EXISTS (SELECT 1 FROM record WHERE rid = ?)"
      guard try Bool.fetchOne(db, sql: isThere, arguments: [fields.id]) == false else { return }
      if !isBegun {
        // This row tells stores that follow this one that another run has written.
        try db.execute(
          sql: """
            INSERT INTO boot (id, start) SELECT lower(hex(randomblob(8))), coalesce(max(sequence), 0) FROM change
            """)
        isBegun = true
      }
      try db.execute(sql: "INSERT INTO change (kind, subject) VALUES ('record', ?)", arguments: [fields.id])
      try db.execute(
        sql: """
          INSERT INTO record (rid, kind, day, value, stamp, device, deleted, seq)
          VALUES (?, ?, ?, ?, min(max(?, 0), 9000000000000000) * 1000, coalesce((SELECT id FROM this_device), ''), 0, ?)
          """,
        arguments: [
          fields.id, kind, day, String(decoding: try encoder.encode(fields), as: UTF8.self), made, db.lastInsertedRowID,
        ])
    }
  }

  static func run(_ db: Database) throws {
    var writer = Writer(db)
    // A guessed home zone is not the person's decision.
    try db.execute(
      sql: """
        INSERT OR IGNORE INTO setting SELECT 'homeZoneBasis', 'given' FROM setting
          WHERE name = 'homeZone' AND value NOT GLOB 'GMT*'
        """)
    let settings = """
      SELECT name, value FROM setting WHERE name NOT IN ('', 'homeZoneBasis') AND (name <> 'homeZone'
        OR (SELECT value FROM setting WHERE name = 'homeZoneBasis') = 'given') ORDER BY name
      """
    for row in try Row.fetchAll(db, sql: settings) {
      let name: String = row["name"]
      try writer.write("setting", Fields(id: settingID(name), name: name, value: row["value"] as String))
    }
    for type in try String.fetchAll(db, sql: "SELECT name FROM type WHERE off ORDER BY name") {
      try writer.write("type-switch", Fields<String>(id: id("type", type), type: type, isOff: true))
    }
    for source in try String.fetchAll(db, sql: "SELECT name FROM source WHERE off ORDER BY name") {
      try writer.write("source-switch", Fields<String>(id: id("source", source), source: source, isOff: true))
    }
    try writeOrders(db, &writer)
    let nights = """
      SELECT day, date(day * 86400, 'unixepoch') AS text, name FROM night_source JOIN source
        ON source.id = night_source.source WHERE text BETWEEN '0001-01-01' AND '9999-12-31' ORDER BY day
      """
    for row in try Row.fetchAll(db, sql: nights) {
      let text: String = row["text"]
      let night = Fields<String>(id: "night-\(text)", source: row["name"], day: text)
      try writer.write("night-source", night, day: row["day"])
    }
    try writeReadings(db, &writer)
    let stays = """
      SELECT start, stop, zone, \(text("start")) AS first, \(text("stop")) AS last FROM zone_entry
        WHERE first >= '0001' AND last >= '0001' ORDER BY id
      """
    for row in try Row.fetchAll(db, sql: stays) {
      let (zone, start, stop): (String, Int, Int) = (row["zone"], row["start"], row["stop"])
      let id = id("stay", zone, "\(start)", "\(stop)")
      try writer.write("zone-stay", Fields<String>(id: id, zone: zone, start: row["first"], end: row["last"]))
    }
  }

  /// The order of a type's sources; names of one rank are one source to a person.
  private static func writeOrders(_ db: Database, _ writer: inout Writer) throws {
    let types = """
      SELECT DISTINCT source_rank.type, coalesce(type.name, 'HKWorkoutTypeIdentifier') AS name FROM source_rank
        LEFT JOIN type ON type.id = source_rank.type WHERE type.id IS NOT NULL OR source_rank.type = 0
        ORDER BY source_rank.type
      """
    for type in try Row.fetchAll(db, sql: types) {
      var names: [Int: [String]] = [:]
      for row in try Row.fetchAll(
        db,
        sql: """
          SELECT rank, name FROM source_rank JOIN source ON source.id = source_rank.source WHERE type = ?
            ORDER BY source.id
          """, arguments: [type["type"] as Int])
      {
        names[row["rank"], default: []].append(row["name"])
      }
      let (name, sources): (String, [[String]]) = (type["name"], names.sorted { $0.key < $1.key }.map(\.value))
      try writer.write("source-order", Fields<String>(id: id("order", name), type: name, sources: sources))
    }
  }

  /// Corrections and exclusions of readings.
  private static func writeReadings(_ db: Database, _ writer: inout Writer) throws {
    let readings = """
      SELECT override.start, override.start + duration AS stop, value, correction, made, type.name AS type,
        source.name AS source, \(text("override.start")) AS first, \(text("override.start + duration")) AS last
        FROM override JOIN type ON type.id = override.type JOIN source ON source.id = override.source
        WHERE first >= '0001' AND last >= '0001' ORDER BY override.id
      """
    for row in try Row.fetchAll(db, sql: readings) {
      let (type, source): (String, String) = (row["type"], row["source"])
      let (start, stop, value): (Int, Int, Double) = (row["start"], row["stop"], row["value"])
      let fields = Fields(
        id: id("reading", type, source, "\(start)", "\(stop)", "\(value)"), type: type, source: source,
        start: row["first"], end: row["last"], value: value, correction: row["correction"])
      try writer.write("override", fields, made: row["made"])
    }
  }

  /// A moment as text; NULL beyond the year 9999.
  private static func text(_ seconds: String) -> String { "strftime('%Y-%m-%dT%H:%M:%SZ', \(seconds), 'unixepoch')" }

  private static func id(_ word: String, _ subject: String...) -> String {
    "\(word)-\(String(Frozen.hash(subject.joined(separator: "\u{1F}")), radix: 16))"
  }

  /// "setting-first-weekday"; a hash for a name that is too long or has anything but ASCII letters and digits.
  private static func settingID(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    let words = name.reduce(into: "setting-") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
    return isPlain && words.utf8.count <= 64 ? words : id("setting", name)
  }
}
