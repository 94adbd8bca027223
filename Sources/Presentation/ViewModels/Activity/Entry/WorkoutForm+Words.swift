public import DailveDomain
public import DailveScores

extension WorkoutForm {
  public mutating func show(_ problems: Set<WorkoutDraft.Problem>) {
    let language = viewer.language
    for problem in problems {
      switch problem {
      case .activity:
        fields.errors[Self.activity] =
          language[
            !candidates.isEmpty
              ? .workoutActivitySeveral
              : fields[Self.activity].isEmpty ? .workoutActivityMissing : .workoutActivityUnknown]
      case .day: fields.errors[Self.day] = language[.formDayError]
      case .clock: fields.errors[Self.time] = language[.formTimeError]
      case .skipped: fields.errors[Self.time] = language[.workoutTimeSkipped]
      case .future: fields.errors[Self.time] = language[.workoutTimeFuture]
      case .duration: fields.errors[Self.duration] = language[.workoutDurationError]
      case .distance:
        let most = viewer.format(.distance).shown(WorkoutDraft.kilometres.upperBound)
        fields.errors[Self.distance] = range(most)
      case .tooFast(let speed):
        let format = viewer.format(.distance)
        let unit = viewer.language[viewer.units == .metric ? .workoutUnitKmh : .workoutUnitMph]
        fields.errors[Self.distance] = language(
          .workoutTooFast, UnitText.join(NumberFormat.text(format.shown(speed), decimals: 0), unit))
      case .energy: fields.errors[Self.energy] = range(WorkoutDraft.kilocalories.upperBound)
      case .effort: fields.errors[Self.effort] = language[.workoutEffortError]
      }
    }
  }

  private func range(_ most: Double) -> String {
    viewer.language(.formNumberRange, "0", NumberFormat.text(most, decimals: 0))
  }

  /// Warns about injuries that the activity would strain.
  ///
  /// - Parameter injuries: All of the person's injuries.
  public mutating func warn(_ injuries: [Injury], on day: CivilDay) {
    let language = viewer.language
    let presenter = InjuryPresenter(viewer: viewer)
    let found = chosen.map { InjuryConflict.warnings(for: $0, injuries: injuries, on: day) } ?? []
    let name = chosen.map { TypeName.activity($0, language) } ?? ""
    warnings = found.map {
      Warning(
        level: $0.level.rawValue, levelText: language[$0.level.advice],
        text: language(.workoutStrains, presenter.name($0.injury), name))
    }
    // A minor injury is mentioned without holding the form back.
    isHeldBack = found.contains { $0.level > .minor } && fields[Self.warned] != chosen
    fields.values[Self.warned] = chosen ?? ""
  }

  /// The energy to be stored if none is typed.
  public mutating func estimate(weight: Double?) {
    guard let chosen else { return }
    let language = viewer.language
    let format = viewer.format(.weight)
    guard let minutes = DurationInput.parse(fields[Self.duration]), minutes > 0,
      let estimate = EnergyEstimate.of(chosen, minutes: minutes, weight: weight)
    else {
      if weight == nil { energyHint = language[.workoutEnergyNeedsWeight] }
      return
    }
    energyHint = language(
      .workoutEnergyEstimate, NumberFormat.text(estimate.kilocalories, decimals: 0),
      NumberFormat.text(estimate.met, decimals: 1), format.text(estimate.weight))
  }

  /// Offers the kinds of recent workouts for repetition, newest first.
  public mutating func offer(_ workouts: [Workout]) {
    let language = viewer.language
    var seen: Set<String> = []
    again = workouts.reversed().filter { seen.insert($0.activity).inserted }.prefix(3).map { workout in
      RepeatLink(
        text: [
          TypeName.activity(workout.activity, language), NumberFormat.durationText(workout.duration, language),
        ].joined(separator: " · "),
        path: Address.workoutNew.path("again=\(AddressText.encoded(workout.activity))"))
    }
  }

  /// Workouts of this many past days are offered for repetition.
  public static let recent = 180
}

extension FormChoices {
  /// All activities by group: posted value and displayed text.
  public static func activities(_ language: Language) -> [(group: String, choices: [Choice])] {
    ActivityGroup.allCases.map { group in
      (language[group.title], group.activities.map { ($0, TypeName.activity($0, language)) })
    }
  }

  /// The names in Latin letters by which what is typed is found, for a page that asks no server; each once, in the order of the alphabet.
  public static let latinActivityNames = ActivitySearch.names.filter { name in
    name.utf8.allSatisfy { $0 < 0x80 } && !name.contains("|")
  }

  /// 1 to 10, and none.
  public static func efforts(_ language: Language) -> [Choice] {
    [("", language[.workoutEffortNone])] + WorkoutDraft.efforts.map { ("\($0)", "\($0)") }
  }
}

extension WorkoutEntry: WordedEntry {
  func words(_ presenter: EntryPresenter) -> EntryContent {
    let (viewer, language) = (presenter.viewer, presenter.language)
    let name = TypeName.activity(activity, language)
    return EntryContent(
      kind: .historyWorkout, title: [name, presenter.day(day)].joined(separator: " · "),
      lines: presenter.lines(
        (.workoutActivity, name), (.bodyDay, presenter.day(day)),
        (.workoutEntryTime, clock.map { viewer.time(Double($0)) }),
        (.workoutDuration, NumberFormat.durationText(duration, language)),
        (.workoutEntryDistance, distance.map { viewer.format(.distance).text($0) }),
        (.workoutEntryEnergy, energy.map { UnitText.join(NumberFormat.text($0, decimals: 0), language[.unitKcal]) }),
        (.workoutEffort, effort.map { "\($0)" }), (.workoutMemo, memo)))
  }
}
