/// Raw values are those of HealthKit's `HKCategoryValueSleepAnalysis`.
public enum SleepStage: Int, Sendable, CaseIterable {
  case inBed = 0
  /// The only value for sleep before iOS 16.
  case unspecified = 1
  case awake = 2
  case core = 3
  case deep = 4
  case rem = 5

  public var isAsleep: Bool { self != .inBed && self != .awake }
  /// Core, deep or REM: told apart only by sources that measure stages.
  public var isDetailed: Bool { rawValue >= 3 }

  /// Precedence of records of one source and of the same length: the lowest counts.
  var precedence: Int {
    switch self {
    case .awake: 0
    case .deep: 1
    case .rem: 2
    case .core: 3
    case .unspecified: 4
    case .inBed: 5
    }
  }
}
