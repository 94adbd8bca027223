internal import DailveDomain
internal import DailveScores

/// Puts Today's values into words.
struct TodayWriter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ today: Today) -> TodayContent {
    let cards = CardWriter(viewer, goals: today.profile.goals)
    return TodayContent(
      day: today.day.description, dateText: DateFormat.long(today.day, language),
      updatedText: language(.commonUpdated, DateFormat.clock(viewer.clock)),
      banner: today.failedSources > 0
        ? language(.todayPartial, "\(today.failedSources)", "\(today.sources)") : nil,
      oldText: today.isOld ? today.newestDay.map { language(.todayOld, DateFormat.withYear($0, language)) } : nil,
      oldDay: today.isOld ? today.newestDay?.description : nil, hero: HeroWriter(viewer).hero(today.report),
      injuries: today.injuries.prefix(3).map { InjuryWriter(viewer: viewer).line($0) },
      moreInjuries: max(0, today.injuries.count - 3),
      coaching: CoachingWriter(language).suggestion(today.coaching),
      goal: goal(today.goal, isPaused: !today.injuries.isEmpty), pinned: today.pinned.map(cards.card),
      signals: today.signals.compactMap(cards.shownCard),
      activity: today.activity.compactMap(cards.shownCard))
  }

  private func goal(_ goal: WeeklyGoal, isPaused: Bool) -> TodayContent.Goal {
    let missing = goal.goalDays - goal.activeDays
    let left: String
    if missing <= 0 {
      left = language[.todayGoalDone]
    } else if isPaused {
      // Nobody is told what they miss while something hurts.
      left = language[.todayGoalPaused]
    } else if goal.daysLeft == 1 {
      left = language(.todayGoalLeftOneDay, "\(missing)")
    } else {
      left = language(.todayGoalLeft, "\(missing)", "\(goal.daysLeft)")
    }
    return TodayContent.Goal(
      activeDays: goal.activeDays, goalDays: goal.goalDays,
      daysText: language(.todayGoalDays, "\(goal.activeDays)", "\(goal.goalDays)"), leftText: left,
      minutesText: language(
        .todayGoalMinutes, NumberFormat.text(goal.exerciseMinutes, decimals: 0), "\(goal.goalMinutes)"))
  }
}
