public import DailveScores

/// What the person told about themselves, or their export did, and what they want.
public struct Profile: Sendable, Equatable {
  public var birthDate: CivilDay?
  public var sex: BiologicalSex?
  /// cm.
  public var height: Double?
  /// Beats per minute, as the person measured it; `nil` takes what was observed, or the estimate by age (`MaximumHeartRate`).
  public var maximumHeartRate: Double?
  /// IANA name; `nil` until the first import or an entry in Settings.
  public var homeZone: String?
  /// What the newest readings are written in; `nil` where they do not tell. What a person or their browser chose comes first.
  public var units: UnitSystem?
  public var goals = Goals()
  public var pinned = PinnedMetrics.standard
  /// Monday 0 to Sunday 6.
  public var firstWeekday = 0

  public struct Goals: Sendable, Equatable {
    /// Active days a week, `1...7`.
    public var activeDays = 5
    /// Exercise minutes a week. 150 is the lower end of the WHO guideline of 2020.
    public var exerciseMinutes = 150
    public var stepsPerDay = 8000
    /// Hours a night; `nil` takes what the person needs by their own nights (`SleepNeed`).
    public var sleepHours: Double?
    public var weight = WeightGoal.maintain

    public init() {}
  }

  public init() {}

  /// Completed years on `day`.
  public func age(on day: CivilDay) -> Int? { birthDate.map { day.years(since: $0) } }
}
