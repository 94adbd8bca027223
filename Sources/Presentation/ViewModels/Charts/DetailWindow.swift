internal import DailveDomain
public import DailveScores

/// The length of a detail page's chart.
public enum DetailPeriod: String, Sendable, CaseIterable {
  case week = "7"
  case month = "30"
  case quarter = "90"
  case year = "365"
  case all

  /// `nil` for all days.
  public var days: Int? { Int(rawValue) }
}

/// The days on a chart: a period, its last day, and whether the previous period is drawn too. The address contains all
/// of it.
public struct DetailWindow: Sendable, Equatable {
  public var period: DetailPeriod
  public var end: CivilDay
  /// The viewer's day; no window ends later.
  public var today: CivilDay
  /// True if the previous period is drawn too.
  public var isCompared: Bool

  /// True if the page shows a past day, which links must keep.
  private let isDayInAddress: Bool

  /// True if the address names this end.
  private let isChosen: Bool

  public init(
    period: DetailPeriod, end: CivilDay?, today: CivilDay, isCompared: Bool = false, isDayInAddress: Bool = false
  ) {
    self.isDayInAddress = isDayInAddress
    self.period = period
    self.today = today
    self.isCompared = isCompared
    isChosen = end != nil && period != .all
    self.end = period == .all ? today : min(end ?? today, today)
  }

  /// The window to show by default: "all" ends with the newest day with data, and so does a window that would be empty.
  /// A window whose end is in the address stays unchanged.
  func opening(at newest: CivilDay?) -> DetailWindow {
    guard !isChosen, let newest else { return self }
    guard let days = period.days else {
      var window = self
      window.end = min(newest, today)
      return window
    }
    guard newest <= end - days else { return self }
    return ending(on: newest)
  }

  /// The same period, ending on another day.
  func ending(on day: CivilDay) -> DetailWindow {
    DetailWindow(period: period, end: day, today: today, isCompared: isCompared, isDayInAddress: isDayInAddress)
  }

  private func query(_ period: DetailPeriod, to end: CivilDay?, isCompared: Bool) -> String {
    var query = "days=\(period.rawValue)"
    if let end, end < today, period != .all { query += "&to=\(end)" }
    if isDayInAddress { query += "&day=\(today)" }
    return isCompared ? query + "&before=1" : query
  }

  /// Query for another period with the same end.
  public func query(_ period: DetailPeriod) -> String {
    query(period, to: self.period == .all ? nil : end, isCompared: isCompared)
  }

  /// Query that turns the comparison with the previous period on or off.
  public var comparison: String { query(period, to: end, isCompared: !isCompared) }

  /// Query for the previous window; `nil` if the period is "all", and before the first accepted day.
  public var earlier: String? {
    guard let days = period.days, (end - days).isAccepted else { return nil }
    return query(period, to: end - days, isCompared: isCompared)
  }

  /// Query for the next window; `nil` if this one ends today.
  public var later: String? {
    guard let days = period.days, end < today else { return nil }
    return query(period, to: end + days, isCompared: isCompared)
  }

  public var query: String { query(period) }
}

extension DetailPeriod {
  var title: TextKey {
    switch self {
    case .week: .detailPeriod7
    case .month: .detailPeriod30
    case .quarter: .detailPeriod90
    case .year: .detailPeriod365
    case .all: .detailPeriodAll
    }
  }

  /// The previous period; `nil` for all days, which have none.
  var before: TextKey? {
    switch self {
    case .week: .detailBefore7
    case .month: .detailBefore30
    case .quarter: .detailBefore90
    case .year: .detailBefore365
    case .all: nil
    }
  }
}

/// A link to another period of a chart.
public struct PeriodLink: Sendable, Encodable, Equatable {
  public var name: String
  public var query: String
}
