internal import DailveDomain

/// The HealthKit counterpart of a metric of Health Auto Export.
struct MetricKind: Equatable {
  enum Shape: Equatable {
    case quantity
    /// Two quantities in one point.
    case bloodPressure
    case sleep
    /// Counters by kind.
    case sexualActivity
    /// A category sample whose duration is the number, in the unit of so many seconds.
    case session(seconds: Double)
    /// A number of hours, or whether one was stood in.
    case standHours
  }

  /// HealthKit identifier.
  var type: String
  var shape = Shape.quantity
  /// Whether Health knows it.
  var isKnown = true

  var isCumulative: Bool { HealthType.isCumulative(type) }

  static let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
  static let diastolic = "HKQuantityTypeIdentifierBloodPressureDiastolic"
  static let oxygenSaturation = "HKQuantityTypeIdentifierOxygenSaturation"
  static let bodyFat = "HKQuantityTypeIdentifierBodyFatPercentage"
  static let water = "HKQuantityTypeIdentifierDietaryWater"
}
