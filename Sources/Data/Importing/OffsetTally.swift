package import DailveDomain
internal import DailveScores

/// Counts the UTC offsets with which a document's records are printed, by month of the record. Health prints all of
/// them with the offset of the export's day; documents combined from several exports have several.
package struct OffsetTally {
  /// Seconds of an average month.
  private static let month = 2_629_746
  /// Pairs beyond this many are not counted: no document has them.
  private static let most = 4096

  private var counts: [Key: Int] = [:]
  private var current = Key(offset: 0, month: .min)
  private var count = 0
  private var last = Int.min
  package private(set) var newest: (at: Int, seconds: Int)?

  private struct Key: Hashable {
    var offset: Int
    var month: Int
  }

  package init() {}

  @inline(__always)
  package mutating func note(_ offset: Int, at instant: Int) {
    if instant > last { (last, newest) = (instant, (instant, offset)) }
    let month = instant / Self.month
    if month == current.month, offset == current.offset {
      count += 1
    } else {
      turn(to: Key(offset: offset, month: month))
    }
  }

  private mutating func turn(to key: Key) {
    save()
    (current, count) = (key, 1)
  }

  private mutating func save() {
    guard count > 0, counts[current] != nil || counts.count < Self.most else { return }
    counts[current, default: 0] += count
    count = 0
  }

  /// The counts, ordered by time and then by offset.
  package var all: [OffsetCount] {
    var full = self
    full.save()
    return full.counts.map { key, count in
      OffsetCount(at: Instant(key.month * Self.month + Self.month / 2), seconds: key.offset, count: count)
    }.sorted { ($0.at, $0.seconds) < ($1.at, $1.seconds) }
  }
}
