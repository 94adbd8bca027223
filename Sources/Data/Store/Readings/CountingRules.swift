internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The person's rules for the readings of one type: which sources count and in which order, which readings are wrong.
struct CountingRules: Sendable {
  private struct Span: Hashable {
    var start: Int
    var source: Int
    var duration: Int
  }

  let isOff: Bool
  private let offSources: Set<Int>
  private let ranks: [Int: Int]
  private var overrides: [Span: [(value: Double, correction: Double?)]] = [:]
  /// True if a newer export restates some readings of this type; those are loaded by time range.
  let hasSuperseded: Bool
  private var superseded: Set<UInt64> = []

  /// Relative tolerance: an override matches the same reading in another unit, whose digits are rounded again.
  private static let tolerance = 1e-3

  init(_ db: Database, type: Int) throws {
    isOff = try Bool.fetchOne(db.cachedStatement(sql: "SELECT off FROM type WHERE id = ?"), arguments: [type]) ?? false
    offSources = try Int.fetchSet(db.cachedStatement(sql: "SELECT id FROM source WHERE off"))
    ranks = try SourceRank.stored(type, db)
    // If one reading has two overrides, for its values in two units, the newest counts.
    for row in try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT start, source, duration, value, correction FROM override WHERE type = ? ORDER BY made DESC, value
          """), arguments: [type])
    {
      let span = Span(start: row["start"], source: row["source"], duration: row["duration"])
      overrides[span, default: []].append((row["value"], row["correction"]))
    }
    hasSuperseded =
      try Bool.fetchOne(
        db.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM superseded WHERE type = ?)"), arguments: [type]) ?? false
  }

  mutating func loadSuperseded(_ db: Database, type: Int, _ range: Range<Instant>) throws {
    superseded.removeAll(keepingCapacity: true)
    guard hasSuperseded else { return }
    let rows = try RawStatement(
      db, "SELECT \(SampleKey.columns) FROM superseded WHERE type = ? AND start >= ? AND start < ?")
    rows.bind(type, at: 1)
    rows.bind(range.lowerBound, at: 2)
    rows.bind(range.upperBound, at: 3)
    while try rows.step() { superseded.insert(SampleKey(rows).digest) }
  }

  var hasOverrides: Bool { !overrides.isEmpty }

  /// True if the rest of a row's key is needed at all.
  var needsKey: Bool { !superseded.isEmpty }

  func isSuperseded(_ key: SampleKey) -> Bool { superseded.contains(key.digest) }

  @inline(__always)
  func counts(_ source: Int) -> Bool { offSources.isEmpty || !offSources.contains(source) }

  /// The effective value; `nil` for a reading that the person excluded.
  @inline(__always)
  func value(_ value: Double, start: Int, source: Int, duration: Int) -> Double? {
    if overrides.isEmpty { return value }
    guard let entries = overrides[Span(start: start, source: source, duration: duration)] else { return value }
    // Look for the exact value first: two readings that differ by less than the rounding may each have an override.
    guard
      let entry = entries.first(where: { Reading.isSame($0.value, value) })
        ?? entries.first(where: { Self.fits($0.value, value) })
    else { return value }
    return entry.correction
  }

  static func fits(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= tolerance * max(a.magnitude, b.magnitude) }

  /// Priority of a source for this type; lower counts first.
  @inline(__always)
  func rank(_ source: Int, _ rank: Int) -> Int { SourceRank.place(of: source, rank, in: ranks) }
}
