internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Translates the store's numbers into terms that other stores understand.
final class PeerNames {
  struct BatchName {
    var identity: String
    var digest: UInt64
  }

  private let db: Database
  private(set) var types: [Int: String] = [:]
  private(set) var sources: [Int: String] = [:]
  private(set) var origins: [Int: PeerOrigin] = [:]
  /// Batches that are not undone.
  private(set) var batches: [Int: BatchName] = [:]
  /// Digests by number of the type, and of the origin with whether it was pushed: both are looked up for each of
  /// millions of samples.
  private var typeDigests: NumberedRows<UInt64>
  private var originDigests: NumberedRows<(digest: UInt64, isPushed: Bool)>
  private let nested: Set<UInt64>
  private let detail: RawStatement
  private var recent = [(id: Int, hash: UInt64)](repeating: (0, 0), count: 4096)

  init(_ db: Database) throws {
    self.db = db
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM type") { types[row[0]] = row[1] }
    for row in try Row.fetchAll(db, sql: "SELECT id, name FROM source") { sources[row[0]] = row[1] }
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT origin.id, source.name, version, device, unit, word, zone, pushed
        FROM origin JOIN source ON source.id = origin.source
        """)
    for row in rows {
      origins[row[0]] = PeerOrigin(
        source: row[1], version: row[2], device: row[3], unit: row[4], word: row[5], zone: row[6], pushed: row[7])
    }
    let standing = try Row.fetchAll(
      db, sql: "SELECT id, identity FROM batch WHERE identity IS NOT NULL AND finished IS NOT NULL AND undone IS NULL")
    for row in standing {
      batches[row[0]] = BatchName(identity: row[1], digest: PeerDigest.of(row[1] as String))
    }
    typeDigests = NumberedRows(missing: 0, rows: types.count)
    for (id, name) in types { typeDigests[id] = PeerDigest.of(name) }
    originDigests = NumberedRows(missing: (0, false), rows: origins.count)
    for (id, origin) in origins { originDigests[id] = (origin.digest, origin.pushed != nil) }
    var nested: Set<UInt64> = []
    let nestedRows = try RawStatement(db, "SELECT \(SampleKey.columns) FROM nested_sample")
    while try nestedRows.step() { nested.insert(SampleKey(nestedRows).digest) }
    self.nested = nested
    detail = try RawStatement(db, "SELECT hash FROM detail WHERE id = ?")
  }

  func isNested(_ key: SampleKey) -> Bool { !nested.isEmpty && nested.contains(key.digest) }

  /// FNV-1a of the detail's bytes, as stored in its table; 0 for none.
  func detailHash(_ id: Int) throws -> UInt64 {
    if id == 0 { return 0 }
    let slot = id & 4095
    if recent[slot].id == id { return recent[slot].hash }
    detail.bind(id, at: 1)
    defer { detail.reset() }
    let hash = try detail.step() ? UInt64(bitPattern: Int64(detail.int(0))) : 0
    recent[slot] = (id, hash)
    return hash
  }

  /// - Parameter batch: The batch that brought the sample. It matters for pushed samples, where it determines the newest of several values for a
  ///   time.
  func digest(_ key: SampleKey, batch: Int) throws -> UInt64 {
    let isPushed = originDigests[key.origin].isPushed
    return try digest(key, owner: isPushed ? batches[batch]?.digest ?? 0 : 0, isNested: isNested(key))
  }

  /// Digest of the sample alone, regardless of its batch.
  func digest(_ key: SampleKey) throws -> UInt64 { try digest(key, owner: 0, isNested: false) }

  private func digest(_ key: SampleKey, owner: UInt64, isNested: Bool) throws -> UInt64 {
    let bits: UInt64
    switch key.value {
    case .number(let number): bits = PeerDigest.bits(number)
    case .text(let text): bits = PeerDigest.bits(text)
    }
    return PeerDigest.sample(
      type: typeDigests[key.type],
      origin: originDigests[key.origin].digest,
      detail: try detailHash(key.detail), owner: owner, start: key.start, duration: key.duration,
      created: key.created, valueBits: bits, isNested: isNested)
  }

  /// The cell of a place; `nil` for names that the store does not have.
  func cell(_ place: PeerPlace) -> Cell? {
    if typeNumbers.isEmpty {
      for (id, name) in types { typeNumbers[name] = id }
      for (id, name) in sources { sourceNumbers[name] = id }
    }
    guard let type = typeNumbers[place.name], let source = sourceNumbers[place.source] else { return nil }
    return Cell(type: type, source: source, month: place.number)
  }

  private var typeNumbers: [String: Int] = [:]
  private var sourceNumbers: [String: Int] = [:]

  func place(_ itemKind: PeerItemKind, _ cell: Cell) -> PeerPlace {
    PeerPlace(itemKind, types[cell.type] ?? "", source: sources[cell.source] ?? "", number: cell.month)
  }
}
