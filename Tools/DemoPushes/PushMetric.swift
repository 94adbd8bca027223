internal import DailveDemoPerson
internal import DailveDomain

/// Health Auto Export's name for a HealthKit type, and the unit in which it sends the type.
struct PushMetric {
  enum Shape {
    /// Values add up over time.
    case amount
    case measure
    case heartRate, sleep, bloodPressure
    /// The value is the duration.
    case session
    /// The value is a number of hours.
    case standHours
  }

  var name: String
  var unit: String
  var shape = Shape.measure
  /// Factor by which the value of an export is multiplied.
  var factor = 1.0

  /// Returns `nil` for types that Health Auto Export does not send.
  static func of(_ type: String) -> PushMetric? { all[type] }

  private static let all: [String: PushMetric] = {
    var all: [String: PushMetric] = [
      HealthType.sleepAnalysis: PushMetric(name: "sleep_analysis", unit: "hr", shape: .sleep),
      HealthType.standHour: PushMetric(name: "apple_stand_hour", unit: "count", shape: .standHours),
      "HKCategoryTypeIdentifierMindfulSession": PushMetric(name: "mindful_minutes", unit: "min", shape: .session),
    ]
    for (type, name, unit) in amounts {
      all[RecordHead.quantity + type] = PushMetric(name: name, unit: unit, shape: .amount)
    }
    for (type, name, unit) in measures { all[RecordHead.quantity + type] = PushMetric(name: name, unit: unit) }
    // These are sent in percent, while Health stores a fraction.
    for (type, name) in [("OxygenSaturation", "blood_oxygen_saturation"), ("BodyFatPercentage", "body_fat_percentage")]
    {
      all[RecordHead.quantity + type] = PushMetric(name: name, unit: "%", factor: 100)
    }
    for type in ["Systolic", "Diastolic"] {
      all[RecordHead.quantity + "BloodPressure" + type] = PushMetric(
        name: "blood_pressure", unit: "mmHg", shape: .bloodPressure)
    }
    all[HealthType.heartRate] = PushMetric(name: "heart_rate", unit: "count/min", shape: .heartRate)
    return all
  }()

  private static let amounts = [
    ("StepCount", "step_count", "count"), ("DistanceWalkingRunning", "walking_running_distance", "km"),
    ("DistanceCycling", "cycling_distance", "km"), ("DistanceSwimming", "swimming_distance", "m"),
    ("SwimmingStrokeCount", "swimming_stroke_count", "count"), ("FlightsClimbed", "flights_climbed", "count"),
    ("ActiveEnergyBurned", "active_energy", "kcal"), ("BasalEnergyBurned", "basal_energy_burned", "kcal"),
    ("AppleExerciseTime", "apple_exercise_time", "min"), ("AppleStandTime", "apple_stand_time", "min"),
  ]

  private static let measures = [
    ("RestingHeartRate", "resting_heart_rate", "count/min"),
    ("HeartRateVariabilitySDNN", "heart_rate_variability", "ms"),
    ("RespiratoryRate", "respiratory_rate", "count/min"), ("VO2Max", "vo2_max", "ml/(kg·min)"),
    ("HeartRateRecoveryOneMinute", "cardio_recovery", "count/min"),
    ("AppleSleepingWristTemperature", "apple_sleeping_wrist_temperature", "degC"),
    ("BodyMass", "weight_body_mass", "kg"), ("BodyMassIndex", "body_mass_index", "count"),
    ("LeanBodyMass", "lean_body_mass", "kg"), ("Height", "height", "cm"),
    ("RunningPower", "running_power", "W"), ("RunningSpeed", "running_speed", "km/hr"),
    ("RunningStrideLength", "running_stride_length", "m"),
    ("RunningVerticalOscillation", "running_vertical_oscillation", "cm"),
    ("RunningGroundContactTime", "running_ground_contact_time", "ms"),
    ("CyclingPower", "cycling_power", "W"), ("CyclingSpeed", "cycling_speed", "km/hr"),
    ("CyclingCadence", "cycling_cadence", "count/min"),
  ]

  /// Converts a value of an export into the number that is sent.
  func digits(_ value: String) -> String {
    guard factor != 1, let number = Double(value) else { return value }
    return Self.digits((number * factor), 6)
  }

  /// - Parameter decimals: Maximum number of decimals.
  static func digits(_ value: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let rounded = (value * scale).rounded() / scale
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
