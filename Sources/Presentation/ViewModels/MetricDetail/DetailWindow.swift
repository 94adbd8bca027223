public import DailveDomain

/// How far back a detail page looks.
public enum DetailPeriod: String, Sendable, CaseIterable {
  case week = "7"
  case month = "30"
  case quarter = "90"
  case year = "365"
  case all

  /// `nil` for everything.
  public var days: Int? { Int(rawValue) }
}

/// The stretch of days on a chart: a period and the day on which it ends. Both are in the address.
public struct DetailWindow: Sendable, Equatable {
  public var period: DetailPeriod
  public var end: CivilDay
  /// The viewer's day: no window reaches beyond.
  public var today: CivilDay

  /// Whether somebody has asked for this end.
  private let isChosen: Bool

  public init(period: DetailPeriod, end: CivilDay?, today: CivilDay) {
    self.period = period
    self.today = today
    isChosen = end != nil
    self.end = period == .all ? today : min(end ?? today, today)
  }

  /// The same window where the data are: one that would be empty ends at the newest day with data, unless somebody asked for it.
  func opening(at newest: CivilDay?) -> DetailWindow {
    guard !isChosen, let newest, let days = period.days, newest <= end - days else { return self }
    return DetailWindow(period: period, end: newest, today: today)
  }

  /// Query of the same window in another period.
  public func query(_ period: DetailPeriod) -> String {
    end == today || period == .all ? "days=\(period.rawValue)" : "days=\(period.rawValue)&to=\(end)"
  }

  /// Query of the window before this one; `nil` where the period is everything, and before the first accepted day.
  public var earlier: String? {
    guard let days = period.days, (end - days).isAccepted else { return nil }
    return "days=\(period.rawValue)&to=\(end - days)"
  }

  /// Query of the window after this one; `nil` at today.
  public var later: String? {
    guard let days = period.days, end < today else { return nil }
    let next = end + days
    return next >= today ? "days=\(period.rawValue)" : "days=\(period.rawValue)&to=\(next)"
  }

  /// Query of this window itself.
  public var query: String { query(period) }
}

/// What one point of a chart stands for.
enum Bucket: String {
  case day, week, month

  /// Long stretches are drawn by week, very long ones by month.
  init(length: Int) { self = length > 1100 ? .month : length > 120 ? .week : .day }
}
