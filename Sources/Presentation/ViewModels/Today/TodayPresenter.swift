internal import DailveDomain
internal import DailveScores

/// Puts the Today page into words.
struct TodayPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func content(_ today: Today) -> TodayContent {
    let cards = CardPresenter(viewer)
    return TodayContent(
      day: today.day.description, dateText: viewer.dateText,
      navigation: DayNavigation(viewer, name: language[.todayTitle], path: Address.today.path),
      updatedText: today.newestImport.map { language(.commonUpdated, age(of: $0)) },
      ageText: today.newestImport.map(age),
      shortDateText: viewer.isPast
        ? DateFormat.longWeekday(viewer.day, language) : DateFormat.shortWithWeekday(viewer.day, language),
      sky: sky(today), night: today.night.map { NightPresenter(viewer).content($0, score: today.sleepScore) },
      isEvening: !viewer.isPast && viewer.clock >= Self.evening,
      banner: !today.failures.isEmpty
        ? language(.todayPartial, "\(today.failures.count)", "\(today.sources)") : nil,
      zoneNotice: viewer.isPast ? nil : zoneNotice(today.profile),
      sourceQuestion: viewer.isPast ? nil : today.unknownSource.map { SourceChoice($0, language) },
      overview: overview(today), hero: HeroPresenter(viewer).hero(today.report),
      morning: today.report.morning.map(MorningPresenter(viewer).content),
      injuries: today.injuries.prefix(3).map { InjuryPresenter(viewer: viewer).line($0) },
      moreInjuries: max(0, today.injuries.count - 3),
      // Advice for a past day is useless.
      action: today.overview == nil && !viewer.isPast ? ActionPresenter(viewer).content(today) : nil,
      goals: today.overview == nil ? GoalsPresenter(viewer).content(today.goals) : nil,
      outside: today.overview == nil ? OutsidePresenter(viewer).content(today.outside) : nil,
      goal: today.overview == nil && !today.goal.isMissing
        ? goal(today.goal, isPaused: !today.injuries.isEmpty) : nil,
      pinned: today.pinned.map(cards.card), unrecorded: unrecorded(today.pinned),
      signals: today.signals.compactMap(cards.shownCard),
      activity: today.activity.compactMap(cards.shownCard))
  }

  /// `nil` unless there are several; a single card says so itself.
  private func unrecorded(_ cards: [MetricCard]) -> TodayContent.Unrecorded? {
    let never = cards.filter { $0.newestDay == nil }.map(\.metric)
    guard never.count > 1 else { return nil }
    return .init(
      metrics: never.map(\.rawValue),
      text: language(.todayPinsEmpty, never.map { viewer.format($0).name }.joined(separator: ", ")))
  }

  private func zoneNotice(_ profile: Profile) -> String? {
    if profile.isHomeZoneUnknown { return language[.todayZoneUnknown] }
    return profile.isHomeZoneAnOffset ? profile.homeZone.map { language(.todayZoneOffset, offset($0)) } : nil
  }

  /// "UTC+0530" for "GMT+0530".
  private func offset(_ zone: String) -> String { "UTC" + zone.dropFirst(3) }

  /// "3:05 AM", "Nov 15".
  private func age(of newest: Instant) -> String {
    let newest = min(newest, viewer.now)
    let day = viewer.timeline.day(at: newest)
    return day < viewer.today ? viewer.date(day.nearestAccepted) : viewer.time(viewer.timeline.clockMinutes(at: newest))
  }

  /// Minutes after midnight from which the next night matters more than the last one.
  private static let evening = 1200.0

  /// A past day has no hour, so its light is that of the day.
  private func sky(_ today: Today) -> SkyContent {
    SkyContent(
      band: today.report.condition.known?.score.band.rawValue ?? "none",
      light: viewer.isPast ? .day : DayLight(clock: viewer.clock), scores: today.scores,
      activeDays: today.goal.isMissing ? 0 : today.goal.activeDays)
  }

  private func overview(_ today: Today) -> TodayContent.Overview? {
    if viewer.isPast, today.isEmpty, today.failures.isEmpty {
      let before = EmptyPresenter(viewer).never(path: Address.today.path)
      return TodayContent.Overview(
        title: before.title, text: before.text ?? "", newestDay: nil, seeText: before.link?.text ?? "",
        seePath: before.link?.path ?? Address.today.path, newestText: "", metrics: [])
    }
    guard let overview = today.overview, let days = overview.days, let newest = today.newestDay else { return nil }
    let newestText = EmptyPresenter(viewer).newest(newest, .todayOld)
    let seen = seeing(newest, in: today)
    // The extent of all data says nothing about a past day.
    if viewer.isPast {
      return TodayContent.Overview(
        title: language[.emptyAround], text: "", newestDay: newest.description,
        seeText: seen.text, seePath: seen.path,
        newestText: newestText, metrics: [])
    }
    func count(_ number: Int) -> String { NumberFormat.text(Double(number), decimals: 0) }
    return TodayContent.Overview(
      title: language(.todayOverviewTitle, DateFormat.months(days, language)),
      text: [
        overview.readings > 0
          ? language(.todayOverviewText, count(overview.readings), count(overview.types)) : nil,
        overview.workouts > 0 ? language(.todayOverviewWorkouts, count(overview.workouts)) : nil,
      ].compactMap { $0 }.joined(separator: " "),
      newestDay: newest.description, seeText: seen.text, seePath: seen.path,
      newestText: newestText,
      metrics: overview.coverage.prefix(3).map { coverage in
        TodayContent.Overview.Coverage(
          metric: coverage.metric.rawValue, name: viewer.format(coverage.metric).name,
          family: coverage.metric.traits.family.rawValue,
          daysText: language(.todayOverviewDays, count(coverage.days)),
          untilText: language(.todayOverviewUntil, DateFormat.shortWithYear(coverage.last, language)),
          path: Address.metric(coverage.metric).path)
      })
  }

  /// A link to the newest data: Today's page of their day where a card shows them, Activity where they are workouts, and
  /// otherwise the list of all types, because no page shows them by day.
  private func seeing(_ newest: CivilDay, in today: Today) -> EmptyContent.Link {
    if (today.pinned + today.signals + today.activity).contains(where: { $0.newestDay == newest }) {
      return .init(text: language[.todayOldSee], path: Address.today.path("day=\(newest)"))
    }
    if today.overview?.newestReading == newest {
      return .init(text: language[.dataTypesTitle], path: Address.dataTypes.path)
    }
    return .init(text: language[.todayOldSee], path: Address.activity.path("day=\(newest)"))
  }

  private func goal(_ goal: WeeklyGoal, isPaused: Bool) -> TodayContent.Goal {
    let missing = goal.goalDays - goal.activeDays
    let left: String
    if missing <= 0 {
      left = language[.todayGoalDone]
    } else if viewer.isPast {
      // In a past week, nothing is left to do.
      left = ""
    } else if isPaused {
      // An active injury pauses the goal.
      left = language[.todayGoalPaused]
    } else if goal.possibleDays < goal.goalDays {
      left = language(.todayGoalPossible, "\(goal.possibleDays)", "\(goal.goalDays)")
    } else if goal.daysLeft == 1 {
      left = language(.todayGoalLeftOneDay, "\(missing)")
    } else {
      left = language(.todayGoalLeft, "\(missing)", "\(goal.daysLeft)")
    }
    return TodayContent.Goal(
      activeDays: goal.activeDays, goalDays: goal.goalDays,
      daysText: language(.todayGoalDays, "\(goal.activeDays)", "\(goal.goalDays)"), leftText: left,
      minutesText: language(
        goal.exerciseMinutes.rounded() >= Double(goal.goalMinutes) ? .todayGoalMinutesDone : .todayGoalMinutes,
        NumberFormat.text(goal.exerciseMinutes, decimals: 0), "\(goal.goalMinutes)"))
  }
}
