internal import DailveDomain
internal import DailveScores

/// Puts the hero into words: the score, one sentence of explanation, the missing inputs.
struct HeroPresenter {
  let viewer: ViewerContext
  var language: Language { viewer.language }

  init(_ viewer: ViewerContext) { self.viewer = viewer }

  func hero(_ today: ConditionReport) -> TodayContent.Hero {
    var hero = TodayContent.Hero(
      score: nil, band: nil, bandText: nil, headline: "", sentence: "", baselineDays: nil, baselineNeeded: nil,
      earlyText: nil, trendText: nil, badges: today.deltas.map { badge($0, isUsual: isUsual(today)) },
      week: week(today), parts: [], missing: [])
    if !today.week.isEmpty {
      hero.bandRangeText = language(.todayTrendBand, language[.bandGood], RangeText.join("60", "79", language))
    }
    switch today.condition {
    case .success(let condition):
      let score = condition.score
      hero.score = score.value
      hero.band = score.band.rawValue
      hero.bandText = language[score.band.title]
      hero.headline = headline(score.band, today)
      hero.sentence = sentence(condition, today)
      hero.reason = reason(condition, today)
      hero.usual = today.usualHRV.map { UsualMark(.hrv, $0) }
      let days = condition.hrv.windowDays
      let isEarly = days < 42
      if isEarly { hero.earlyText = language(.todayEarly, "\(days)") }
      hero.trendText = today.trend.map { isEarly ? language($0.earlySentence, "\(days)") : language[$0.sentence] }
      hero.parts = ConditionParts.all(score, usual: usualParts(condition, today), language)
      hero.missing = score.missing.map { language[$0.title] }
    case .failure(let none):
      if let morning = today.morning, !isLearning(none) {
        let words = MorningPresenter(viewer).content(morning)
        hero.headline = words.title
        hero.sentence = words.text
        hero.earlier = earlier(today)
      } else if today.newestHRV == nil {
        hero.headline = language[today.hasPulse ? .todayNeverHRV : .todayNoWatch]
        hero.sentence = language[.todayNeverHRVText]
      } else if case .baselineInProgress(0, _) = none.reason, let newest = today.newestHRV, newest < today.day {
        hero.headline = language[.todayOldHRV]
        hero.sentence = EmptyPresenter(viewer).newest(newest, .todayOldHRVText)
      } else if case .baselineInProgress(let have, let need) = none.reason {
        hero.headline = language(.todayLearning, "\(have)", "\(need)")
        hero.sentence =
          today.morning.map { MorningPresenter(viewer).sentences($0) } ?? language(.todayLearningText, "\(need - have)")
        hero.baselineDays = have
        hero.baselineNeeded = need
      } else {
        hero.headline = language[viewer.isPast ? .todayNoHRVThen : .todayNoHRV]
        hero.sentence = language[viewer.isPast ? .todayNoHRVThenText : .todayNoHRVText]
      }
    }
    return hero
  }

  /// True if there is progress to show, which a morning does not hide.
  private func isLearning(_ none: NoScore) -> Bool {
    if case .baselineInProgress(let have, _) = none.reason { have > 0 } else { false }
  }

  private func earlier(_ today: ConditionReport) -> TodayContent.Earlier? {
    guard let newest = today.week.last(where: { $0.day < today.day }) else { return nil }
    let score = Int(saturating: newest.value)
    return .init(
      day: newest.day.description, score: score, bandText: language[ScoreBand(score: score).title],
      ageText: viewer.age(of: newest.day) ?? "")
  }

  /// The headline; it never promises more than the suggestion allows.
  private func headline(_ band: ScoreBand, _ report: ConditionReport) -> String {
    let isGoodDay = band == .excellent || band == .good
    // The hour and what was done count on the day itself.
    let rule = viewer.isPast ? nil : report.action?.choice.rule
    switch report.caution {
    case .vitals(0) where band != .warning: return language[.todayHeadlineSignal]
    case .vitals(let outliers) where band != .warning: return language(.todayHeadlineVitals, "\(outliers)")
    case .injury(let part) where isGoodDay:
      return language(.todayHeadlineInjury, language[part.title])
    default: break
    }
    if case .enough = rule, isGoodDay { return language[.todayHeadlineDone] }
    if rule == .bedtime, isGoodDay { return language[.todayHeadlineEvening] }
    switch report.action?.intensity {
    case .rest?, .walk?, .easy?:
      return language[isGoodDay ? .todayHeadlineEasy : band == .fair ? .todayHeadlineFair : .todayHeadlineSlow]
    case .moderate? where band == .excellent: return language[.todayHeadlineGood]
    case .hard?: return language[.todayHeadlineExcellent]
    default: return language[band.todayHeadline]
    }
  }

