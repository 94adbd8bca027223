/// Which days have data, and of which of two kinds. A person may record only workouts, and then a day without any is
/// a day of rest.
public struct RecordedDays: Sendable, Equatable {
  /// Days with any data of any kind.
  public var known: Set<CivilDay>
  /// Those of them with everyday data: anything but workouts and what was recorded within them.
  public var everyday: Set<CivilDay>

  /// - Parameter known: `everyday` is added to it.
  public init(known: Set<CivilDay> = [], everyday: Set<CivilDay> = []) {
    self.known = known.union(everyday)
    self.everyday = everyday
  }
}

/// A run of days without any data.
struct DataGap: Sendable {
  /// Its first day.
  var start: CivilDay
  /// Whether everyday data normally come, so that the person may have done anything on its days.
  var isUnusual: Bool

  /// How many days of a gap are unknown at most; those after them count as rest (scores.md 4.5, like `window`).
  static let longest = 14
  /// Days before a gap of which at least half have everyday data where such data normally come.
  static let window = 28

  /// - Parameter firstDay: Where history begins; days before it are not counted.
  init(start: CivilDay, everyday: Set<CivilDay>, firstDay: CivilDay?) {
    self.start = start
    let length = firstDay.map { min(Self.window, start - $0) } ?? Self.window
    var found = 0
    for back in stride(from: 1, through: length, by: 1) where everyday.contains(start - back) { found += 1 }
    isUnusual = length > 0 && 2 * found >= length
  }

  /// - Parameter day: In the gap.
  func isUnknown(_ day: CivilDay) -> Bool { isUnusual && day - start < Self.longest }

  /// How many of the first days of the gap are unknown.
  func unknownDays(of days: Int) -> Int { isUnusual ? min(days, Self.longest) : 0 }
}
