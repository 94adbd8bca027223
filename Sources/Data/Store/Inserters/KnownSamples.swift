internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Digests of the samples on the days that an import is passing through, so that existing ones are recognised without a
/// query per row. Exports are ordered by time within each type, so a few days at once suffice.
struct KnownSamples {
  private static let most = 64
  private let load: RawStatement
  private var days: [Int: DigestSet] = [:]
  private var order: [Int] = []
  private var oldest = 0
  private var last = (key: Int.min, digests: DigestSet())
  private var rows = 0
  private var loads = 0

  init(_ db: Database) throws {
    load = try RawStatement(
      db, "SELECT \(SampleKey.columns) FROM sample WHERE type = ? AND start >= ? AND start < ?")
  }

  /// True if loading days pays off. For an unordered export it does not; the table itself is queried then.
  var isWorthwhile: Bool { loads < 512 || rows / loads >= 8 }

  @inline(__always)
  mutating func contains(type: Int, start: Int, digest: UInt64) throws -> Bool {
    rows += 1
    let key = type << 32 | (start.floorDivided(by: 86_400) & 0xFFFF_FFFF)
    if key != last.key { try turn(to: key, type: type, day: start.floorDivided(by: 86_400)) }
    return last.digests.contains(digest)
  }

  private mutating func turn(to key: Int, type: Int, day: Int) throws {
    if let known = days[key] {
      last = (key, known)
      return
    }
    var digests = DigestSet()
    load.bind(type, at: 1)
    load.bind(day * 86_400, at: 2)
    load.bind((day + 1) * 86_400, at: 3)
    while try load.step() {
      let bits = load.isNumber(4) ? SampleDigest.bits(load.double(4)) : SampleDigest.bits(load.text(4))
      digests.insert(
        SampleDigest.of(
          type: type, start: load.int(1), source: load.int(2), duration: load.int(3), valueBits: bits,
          origin: load.int(5), created: load.int(6), detail: load.int(7)))
    }
    load.reset()
    loads += 1
    if order.count < Self.most {
      order.append(key)
    } else {
      days[order[oldest]] = nil
      order[oldest] = key
      oldest = (oldest + 1) % Self.most
    }
    days[key] = digests
    last = (key, digests)
  }
}
