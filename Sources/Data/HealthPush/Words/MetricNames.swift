internal import DailveDomain
internal import DailveImporting

/// The names of metrics. Names of Health Auto Export come from the file `MetricName.ts` of HealthyApps/health-auto-export-server (read 2026-11-22)
/// and from payloads of its users; the short ones are used by shortcuts, Home Assistant and people.
enum MetricNames {
  private static let quantity = "HKQuantityTypeIdentifier"
  private static let category = "HKCategoryTypeIdentifier"

  /// A name that Health does not know becomes a type of its own.
  ///
  /// - Parameter name: In any spelling: `step_count`, "Step Count", `stepCount`, `HKQuantityTypeIdentifierStepCount`.
  static func kind(_ name: String) -> MetricKind {
    known(name) ?? MetricKind(type: "HAE:" + NameText.name(name), isKnown: false)
  }

  static func known(_ name: String) -> MetricKind? {
    if let found = listed(name) { return found }
    for prefix in [quantity, category] where name.hasPrefix(prefix) {
      return special[Self.folded(String(name.dropFirst(prefix.count)))] ?? MetricKind(type: NameText.name(name))
    }
    return nil
  }

  private static func listed(_ name: String) -> MetricKind? {
    let folded = folded(name)
    if let special = special[folded] { return special }
    if let found = table[folded] { return MetricKind(type: quantity + found) }
    let words = words(name)
    return singular[words.joined()] ?? ofDay(words)
  }

  /// "Daily steps" are steps: a sum belongs to its day anyway.
  private static func ofDay(_ words: [String]) -> MetricKind? {
    guard words.count > 1, ["daily", "total", "today"].contains(words[0]) else { return nil }
    return singular[words.dropFirst().joined()].flatMap { $0.isCumulative ? $0 : nil }
  }

