internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  func heart() -> WorkoutContent.Heart? {
    let zones = zoneRows()
    let chart = heartChart()
    guard chart != nil || !zones.isEmpty else { return nil }
    return WorkoutContent.Heart(
      chart: chart, finding: heartFinding(), zones: zones,
      note: zones.isEmpty ? "" : HeartRateZonePresenter(viewer: viewer).note(report.zones), recovery: recovery())
  }

  private func heartFinding() -> String {
    guard let mean = workout.averageHeartRate, let most = workout.maximumHeartRate else { return "" }
    let finding = language(
      .workoutHeartFinding, NumberFormat.text(mean, decimals: 0), NumberFormat.text(most, decimals: 0))
    return hardest().map { finding + " " + $0 } ?? finding
  }

  private func heartChart() -> WorkoutContent.Chart? {
    let rates = course.map(\.heartRate)
    let known = rates.compactMap { $0 }
    guard known.count > 1, let lowest = known.min(), let highest = known.max(), let end = course.last?.second else {
      return nil
    }
    let low = max(0, (lowest - 4) / 10).rounded(.down) * 10
    let high = max(low + 30, ((highest + 4) / 10).rounded(.up) * 10)
    func top(_ value: Double) -> Double { (high - value) / (high - low) }
    let starts = report.zones.zones.starts
    let bands = starts.indices.compactMap { index -> WorkoutContent.Chart.Band? in
      let from = max(low, starts[index])
      let to = min(high, index + 1 < starts.count ? starts[index + 1] : high)
      return to > from ? .init(zone: index + 1, top: top(to), bottom: top(from)) : nil
    }
    return WorkoutContent.Chart(
      title: language[.workoutHeartRate], finding: heartFinding(), family: .heart, ys: rates.map { $0.map(top) },
      bands: bands,
      levels: ChartSteps.values(low, high).map { .init(place: top($0), text: NumberFormat.text($0, decimals: 0)) },
      below: ChartSteps.below(end, language))
  }

  // MARK: Zones

  private func zoneRows() -> [WorkoutContent.Zone] {
    guard let seconds = report.logged.zones, seconds.count == 6 else { return [] }
    let all = seconds.reduce(0, +)
    guard all > 0 else { return [] }
    // Rounded to the second so that they add up: several half minutes must not all be rounded up.
    let whole = Rounding.wholeParts(seconds, order: Array(seconds.indices))
    func row(_ number: Int, name: String, word: String, range: String) -> WorkoutContent.Zone {
      WorkoutContent.Zone(
        number: number, name: name, word: word, range: range, time: format.time(Double(whole[number])),
        share: seconds[number] / all)
    }
    let words = HeartRateZonePresenter(viewer: viewer)
    let below =
      seconds[0] >= 30
      ? [row(0, name: language[.workoutZone0], word: "", range: words.belowZones(report.zones.zones))] : []
    return below
      + words.zones(report.zones.zones).map { zone in
        row(zone.number, name: language(.workoutZone, "\(zone.number)"), word: zone.name, range: zone.range)
      }
  }

  private func recovery() -> String? {
    analysis.recovery.map { fall in
      guard fall >= 0.5 else { return language[.workoutNoRecovery] }
      return language(analysis.recoveryMethod == .device ? .workoutRecovery : .workoutRecoveryOfTrace, format.bpm(fall))
    }
  }

  /// The meaning of drift for endurance, then its definition, because others divide the other way round.
  func driftWords(_ drift: Double) -> [String] {
    let fall = UnitText.join(NumberFormat.text(drift, decimals: 1), "%")
    let hasHeld = drift < AerobicDecoupling.held
    // A drift that would print as 0.0 is no decline.
    let isNone = drift < 0.05
    if analysis.driftBasis == .power {
      return [
        isNone ? language[.workoutPowerRose] : language(hasHeld ? .workoutPowerHeld : .workoutPowerFaded, fall),
        language[.workoutPowerDriftNote],
      ]
    }
    return [
      isNone ? language[.workoutRose] : language(hasHeld ? .workoutHeld : .workoutFaded, fall),
      language[.workoutDriftNote],
    ]
  }
}
