internal import DailveDomain

/// The categories of the Browse page, in its order. Raw values appear in addresses.
public enum BrowseCategory: String, Sendable, CaseIterable {
  case activity, heart, sleep, breathing, vitals, body, walking, mind, food, medication
  /// Everything that belongs to none of the ten, so that no type is without a page.
  case other

  public var title: TextKey {
    switch self {
    case .activity: .navActivity
    case .heart: .browseHeart
    case .sleep: .navSleep
    case .breathing: .browseBreathing
    case .vitals: .navVitals
    case .body: .navBody
    case .walking: .browseWalking
    case .mind: .browseMind
    case .food: .browseFood
    case .medication: .browseMedication
    case .other: .browseOther
    }
  }

  /// The category of a type.
  ///
  /// - Parameter type: HealthKit identifier, or any other name of a type in an export.
  static func of(_ type: String) -> BrowseCategory {
    let name = TypeName.withoutPrefix(type)
    if let known = byName[String(name)] { return known }
    if name.hasPrefix("Dietary") { return .food }
    if name.hasPrefix("Distance") || name.hasSuffix("Distance") || sports.contains(where: { name.hasPrefix($0) }) {
      return .activity
    }
    return .other
  }

  /// The beginnings of the names of measurements of sports.
  private static let sports = [
    "Cycling", "Running", "Rowing", "PaddleSports", "CrossCountrySkiing", "Swimming", "SkatingSports",
  ]

  /// The types whose newest values stand below the category's name, the first first.
  var leads: [String] {
    let quantity = "HKQuantityTypeIdentifier"
    func types(_ metrics: Metric..., also names: [String] = []) -> [String] {
      metrics.map(\.traits.type) + names.map { quantity + $0 }
    }
    return switch self {
    case .activity: types(.steps, .activeEnergy, .exercise, .distance)
    case .heart: types(.hrv, .rhr, .heartRate, .vo2Max, .rmssd)
    case .sleep: types(.sleep)
    case .breathing: types(.respiratoryRate, .oxygenSaturation)
    case .vitals:
      types(.wristTemperature, also: ["BloodPressureSystolic", "BloodGlucose", "BodyTemperature"])
    case .body: types(.weight, .bodyFat, .bmi)
    case .walking: types(also: ["WalkingSpeed", "AppleWalkingSteadiness", "WalkingStepLength"])
    case .mind: ["HKCategoryTypeIdentifierMindfulSession", quantity + "TimeInDaylight"]
    case .food: types(also: ["DietaryWater", "DietaryCaffeine", "DietaryEnergyConsumed"])
    case .medication, .other: []
    }
  }

  /// Pages about the same as the category.
  var pages: [Address] {
    switch self {
    case .activity: [.workouts, .records]
    case .heart: [.electrocardiograms, .heartRateZones, .vitals]
    case .sleep: [.sleep]
    case .breathing, .vitals: [.vitals]
    case .body: [.body, .bodyNew]
    case .mind: [.statesOfMind]
    case .other: [.hearingTests, .prescriptions]
    case .walking, .food, .medication: []
    }
  }

  /// Names of HealthKit types without their prefix.
  private static let byName: [String: BrowseCategory] = {
    let names: [(BrowseCategory, String)] = [
      (
        .activity,
        """
        StepCount ActiveEnergyBurned BasalEnergyBurned AppleExerciseTime AppleMoveTime AppleStandTime AppleStandHour \
        FlightsClimbed NikeFuel PushCount PhysicalEffort WorkoutEffortScore EstimatedWorkoutEffortScore UnderwaterDepth \
        WaterTemperature
        """
      ),
      (
        .heart,
        """
        HeartRate HeartRateVariabilitySDNN HeartRateVariabilityRMSSD RestingHeartRate WalkingHeartRateAverage VO2Max \
        HeartRateRecoveryOneMinute AtrialFibrillationBurden HighHeartRateEvent LowHeartRateEvent \
        IrregularHeartRhythmEvent LowCardioFitnessEvent HypertensionEvent HeartbeatSeries
        """
      ),
      (.sleep, "SleepAnalysis SleepDurationGoal SleepApneaEvent AppleSleepingBreathingDisturbances"),
      (
        .breathing,
        "RespiratoryRate OxygenSaturation ForcedExpiratoryVolume1 ForcedVitalCapacity PeakExpiratoryFlowRate InhalerUsage"
      ),
      (
        .vitals,
        """
        AppleSleepingWristTemperature BodyTemperature BasalBodyTemperature BloodPressureSystolic BloodPressureDiastolic \
        BloodPressure BloodGlucose ElectrodermalActivity PeripheralPerfusionIndex
        """
      ),
      (.body, "BodyMass BodyMassIndex BodyFatPercentage LeanBodyMass Height WaistCircumference"),
      (
        .walking,
        """
        WalkingSpeed WalkingStepLength WalkingAsymmetryPercentage WalkingDoubleSupportPercentage AppleWalkingSteadiness \
        AppleWalkingSteadinessEvent SixMinuteWalkTestDistance StairAscentSpeed StairDescentSpeed NumberOfTimesFallen
        """
      ),
      (.mind, "MindfulSession StateOfMind GAD7 PHQ9 TimeInDaylight MoodChanges"),
      (.food, "NumberOfAlcoholicBeverages BloodAlcoholContent Food"),
      (
        .medication,
        """
        MedicationDoseEvent InsulinDelivery AbdominalCramps Acne AppetiteChanges BladderIncontinence Bloating BreastPain \
        ChestTightnessOrPain Chills Constipation Coughing Diarrhea Dizziness DrySkin Fainting Fatigue Fever \
        GeneralizedBodyAche HairLoss Headache Heartburn HotFlashes LossOfSmell LossOfTaste LowerBackPain MemoryLapse \
        Nausea NightSweats PelvicPain RapidPoundingOrFlutteringHeartbeat RunnyNose ShortnessOfBreath SinusCongestion \
        SkippedHeartbeat SleepChanges SoreThroat VaginalDryness Vomiting Wheezing
        """
      ),
    ]
    return Dictionary(
      names.flatMap { category, list in list.split(separator: " ").map { (String($0), category) } },
      uniquingKeysWith: { first, _ in first })
  }()
}

extension Address {
  /// The page of a category.
  public static func browseCategory(_ category: BrowseCategory) -> Address { browseCategory(category.rawValue) }
}
