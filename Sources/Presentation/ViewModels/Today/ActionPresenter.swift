internal import DailveDomain
internal import DailveScores

/// Puts the action of the day into words. Every sentence comes from the numbers that decided.
struct ActionPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ today: Today) -> ActionContent {
    guard let action = today.report.action else { return .nothingKnown(language) }
    return content(action, today.report, isGoalReached: today.goal.isReached)
  }

  private func content(_ action: DailyAction, _ report: ConditionReport, isGoalReached: Bool) -> ActionContent {
    let why = why(action, report, isGoalReached: isGoalReached)
    return ActionContent(
      thing: thing(action.choice.thing), activity: action.activity, minutes: action.choice.minutes,
      intensity: action.intensity.name, title: title(action), reason: why.first ?? "", why: Array(why.dropFirst()),
      button: button(action))
  }

  private func thing(_ thing: DayAction.Thing) -> String {
    switch thing {
    case .kind: "train"
    case .walk: "walk"
    case .stretching: "stretch"
    case .rest: "rest"
    case .bed: "bed"
    case .done: "done"
    }
  }

  private func button(_ action: DailyAction) -> ActionContent.Button? {
    guard let activity = action.activity else { return nil }
    return ActionContent.Button(
      kind: "log", text: language[.actionLog],
      path: Address.workoutNew.path("again=\(AddressText.encoded(activity))"))
  }

  // MARK: Title

  private func title(_ action: DailyAction) -> String {
    switch action.choice.thing {
    case .rest:
      // Readings against training are about the whole body.
      if action.choice.rule != .vitals, let injury = action.injuries.first {
        return language(.actionRestPart, language[injury.part.title])
      }
      return language[.actionRest]
    case .done: return language[.actionDone]
    case .bed(let time?): return language(.actionBed, viewer.time(time))
    case .bed: return language[.actionBedNow]
    case .kind, .walk, .stretching:
      let verb = action.activity.map { ActivityVerbs.words($0, language) } ?? ""
      return language(template(action), verb, "\(action.choice.minutes ?? 0)")
    }
  }

  /// Activities that have no hard or easy form, so that a level beside them says nothing.
  private static let gentle: Set<String> = [
    "Walking", "Yoga", "Pilates", "Flexibility", "TaiChi", "MindAndBody", "Barre", "Golf", "Bowling", "Fishing",
    "Archery", "Hunting", "Play", "WheelchairWalkPace", "SocialDance",
  ]

  private func template(_ action: DailyAction) -> TextKey {
    if action.choice.rule == .noCondition { return .actionByFeel }
    guard case .kind = action.choice.thing, !Self.gentle.contains(action.activity ?? "") else { return .actionGentle }
    switch action.intensity {
    case .hard: return .actionHard
    case .moderate: return .actionModerate
    case .easy, .walk, .rest: return .actionEasy
    }
  }

  // MARK: Reasons

  /// The deciding reason first, then the other numbers of the rules, each once.
  private func why(_ action: DailyAction, _ report: ConditionReport, isGoalReached: Bool) -> [String] {
    var lines = [deciding(action, report)]
    if action.choice.rule == .vitals { lines.append(language[.actionWhyVitalsAdvice]) }
    lines += score(action, report)
    lines += action.choice.limits.map { sentence($0, action) }
    if !action.injuries.isEmpty { lines.append(injury(action)) }
    if case .kind(let place) = action.choice.thing, action.kinds.indices.contains(place) {
      let minutes = action.kinds[place].minutes
      let share = minutes > 0 ? Double(action.choice.minutes ?? 0) / minutes : 0
      lines.append(
        language(.actionWhyMedian, "\(Rounding.halfUp(minutes))", "\(Rounding.halfUp(share * 100))"))
    }
    if !action.strained.isEmpty { lines.append(language(.actionWhyStrained, names(action.strained))) }
    if !action.tired.isEmpty { lines.append(language(.actionWhyRested, names(action.tired))) }
    if isGoalReached { lines.append(language[.actionWhyGoal]) }
    var seen: Set<String> = []
    return lines.filter { seen.insert($0).inserted }
  }

  private func names(_ activities: [String]) -> String {
    activities.map { ActivityVerbs.name($0, language) }.joined(separator: ", ")
  }

  private func deciding(_ action: DailyAction, _ report: ConditionReport) -> String {
    let choice = action.choice
    switch choice.rule {
    case .vitals: return vitals(action)
    case .enough(let minutes, let amount?, _): return language(.actionWhyDone, "\(minutes)", "\(amount)")
    case .enough(_, nil, let strain): return language(.actionWhyStrain, "\(strain)")
    case .bedtime: return bedtime(action)
    case .noCondition: return action.injuries.isEmpty ? noCondition(report) : injury(action)
    case .readiness: break
    }
    if !action.injuries.isEmpty, choice.limits.contains(.injury) || !choice.strained.isEmpty || choice.thing == .rest {
      return injury(action)
    }
    if let limit = choice.limits.last { return sentence(limit, action) }
    if let carrier = action.carrier {
      return language(.actionWhyTired, ActivityVerbs.name(carrier, language))
    }
    guard let score = choice.score, report.readinessIsKnown else {
      return self.score(action, report).first ?? noCondition(report)
    }
    let name = action.activity.map { ActivityVerbs.name($0, language) } ?? ""
    switch choice.choice {
    case .weekday(let count)? where count > 1:
      return language(.actionWhyWeekday, "\(score)", name, language[Weekday(action.day).title])
    case .longest(let days)? where days > 1:
      return language(.actionWhyLongest, "\(score)", name, "\(days)")
    default: return language(.actionWhyReadiness, "\(score)")
    }
  }

  private func vitals(_ action: DailyAction) -> String {
    action.outliers < DayCaution.notableOutliers
      ? language[.actionWhyPulse] : language(.actionWhyVitals, "\(action.outliers)")
  }

  private func bedtime(_ action: DailyAction) -> String {
    guard let evening = action.evening else { return "" }
    guard case .bed(let time?) = action.choice.thing else {
      return language(.actionWhyBedPast, viewer.time(evening.usual.rounded()))
    }
    let minutes = NumberFormat.durationText(evening.minutes(from: time), language)
    return language(.actionWhyBed, minutes, viewer.time(evening.wake.rounded()))
  }

  private func noCondition(_ report: ConditionReport) -> String {
    guard case .failure(let none) = report.condition, report.newestHRV != nil else { return language[.actionWhyNoHRV] }
    if case .baselineInProgress(let have, let need) = none.reason, have > 0 {
      return language(.actionWhyLearning, "\(need - have)")
    }
    return report.newestHRV.map { report.day - $0 <= 2 } == true
      ? language[.actionWhyWaiting] : language[.actionWhyNoHRV]
  }

  private func score(_ action: DailyAction, _ report: ConditionReport) -> [String] {
    action.choice.score.map {
      [language(report.readinessIsKnown ? .actionWhyReadiness : .actionWhyCondition, "\($0)")]
    } ?? []
  }

  func injury(_ action: DailyAction) -> String {
    guard let worst = action.injuries.first else { return "" }
    let (name, days) = (InjuryPresenter(viewer: viewer).name(worst), "\(worst.days(on: action.day))")
    guard let first = action.strained.first else { return language(.actionWhyInjury, name, days) }
    return language(.actionWhyInjuryNo, name, days, ActivityVerbs.name(first, language))
  }

  /// A reason for a level below the one that readiness allows.
  func sentence(_ limit: DayAction.Limit, _ action: DailyAction) -> String {
    switch limit {
    case .hardDay(let days): language(.actionWhyHardDay, "\(days)")
    case .balance(nil): language[.actionWhyNoBalance]
    case .balance: language[.actionWhyBalance]
    case .lowHRV: language[.actionWhyLowHRV]
    case .lowCondition(let condition): language(.actionWhyCondition, "\(condition)")
    case .missingSleep: language[.actionWhyMissingSleep]
    case .recentLoad(let ratio): language(.actionWhyRecent, NumberFormat.text(ratio, decimals: 1))
    case .injury: injury(action)
    }
  }
}

extension ActionContent {
  /// Nothing is known about the person.
  public static func nothingKnown(_ language: Language) -> ActionContent {
    ActionContent(
      thing: "import", activity: nil, minutes: nil, intensity: nil, title: language[.coachNoData],
      reason: language[.coachNoDataWhy], why: [],
      button: Button(kind: "import", text: language[.actionImport], path: Address.data.path))
  }
}

extension TrainingIntensity {
  /// The name in documents.
  var name: String {
    switch self {
    case .rest: "rest"
    case .walk: "walk"
    case .easy: "easy"
    case .moderate: "moderate"
    case .hard: "hard"
    }
  }
}
