internal import DailveDomain
internal import DailveScores

/// The texts and sources from which the explanation of a metric is made.
struct MetricExplanation: Sendable {
  var meaning: TextKey
  var moves: TextKey
  var measured: TextKey
  /// The numbers in it are those of the formulas.
  var used: @Sendable (Language) -> String
  var sources: [Reference]

  private init(
    _ meaning: TextKey, _ moves: TextKey, _ measured: TextKey, _ used: TextKey, _ sources: Reference...
  ) {
    self.init(meaning, moves, measured, used: { $0[used] }, sources)
  }

  private init(
    _ meaning: TextKey, _ moves: TextKey, _ measured: TextKey, used: @escaping @Sendable (Language) -> String,
    _ sources: [Reference]
  ) {
    self.meaning = meaning
    self.moves = moves
    self.measured = measured
    self.used = used
    self.sources = sources
  }

  /// The share of a part of Wellness in percent: "40".
  private static func share(_ part: ScorePartName) -> String {
    NumberFormat.text(WellnessScore.weights.first { $0.name == part }?.weight ?? 0, decimals: 0)
  }

  private static var leastIndex: String { NumberFormat.text(BodyTrend.leastIndexToLose, decimals: 1) }

  init(_ metric: Metric) {
    self =
      switch metric {
      case .hrv:
        .init(
          .aboutHrvIs, .aboutHrvMoves, .aboutHrvMeasured, .aboutHrvUsed, .variability, .watchPulse,
          .variabilityTraining)
      case .rmssd:
        .init(.aboutRmssdIs, .aboutRmssdMoves, .aboutRmssdMeasured, .aboutRmssdUsed, .variability)
      case .rhr: .init(.aboutRhrIs, .aboutRhrMoves, .aboutRhrMeasured, .aboutRhrUsed, .resting, .watchPulse)
      case .heartRate:
        .init(
          .aboutHeartRateIs, .aboutHeartRateMoves, .aboutHeartRateMeasured,
          used: { $0(.aboutHeartRateUsed, "\(AverageAccumulator.longestHold / 60)") },
          [.opticalSensors, .trainingPulse])
      case .heartRateRecovery:
        .init(
          .aboutHeartRateRecoveryIs, .aboutHeartRateRecoveryMoves, .aboutHeartRateRecoveryMeasured,
          .aboutHeartRateRecoveryUsed, .trainingPulse)
      case .vo2Max:
        .init(
          .aboutVo2Is, .aboutVo2Moves, .aboutVo2Measured, .aboutVo2Used, .appleFitness, .watchFitness,
          .watchFitnessBicycle, .fitnessNorms)
      case .sleep:
        .init(
          .aboutSleepIs, .aboutSleepMoves, .aboutSleepMeasured,
          used: { $0(.aboutSleepUsed, Self.share(.sleep), "\(SleepNeed.window)", "\(SleepDebt.nights)") },
          [.sleepDuration, .sleepQuality, .appleSleep])
      case .oxygenSaturation:
        .init(.aboutOxygenIs, .aboutOxygenMoves, .aboutOxygenMeasured, .aboutOxygenUsed, .oximetry)
      case .respiratoryRate:
        .init(
          .aboutRespiratoryIs, .aboutRespiratoryMoves, .aboutRespiratoryMeasured, .aboutRespiratoryUsed, .breathing)
      case .wristTemperature:
        .init(
          .aboutTemperatureIs, .aboutTemperatureMoves, .aboutTemperatureMeasured,
          used: { $0(.aboutTemperatureUsed, "\(WristTemperature.nights)") }, [.appleTemperature])
      case .steps: .init(.aboutStepsIs, .aboutStepsMoves, .aboutStepsMeasured, .aboutStepsUsed, .stepsADay)
      case .exercise:
        .init(
          .aboutExerciseIs, .aboutExerciseMoves, .aboutExerciseMeasured, .aboutExerciseUsed, .exerciseMinutes, .movement
        )
      case .activeEnergy:
        .init(
          .aboutActiveEnergyIs, .aboutActiveEnergyMoves, .aboutActiveEnergyMeasured, .aboutActiveEnergyUsed,
          .wristEnergy)
      case .distance:
        .init(.aboutDistanceIs, .aboutDistanceMoves, .aboutDistanceMeasured, .aboutDistanceUsed, .walkedDistance)
      case .standTime:
        .init(.aboutStandIs, .aboutStandMoves, .aboutStandMeasured, .aboutStandUsed, .standMinutes, .movement)
      case .flights: .init(.aboutFlightsIs, .aboutFlightsMoves, .aboutFlightsMeasured, .aboutFlightsUsed, .flights)
      case .bmi:
        .init(
          .aboutBmiIs, .aboutBmiMoves, .aboutBmiMeasured, used: { $0(.aboutBmiUsed, Self.leastIndex) }, [.bodyIndex])
      case .bodyFat:
        .init(
          .aboutBodyFatIs, .aboutBodyFatMoves, .aboutBodyFatMeasured,
          used: { $0(.aboutBodyFatUsed, Self.share(.body)) },
          [.impedance, .leanIndex])
      case .leanBodyMass:
        .init(
          .aboutLeanMassIs, .aboutLeanMassMoves, .aboutLeanMassMeasured, .aboutLeanMassUsed, .impedance, .leanIndex)
      case .weight:
        .init(
          .aboutWeightIs, .aboutWeightMoves, .aboutWeightMeasured,
          used: { $0(.aboutWeightUsed, Self.share(.body), Self.leastIndex) }, [.weightRhythm, .weightTrend])
      }
  }

  static let pressure = MetricExplanation(
    .aboutPressureIs, .aboutPressureMoves, .aboutPressureMeasured,
    used: { $0(.aboutPressureUsed, "\(Usual.window)", "\(Usual.neededDays)") }, [.pressure])
}
