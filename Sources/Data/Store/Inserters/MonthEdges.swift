internal import DailveDomain
internal import DailveScores

/// The changes of an import in samples that begin so near an end of their UTC month that some clocks show another month. Exports are compared by
/// cells, which have months of UTC; a person is told of the months that their clocks showed.
struct MonthEdges {
  /// Keyed by quarter hours since 1970, because offsets of zones are multiples of 15 minutes.
  private var counts: [Int: ImportChanges.Count] = [:]

  private static let quarter = 900
  /// Largest difference of any clock from UTC, in seconds.
  private static let reach = 14 * 3600

  /// The instants that belong to a month on every clock.
  static func inner(of month: Int) -> Range<Int> {
    let (start, end) = (MonthNumber.start(month), MonthNumber.end(month))
    let inner = start.addingClamped(reach)
    return inner..<max(inner, end.subtractingClamped(reach))
  }

  mutating func add(_ count: ImportChanges.Count, start: Int) {
    counts[start.floorDivided(by: Self.quarter), default: ImportChanges.Count()] += count
  }

  mutating func removeAdded() { counts = counts.mapValues { ImportChanges.Count(there: $0.there) } }

  static func += (left: inout MonthEdges, right: MonthEdges) {
    left.counts.merge(right.counts) { first, second in
      var sum = first
      sum += second
      return sum
    }
  }

  /// - Parameter changes: Changes by months of UTC.
  /// - Returns: The changes by months of local time.
  func localised(_ changes: ImportChanges, _ timeline: ZoneTimeline) -> ImportChanges {
    var changes = changes
    for (quarter, count) in counts {
      let instant = Instant(quarter.multipliedClamped(by: Self.quarter))
      guard CivilDay.accepted.contains(instant.day(offset: 0)) else { continue }
      let local = MonthNumber.of(timeline.day(at: instant).number.multipliedClamped(by: 86_400))
      changes.move(
        count, from: MonthNumber.text(MonthNumber.of(instant.seconds)), to: MonthNumber.text(local))
    }
    return changes
  }
}
