public import DailveScores

/// How old a value is, in days.
public enum Freshness: Sendable, Equatable {
  case today, yesterday
  case daysAgo(Int)

  public init(of day: CivilDay, today: CivilDay) {
    switch today - day {
    case ...0: self = .today
    case 1: self = .yesterday
    case let days: self = .daysAgo(days)
    }
  }

  /// Three days old or more; shown dimmed.
  public var isStale: Bool { if case .daysAgo(let days) = self { days >= 3 } else { false } }

  /// A value older than this is not shown in place of today's.
  public static let fallbackDays = 7
}
