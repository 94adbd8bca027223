internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Finds the stored samples of one type that do not count although no rule of the person's excludes them, by the same rules as statistics.
final class UncountedSamples {
  /// The person's rules.
  var rules: CountingRules { loader.rules }
  private var loader: ReadingLoader
  private let hasPushes: Bool
  private let beside: RawStatement
  /// Seconds before and after a sample within which others may outrank it.
  private let reach: Int
  private var asked = Instant(0)..<Instant(0)
  private var reasons: [UInt64: StoredSample.State] = [:]

  /// Seconds that are read at once where a phone pushes; they hold a few thousand readings of a heart rate.
  private static let block = 6 * 3600

  init(_ db: Database, type: Int, name: String, origins: OriginIndex) throws {
    loader = try ReadingLoader(db, type: type, name: name, origins: origins, tellsKeys: true)
    hasPushes = origins.hasPushes
    beside = try RawStatement(
      db, "SELECT 1 FROM sample WHERE type = ? AND start = ? AND source = ? AND duration = ? LIMIT 2")
    let longest = try TypeTable.reach(type, db)
    // A night that a phone summed up is weighed as a whole. Among overlapping sums, one may outrank another that outranks a third.
    reach =
      name == HealthType.sleepAnalysis
      ? 2 * SampleSpan.longestSleep : 2 * min(longest, SampleSpan.longestAmount)
  }

  /// Why a sample does not count; `nil` for one that does.
  ///
  /// - Parameter isAlone: Whether no other sample has its start, source and duration; `nil` if that is not known.
  func reason(_ key: SampleKey, isAlone: Bool?) throws -> StoredSample.State? {
    let start = Instant(key.start)
    if !asked.contains(start) {
      if hasPushes {
        let length = max(Self.block, reach)
        let from = key.start.floorDivided(by: length).multipliedClamped(by: length)
        let first = Instant(from)
        try ask(first..<first + length, reach: reach)
      } else {
        // Readings that repeat one another share their time. Nearly all samples have none beside them, and nothing more is read for those.
        if try isAlone ?? !hasOthers(key) { return nil }
        try ask(start..<start + 1, reach: 0)
      }
    }
    return reasons[key.digest]
  }

  private func ask(_ range: Range<Instant>, reach: Int) throws {
    var reasons: [UInt64: StoredSample.State] = [:]
    _ = try loader.readings(in: range.lowerBound - reach..<range.upperBound + reach) { key, reason in
      reasons[key.digest] = reason
    }
    (asked, self.reasons) = (range, reasons)
  }

  private func hasOthers(_ key: SampleKey) throws -> Bool {
    beside.bind(key.type, at: 1)
    beside.bind(key.start, at: 2)
    beside.bind(key.source, at: 3)
    beside.bind(key.duration, at: 4)
    defer { beside.reset() }
    return try beside.step() && beside.step()
  }
}