  /// The words of a name, each in the singular: people and programs write "step", "steps" and "step counts".
  private static func words(_ name: String) -> [String] {
    var words: [String] = []
    var wasLower = false
    for byte in name.utf8 {
      let isUpper = (0x41...0x5A).contains(byte)
      guard isLetterOrDigit(byte) else {
        words.append("")
        continue
      }
      if words.isEmpty || isUpper && wasLower { words.append("") }
      words[words.count - 1].unicodeScalars.append(Unicode.Scalar(isUpper ? byte | 0x20 : byte))
      wasLower = !isUpper
    }
    return words.filter { !$0.isEmpty }.map { $0.count > 2 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
  }

  /// All names by their words in the singular. A name that two kinds would share belongs to neither.
  private static let singular: [String: MetricKind] = {
    var singular: [String: MetricKind?] = [:]
    func add(_ name: String, _ kind: MetricKind) {
      let key = words(name).joined()
      if let other = singular[key], other != kind { singular[key] = .some(nil) } else { singular[key] = kind }
    }
    for (name, others) in names {
      for spelling in [name] + others.split(separator: " ").map(String.init) {
        add(spelling, MetricKind(type: quantity + name))
      }
    }
    for nutrient in nutrients.split(separator: " ").map(String.init) {
      for spelling in ["Dietary" + nutrient, nutrient] {
        add(spelling, MetricKind(type: quantity + "Dietary" + nutrient))
      }
    }
    for (name, kind) in special { add(name, kind) }
    for (name, kind) in specialWords { add(name, kind) }
    return singular.compactMapValues(\.self)
  }()

  /// True for a type that we know Health to have.
  static func isOfHealth(_ type: String) -> Bool { healthTypes.contains(type) }

  private static let healthTypes = Set(table.values.map { quantity + $0 }).union(special.values.map(\.type))

  /// Letters and digits in lower case.
  static func folded(_ name: String) -> String {
    String(
      decoding: name.utf8.lazy.filter { isLetterOrDigit($0) }.map { $0 | ((0x41...0x5A).contains($0) ? 0x20 : 0) },
      as: UTF8.self)
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte >= 0x80
  }

  /// The names in `special` that have several words.
  private static let specialWords: [(String, MetricKind)] = [
    "sleep_analysis", "blood_pressure", "mindful_minutes", "mindful_session", "handwashing_event",
    "toothbrushing_event", "sexual_activity", "apple_stand_hours", "stand_hours",
  ].compactMap { name in special[folded(name)].map { (name, $0) } }

  private static let special: [String: MetricKind] = {
    let sleep = MetricKind(type: HealthType.sleepAnalysis, shape: .sleep)
    let pressure = MetricKind(type: MetricKind.systolic, shape: .bloodPressure)
    let mindful = MetricKind(type: category + "MindfulSession", shape: .session(seconds: 60))
    let hands = MetricKind(type: category + "HandwashingEvent", shape: .session(seconds: 1))
    let teeth = MetricKind(type: category + "ToothbrushingEvent", shape: .session(seconds: 1))
    return [
      "sleepanalysis": sleep, "sleep": sleep, "asleep": sleep, "timeasleep": sleep, "sleepduration": sleep,
      "bloodpressure": pressure,
      "mindfulminutes": mindful, "mindfulsession": mindful, "mindfulness": mindful,
      "handwashing": hands, "handwashingevent": hands,
      "toothbrushing": teeth, "toothbrushingevent": teeth,
      "sexualactivity": MetricKind(type: category + "SexualActivity", shape: .sexualActivity),
      "applestandhour": MetricKind(type: HealthType.standHour, shape: .standHours),
      "applestandhours": MetricKind(type: HealthType.standHour, shape: .standHours),
    ]
  }()

  /// Folded names, and HealthKit's names without their prefix.
  private static let table: [String: String] = {
    var table: [String: String] = [:]
    for (name, others) in names {
      table[folded(name)] = name
      for other in others.split(separator: " ") { table[folded(String(other))] = name }
    }
    for nutrient in nutrients.split(separator: " ") {
      table[folded("Dietary" + nutrient)] = "Dietary" + nutrient
      table[folded(String(nutrient))] = "Dietary" + nutrient
    }
    return table
  }()

  private static let nutrients =
    "Biotin Caffeine Calcium Carbohydrates Chloride Cholesterol Chromium Copper Fiber Folate Iodine Iron Magnesium Manganese Molybdenum Niacin PantothenicAcid Phosphorus Potassium Protein Riboflavin Selenium Sodium Sugar Thiamin VitaminA VitaminB6 VitaminB12 VitaminC VitaminD VitaminE VitaminK Water Zinc"

  private static let names: [(name: String, others: String)] = [
    ("StepCount", "steps step_count stepcount"),
    ("DistanceWalkingRunning", "walking_running_distance walkingAndRunningDistance distance walking_distance"),
    ("DistanceCycling", "cycling_distance"),
    ("DistanceSwimming", "swimming_distance swim_distance"),
    ("DistanceWheelchair", "wheelchair_distance"),
    ("DistanceDownhillSnowSports", "downhill_snow_sports distance_downhill_snow_sports downhillSnowSportsDistance"),
    ("DistanceCrossCountrySkiing", "cross_country_skiing_distance"),
    ("DistanceRowing", "rowing_distance"),
    ("DistancePaddleSports", "paddle_sports_distance"),
    ("DistanceSkatingSports", "skating_sports_distance"),
    ("ActiveEnergyBurned", "active_energy activeEnergy active_calories active_energy_burned"),
    ("BasalEnergyBurned", "basal_energy basal_energy_burned resting_energy restingEnergy basalEnergy resting_calories"),
    ("FlightsClimbed", "flights flights_climbed floors floors_climbed"),
    ("PushCount", "wheelchair_push_count push_count"),
    ("SwimmingStrokeCount", "swim_stroke_count swimming_stroke_count swimStroke"),
    ("AppleExerciseTime", "exercise_time exercise_minutes exercise apple_exercise_time"),
    ("AppleMoveTime", "move_time apple_move_time"),
    ("AppleStandTime", "stand_time apple_stand_time stand_minutes"),
    ("TimeInDaylight", "daylight time_in_daylight"),
    ("VO2Max", "vo2 vo2_max vo2max cardio_fitness"),
    ("PhysicalEffort", "effort physical_effort"),
    ("CyclingCadence", "cycling_cadence"),
    ("CyclingFunctionalThresholdPower", "cycling_ftp functional_threshold_power"),
    ("CyclingPower", "cycling_power"),
    ("CyclingSpeed", "cycling_speed"),
    ("RunningPower", "running_power"),
    ("RunningSpeed", "running_speed"),
    ("RunningGroundContactTime", "ground_contact_time"),
    ("RunningStrideLength", "running_stride_length"),
    ("RunningVerticalOscillation", "vertical_oscillation"),
    ("Height", "body_height"),
    ("BodyMass", "weight weight_body_mass weight_and_body_mass body_mass"),
    ("WaistCircumference", "waist"),
    ("BodyFatPercentage", "body_fat body_fat_percentage"),
    ("BodyMassIndex", "bmi body_mass_index"),
    ("LeanBodyMass", "lean_body_mass lean_mass"),
    ("HeartRate", "hr heart_rate pulse bpm heartRateData heartRateRecovery"),
    ("RestingHeartRate", "rhr resting_hr resting_heart_rate"),
    ("HeartRateVariabilitySDNN", "hrv heart_rate_variability hrv_sdnn sdnn"),
    ("HeartRateVariabilityRMSSD", "rmssd hrv_rmssd"),
    ("HeartRateRecoveryOneMinute", "cardio_recovery heart_rate_recovery heart_rate_recovery_one_minute"),
    ("WalkingHeartRateAverage", "walking_heart_rate walking_heart_rate_average"),
    ("AtrialFibrillationBurden", "afib_burden atrial_fibrillation_burden"),
    ("BloodPressureSystolic", "systolic blood_pressure_systolic systolic_blood_pressure"),
    ("BloodPressureDiastolic", "diastolic blood_pressure_diastolic diastolic_blood_pressure"),
    ("WalkingSpeed", "walking_speed"),
    ("WalkingStepLength", "walking_step_length step_length"),
    ("WalkingAsymmetryPercentage", "walking_asymmetry walking_asymmetry_percentage"),
    ("WalkingDoubleSupportPercentage", "double_support walking_double_support_percentage walking_double_support"),
    ("AppleWalkingSteadiness", "walking_steadiness"),
    ("SixMinuteWalkTestDistance", "six_minute_walking_test_distance six_minute_walk six_minute_walk_distance"),
    ("StairAscentSpeed", "stair_speed_up"),
    ("StairDescentSpeed", "stair_speed_down"),
    ("RespiratoryRate", "breathing_rate respiration respiratory_rate"),
    ("ForcedExpiratoryVolume1", "forced_expiratory_volume forced_expiratory_volume_1"),
    ("ForcedVitalCapacity", "forced_vital_capacity"),
    ("OxygenSaturation", "spo2 blood_oxygen blood_oxygen_saturation oxygen_saturation"),
    ("PeripheralPerfusionIndex", "peripheral_perfusion_index"),
    ("PeakExpiratoryFlowRate", "peak_expiratory_flow_rate"),
    ("InhalerUsage", "inhaler inhaler_usage"),
    ("BodyTemperature", "body_temperature temperature"),
    ("BasalBodyTemperature", "basal_body_temperature"),
    ("UnderwaterDepth", "under_water_depth underwater_depth"),
    ("WaterTemperature", "under_water_temperature water_temperature"),
    ("UVExposure", "uv uv_exposure uv_index"),
    ("EnvironmentalAudioExposure", "environmental_audio environmental_audio_exposure"),
    ("EnvironmentalSoundReduction", "environmental_sound_reduction"),
    ("HeadphoneAudioExposure", "headphone_audio headphone_audio_exposure"),
    ("ElectrodermalActivity", "electrodermal_activity"),
    ("AppleSleepingWristTemperature", "apple_sleeping_wrist_temperature sleeping_wrist_temperature wrist_temperature"),
    ("AppleSleepingBreathingDisturbances", "breathing_disturbances sleeping_breathing_disturbances"),
    ("InsulinDelivery", "insulin insulin_delivery"),
    ("BloodGlucose", "glucose blood_glucose blood_sugar"),
    ("BloodAlcoholContent", "blood_alcohol_content"),
    ("NumberOfTimesFallen", "number_of_time_fallen number_of_times_fallen falls"),
    ("NumberOfAlcoholicBeverages", "alcohol_consumption number_of_alcoholic_beverages alcoholic_beverages"),
    ("DietaryEnergyConsumed", "dietary_energy energy_consumed dietary_calories"),
    ("DietaryFatMonounsaturated", "monosaturated_fat monounsaturated_fat"),
    ("DietaryFatPolyunsaturated", "polyunsaturated_fat"),
    ("DietaryFatSaturated", "saturated_fat"),
    ("DietaryFatTotal", "total_fat fat"),
  ]
}

/// The name of a field, which may end with its unit: `weight_kg`.
struct FieldName {
  var metric: String
  var unit: String?

  private static let units = [
    "_kg": "kg", "_lb": "lb", "_lbs": "lb", "_km": "km", "_mi": "mi", "_m": "m", "_kcal": "kcal", "_kj": "kJ",
    "_min": "min",
    "_minutes": "min", "_hours": "hr", "_bpm": "count/min", "_ms": "ms", "_percent": "%", "_pct": "%", "_ml": "mL",
  ]

  init(_ name: String) {
    metric = name
    guard MetricNames.known(name) == nil else { return }
    for (ending, unit) in Self.units where name.lowercased().hasSuffix(ending) {
      (metric, self.unit) = (String(name.dropLast(ending.count)), unit)
      return
    }
  }
}
