public import DailveDomain
internal import DailveScores

/// The Condition page: the parts of the score, and its history.
public struct ConditionViewModel: Sendable {
  public struct Content: Sendable, Encodable, Equatable {
    public var hero: TodayContent.Hero
    public var dateText: String
    public var sum: Int?
    public var missingText: String?
    public var baselineText: String?
    public var usual: [UsualMark]
    public var classText: String?
    public var history: ScoreHistoryContent
    /// A link to follow if there has been no HRV lately.
    public var link: EmptyContent.Link?
  }

  public let content: Content

  public init(_ viewer: ViewerContext, period: DetailPeriod, from reader: any ScoreReading) throws {
    let first = viewer.day - (period.days ?? 30) + 1
    let history = try ScoreHistory.of(first...viewer.day, from: reader)
    let today = try ReadDay(reader)(viewer.day).report(at: viewer.present)
    let language = viewer.language
    var scores: [CivilDay: Int] = [:]
    for day in first...viewer.day {
      scores[day] = history.recovery.condition(on: day).known?.score.value
    }
    let hero = HeroPresenter(viewer).hero(today)
    var content = Content(
      hero: hero, dateText: viewer.dateText, sum: hero.score, missingText: nil,
      baselineText: nil,
      usual: [
        today.usualHRV.map { UsualMark(.hrv, $0) }, today.usualRestingHeartRate.map { UsualMark(.rhr, $0) },
      ].compactMap { $0 }, classText: nil,
      history: ScoreHistoryContent(
        scores, until: viewer.day, isDayInAddress: viewer.isPast, period: period, language: language))
    if case .success(let condition) = today.condition, let usual = today.usualHRV {
      if !hero.missing.isEmpty {
        content.missingText = language(.conditionMissing, hero.missing.joined(separator: ", "))
      }
      let days = condition.hrv.days
      content.baselineText = language(
        .conditionBaselineText, NumberFormat.text(usual.middle, decimals: 0),
        RangeText.join(
          NumberFormat.text(usual.range.lowerBound, decimals: 0), viewer.format(.hrv).text(usual.range.upperBound),
          language),
        days.first.map { DateFormat.short($0, language) } ?? "",
        days.last.map { DateFormat.short($0, language) } ?? "")
      content.classText = language[today.hrvClass.sentence]
    }
    content.link = Self.link(today, viewer)
    self.content = content
  }

  /// A link to the newest day with HRV, or from today to where newer data come from if there is none; `nil` while it is being measured.
  private static func link(_ report: ConditionReport, _ viewer: ViewerContext) -> EmptyContent.Link? {
    guard case .failure(let none) = report.condition else { return nil }
    guard let newest = report.newestHRV else { return viewer.isPast ? nil : EmptyPresenter(viewer).arriving }
    guard case .baselineInProgress(0, _) = none.reason, newest < report.day else { return nil }
    return .init(text: viewer.language[.todayOldSee], path: Address.condition.path(on: newest))
  }
}
