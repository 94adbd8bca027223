internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The primary key of the `sample` table: everything that a record says, in the store's numbers.
struct SampleKey: Hashable {
  enum Value: Hashable {
    case number(Double)
    case text(String)
  }

  var type: Int
  var start: Int
  var source: Int
  var duration: Int
  var value: Value
  var origin: Int
  var created: Int
  var detail: Int

  /// Stands for an unknown creation date. It takes six bytes, and no creation date is 34,000 years before its sample.
  static let noCreation = -(1 << 40)

  static let columns = "type, start, source, duration, value, origin, created, detail"
  static let match =
    "type = ?1 AND start = ?2 AND source = ?3 AND duration = ?4 AND value = ?5 AND origin = ?6 AND created = ?7 AND detail = ?8"

  var end: Int { start.addingClamped(duration) }

  /// True if both have the same type, source and time.
  func isBeside(_ other: SampleKey) -> Bool {
    start == other.start && duration == other.duration && source == other.source && type == other.type
  }

  func bind(to statement: RawStatement) {
    statement.bind(type, at: 1)
    statement.bind(start, at: 2)
    statement.bind(source, at: 3)
    statement.bind(duration, at: 4)
    switch value {
    case .number(let number): statement.bind(number: number, at: 5)
    case .text(let text): statement.bind(text, at: 5)
    }
    statement.bind(origin, at: 6)
    statement.bind(created, at: 7)
    statement.bind(detail, at: 8)
  }

  var digest: UInt64 {
    let bits: UInt64
    switch value {
    case .number(let number): bits = SampleDigest.bits(number)
    case .text(let text): bits = SampleDigest.bits(text)
    }
    return SampleDigest.of(
      type: type, start: start, source: source, duration: duration, valueBits: bits, origin: origin, created: created,
      detail: detail)
  }
}

extension SampleKey {
  /// Reads the columns of `SampleKey.columns`, which come first in the row.
  init(_ row: RawStatement) {
    type = row.int(0)
    start = row.int(1)
    source = row.int(2)
    duration = row.int(3)
    value = row.isNumber(4) ? .number(row.double(4)) : .text(row.text(4))
    origin = row.int(5)
    created = row.int(6)
    detail = row.int(7)
  }
}

/// A 64-bit digest of a stored sample. Digests of a cell are summed, so that two sets of samples compare in any order.
/// Stored: never change it.
enum SampleDigest {
  @inline(__always)
  static func of(
    type: Int, start: Int, source: Int, duration: Int, valueBits: UInt64, origin: Int, created: Int, detail: Int
  ) -> UInt64 {
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    mix(&state, UInt64(bitPattern: Int64(start)))
    mix(&state, valueBits)
    mix(&state, UInt64(bitPattern: Int64(type << 40 ^ source << 20 ^ origin)))
    mix(&state, UInt64(bitPattern: Int64(duration)))
    mix(&state, UInt64(bitPattern: Int64(created)))
    mix(&state, UInt64(bitPattern: Int64(detail)))
    return state ^ state >> 29
  }

  @inline(__always)
  private static func mix(_ state: inout UInt64, _ number: UInt64) {
    let product = (state ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
  }

  static func bits(_ text: String) -> UInt64 { FNV1a.hash(text.utf8) }

  /// The bits of a value as the table returns it: integral values are stored as integers.
  @inline(__always)
  static func bits(_ value: Double) -> UInt64 { value == 0 ? 0 : value.bitPattern }
}

/// UTC months, counted from year 0.
enum MonthNumber {
  static func of(_ instant: Int) -> Int {
    let (year, month, _) = CivilDay(number: instant.floorDivided(by: 86_400)).components
    return year * 12 + month - 1
  }

  /// `YYYY-MM`.
  static func text(_ month: Int) -> String { String(CivilDay(number: start(month) / 86_400).description.prefix(7)) }

  /// Limits months in both directions, because a store that others wrote may name any.
  private static let farthest = 12 * 1_000_000

  static func start(_ month: Int) -> Int {
    let month = min(max(month, -farthest), farthest)
    return CivilDay(year: month.floorDivided(by: 12), month: month - month.floorDivided(by: 12) * 12 + 1, day: 1).number
      * 86_400
  }

  /// The start of the month after it.
  static func end(_ month: Int) -> Int { start(month.addingClamped(1)) }
}

/// 64-bit sample identifiers, concatenated, little-endian.
enum SampleIdentifiers {
  static func bytes(_ digests: [UInt64]) -> [UInt8] {
    digests.flatMap { digest in stride(from: 0, to: 64, by: 8).map { UInt8(truncatingIfNeeded: digest >> UInt64($0)) } }
  }

  static func digests(_ bytes: [UInt8]) -> [UInt64] {
    stride(from: 0, to: bytes.count - 7, by: 8).map { at in
      (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + $1]) << UInt64(8 * $1) }
    }
  }
}
