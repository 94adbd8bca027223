internal import DailveDomain
internal import GRDB

/// The devices behind each source: people give an old and a new phone, or two watches, one name.
struct SourceDevices: Sendable {
  private struct Key: Hashable {
    var source: Int
    /// `DeviceText.unit`; `nil` if no device text names one.
    var unit: String?
  }

  private struct Device {
    var number = 0
    /// `nil` while only the name tells what the device is.
    var evidence: SourceEvidence?
  }

  private struct Told: Hashable {
    var source: Int
    var version: String?
    var device: String?
  }

  private var devices: [Key: Device] = [:]
  private var units: [String: String?] = [:]
  private var told: Set<Told> = []
  private var sources: [Int] = []
  private(set) var hasNamesakes = false

  /// Records what an origin tells about its source.
  mutating func note(_ source: Int, _ name: String, version: String?, device: String?) {
    guard told.insert(Told(source: source, version: version, device: device)).inserted else { return }
    let key = Key(source: source, unit: device.flatMap { unit($0) })
    let evidence = SourceEvidence(name: name, version: version, device: device)
    var known = devices[key] ?? Device()
    if key.unit != nil { known.evidence = known.evidence?.joined(evidence) ?? evidence }
    devices[key] = known
  }

  private mutating func unit(_ text: String) -> String? {
    if let known = units[text] { return known }
    let unit = DeviceText(text).unit
    units[text] = unit
    return unit
  }

  /// Numbers the devices by their sources and, within one source, from the newest hardware on: a person with a new
  /// phone carries that one.
  mutating func order(_ places: [Int: Int]) {
    let keys = devices.keys.map { (key: $0, place: places[$0.source] ?? 0, generation: Self.generation($0.unit)) }
    let ordered = keys.sorted { a, b in
      if a.place != b.place { return a.place < b.place }
      if a.generation != b.generation { return b.generation.lexicographicallyPrecedes(a.generation) }
      return (a.key.unit ?? "") > (b.key.unit ?? "")
    }
    for (number, entry) in ordered.enumerated() { devices[entry.key]?.number = number }
    sources = ordered.map(\.key.source)
    hasNamesakes = Set(sources).count < sources.count
    told = []
  }

  /// "iPhone12,1" is older than "iPhone16,1".
  private static func generation(_ unit: String?) -> [Int] {
    (unit ?? "").split { !$0.isNumber }.compactMap { Int($0) }
  }

  subscript(_ source: Int, _ device: String?) -> (number: Int, evidence: SourceEvidence?) {
    let unit = device.flatMap { units[$0] ?? nil }
    let device = devices[Key(source: source, unit: unit)]
    return (device?.number ?? 0, device?.evidence)
  }

  func source(_ device: Int) -> Int { sources.indices.contains(device) ? sources[device] : 0 }
}

extension SourceEvidence {
  /// The evidence that records gave, from a row of `source`.
  init(recorded row: Row) {
    self.init(SourceKind(stored: row["kind"]) ?? .app, isNamed: row["named"])
  }

  /// The evidence that records gave, with what the person stated.
  init(_ row: Row) {
    self = SourceEvidence(recorded: row).told(SourceKind(stored: row["told"]))
  }
}

extension SourceKind {
  /// - Parameter number: A number from a column; the result is `nil` for null and for a number that this version does
  ///   not know.
  init?(stored number: Int?) {
    guard let number else { return nil }
    self.init(rawValue: number)
  }
}
