internal import DailveDomain
internal import DailveScores

extension WorkoutPresenter {
  func about() -> [WorkoutContent.Fact] {
    guard let detail = report.detail else { return [] }
    return [
      track(), weather(detail), place(detail), pauses(detail), marks(detail), intensity(detail),
      sum(detail, "SwimmingStrokeCount", .workoutStrokes), sum(detail, "StepCount", .workoutSteps),
      sum(detail, "FlightsClimbed", .workoutFlights),
    ].compactMap { $0 }
  }

  /// The track's own length if it differs, unless it is mentioned below the splits.
  private func track() -> WorkoutContent.Fact? {
    guard trackNote != nil, splits() == nil, let length = analysis.trackDistance else { return nil }
    return WorkoutContent.Fact(
      label: language[.workoutTrackOwn], number: format.distanceText(length),
      notes: analysis.routeFault == nil ? [] : [trackNote].compactMap { $0 })
  }

  private func quantity(_ detail: WorkoutDetail, _ key: String) -> MetadataQuantity? {
    detail.metadata.first { $0.key == key }.flatMap { MetadataQuantity($0.value) }
  }

  private func weather(_ detail: WorkoutDetail) -> WorkoutContent.Fact? {
    let wet = quantity(detail, "HKWeatherHumidity").map { humidity in
      // Health writes hundredths of a percent: "6600 %".
      let percent = humidity.number > 100 ? humidity.number / 100 : humidity.number
      return language(.workoutHumidity, UnitText.join(NumberFormat.text(percent, decimals: 0), "%"))
    }
    guard let celsius = quantity(detail, "HKWeatherTemperature").flatMap({ $0.value(in: "degC") }) else {
      return wet.map { WorkoutContent.Fact(label: language[.workoutWeather], number: $0) }
    }
    let value = format.isImperial ? celsius * 9 / 5 + 32 : celsius
    return WorkoutContent.Fact(
      label: language[.workoutWeather], number: NumberFormat.text(value, decimals: 0),
      unit: language[format.isImperial ? .unitFahrenheit : .unitCelsius], notes: wet.map { [$0] } ?? [])
  }

  private func place(_ detail: WorkoutDetail) -> WorkoutContent.Fact? {
    let words: TextKey? =
      switch (quantity(detail, "HKSwimmingLocationType")?.number, quantity(detail, "HKIndoorWorkout")?.number) {
      case (1, _): .workoutPool
      case (2, _): .workoutOpenWater
      case (_, 1): .workoutIndoors
      default: nil
      }
    return words.map { WorkoutContent.Fact(label: language[.workoutPlace], number: language[$0]) }
  }

  private func count(_ detail: WorkoutDetail, _ kind: String) -> Int { detail.events.count { $0.kind == kind } }

  private func pauses(_ detail: WorkoutDetail) -> WorkoutContent.Fact? {
    let count = count(detail, "Pause") + count(detail, "MotionPaused")
    return count > 0 ? WorkoutContent.Fact(label: language[.workoutPauses], number: "\(count)") : nil
  }

  private func marks(_ detail: WorkoutDetail) -> WorkoutContent.Fact? {
    let count = count(detail, "Marker")
    return count > 0 ? WorkoutContent.Fact(label: language[.workoutMarks], number: "\(count)") : nil
  }

  private func intensity(_ detail: WorkoutDetail) -> WorkoutContent.Fact? {
    quantity(detail, "HKAverageMETs").flatMap { mets in
      guard mets.number > 0, mets.number < 50 else { return nil }
      return WorkoutContent.Fact(
        label: language[.workoutIntensity], number: NumberFormat.text(mets.number, decimals: 1),
        unit: language[.workoutUnitMET])
    }
  }

  private func sum(_ detail: WorkoutDetail, _ type: String, _ label: TextKey) -> WorkoutContent.Fact? {
    detail.statistics.first { $0.type == "HKQuantityTypeIdentifier" + type }?.sum.flatMap { sum in
      sum > 0 ? WorkoutContent.Fact(label: language[label], number: NumberFormat.text(sum, decimals: 0)) : nil
    }
  }

  // MARK: Recordings

  func recordings() -> [WorkoutContent.Recording] {
    let all = report.recordings
    func first(_ has: (Workout) -> Bool) -> Int? { all.firstIndex { has($0.workout) } }
    let roles: [(place: Int?, words: TextKey)] = [
      (0, .workoutHasTime), (first { $0.distance ?? 0 > 0 }, .workoutHasDistance),
      (analysis.trackDistance == nil ? nil : report.main, .workoutHasRoute),
      (first { $0.averageHeartRate != nil }, .workoutHasHeartRate), (first { $0.energy != nil }, .workoutHasEnergy),
    ]
    return all.enumerated().map { place, recording in
      let device = recording.detail?.device.flatMap({ DeviceText($0).unit })
      let name = recording.workout.isEntry ? language[.workoutWrittenDown] : recording.workout.source
      let counts = roles.filter { $0.place == place }.map { language[$0.words] }
      return WorkoutContent.Recording(
        source: device.map { $0 == name ? name : "\(name) (\($0))" } ?? name,
        counts: counts.isEmpty ? "" : language(.workoutCountsFor, counts.joined(separator: ", ")),
        says: all.count > 1 ? totals(recording.workout) : "")
    }
  }

  /// The values of each recording, if there are several.
  private func totals(_ workout: Workout) -> String {
    [
      WorkoutFormat.clock(workout.duration * 60), workout.distance.map { format.distanceText($0 * 1000) },
      workout.averageHeartRate.map(format.bpm),
      workout.energy.map { UnitText.join(NumberFormat.text($0, decimals: 0), language[.unitKcal]) },
    ].compactMap { $0 }.joined(separator: " · ")
  }
}
