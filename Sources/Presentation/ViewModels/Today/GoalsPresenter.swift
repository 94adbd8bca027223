internal import DailveDomain
internal import DailveScores

/// Puts the goals of a day into words, for Today and Activity.
struct GoalsPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  /// `nil` without goals.
  func content(_ goals: DailyGoals) -> GoalsContent? {
    guard !goals.goals.isEmpty else { return nil }
    let row = goals.daysInRow
    return GoalsContent(
      goals: goals.goals.map(goal), ruleText: rule(goals), rowText: row > 1 ? language(.goalRow, "\(row)") : nil)
  }

  private func goal(_ goal: DailyGoal) -> GoalsContent.Goal {
    let format = viewer.format(goal.metric)
    let target = goal.target.map { language(.goalOf, NumberFormat.text(format.shown($0), decimals: 0)) }
    return GoalsContent.Goal(
      kind: goal.kind.rawValue, name: language[goal.kind.title], state: goal.state.name, basis: goal.basis.rawValue,
      value: goal.value, target: goal.target,
      valueText: goal.value.map { NumberFormat.text(format.shown($0), decimals: 0) } ?? "–",
      unit: goal.kind == .steps ? "" : format.unit, targetText: target ?? language[.goalPaused],
      basisText: language[goal.basis.title], share: Self.share(goal.value, goal.target), isLanded: goal.isLanded,
      days: goal.days.map { day in
        GoalsContent.Day(
          day: day.day.description,
          label: day.day == viewer.today ? language[.freshToday] : DateFormat.weekday(day.day, language),
          value: day.value, target: day.target, share: Self.share(day.value, day.target), isLanded: day.isLanded)
      }, path: Address.metric(goal.metric).path)
  }

  private static func share(_ value: Double?, _ target: Double?) -> Double {
    guard let value, let target, target > 0 else { return 0 }
    return min(max(value / target, 0), 1)
  }

  /// One sentence about the goals that are not full ones.
  private func rule(_ goals: DailyGoals) -> String? {
    let paused = goals.goals.compactMap { goal -> (goal: DailyGoal, pause: DailyGoal.Pause)? in
      if case .paused(let pause) = goal.state { (goal, pause) } else { nil }
    }
    if paused.contains(where: { $0.pause == .vitals }) { return language[.goalPausedVitals] }
    if let first = paused.first, case .injury(let part) = first.pause {
      let names = paused.map { language[$0.goal.kind.title] }.joined(separator: ", ")
      return language(.goalPausedInjury, names, language[part.title])
    }
    for goal in goals.goals {
      if case .lighter(let readiness) = goal.state { return language(.goalLighter, "\(readiness)") }
    }
    return nil
  }
}

extension DailyGoal.Kind {
  var title: TextKey {
    switch self {
    case .move: .goalMove
    case .exercise: .goalExercise
    case .steps: .goalSteps
    }
  }
}

extension DailyGoal.Basis {
  fileprivate var title: TextKey {
    switch self {
    case .apple: .goalApple
    case .own: .goalOwn
    case .usual: .goalUsual
    }
  }
}

extension DailyGoal.State {
  /// The name in documents.
  fileprivate var name: String {
    switch self {
    case .full: "full"
    case .lighter: "lighter"
    case .paused: "paused"
    }
  }
}
