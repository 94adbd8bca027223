internal import DailveDomain
internal import DailveScores

/// Puts the Wellness page into words.
struct WellnessPresenter {
  let viewer: ViewerContext
  private var language: Language { viewer.language }

  func content(_ wellness: Wellness) -> WellnessContent {
    let cards = CardPresenter(viewer)
    func shown(_ group: [MetricCard]) -> [Card] {
      group.compactMap { cards.shownCard($0) }
    }
    let injuries = InjuryPresenter(viewer: viewer)
    let outliers = wellness.vitals.count { $0.counts }
    let caution = DayCaution(outliers: outliers, nightSignal: wellness.nightSignal, injuries: wellness.injuries)
    let old = old(wellness)
    return WellnessContent(
      dateText: viewer.dateText,
      navigation: DayNavigation(viewer, name: language[.wellnessTitle], path: Address.wellness.path),
      banner: !wellness.failures.isEmpty
        ? language(.todayPartial, "\(wellness.failures.count)", "\(wellness.sources)") : nil,
      score: score(
        wellness.score,
        parts: [wellness.sleep.known?.score, wellness.condition.known?.score, wellness.body.known?.score],
        caution: caution, morning: awaited(wellness)), subscores: subscores(wellness),
      physical: shown(wellness.physical),
      active: shown(wellness.active), injuries: wellness.injuries.prefix(3).map(injuries.line),
      moreInjuries: max(0, wellness.injuries.count - 3),
      vitalsNotice: caution.map(\.callsForRest) == true
        ? language[outliers >= DayCaution.notableOutliers ? .vitalsNotice : NightPulse.raised.sentence] : nil,
      vitalsText: wellness.vitals.contains { $0.value != nil }
        ? VitalsPresenter(viewer: viewer).summary(wellness.vitals, wellness.pulse) : nil,
      old: old,
      steps: wellness.score.known == nil && old == nil ? steps(wellness) : [])
  }

  /// `nil` unless nothing was recorded lately.
  private func old(_ wellness: Wellness) -> EmptyContent? {
    let presenter = EmptyPresenter(viewer)
    if viewer.isPast, wellness.isEmpty, wellness.failures.isEmpty {
      return presenter.never(path: Address.wellness.path)
    }
    guard let newest = wellness.newestDay, wellness.day - newest > Freshness.fallbackDays else { return nil }
    // The newest data may be a workout, of which this page shows nothing: it names the day that it leads to.
    let shown = (wellness.physical + wellness.active).compactMap(\.newestDay).max()
    let words = presenter.newest(shown ?? newest, (shown ?? newest) == newest ? .todayOld : .emptyLatest)
    return presenter.old(
      title: viewer.isPast ? language[.emptyAround] : words, text: viewer.isPast ? words : nil, newest: shown,
      path: Address.wellness.path)
  }

  /// - Parameter parts: The scores that make it up, as far as known; the words follow the weakest.
  func score(
    _ result: Result<Score, NoScore>, parts: [Score?], caution: DayCaution?, morning: Morning? = nil
  ) -> ScoreContent {
    let presenter = ScorePresenter(language: language)
    let name = language[.wellnessScore]
    switch result {
    case .success(let score):
      let best = score.parts.max { share($0) < share($1) }
      let worst = score.parts.min { share($0) < share($1) }
      var sentence = language[.wellnessEven]
      let worded = WordedBand.of(
        score.band, parts: parts.compactMap { $0?.band }, callsForRest: caution?.callsForRest ?? false)
      if let best, let worst, share(best) - share(worst) >= 0.1 {
        let strongest = language[best.name.title]
        sentence =
          score.isToKeep
          ? language(.wellnessStrongest, strongest)
          : language(.wellnessSentence, strongest, language[worst.name.title])
      }
      return presenter.content(
        score, name: name, headline: headline(worded, caution), sentence: sentence,
        method: language[.wellnessMethod], details: language[.wellnessMethodDetails],
        inputs: Dictionary(
          uniqueKeysWithValues: score.parts.map {
            ($0.name, language(.wellnessInput, "\(Rounding.halfUp(share($0) * 100))"))
          }),
        paths: Self.paths, baseline: language[.wellnessBaseline])
    case .failure(let none):
      var content = presenter.none(
        none.reason, name: name, method: language[.wellnessMethod], details: language[.wellnessMethodDetails])
      if let morning, case .tooFewParts = none.reason {
        let words = MorningPresenter(viewer).content(morning)
        (content.headline, content.sentence) = (words.title, words.text)
      }
      return content
    }
  }

