public import DailveScores

extension CivilDay {
  /// The days that requests, forms and commands may name and for which statistics are derived, 1900-01-01 to
  /// 2199-12-31. Samples outside are kept, but counted nowhere.
  public static let accepted = CivilDay(year: 1900, month: 1, day: 1)...CivilDay(year: 2199, month: 12, day: 31)

  public var isAccepted: Bool { Self.accepted.contains(self) }

  /// Reads `YYYY-MM-DD`; `nil` for anything else and for days that are not accepted.
  public init?(accepting text: some StringProtocol) {
    guard let day = CivilDay(text), day.isAccepted else { return nil }
    self = day
  }

  public var nearestAccepted: CivilDay { min(max(self, Self.accepted.lowerBound), Self.accepted.upperBound) }
}

/// Thrown if a day outside `CivilDay.accepted` is requested.
public struct DayNotAccepted: Error, Equatable, Sendable {
  public var day: CivilDay

  public init(_ day: CivilDay) { self.day = day }
}
