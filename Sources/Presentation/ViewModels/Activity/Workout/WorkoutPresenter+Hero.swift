internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  func hero() -> WorkoutContent.Hero {
    let main =
      distance.map { [format.distance($0)] } ?? NumberFormat.duration(workout.duration, language)
    return WorkoutContent.Hero(
      picture: RoutePicture(
        analysis.line, course: course, format: format,
        label: language(.workoutRouteLabel, format.distanceText(distance ?? analysis.trackDistance ?? 0)),
        zone: report.zones.zones.zone(heartRate:)), main: main, headline: headline(), says: says(), facts: facts())
  }

  /// Minimum share of a workout [chosen] with heart rates: a few minutes say nothing about the whole.
  private static let leastKnown = 0.5

  /// Share of the time with heart rates that was spent in zones.
  private func share(_ zones: ClosedRange<Int>) -> Double? {
    guard let seconds = report.logged.zones else { return nil }
    let all = seconds.reduce(0, +)
    return all > 0 && all >= Self.leastKnown * workout.duration * 60
      ? seconds.indices.filter(zones.contains).reduce(0) { $0 + seconds[$1] } / all : nil
  }

  /// Maximum share of a workout [chosen] without heart rates for statements about all of it: a watch misses some
  /// moments.
  private static let mostUnknown = 0.1

  /// The time with heart rates, unless it is the whole workout.
  private var partWithHeartRate: String? {
    guard let all = report.logged.zones?.reduce(0, +), all > 0,
      all < (1 - Self.mostUnknown) * workout.duration * 60
    else { return nil }
    return NumberFormat.durationText(all / 60, language)
  }

  /// The headline. Shares are our choice; spending most of the time below zone 3 is what endurance training calls easy.
  private func headline() -> String? {
    let noun = language[WorkoutTitle.noun(workout.activity)]
    guard let below = share(0...2), let above = share(4...5) else {
      return report.logged.effort.map { language(.workoutRated, NumberFormat.text($0, decimals: 0)) }
    }
    if above >= 0.5 { return language(.workoutHard, noun) }
    if above >= 0.15 { return language(.workoutStretches, noun) }
    return language(below >= 0.75 ? .workoutEasy : .workoutSteady, noun)
  }

  private func says() -> [String] {
    var says: [String] = []
    if let below = share(0...2), let above = share(4...5) {
      let (low, high) = (UnitText.percent(below), UnitText.percent(above))
      let words =
        partWithHeartRate.map { part in
          above >= 0.005
            ? language(.workoutBelowAndAboveKnown, low, high, part) : language(.workoutBelowKnown, low, part)
        } ?? (above >= 0.005 ? language(.workoutBelowAndAbove, low, high) : language(.workoutBelow, low))
      says.append(words)
    }
    if let drift = analysis.drift {
      says += driftWords(drift)
    }
    return says
  }

  private func facts() -> [WorkoutContent.Fact] {
    [time(), speed(), heartRate(), climbed(), energy(), load(), effort()].compactMap { $0 }
  }

  private func time() -> WorkoutContent.Fact? {
    // Without a distance, the duration is the main number already, unless there is more to say.
    let seconds = workout.duration * 60
    // The rests between pool lengths are shown beside its pace.
    let moving = swum == nil ? report.logged.facts.moving.flatMap { isTold($0, of: seconds) ? $0 : nil } : nil
    let elapsed = Double(workout.span.upperBound - workout.span.lowerBound)
    let notes = [
      moving.map { language(.workoutMoving, WorkoutFormat.clock($0)) },
      elapsed > seconds + 10 ? language(.workoutElapsed, WorkoutFormat.clock(elapsed)) : nil,
    ].compactMap { $0 }
    guard distance != nil || !notes.isEmpty else { return nil }
    return WorkoutContent.Fact(label: language[.workoutTime], number: WorkoutFormat.clock(seconds), notes: notes)
  }

  /// True if the moving time is worth showing. If all of a slow walk is slow enough to be a stop, its moving time is
  /// unknown.
  private func isTold(_ moving: Double, of seconds: Double) -> Bool {
    moving >= MovingTime.shortestStop && moving < seconds - MovingTime.shortestStop
  }

  private func speed() -> WorkoutContent.Fact? {
    let swum = swum
    return meanSpeed.flatMap(format.speed).map {
      WorkoutContent.Fact(
        label: format.speedName, number: $0.number, unit: $0.unit, notes: swum.map { [restsNote($0.rest)] } ?? [])
    }
  }

  private func heartRate() -> WorkoutContent.Fact? {
    workout.averageHeartRate.map { mean in
      WorkoutContent.Fact(
        label: language[.workoutHeartRate], number: NumberFormat.text(mean, decimals: 0), unit: language[.unitBpm],
        notes: workout.maximumHeartRate.map { [language(.workoutAtMost, NumberFormat.text($0, decimals: 0))] } ?? [])
    }
  }

  private func climbed() -> WorkoutContent.Fact? {
    report.logged.facts.ascent.flatMap { ascent in
      guard ascent >= 1 else { return nil }
      let height = format.height(ascent)
      return WorkoutContent.Fact(label: language[.workoutClimbed], number: height.number, unit: height.unit)
    }
  }

  private func energy() -> WorkoutContent.Fact? {
    workout.energy.flatMap { energy in
      guard energy > 0 else { return nil }
      // Estimated only if nobody measured it.
      let isEstimated = report.entry?.isEnergyEstimated == true && report.entry?.energy == energy
      return WorkoutContent.Fact(
        label: language[.workoutEnergy], number: NumberFormat.text(energy, decimals: 0), unit: language[.unitKcal],
        notes: isEstimated ? [language[.workoutEstimated]] : [])
    }
  }

  private func load() -> WorkoutContent.Fact? {
    guard report.logged.load > 0 else { return nil }
    return WorkoutContent.Fact(
      label: language[.workoutLoad], number: NumberFormat.text(report.logged.load, decimals: 0),
      notes: [loadNote])
  }

  private var loadNote: String {
    let method = report.logged.method
    let part = method == .heartRateSamples ? partWithHeartRate : nil
    return part.map { language(.workoutLoadPart, $0) } ?? language[method.words]
  }

  private func effort() -> WorkoutContent.Fact? {
    report.logged.effort.map {
      WorkoutContent.Fact(
        label: language[.workoutEffort], number: NumberFormat.text($0, decimals: 0), unit: language[.workoutOfTen])
    }
  }
}

extension DailyLoad.Method {
  var words: TextKey {
    switch self {
    case .heartRateSamples: .workoutLoadSamples
    case .meanHeartRate: .workoutLoadMean
    case .zoneMinutes: .workoutLoadZones
    case .effort: .workoutLoadEffort
    case .durationAndKind: .workoutLoadDuration
    }
  }
}
