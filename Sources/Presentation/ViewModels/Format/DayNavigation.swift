internal import DailveDomain
internal import DailveScores

/// Navigation between days, for pages that show one.
public struct DayNavigation: Sendable, Codable, Equatable {
  /// Heading of the page: its name today, the date on a past day.
  public var title: String
  /// Text above it: the date today, the weekday on a past day.
  public var eyebrow: String
  /// Path of the page for the day before.
  public var previousPath: String?
  /// Path for the day after; `nil` today.
  public var nextPath: String?
  /// Path for today; `nil` if the page shows today.
  public var todayPath: String?
  /// Up to seven days around a past day, oldest first; empty today.
  public var days: [Day]

  public struct Day: Sendable, Codable, Equatable {
    /// "Wed".
    public var weekday: String
    /// "18".
    public var number: String
    /// "Wednesday, November 18, 2026".
    public var name: String
    public var path: String
    public var isShown: Bool
  }

  /// - Parameter path: Path of the page for today.
  public init(_ viewer: ViewerContext, name: String, path: String) {
    let (language, day, today) = (viewer.language, viewer.day, viewer.today)
    func address(_ day: CivilDay) -> String { day == today ? path : "\(path)?day=\(day)" }
    title = viewer.isPast ? DateFormat.withYear(day, language) : name
    eyebrow = viewer.isPast ? DateFormat.longWeekday(day, language) : DateFormat.long(day, language)
    previousPath = day > CivilDay.accepted.lowerBound ? address(day - 1) : nil
    nextPath = viewer.isPast ? address(day + 1) : nil
    todayPath = viewer.isPast ? path : nil
    days = []
    guard viewer.isPast else { return }
    let last = min(day + 3, today)
    days = (0..<7).reversed().map { last - $0 }.filter(CivilDay.accepted.contains).map { other in
      Day(
        weekday: DateFormat.weekday(other, language), number: "\(other.components.day)",
        name: DateFormat.longWithYear(other, language), path: address(other), isShown: other == day)
    }
  }
}
