public import DailveScores

/// The period of a list of workouts. Raw values appear in addresses: "all", "90", "2026", "2026-11", "2026-11-03".
public enum WorkoutPeriod: Sendable, Hashable, RawRepresentable {
  case all
  /// This many days up to the shown day.
  case last(Int)
  case year(Int)
  /// A month, given by its first day.
  case month(CivilDay)
  case day(CivilDay)

  /// Lengths offered beside the years with workouts.
  public static let lengths = [30, 90, 365]

  /// - Returns: `nil` for any other text, and for days that are not accepted.
  public init?(rawValue text: String) {
    if text == "all" {
      self = .all
    } else if let length = Self.lengths.first(where: { "\($0)" == text }) {
      self = .last(length)
    } else if let day = CivilDay(accepting: text) {
      self = .day(day)
    } else if let day = CivilDay(accepting: text + "-01") {
      self = .month(day)
    } else if let day = CivilDay(accepting: text + "-01-01") {
      self = .year(day.components.year)
    } else {
      return nil
    }
  }

  public var rawValue: String {
    switch self {
    case .all: "all"
    case .last(let days): "\(days)"
    case .year(let year): padded(year, 4)
    case .month(let first): String(first.description.prefix(7))
    case .day(let day): day.description
    }
  }

  /// - Parameter day: The last day that is shown.
  public func contains(_ other: CivilDay, upTo day: CivilDay) -> Bool {
    guard other <= day else { return false }
    switch self {
    case .all: return true
    case .last(let days): return day - other < days
    case .year(let year): return other.components.year == year
    case .month(let first): return other.firstOfMonth == first.firstOfMonth
    case .day(let only): return other == only
    }
  }
}
