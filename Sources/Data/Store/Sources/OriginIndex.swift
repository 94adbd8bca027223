internal import DailveDomain
internal import GRDB

/// Facts that derivation needs about each origin, by its number.
struct OriginIndex: Sendable {
  /// This is a class because derivation asks for the entry of every reading: each part of a struct would be retained and released every time.
  final class Entry: Sendable {
    let source: Int
    /// Rank of the source by name, for where merging needs an order. The numbers of the table follow the order in which
    /// names arrived.
    let place: Int
    /// The same for devices: two devices of one name stay apart where sums are merged.
    let device: Int
    /// Place of the device in the default order.
    let rank: Int
    let unit: String?
    /// The word in a category record, as written.
    let word: String?
    /// Rules of the record's own zone.
    let zone: ZoneRules?
    /// Resolution of a pushed value; `nil` for values from an export or a file.
    let pushed: Resolution?
    /// Names of the sources behind the origin, in the form in which they are matched: a phone sends the sum of several as one. Empty while nothing
    /// was pushed.
    let members: Set<String>

    init(
      source: Int = 0, place: Int = 0, device: Int = 0, rank: Int = SourceEvidence(.app, isNamed: true).rank,
      unit: String? = nil, word: String? = nil, zone: ZoneRules? = nil, pushed: Resolution? = nil,
      members: Set<String> = []
    ) {
      self.source = source
      self.place = place
      self.device = device
      self.rank = rank
      self.unit = unit
      self.word = word
      self.zone = zone
      self.pushed = pushed
      self.members = members
    }
  }

  private let entries: NumberedRows<Entry>
  /// True if anything was ever pushed.
  let hasPushes: Bool
  private(set) var sourceNames: [Int: String] = [:]
  /// Source names in order.
  private(set) var placeNames: [String] = []
  private(set) var places: [Int: Int] = [:]
  private var devices = SourceDevices()
  private var ranks: [Int: Int] = [:]

  init(_ db: Database, zones: ZoneCatalogue) throws {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT origin.id, origin.source, origin.unit, origin.word, origin.zone, origin.pushed, source.kind, source.name,
            source.named, source.told, origin.version, origin.device FROM origin JOIN source ON source.id = origin.source
          """))
    var entries = NumberedRows(missing: Entry(), rows: rows.count)
    for row in try Row.fetchAll(db.cachedStatement(sql: "SELECT id, name FROM source ORDER BY name")) {
      places[row["id"]] = placeNames.count
      placeNames.append(row["name"])
    }
    var devices = SourceDevices()
    for row in rows { devices.note(row["source"], row["name"], version: row["version"], device: row["device"]) }
    devices.order(places)
    self.devices = devices
    let hasPushes = rows.contains { $0["pushed"] as Int? != nil }
    self.hasPushes = hasPushes
    for row in rows {
      let zone: String? = row["zone"]
      let device = devices[row["source"], row["device"]]
      entries[row["id"]] = Entry(
        source: row["source"], place: places[row["source"]] ?? 0, device: device.number,
        rank: (device.evidence ?? SourceEvidence(row)).rank, unit: row["unit"], word: row["word"],
        zone: zone.flatMap { zones.rules($0) },
        pushed: (row["pushed"] as Int?).flatMap { Resolution(rawValue: $0) },
        members: hasPushes ? SourceName.members(row["name"]) : [])
      sourceNames[row["source"]] = row["name"]
      ranks[row["source"]] = SourceEvidence(row).rank
    }
    self.entries = entries
  }

  var all: [Int] { entries.numbers }

  /// Origins of pushed data.
  var pushed: [Int] { hasPushes ? entries.numbers.filter { entries[$0].pushed != nil } : [] }

  /// Place of a source in the default order, whichever of its devices recorded something.
  func rank(ofSource source: Int) -> Int { ranks[source] ?? SourceEvidence(.app, isNamed: true).rank }

  /// The source of a device, by the device's number.
  func source(ofDevice device: Int) -> Int { devices.source(device) }
  func name(ofDevice device: Int) -> String { sourceNames[source(ofDevice: device)] ?? "" }
  /// True if several devices share the name of a source.
  var hasNamesakes: Bool { devices.hasNamesakes }

  func name(ofPlace place: Int) -> String { placeNames.indices.contains(place) ? placeNames[place] : "" }

  /// Returns a default entry for an origin that a damaged store has lost.
  subscript(_ origin: Int) -> Entry { entries[origin] }

  /// Conversions from the units of origins to the canonical unit of `type`.
  func conversions(to type: String) -> OriginConversions {
    OriginConversions(byOrigin: entries.mapValues { HealthType.conversion(of: type, from: $0.unit) })
  }
}

/// Conversions from the unit of an origin to the canonical one of a type; `nil` where the amount of a reading is unknown (`HealthType.conversion`).
struct OriginConversions: Sendable {
  fileprivate let byOrigin: NumberedRows<UnitConversion?>

  @inline(__always)
  subscript(_ origin: Int) -> UnitConversion? { byOrigin[origin] }
}
