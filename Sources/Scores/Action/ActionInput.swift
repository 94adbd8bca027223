/// Everything on which the action of a day depends.
public struct ActionInput: Sendable, Equatable {
  /// A kind of training that the person does, by what it means for this day.
  public struct Kind: Sendable, Equatable {
    /// True if it would strain an injured part.
    public var isStrained: Bool
    /// True if its muscles carried more than half of the training of the two days before.
    public var isTired: Bool
    /// Times it was done on this weekday in the last 60 days.
    public var weekdayCount: Int
    /// Days since it was last done; 0 for today.
    public var daysSince: Int
    /// Median minutes in the last 60 days.
    public var minutes: Double

    public init(isStrained: Bool, isTired: Bool, weekdayCount: Int, daysSince: Int, minutes: Double) {
      self.isStrained = isStrained
      self.isTired = isTired
      self.weekdayCount = weekdayCount
      self.daysSince = daysSince
      self.minutes = minutes
    }
  }

  /// Overnight readings outside their usual range that count, and the overnight signal; `nil` if unknown.
  public var outliers = 0
  public var signal: NightSignal.Alert?
  /// Scores of the day, `0...100`; `nil` if unknown.
  public var condition: Int?
  public var readiness: Int?
  /// True if last night's sleep was recorded.
  public var hasSleep = true
  /// True if HRV is below its usual range; `nil` if unknown.
  public var isHRVBelow: Bool?
  /// `PerformanceManagement.balancePercent`.
  public var balancePercent: Double?
  /// `TrainingHistory.recentRatio`.
  public var recentRatio: Double?
  /// Days since the newest day before this one with at least `hardMinutes` in zones 4 and 5; `nil` if none is known.
  public var daysSinceHard: Int?
  /// Minutes of workouts on this day so far.
  public var minutesDone = 0.0
  /// Strain of the day so far, in `0..<100`.
  public var strain = 0.0
  /// The hardest level that an injury allows anywhere in the body; `nil` without an injury.
  public var injuryLimit: TrainingIntensity?
  public var doesWalkingStrain = false
  public var doesStretchingStrain = false
  /// In an order that does not depend on the order of arrival, because it breaks ties.
  public var kinds: [Kind] = []
  /// `nil` on a day that is over, and while bed times are unknown.
  public var evening: Evening?
  /// Minutes after midnight of the current time; `nil` on a day that is over.
  public var clock: Double?

  public init() {}

  /// Minutes in zones 4 and 5 that make a day a hard one.
  public static let hardMinutes = 20.0
  /// Days after which a hard day is over 48 hours old, whatever its hour.
  static let daysBetweenHard = 3

  /// True if several overnight readings, or a heart rate raised for nights, speak against training.
  public var callsForRest: Bool { outliers >= 2 || signal == .red }
}
