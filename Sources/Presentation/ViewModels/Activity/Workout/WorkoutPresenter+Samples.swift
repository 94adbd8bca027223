internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  private func measure(_ kind: WorkoutMeasure.Kind) -> WorkoutMeasure? { report.measures.first { $0.kind == kind } }

  func form() -> [WorkoutContent.Measure] {
    [WorkoutMeasure.Kind.runningCadence, .cyclingCadence, .stride, .groundContact, .oscillation].compactMap { kind in
      measure(kind).map { measure in
        let words = words(kind)
        func number(_ value: Double) -> String { NumberFormat.text(value * words.scale, decimals: words.decimals) }
        return WorkoutContent.Measure(
          name: language[words.name], number: number(measure.value), unit: language[words.unit],
          course: measure.course, usual: measure.usual.map { language(.workoutUsual, number($0)) })
      }
    }
  }

  private struct Words {
    var name: TextKey
    var unit: TextKey
    var decimals = 0
    /// Factor from the measure's own unit to the displayed one.
    var scale = 1.0
  }

  private func words(_ kind: WorkoutMeasure.Kind) -> Words {
    switch kind {
    case .runningCadence: Words(name: .workoutCadence, unit: .workoutUnitStepsPerMinute)
    case .cyclingCadence: Words(name: .workoutCadence, unit: .workoutUnitTurnsPerMinute)
    case .stride:
      format.isImperial
        ? Words(name: .workoutStride, unit: .workoutUnitInch, scale: 1 / LengthUnit.inch)
        : Words(name: .workoutStride, unit: .workoutUnitMetres, decimals: 2)
    case .groundContact: Words(name: .workoutContact, unit: .unitMs)
    case .oscillation:
      format.isImperial
        ? Words(name: .workoutOscillation, unit: .workoutUnitInch, decimals: 1, scale: 1 / (100 * LengthUnit.inch))
        : Words(name: .workoutOscillation, unit: .workoutUnitCentimetre, decimals: 1)
    case .runningPower, .cyclingPower: Words(name: .workoutPower, unit: .workoutUnitWatt)
    }
  }

  // MARK: Power

  func power() -> WorkoutContent.Power? {
    guard let measure = measure(.cyclingPower) ?? measure(.runningPower) else { return nil }
    let words = PowerPresenter(viewer: viewer)
    let says =
      analysis.normalisedPower.map {
        language(.workoutPowerNormalised, words.watts(measure.value), words.watts($0))
      } ?? language(.workoutPowerMean, words.watts(measure.value))
    let note = report.intensity.flatMap { value in report.threshold.map { words.intensity(value, of: $0) } }
    let bests = analysis.bestPowers.filter { $0.seconds > 0 }
    guard bests.count > 2, let high = bests.map(\.watts).max(), let first = bests.first, let last = bests.last, high > 0
    else {
      return WorkoutContent.Power(says: says, note: note)
    }
    // A logarithmic scale for durations: 5 and 30 seconds are as far apart as 10 and 60 minutes.
    let width = Elementary.naturalLogarithm(last.seconds / first.seconds)
    func place(_ seconds: Double) -> Double { Elementary.naturalLogarithm(seconds / first.seconds) / max(1e-9, width) }
    let top = high * 1.05
    let marks = bests.filter { [5, 30, 120, 300, 1200].contains($0.seconds) && place($0.seconds) < 0.75 } + [last]
    return WorkoutContent.Power(
      says: says, note: note,
      curve: WorkoutContent.Chart(
        title: language[.workoutPowerBest], finding: language[.workoutPowerCurve], family: .fitness,
        xs: bests.map { place($0.seconds) }, ys: bests.map { 1 - $0.watts / top },
        levels: ChartSteps.values(0, top).map { .init(place: 1 - $0 / top, text: NumberFormat.text($0, decimals: 0)) },
        below: marks.map { .init(place: place($0.seconds), text: duration($0.seconds)) }, hasCursor: false),
      table: WorkoutContent.Table(
        title: language[.workoutTable], heads: [language[.workoutTime], language[.workoutPowerBest]],
        rows: bests.map { .init(cells: [duration($0.seconds), words.watts($0.watts)]) }))
  }

  /// "5 s", "20 min".
  private func duration(_ seconds: Double) -> String {
    seconds < 60
      ? format.shortTime(seconds)
      : UnitText.join(NumberFormat.text(seconds / 60, decimals: 0), language[.unitMinute])
  }
}
