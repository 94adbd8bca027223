internal import DailveScores

/// How samples of a type that does not add up make one number. Counterpart of `HKQuantityAggregationStyle`.
public enum Averaging: Sendable, Equatable {
  /// Every sample the same (`discreteArithmetic`).
  case arithmetic
  /// Sound levels: the steady level with the same energy, each sample by its duration (`discreteEquivalentContinuousLevel`;
  /// Leq of IEC 61672-1: 10 log10 of the time-weighted mean of 10^(L/10)).
  case equivalentContinuousLevel

  /// - Parameter values: Values with their durations in seconds; at least one.
  public func average(_ values: [(value: Double, seconds: Int)]) -> Double {
    var accumulator = AverageAccumulator(self)
    for entry in values { accumulator.add(entry.value, seconds: entry.seconds) }
    return accumulator.average
  }
}

/// Adds values up to an average, one after the other.
public struct AverageAccumulator: Sendable {
  private let averaging: Averaging
  private var sum = 0.0
  private var weight = 0.0

  public init(_ averaging: Averaging) { self.averaging = averaging }

  @inlinable
  public mutating func add(_ value: Double, seconds: Int) { accumulate(value, seconds) }

  @usableFromInline
  mutating func accumulate(_ value: Double, _ seconds: Int) {
    switch averaging {
    case .arithmetic:
      sum += value
      weight += 1
    case .equivalentContinuousLevel:
      // A reading without a length counts as a second.
      let length = Double(max(1, seconds))
      sum += Elementary.power(10, value / 10) * length
      weight += length
    }
  }

  public var average: Double {
    guard weight > 0 else { return 0 }
    switch averaging {
    case .arithmetic: return sum / weight
    case .equivalentContinuousLevel:
      return 10 * Elementary.naturalLogarithm(sum / weight) / Elementary.naturalLogarithm(10)
    }
  }
}

extension HealthType {
  private static let soundLevels: Set<String> = [
    "HKQuantityTypeIdentifierEnvironmentalAudioExposure", "HKQuantityTypeIdentifierHeadphoneAudioExposure",
    "HKQuantityTypeIdentifierEnvironmentalSoundReduction",
  ]

  /// HealthKit calls heart rate temporally weighted too, but its samples have no duration to weigh them by.
  public static func averaging(_ type: String) -> Averaging {
    soundLevels.contains(type) ? .equivalentContinuousLevel : .arithmetic
  }
}
