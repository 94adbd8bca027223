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
    /// A category sample whose duration is the number, in units of this many seconds.
    case session(seconds: Double)
    /// A number of hours, or a flag that the person stood in one.
    case standHours
  }

  /// HealthKit identifier.
  var type: String
  var shape = Shape.quantity
  /// True if Health knows the type.
  var isKnown = true

  var isCumulative: Bool { HealthType.isCumulative(type) }

  static let systolic = "HKQuantityTypeIdentifierBloodPressureSystolic"
  static let diastolic = "HKQuantityTypeIdentifierBloodPressureDiastolic"
  static let oxygenSaturation = "HKQuantityTypeIdentifierOxygenSaturation"
  static let bodyFat = "HKQuantityTypeIdentifierBodyFatPercentage"
  static let water = "HKQuantityTypeIdentifierDietaryWater"
}