  /// The morning, if the score waits only for it: while the baseline is being built, more days are missing too.
  private func awaited(_ wellness: Wellness) -> Morning? {
    guard case .failure(let none) = wellness.condition, none.reason == .noHRVToday else { return nil }
    return wellness.morning
  }

  /// With an active injury, the headline does not praise without naming it.
  private func headline(_ band: ScoreBand, _ caution: DayCaution?) -> String {
    let plain = language[band.wellnessHeadline]
    guard case .injury(let part) = caution, band == .excellent || band == .good else { return plain }
    return language(.wellnessGuideInjury, plain, language[part.title])
  }

  private func share(_ part: ScorePart) -> Double { part.maximum.map { $0 > 0 ? part.points / $0 : 0 } ?? 0 }

  static let paths: [ScorePartName: String] = [
    .sleep: Address.sleep.path, .condition: Address.condition.path, .body: Address.body.path,
  ]

  private func subscores(_ wellness: Wellness) -> [WellnessContent.Subscore] {
    func entry(_ name: ScorePartName, _ family: MetricFamily, _ score: Result<Score, NoScore>)
      -> WellnessContent.Subscore
    {
      let text: String
      var value: Int?
      switch score {
      case .success(let score):
        value = score.value
        text = language[name == .body ? score.band.bodyTitle : score.band.title]
      case .failure(let none): text = missing(none.reason, wellness)
      }
      return .init(
        name: language[name.title], path: Self.paths[name] ?? Address.today.path, family: family.rawValue,
        value: value,
        bandText: text)
    }
    let all = [
      entry(.sleep, .sleep, wellness.sleep.map(\.score)), entry(.condition, .heart, wellness.condition.map(\.score)),
      entry(.body, .body, wellness.body.map(\.score)),
    ]
    return all.contains { $0.value != nil } ? all : []
  }

  /// Why a subscore is missing. Without earlier days with HRV, it was never measured, not lately, or today for the
  /// first time.
  private func missing(_ reason: NoScoreReason, _ wellness: Wellness) -> String {
    if case .baselineInProgress(0, let need) = reason, let hrv = wellness.active.first(where: { $0.metric == .hrv }) {
      guard hrv.newestDay != nil else { return language[.todayNeverHRV] }
      if hrv.value != nil { return language(.todayLearning, "0", "\(need)") }
    }
    switch reason {
    case .noHRVToday where wellness.morning != nil, .noNight where wellness.morning != nil:
      return language[.morningTitle]
    case .noHRVToday where viewer.isPast: return language[.todayNoHRVThen]
    default: return ScorePresenter(language: language).words(reason).headline
    }
  }

  /// The collected data, and what is still missing.
  private func steps(_ wellness: Wellness) -> [WellnessContent.Step] {
    let hasSleep = wellness.sleep.known != nil
    let hasCondition = wellness.condition.known != nil
    let hasBody = wellness.body.known != nil
    var condition = language[.wellnessStepCondition]
    if case .failure(let none) = wellness.condition, case .baselineInProgress(let have, let need) = none.reason {
      condition = language(.wellnessStepConditionProgress, "\(have)", "\(need)")
    }
    return [
      .init(text: language[.wellnessStepData], path: Address.data.path, isDone: !wellness.isEmpty),
      .init(text: language[.wellnessStepSleep], path: Address.sleep.path, isDone: hasSleep),
      .init(text: condition, path: Address.condition.path, isDone: hasCondition),
      .init(text: language[.wellnessStepBody], path: Address.body.path, isDone: hasBody),
    ]
  }
}
