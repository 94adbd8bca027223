public import DailveScores

/// Our merged totals against Apple's activity rings, day by day.
public struct Audit: Sendable, Equatable {
  public enum Measure: String, Sendable, CaseIterable, Codable {
    case activeEnergy = "active-energy"
    case exercise
    case standHours = "stand-hours"

    /// Differences up to this count as rounding, because Apple writes whole minutes and hours. In kcal, minutes or
    /// hours.
    var slack: Double { self == .activeEnergy ? 1 : 0.5 }

    public var type: String {
      switch self {
      case .activeEnergy: "HKQuantityTypeIdentifierActiveEnergyBurned"
      case .exercise: "HKQuantityTypeIdentifierAppleExerciseTime"
      case .standHours: HealthType.standHour
      }
    }
  }

  /// The reason why a day differs.
  public enum Reason: String, Sendable, CaseIterable, Codable {
    /// Apple has a total, but the export has no samples for it.
    case noSamples = "no-samples"
    /// A surplus on this day matches a deficit on a neighbouring one: Apple split the days at another midnight.
    case otherMidnight = "other-midnight"
    /// The day of the export was not over.
    case exportDay = "export-day"
    /// The person has switched off, excluded or corrected something of this type.
    case ownChanges = "own-changes"
    /// Sources beside the Watch add values that Apple does not count into the rings.
    case otherSources = "other-sources"
    /// Samples that Apple counted are no longer in Health, which condenses and deletes old ones.
    case fewerSamples = "fewer-samples"
  }

  /// The count of a single source on the day.
  public struct Contribution: Sendable, Equatable {
    public var source: String
    public var value: Double

    public init(source: String, value: Double) {
      self.source = source
      self.value = value
    }
  }

  public struct Difference: Sendable, Equatable {
    public var day: CivilDay
    public var measure: Measure
    public var ours: Double
    public var apple: Double
    public var reason: Reason
    public var sources: [Contribution]

    /// Our surplus as a fraction of Apple's total: 0.1 for ten percent more. 1 where Apple has 0.
    public var share: Double { apple > 0 ? ours / apple - 1 : 1 }
  }

  public struct Tally: Sendable, Equatable {
    public var measure: Measure
    public var days: Int
    public var within1Percent: Int
  }

  /// Days on which Apple's rings have a total, even if there are no readings of its kind.
  public var ringDays: Int
  /// Days on which Apple has at least one total to compare.
  public var days: Int
  /// Days on which all compared totals agree.
  public var within1Percent: Int
  public var tallies: [Tally]
  /// Every difference, the largest first.
  public var differences: [Difference]

  static func agrees(_ ours: Double, _ apple: Double, _ measure: Measure) -> Bool {
    (ours - apple).magnitude <= max(0.01 * apple, measure.slack)
  }
}
