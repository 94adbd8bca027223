/// The days that have data, and the kind of data. A person may record only workouts; a day without any is then a rest
/// day.
public struct RecordedDays: Sendable, Equatable {
  /// Days with any data of any kind.
  public var known: Set<CivilDay>
  /// The days with everyday data: anything but workouts and what was recorded during them.
  public var everyday: Set<CivilDay>

  /// - Parameter known: `everyday` is added to it.
  public init(known: Set<CivilDay> = [], everyday: Set<CivilDay> = []) {
    self.known = known.union(everyday)
    self.everyday = everyday
  }
}

/// A run of consecutive days without any data.
struct DataGap: Sendable {
  /// Its first day.
  var start: CivilDay
  /// True if everyday data normally arrive, so that the person may have done anything during the gap.
  var isUnusual: Bool

  /// At most this many days of a gap are unknown; later ones count as rest (scores.md 4.5, like `window`).
  static let longest = 14
  /// Length of the window before a gap. If at least half of its days have everyday data, such data normally arrive.
  static let window = 28

  /// - Parameter firstDay: Start of the history; earlier days are not counted.
  init(start: CivilDay, everyday: Set<CivilDay>, firstDay: CivilDay?) {
    self.start = start
    let length = firstDay.map { min(Self.window, start - $0) } ?? Self.window
    var found = 0
    for back in stride(from: 1, through: length, by: 1) where everyday.contains(start - back) { found += 1 }
    isUnusual = length > 0 && 2 * found >= length
  }

  /// - Parameter day: A day inside the gap.
  func isUnknown(_ day: CivilDay) -> Bool { isUnusual && day - start < Self.longest }

  /// The number of unknown days among the first `days` days of the gap.
  func unknownDays(of days: Int) -> Int { isUnusual ? min(days, Self.longest) : 0 }
}
