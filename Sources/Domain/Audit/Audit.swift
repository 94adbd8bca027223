public import DailveScores

/// Our merged totals against the rings that Apple's own devices counted, day by day.
public struct Audit: Sendable, Equatable {
  public enum Measure: String, Sendable, CaseIterable, Codable {
    case activeEnergy = "active-energy"
    case exercise
    case standHours = "stand-hours"

    /// Differences up to this are rounding: Apple writes whole minutes and hours. In kcal, minutes, hours.
    var slack: Double { self == .activeEnergy ? 1 : 0.5 }

    public var type: String {
      switch self {
      case .activeEnergy: "HKQuantityTypeIdentifierActiveEnergyBurned"
      case .exercise: "HKQuantityTypeIdentifierAppleExerciseTime"
      case .standHours: HealthType.standHour
      }
    }
  }

  /// Why a day may differ.
  public enum Reason: String, Sendable, CaseIterable, Codable {
    /// Apple has a total and the export no sample of it.
    case noSamples = "no-samples"
    /// What one day has too much its neighbour has too little: another midnight.
    case otherMidnight = "other-midnight"
    /// The day of the export was not over.
    case exportDay = "export-day"
    /// The person has switched off, excluded or corrected something of this type.
    case ownChanges = "own-changes"
    /// Sources beside the Watch add what Apple does not count into rings.
    case otherSources = "other-sources"
    /// Samples that Apple counted are no longer in Health: it condenses and forgets.
    case fewerSamples = "fewer-samples"
  }

  /// What a source counted that day, by itself.
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
    public var apples: Double
    public var reason: Reason
    public var sources: [Contribution]

    /// Ours against Apple's, 0.1 for ten percent more.
    public var share: Double { apples > 0 ? ours / apples - 1 : 1 }
  }

  public struct Tally: Sendable, Equatable {
    public var measure: Measure
    public var days: Int
    public var within1Percent: Int
  }

  /// Days on which Apple has totals that can be compared.
  public var days: Int
  /// Days on which every one of them agrees.
  public var within1Percent: Int
  public var tallies: [Tally]
  /// Every difference, the largest first.
  public var differences: [Difference]

  static func agrees(_ ours: Double, _ apples: Double, _ measure: Measure) -> Bool {
    (ours - apples).magnitude <= max(0.01 * apples, measure.slack)
  }
}
