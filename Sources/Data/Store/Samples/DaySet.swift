internal import DailveDomain
internal import DailveScores

/// A set of days as bits: a decade takes half a kilobyte.
struct DaySet {
  private var words: [UInt64] = []
  /// Number of the first word; days count from 1970.
  private var first = 0

  /// Days beyond this, some 5,000 years away, are ignored: nothing is derived for them.
  private static let farthest = 2_000_000

  /// Returns false if the day was present or is too far away.
  @inline(__always)
  mutating func insert(_ day: Int) -> Bool {
    let word = day.floorDivided(by: 64)
    if word < first || word >= first + words.count {
      guard day.magnitude <= Self.farthest else { return false }
      grow(to: word)
    }
    let bit = UInt64(1) << UInt64(day - word * 64)
    if words[word - first] & bit != 0 { return false }
    words[word - first] |= bit
    return true
  }

  private mutating func grow(to word: Int) {
    if words.isEmpty {
      first = word
      words = [0]
    } else if word < first {
      words.insert(contentsOf: repeatElement(0, count: first - word), at: 0)
      first = word
    } else {
      words.append(contentsOf: repeatElement(0, count: word - first - words.count + 1))
    }
  }
}
