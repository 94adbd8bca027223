internal import DailveDomain
internal import DailveScores

/// Puts the head of the Activity page into words: the goals and the days up to the shown one.
struct ActivityHeroPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func hero(_ activity: Activity) -> ActivityContent.Hero {
    let content = GoalsPresenter(viewer).content(activity.goals)
    let goals = content?.goals ?? []
    return ActivityContent.Hero(
      goals: goals.map { .init(hue: $0.kind, share: $0.share, isPaused: $0.target == nil) }, main: main(goals),
      label: goals.isEmpty ? nil : goals.map(words).joined(separator: ", "),
      facts: goals.count == 1 ? way(activity) : goals.map(fact), days: days(goals),
      rule: content?.ruleText ?? content?.rowText)
  }

  /// The number of goals that have landed, or the value of the only goal.
  private func main(_ goals: [GoalsContent.Goal]) -> Piece? {
    guard let first = goals.first else { return nil }
    let open = goals.filter { $0.target != nil }
    if open.isEmpty { return Piece(number: first.targetText, unit: "") }
    if goals.count == 1 { return Piece(number: first.valueText, unit: UnitText.join(first.targetText, unit(first))) }
    return Piece(
      number: language(.activityLandedOf, "\(open.count { $0.isLanded })", "\(open.count)"),
      unit: language[.activityLanded])
  }

  private func unit(_ goal: GoalsContent.Goal) -> String { goal.unit.isEmpty ? language[.unitSteps] : goal.unit }

  /// "Move: 588 kcal of 560".
  private func words(_ goal: GoalsContent.Goal) -> String {
    "\(goal.name): \(goal.unit.isEmpty ? goal.valueText : UnitText.join(goal.valueText, goal.unit)) \(goal.targetText)"
  }

  private func fact(_ goal: GoalsContent.Goal) -> ActivityContent.HeroFact {
    ActivityContent.HeroFact(
      hue: goal.kind, label: goal.unit.isEmpty ? goal.name : "\(goal.name), \(goal.unit)", number: goal.valueText,
      detail: " " + goal.targetText)
  }

  /// The way of the day and the days in a row, beside the only goal.
  private func way(_ activity: Activity) -> [ActivityContent.HeroFact] {
    let measured = activity.way.compactMap { card -> ActivityContent.HeroFact? in
      guard card.day == viewer.day, let value = card.value else { return nil }
      let format = viewer.format(card.metric)
      return ActivityContent.HeroFact(
        hue: nil, label: format.name,
        number: format.number(value),
        detail: card.metric == .distance ? " " + format.unit : nil)
    }
    let row = activity.goals.daysInRow
    guard row > 1 else { return measured }
    return measured + [.init(hue: nil, label: language[.activityInRow], number: "\(row)", detail: nil)]
  }

  /// The seven days that end with the shown one.
  private func days(_ goals: [GoalsContent.Goal]) -> [ActivityContent.HeroDay] {
    (0..<DailyGoals.days).compactMap { place in
      let day = viewer.day - (DailyGoals.days - 1 - place)
      guard CivilDay.accepted.contains(day) else { return nil }
      let own = goals.compactMap { goal -> (kind: String, day: GoalsContent.Day)? in
        goal.days.indices.contains(place) ? (goal.kind, goal.days[place]) : nil
      }
      let open = own.filter { $0.day.target != nil }
      let landed = language(.activityLandedOf, "\(open.count { $0.day.isLanded })", "\(open.count)")
      return ActivityContent.HeroDay(
        weekday: DateFormat.weekday(day, language), name: DateFormat.longWithYear(day, language),
        text: open.isEmpty ? "" : "\(landed) \(language[.activityLanded])",
        path: day == viewer.today ? Address.activity.path : Address.activity.path("day=\(day)"),
        goals: own.map { .init(hue: $0.kind, share: $0.day.share, isPaused: $0.day.target == nil) },
        isShown: day == viewer.day)
    }
  }
}
