internal import DailveDomain
public import DailveScores

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

/// The stretch of days on a chart: a period, the day on which it ends, and whether the period before is drawn too. All of it is in
/// the address.
public struct DetailWindow: Sendable, Equatable {
  public var period: DetailPeriod
  public var end: CivilDay
  /// The viewer's day: no window reaches beyond.
  public var today: CivilDay
  /// Whether the period before is drawn too.
  public var isCompared: Bool

  /// The viewer looks from a day that is over, which the address says.
  private let isDayInAddress: Bool

  /// Whether somebody has asked for this end.
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

  /// The same window where the data are: everything ends with the newest day with data, and so does a window that would be empty,
  /// unless somebody asked for it.
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

  /// The same period up to another day.
  func ending(on day: CivilDay) -> DetailWindow {
    DetailWindow(period: period, end: day, today: today, isCompared: isCompared, isDayInAddress: isDayInAddress)
  }

  private func query(_ period: DetailPeriod, to end: CivilDay?, isCompared: Bool) -> String {
    var query = "days=\(period.rawValue)"
    if let end, end < today, period != .all { query += "&to=\(end)" }
    if isDayInAddress { query += "&day=\(today)" }
    return isCompared ? query + "&before=1" : query
  }

  /// Query of the same window in another period.
  public func query(_ period: DetailPeriod) -> String {
    query(period, to: self.period == .all ? nil : end, isCompared: isCompared)
  }

  /// Query of the same window with the period before, or without it.
  public var comparison: String { query(period, to: end, isCompared: !isCompared) }

  /// Query of the window before this one; `nil` where the period is everything, and before the first accepted day.
  public var earlier: String? {
    guard let days = period.days, (end - days).isAccepted else { return nil }
    return query(period, to: end - days, isCompared: isCompared)
  }

  /// Query of the window after this one; `nil` at today.
  public var later: String? {
    guard let days = period.days, end < today else { return nil }
    return query(period, to: end + days, isCompared: isCompared)
  }

  /// Query of this window itself.
  public var query: String { query(period) }
}
