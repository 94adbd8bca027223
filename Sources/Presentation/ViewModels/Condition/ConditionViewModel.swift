public import DailveDomain
internal import DailveScores
public import Observation

/// The Condition page: what makes the score, and how it went.
@Observable
public final class ConditionViewModel {
  public struct Content: Sendable, Encodable, Equatable {
    public var hero: TodayContent.Hero
    public var dateText: String
    public var sum: Int?
    public var missingText: String?
    public var baselineText: String?
    public var usual: [UsualMark]
    public var classText: String?
    /// Thirty days, oldest first.
    public var history: [MetricDetailContent.Point]
    public var finding: String
    /// Where to go on without any HRV lately.
    public var way: EmptyContent.Way?
  }

  public private(set) var content: Content?
  private let loadHistory: LoadScoreHistory

  public init(loadHistory: LoadScoreHistory) {
    self.loadHistory = loadHistory
  }

  public func load(_ viewer: ViewerContext) async {
    let first = viewer.day - 29
    guard let history = try? await loadHistory(first...viewer.day),
      let injuries = try? await loadHistory.injuries(on: viewer.day)
    else { return }
    var today = ConditionReport(history, injuries: injuries, on: viewer.day)
    if today.newestHRV == nil { today.newestHRV = try? await loadHistory.newestHRV(onOrBefore: viewer.day) }
    let language = viewer.language
    let scored = (first...viewer.day).map { day -> MetricDetailContent.Point in
      let score = (try? history.recovery.condition(on: day).get())?.score.value
      return MetricDetailContent.Point(
        day: day.description, label: DateFormat.short(day, language), value: score.map(Double.init),
        text: score.map(String.init) ?? language[.commonNoData])
    }
    let days = TimeAxis.labelled(scored, language)
    let scores = days.compactMap(\.value)
    let hero = HeroWriter(viewer).hero(today)
    var content = Content(
      hero: hero, dateText: viewer.dateText, sum: hero.score, missingText: nil,
      baselineText: nil,
      usual: [
        today.usualHRV.map { UsualMark(.hrv, $0) }, today.usualRestingHeartRate.map { UsualMark(.rhr, $0) },
      ].compactMap { $0 }, classText: nil, history: days,
      finding: scores.isEmpty
        ? language[.scoreHistoryEmpty]
        : language(
          .scoreHistoryFinding, "\(scores.count)", "\(days.count)",
          NumberFormat.text(scores.reduce(0, +) / Double(scores.count), decimals: 0)))
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
      content.classText = language.text("condition.baseline.class.\(today.hrvClass.rawValue)")
    }
    content.way = way(today, viewer)
    self.content = content
  }

  /// To the newest day with HRV, or to where it comes from; `nil` while it is measured.
  private func way(_ report: ConditionReport, _ viewer: ViewerContext) -> EmptyContent.Way? {
    guard case .failure(let none) = report.condition else { return nil }
    guard let newest = report.newestHRV else { return EmptyWriter(viewer).importing }
    guard case .baselineInProgress(0, _) = none.reason, newest < report.day else { return nil }
    return .init(text: viewer.language[.todayOldSee], path: "/condition?day=\(newest)")
  }
}
