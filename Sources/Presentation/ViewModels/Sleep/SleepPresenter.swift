internal import DailveDomain
internal import DailveScores

/// Puts the Sleep page into words.
struct SleepPresenter {
  let viewer: ViewerContext
  let today: CivilDay
  let timeline: ZoneTimeline
  let period: DetailPeriod
  private var language: Language { viewer.language }

  func content(_ report: SleepReport) -> SleepContent {
    let days = period.days ?? 7
    let byDay = Dictionary(report.nights.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
    let range = (0..<days).reversed().map { report.day - $0 }
    let points = TimeAxis.labelled(range.map { day in point(day, byDay[day]) }, on: range, language)
    let known = report.nights.filter(\.hasSleep).map(\.asleep)
    let mean = RobustStatistics.mean(known)
    let anchor = report.night?.day ?? report.day
    let hypnogram = report.night.flatMap { HypnogramPresenter(viewer: viewer, timeline: timeline).hypnogram($0) }
    let rhythm = RhythmPresenter(language: language).rows(report)
    return SleepContent(
      nightText: nightText(report), hasNight: report.night != nil,
      empty: report.night == nil ? empty(report) : nil, score: score(report),
      asleepPieces: report.night.map {
        NumberFormat.duration($0.hasSleep ? $0.asleep : $0.inBed ?? 0, language)
      } ?? [], isInBedOnly: report.night.map(\.isInBedOnly) ?? false,
      facts: report.night.map { facts($0, withTimes: hypnogram == nil) } ?? [], hypnogram: hypnogram,
      stages: report.night.map { stages($0, report.usualShares) } ?? [],
      stagesNote: report.night.map {
        language[$0.isInBedOnly ? .sleepOnlyBed : $0.hasStages ? .sleepStagesNote : .sleepNoStages]
      },
      vitals: vitals(report.vitals, usualTemperature: report.usualTemperature), naps: report.night?.naps.map(nap) ?? [],
      sources: sources(report),
      hasChosenSource: report.chosenSource != nil, nightDay: report.night?.day.description,
      period: period.rawValue,
      periods: ScoreHistoryContent.allPeriods.map {
        .init(
          name: language[$0.title],
          query: "days=\($0.rawValue)" + (report.day == today ? "" : "&day=\(report.day)"))
      }, emptyPeriod: points.contains { $0.value != nil } ? nil : EmptyContent(title: language[.sleepFindingEmpty]),
      nights: points, goal: report.need,
      legend: [
        .init(key: "goal", text: language(needText(report), NumberFormat.durationText(report.need * 60, language)))
      ],
      finding: mean.map {
        language(
          report.needBasis == .goal ? .sleepFinding : .sleepFindingNeed, NumberFormat.durationText($0, language),
          "\(known.count)",
          "\(known.count { $0 >= report.need * 60 - 0.5 })")
      } ?? language[.sleepFindingEmpty],
      bedtimes: range.map { bedtime($0, byDay[$0]) }, bedtimesFinding: bedtimesFinding(report),
      hourNames: (0..<24).map { viewer.hour(Double($0 * 60)) },
      scores: ScoreHistoryContent(
        Dictionary(uniqueKeysWithValues: report.scores.map { ($0.day, Int(saturating: $0.value)) }),
        until: report.day, isDayInAddress: report.day != today, period: period, language: language),
      rhythm: rhythm.filter { $0.value != nil }, unknownRhythm: RhythmPresenter(language: language).unknown(rhythm),
      previousDay: report.night == nil && report.newestNight == nil ? nil : (anchor - 1).description,
      nextDay: report.day < today ? min(anchor + 1, today).description : nil)
  }

  private func needText(_ report: SleepReport) -> TextKey {
    switch report.needBasis {
    case .goal: .sleepGoal
    case .nights: report.isAgeKnown ? .sleepGoalByNights : .sleepGoalByNightsOnly
    case .recommendation: report.isAgeKnown ? .sleepGoalByAge : .sleepGoalOfAdults
    }
  }

  /// The recommendation against which the night's duration is scored; it differs from the person's need.
  private func recommended(_ report: SleepReport) -> String {
    func hours(_ hours: Double) -> String { NumberFormat.text(hours, decimals: 0) }
    return language(
      report.isAgeKnown ? .sleepRecommendedByAge : .sleepRecommendedToAdults,
      RangeText.join(
        hours(report.recommendation.low), UnitText.join(hours(report.recommendation.high), language[.unitHour]),
        language))
  }

  private func empty(_ report: SleepReport) -> EmptyContent {
    let title = language[.noscoreNoNight]
    let presenter = EmptyPresenter(viewer)
    guard let newest = report.newestNight else {
      return presenter.never(title: title, text: language[.sleepEmpty], path: Address.sleep.path)
    }
    var empty = presenter.old(
      title: title, text: presenter.newest(newest, .sleepOld), newest: newest, path: Address.sleep.path)
    empty.link?.text = language[.sleepOldSee]
    return empty
  }

  private func nightText(_ report: SleepReport) -> String {
    guard let night = report.night else { return viewer.dateText }
    if night.day == today { return language[.sleepLastNight] }
    let text = RangeText.span(
      DateFormat.short(night.day - 1, language), DateFormat.short(night.day, language), language)
    return night.day == report.day ? text : language(.sleepNewest, text)
  }

  private func score(_ report: SleepReport) -> ScoreContent {
    let presenter = ScorePresenter(language: language)
    let name = language[.sleepScore]
    switch report.score {
    case .failure(let none):
      return presenter.none(
        none.reason, name: name, method: language[.sleepMethod], details: language[.sleepMethodDetails])
    case .success(let sleep):
      guard let night = report.night else {
        return presenter.none(
          .noNight, name: name, method: language[.sleepMethod], details: language[.sleepMethodDetails])
      }
      var inputs: [ScorePartName: String] = [
        .limit: language(.sleepCap, NumberFormat.text(sleep.cap, decimals: 0)),
        .duration: recommended(report),
      ]
      if let efficiency = sleep.efficiency {
        inputs[.efficiency] = language(
          efficiency.isMaintenance ? .sleepMaintenance : .sleepOfBed,
          NumberFormat.text(efficiency.percent, decimals: 0))
      }
      if let deep = night.stages[.deep], night.asleep > 0 {
        inputs[.deep] = UnitText.percent(deep / night.asleep)
      }
      if let bed = sleep.bedtimeDeviation, let wake = sleep.wakeDeviation {
        inputs[.consistency] = language(.sleepDeviation, deviation(bed), deviation(wake))
      }
      let weakest = sleep.score.weakestPart
      return presenter.content(
        sleep.score, name: name, headline: headline(sleep.score, weakest: weakest?.name, night, report),
        // The duration is displayed prominently beside it, so the sentence need not repeat it.
        sentence: language[weakest.map { weakness($0.name) } ?? .sleepSentenceFull],
        method: language[.sleepMethod], details: language[.sleepMethodDetails], inputs: inputs,
        baseline: baseline(sleep, report),
        // Advice for a past day is useless.
        action: viewer.isPast ? nil : action(weakest, report))
    }
  }

  /// Missing minutes of sleep that are mentioned even with a good night.
  private static let notableMinutes = 15.0

  private func weakness(_ part: ScorePartName) -> TextKey {
    switch part {
    case .efficiency: .sleepWeakEfficiency
    case .consistency: .sleepWeakConsistency
    case .deep: .sleepWeakDeep
    default: .sleepWeakDuration
    }
  }

  /// Qualifies the praise of a good night if its readings are unusual or much sleep is still missing, unless nothing
  /// about it is worth correcting.
  private func headline(_ score: Score, weakest: ScorePartName?, _ night: SleepNight, _ report: SleepReport) -> String {
    let band = score.band
    let plain = language[band.sleepHeadline]
    guard band == .excellent || band == .good else { return plain }
    switch report.caution {
    case .vitals(0): return language(.sleepHeadlineSignal, plain)
    case .vitals(let outliers): return language(.sleepHeadlineVitals, plain, "\(outliers)")
    default: break
    }
    if !score.isToKeep, let debt = report.debt, debt >= DayCaution.notableDebt {
      return language(
        report.isDebtEstimated ? .sleepHeadlineDebtEstimate : .sleepHeadlineDebt, plain,
        NumberFormat.durationText(debt * 60, language))
    }
    let missing = report.need * 60 - night.asleep
    guard weakest == .duration, missing >= Self.notableMinutes else { return plain }
    return language(.sleepHeadlineShort, NumberFormat.durationText(missing, language))
  }

  private func baseline(_ sleep: SleepScore, _ report: SleepReport) -> String {
    if report.night?.hasClock == false { return language[.sleepBaselineUntimed] }
    guard sleep.bedtimeDeviation != nil, let bed = report.usualTimes?.bedtime, let wake = report.usualTimes?.wake else {
      return language[.sleepBaselineNeeds]
    }
    return language(
      .sleepBaseline, "\(report.usualTimes?.nights ?? 0)", viewer.time(bed.rounded()),
      viewer.time(wake.rounded()))
  }

  /// Advice about the part that lost the most points; none for a night that lost hardly any points.
  private func action(_ weakest: ScorePart?, _ report: SleepReport) -> String {
    guard let weakest, let advice = report.advice else { return language[.sleepKeep] }
    // Nobody can choose deep sleep, but regular times help.
    if weakest.name == .deep { return language[.sleepActionDeep] }
    return language(.commonSentence, advice.title(language))
  }

  private func deviation(_ minutes: Double) -> String {
    let size = NumberFormat.durationText(minutes.magnitude, language)
    if minutes.magnitude.rounded() < 1 { return language[.sleepOnTime] }
    return language(minutes > 0 ? .sleepLater : .sleepEarlier, size)
  }

  private func facts(_ night: SleepNight, withTimes: Bool) -> [Fact] {
    var facts: [Fact] = []
    func add(_ key: TextKey, _ text: String?) {
      if let text { facts.append(.init(label: language[key], text: text)) }
    }
    if withTimes, night.hasClock { add(.sleepTimes, times(night)) }
    add(.sleepInBed, night.inBed.map { NumberFormat.durationText($0, language) })
    if let efficiency = night.efficiency, !efficiency.isMaintenance {
      add(.sleepEfficiency, UnitText.percent(efficiency.share))
    }
    if night.inBed != nil, !night.isInBedOnly, night.hasTimes {
      let latency = Double(night.fellAsleep.seconds - night.bedtime.seconds) / 60
      add(.sleepLatency, NumberFormat.durationText(max(0, latency), language))
    }
    add(
      .sleepAwakenings,
      night.awakenings.flatMap { $0.count > 0 ? $0 : nil }.map {
        language(.sleepAwakeningsText, "\($0.count)", NumberFormat.durationText($0.minutes, language))
      })
    return facts
  }

  /// Adults: Carskadon & Dement, "Normal Human Sleep: An Overview" (Principles and Practice of Sleep Medicine, 5th ed. 2011):
  /// stages 1 and 2 together 47-60 %, deep 13-23 %, REM 20-25 %.
  private static let typical: [(stage: SleepStage, low: String, high: String)] = [
    (.rem, "20", "25"), (.core, "47", "60"), (.deep, "13", "23"),
  ]

  private func stages(_ night: SleepNight, _ usual: [SleepStage: Double]) -> [SleepContent.Stage] {
    func row(_ stage: SleepStage, _ typical: String?) -> SleepContent.Stage? {
      let minutes = night.stages[stage] ?? 0
      guard minutes > 0 || typical != nil else { return nil }
      let share = night.asleep > 0 ? minutes / night.asleep : 0
      return SleepContent.Stage(
        stage: stage.name, name: language[stage.title],
        durationText: NumberFormat.durationText(minutes, language),
        shareText: stage == .awake ? nil : UnitText.percent(share),
        share: share,
        usualText: usual[stage].map(UnitText.percent) ?? "–", typicalText: typical ?? "–"
      )
    }
    guard night.hasStages else { return [] }
    return
      ([row(.awake, nil)]
      + Self.typical.map { row($0.stage, RangeText.join($0.low, UnitText.join($0.high, "%"), language)) } + [
        row(.unspecified, nil)
      ]).compactMap {
        $0
      }
  }

  private func vitals(_ values: [Metric: Double], usualTemperature: Double?) -> [SleepContent.Vital] {
    [Metric.heartRate, .hrv, .respiratoryRate, .oxygenSaturation, .wristTemperature].compactMap { metric in
      guard let value = values[metric] else { return nil }
      let format = viewer.format(metric)
      return SleepContent.Vital(
        name: name(metric),
        path: Address.metric(metric).path,
        family: metric.traits.family.rawValue,
        text: format.text(value, against: metric == .wristTemperature ? usualTemperature : nil))
    }
  }

  /// A name that refers to the night, for metrics that are also measured by day.
  private func name(_ metric: Metric) -> String {
    switch metric {
    case .heartRate: language[.vitalsNameSleepingHeartRate]
    case .respiratoryRate: language[.vitalsNameRespiratoryRate]
    case .oxygenSaturation: language[.vitalsNameOxygenSaturation]
    default: viewer.format(metric).name
    }
  }

  private func nap(_ nap: SleepNight.Nap) -> String {
    let clock = viewer.time(timeline.clockMinutes(at: nap.start))
    // Only the time in bed is known.
    guard nap.asleep > 0 else {
      return language(
        .sleepNapInBed, clock, NumberFormat.durationText(Double(nap.end.seconds - nap.start.seconds) / 60, language))
    }
    return language(.sleepNap, clock, NumberFormat.durationText(nap.asleep, language))
  }

  private func sources(_ report: SleepReport) -> [SleepContent.Source] {
    report.sources.map { source in
      let text = NumberFormat.durationText(source.asleep, language)
      let key: TextKey =
        source.isInBedOnly ? .sleepSourceBed : source.hasStages ? .sleepSourceStages : .sleepSourcePlain
      return SleepContent.Source(
        name: source.name, text: language(key, text), isUsed: source.name == report.night?.source)
    }
  }

  private func point(_ day: CivilDay, _ night: SleepNight?) -> ChartPoint {
    let text = night.map { night in
      night.hasSleep
        ? NumberFormat.durationText(night.asleep, language)
        : language(.sleepSourceBed, NumberFormat.durationText(night.inBed ?? 0, language))
    }
    return ChartPoint(
      day: day.description, label: DateFormat.short(day, language),
      value: night.flatMap { $0.hasSleep ? $0.asleep / 60 : nil }, text: text ?? language[.commonNoData])
  }

  private func bedtime(_ day: CivilDay, _ night: SleepNight?) -> SleepContent.Bedtime {
    func after18(_ clock: Double) -> Double { clock >= 1080 ? clock - 1080 : clock + 360 }
    guard let night, night.hasClock else {
      let text = language[night == nil ? .commonNoData : .sleepTimesUnknown]
      return .init(label: DateFormat.short(day, language), text: text, bed: nil, wake: nil)
    }
    var (bed, wake) = (after18(night.bedtimeClock), after18(night.wakeClock))
    // A sleep that crosses 18:00 would wrap around the axis; it is cut off at its edge.
    if wake <= bed { if bed > 720 { bed = 0 } else { wake = 1440 } }
    return .init(label: DateFormat.short(day, language), text: times(night), bed: bed, wake: wake)
  }

  private func times(_ night: SleepNight) -> String {
    RangeText.span(viewer.time(night.bedtimeClock), viewer.time(night.wakeClock), language)
  }

  private func bedtimesFinding(_ report: SleepReport) -> String {
    guard let usual = report.usualTimes else {
      if report.nights.isEmpty { return language[.sleepFindingEmpty] }
      return language[report.nights.contains(where: \.hasClock) ? .sleepBaselineNeeds : .sleepUntimed]
    }
    return language(.sleepBedtimesFinding, viewer.time(usual.bedtime.rounded()), viewer.time(usual.wake.rounded()))
  }
}
