public import DailveScores

/// The action of a day with the names behind its numbers; view models put it into words.
public struct DailyAction: Sendable, Equatable {
  public var day: CivilDay
  public var choice: DayAction
  /// HealthKit's activity type without its prefix, for training, a walk and stretching; `nil` for anything else.
  public var activity: String?
  /// The person's own kinds, to which the places in `choice` refer.
  public var kinds: [RecentTraining.Kind]
  /// The activity after which other muscles are trained today, if that decided.
  public var carrier: String?
  /// Overnight readings that speak against training; 0 or 1 if only the heart rate was raised for two nights.
  public var outliers: Int
  /// Active injuries, the worst first.
  public var injuries: [Injury]
  public var evening: Evening?

  public var intensity: TrainingIntensity { choice.intensity }

  /// Names of the person's own kinds that would strain an injured part.
  public var strained: [String] { names(choice.strained) }
  public var tired: [String] { names(choice.tired) }

  private func names(_ places: [Int]) -> [String] {
    places.compactMap { kinds.indices.contains($0) ? kinds[$0].activity : nil }
  }

  /// Chooses the action of a day.
  ///
  /// - Parameters:
  ///   - scores: `ScoreHistory.actionInput` of that day.
  ///   - training: Of that day.
  ///   - hardDays: Days of hard training, oldest first.
  ///   - injuries: Active injuries, the worst first.
  ///   - clock: The current time in minutes after midnight; `nil` on a day that is over.
  init(
    _ scores: ActionInput, _ training: RecentTraining, hardDays: [CivilDay], injuries: [Injury], clock: Double?,
    on day: CivilDay
  ) {
    var input = scores
    input.daysSinceHard = hardDays.last { $0 < day }.map { day - $0 }
    input.minutesDone = training.minutesToday
    input.injuryLimit = injuries.first.map { TrainingIntensity($0.severity) }
    input.doesWalkingStrain = training.walking.strains(injuries, on: day)
    // Stretching can leave out a part, unless even a clumsy moment would harm it.
    input.doesStretchingStrain = InjuryConflict.warnings(
      for: RecentTraining.stretching, injuries: injuries, on: day
    ).contains { $0.level > .minor }
    input.kinds = training.inputs(sparing: injuries, on: day)
    input.clock = clock
    self.day = day
    choice = DayAction(input)
    kinds = training.kinds
    outliers = input.outliers
    evening = input.evening
    self.injuries = injuries
    activity =
      switch choice.thing {
      case .kind(let place): training.kinds.indices.contains(place) ? training.kinds[place].activity : nil
      case .walk: training.walking
      case .stretching: RecentTraining.stretching
      case .rest, .bed, .done: nil
      }
    carrier = choice.tired.isEmpty ? nil : training.carrier
  }
}

extension TrainingIntensity {
  /// The hardest level anywhere in the body beside an injury [chosen].
  init(_ severity: InjurySeverity) {
    self =
      switch severity {
      case .minor: .moderate
      case .moderate: .easy
      case .severe: .walk
      }
  }
}
