internal import DailveDomain
internal import DailveScores

/// The changes of an import in samples that begin so near an end of their UTC month that some clocks show another month. Cells have months
/// of UTC, by which exports are compared; a person is told of those that their clocks showed.
struct MonthEdges {
  /// By quarters of an hour since 1970: zones differ by whole ones.
  private var counts: [Int: ImportChanges.Count] = [:]

  private static let quarter = 900
  /// Seconds: no clock differs more from UTC.
  private static let reach = 14 * 3600

  /// The instants of a month that are in it by every clock.
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

  /// - Parameter changes: By months of UTC.
  /// - Returns: The same by months of local time.
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
