internal import DailveDomain
internal import DailveScores

/// Puts regularity, consistency, social jetlag and debt into words.
struct RhythmPresenter {
  let language: Language

  func rows(_ report: SleepReport) -> [SleepContent.Rhythm] {
    let rhythm = report.rhythm
    return [regularity(rhythm), consistency(rhythm), jetlag(rhythm), debt(report)]
  }

  /// The rows without a value, in one sentence; `nil` if all have one.
  func unknown(_ rows: [SleepContent.Rhythm]) -> SleepContent.UnknownRhythm? {
    let unknown = rows.filter { $0.value == nil }
    guard !unknown.isEmpty else { return nil }
    func names(_ key: TextKey, isAwaited: Bool) -> String? {
      let names = unknown.filter { $0.isAwaited == isAwaited }.map(\.name)
      return names.isEmpty ? nil : language(key, names.joined(separator: ", "))
    }
    return .init(
      text: [names(.rhythmUntimed, isAwaited: false), names(.rhythmUnknown, isAwaited: true)].compactMap { $0 }
        .joined(separator: " · "),
      needs: unknown.map { "\($0.name): \($0.text)" })
  }

  private func regularity(_ rhythm: SleepRhythm) -> SleepContent.Rhythm {
    let name = language[.rhythmRegularity]
    guard let index = rhythm.regularity else { return unknown(name, .regularity, rhythm, needs: needs(rhythm)) }
    let value = NumberFormat.text(index, decimals: 0)
    var sentences = [language[.rhythmRegularityText]]
    if let earlier = rhythm.earlierRegularity {
      let change = (index - earlier).rounded()
      sentences.append(
        change == 0
          ? language[.rhythmSame]
          : language(change > 0 ? .rhythmUp : .rhythmDown, NumberFormat.text(change.magnitude, decimals: 0)))
    }
    // The row on consistency shows how much bedtimes and wake times vary.
    if rhythm.movers.contains(.naps) { sentences.append(language(.rhythmMoverNaps, minutes(rhythm.napMinutes))) }
    return .init(name: name, value: value, text: sentences.joined(separator: " "))
  }

  /// Nothing is to be waited for where nights come without times.
  private func unknown(_ name: String, _ measure: SleepRhythm.Measure, _ rhythm: SleepRhythm, needs: String)
    -> SleepContent.Rhythm
  {
    let isUntimed = rhythm.untimed.contains(measure)
    return .init(name: name, value: nil, text: isUntimed ? language[.sleepUntimed] : needs, isAwaited: !isUntimed)
  }

  private func needs(_ rhythm: SleepRhythm) -> String {
    switch rhythm.regularityNeed {
    case .pairs(let have): language(.rhythmRegularityNeedsPairs, "\(have)")
    case .nights(let have): language(.rhythmRegularityNeedsNights, "\(have)")
    case .days(let have): language(.rhythmRegularityNeeds, "\(have)")
    case nil: language(.rhythmRegularityNeeds, "\(rhythm.knownDays)")
    }
  }

  private func consistency(_ rhythm: SleepRhythm) -> SleepContent.Rhythm {
    let name = language[.rhythmConsistency]
    guard let bed = rhythm.bedtimeSpread, let wake = rhythm.wakeSpread else {
      return unknown(name, .spread, rhythm, needs: language[.rhythmConsistencyNeeds])
    }
    return .init(
      name: name, value: "±" + minutes(max(bed, wake)),
      text: language(.rhythmConsistencyText, minutes(bed), minutes(wake)))
  }

  private func jetlag(_ rhythm: SleepRhythm) -> SleepContent.Rhythm {
    let name = language[.rhythmJetlag]
    guard let hours = rhythm.socialJetlag else {
      return unknown(name, .jetlag, rhythm, needs: language[.rhythmJetlagNeeds])
    }
    return .init(name: name, value: minutes(hours * 60), text: language[.rhythmJetlagText])
  }

  private func debt(_ report: SleepReport) -> SleepContent.Rhythm {
    let name = language[.rhythmDebt]
    guard let hours = report.debt else { return .init(name: name, value: nil, text: language[.rhythmDebtNeeds]) }
    return .init(name: name, value: minutes(hours * 60), text: debtText(hours, report))
  }

  private func debtText(_ hours: Double, _ report: SleepReport) -> String {
    let key: TextKey =
      switch (hours >= 0.5, report.isDebtEstimated) {
      case (true, false): .rhythmDebtText
      case (true, true): .rhythmDebtEstimate
      case (false, false): .rhythmDebtNone
      case (false, true): .rhythmDebtNoneEstimate
      }
    let text = language(key, NumberFormat.durationText(report.need * 60, language), "\(report.debtNights)")
    // A night to keep going with is no occasion for a correction.
    if hours < 0.5 { return text }
    if case .success(let sleep) = report.score, sleep.score.isToKeep { return text }
    return text + " " + language[.rhythmDebtAdvice]
  }

  private func minutes(_ value: Double) -> String { NumberFormat.durationText(value, language) }
}