  private func sentence(_ condition: ConditionScore, _ report: ConditionReport) -> String {
    let readings = report.hrvReadings
    let value = hrv(condition)
    var sentences = [comparison(value, condition, report)]
    if condition.isUnusuallyHigh { sentences.append(language[.todaySentenceUnusuallyHigh]) }
    // A single reading is little evidence, and the text says so.
    if readings == 1 { sentences.append(language[.todaySentenceFew]) }
    switch pulse(condition, report) {
    // It is awaited only if it normally arrives, and no longer on a past day.
    case nil where report.usualRestingHeartRate == nil || viewer.isPast: break
    case nil: sentences.append(language[.todaySentenceRhrMissing])
    case .above: sentences.append(language[.todaySentenceRhrUp])
    case .below: sentences.append(language[.todaySentenceRhrDown])
    case .within: sentences.append(language[.todaySentenceRhrSteady])
    }
    return sentences.joined(separator: " ")
  }

  /// HRV, its change since yesterday and its place in the usual range.
  private func reason(_ condition: ConditionScore, _ report: ConditionReport) -> String? {
    guard let usual = report.usualHRV else { return nil }
    let value = hrv(condition)
    let place: TextKey =
      switch usual.verdict(value) {
      case .above: .todayReasonAbove
      case .below: .todayReasonBelow
      case .within: .todayReasonWithin
      }
    let shown = Rounding.halfUp(value)
    let yesterday = report.deltas.first { $0.kind == .yesterday }.map { Rounding.halfUp($0.baseline) }
    guard let yesterday, yesterday != shown else { return language(.todayReason, "\(shown)", language[place]) }
    let change = language(yesterday < shown ? .todayReasonUp : .todayReasonDown, "\(abs(shown - yesterday))")
    return language(.todayReasonChange, "\(shown)", change, language[place])
  }

  /// HRV compared with its usual: the middle, or the range for a value that is in it but not close to the middle.
  private func comparison(_ value: Double, _ condition: ConditionScore, _ report: ConditionReport) -> String {
    func number(_ value: Double) -> String { NumberFormat.text(value, decimals: 0) }
    let usual = report.usualHRV
    if let usual, usual.verdict(value) == .within, !usual.isClose(value, step: Usual.step(.hrv), beside: report.deltas)
    {
      let range = RangeText.join(number(usual.range.lowerBound), number(usual.range.upperBound), language)
      return language(.todaySentenceHrvInRange, number(value), range)
    }
    let key: TextKey =
      switch usual?.verdict(value) {
      case .above: .todaySentenceHrvAbove
      case .below: .todaySentenceHrvBelow
      case .within, nil: .todaySentenceHrvWithin
      }
    return language(key, number(value), number(usual?.middle ?? condition.usualSDNN))
  }

  /// ms.
  private func hrv(_ condition: ConditionScore) -> Double {
    Elementary.exponential(condition.hrv.value(at: condition.z))
  }

  /// Resting heart rate compared with its usual; `nil` if either is unknown.
  private func pulse(_ condition: ConditionScore, _ report: ConditionReport) -> Usual.Verdict? {
    let pulse = condition.r.flatMap { r in condition.restingHeartRate?.value(at: r) }
    return pulse.flatMap { report.usualRestingHeartRate?.verdict($0) }
  }

  /// The parts that the sentence calls usual.
  private func usualParts(_ condition: ConditionScore, _ report: ConditionReport) -> Set<ScorePartName> {
    let isPulseUsual = pulse(condition, report) == .within
    guard isUsual(report) else { return isPulseUsual ? [.rhr] : [] }
    return isPulseUsual ? [.hrv, .rhr, .rhrWithHRV] : [.hrv]
  }

  /// True if HRV is in the usual range, as the sentence says: then no change is good or bad.
  private func isUsual(_ today: ConditionReport) -> Bool {
    guard case .success(let condition) = today.condition else { return false }
    return today.usualHRV?.verdict(hrv(condition)) == .within
  }

  private func badge(_ delta: BaselineDelta, isUsual: Bool) -> TodayContent.Badge {
    let percent = UnitText.percent((delta.fraction ?? 0).magnitude)
    let isZero = percent == "0%"
    let rises = (delta.fraction ?? 0) > 0
    return TodayContent.Badge(
      label: language[delta.kind.label], text: isZero ? "±0%" : (rises ? "▲ " : "▼ ") + percent,
      tone: isZero || isUsual ? .neutral : rises ? .good : .bad)
  }

  private func week(_ today: ConditionReport) -> [TodayContent.WeekDay] {
    (0..<7).reversed().map { back in
      let day = today.day - back
      return TodayContent.WeekDay(
        day: day.description,
        label: day == viewer.today ? language[.freshToday] : DateFormat.weekday(day, language),
        score: today.week.on(day).map { Int(saturating: $0) }, isToday: back == 0)
    }
  }
}

/// The parts of a condition score in words.
enum ConditionParts {
  /// - Parameter usual: The parts of values in their usual range.
  static func all(_ score: Score, usual: Set<ScorePartName>, _ language: Language) -> [ScoreContent.Part] {
    score.parts.filter { $0.name != .limit && $0.name != .rhrWithHRV || $0.points != 0 }.map { part in
      ScoreContent.Part(
        name: part.name.rawValue, label: language[part.name.conditionTitle], points: part.points,
        wholePoints: part.wholePoints, maximum: nil,
        isUsual: usual.contains(part.name),
        path: part.name == .hrv ? Address.metric(.hrv).path : part.name == .rhr ? Address.metric(.rhr).path : nil,
        input: nil)
    }
  }
}
