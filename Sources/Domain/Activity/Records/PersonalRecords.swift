public import DailveScores

/// The person's records; each workout counts once, however many devices recorded it.
public struct PersonalRecords: Sendable, Equatable {
  /// A fastest stretch.
  public struct Effort: Sendable, Equatable {
    /// Id of the workout, as listed.
    public var workout: String
    public var day: CivilDay
    public var seconds: Double
    /// True if it was found in distance samples because there is no route, which is less exact.
    public var isFromSamples = false
  }

  /// The best efforts over a distance of an activity.
  public struct Distance: Sendable, Equatable {
    /// HealthKit's activity type without its prefix.
    public var activity: String
    public var metres: Double
    /// At most three, the fastest first, of different workouts.
    public var best: [Effort]
    /// Efforts that were each faster than all before, oldest first.
    public var falls: [Effort]
  }

  /// The workout with the highest value of a quantity.
  public struct Longest: Sendable, Equatable {
    public var activity: String
    public var workout: String
    public var day: CivilDay
    /// km, metres or minutes.
    public var value: Double
    /// The highest value of the workouts before it; `nil` if it was the first.
    public var previous: Double?
  }

  public struct Eddington: Sendable, Equatable {
    public var activity: String
    public var kilometres: EddingtonNumber
    public var miles: EddingtonNumber
  }

  public struct Year: Sendable, Equatable {
    public var year: Int
    public var totals: TrainingTotals
    /// Totals up to the same day of the year as the shown day.
    public var toDate: TrainingTotals
  }

  public struct Race: Sendable, Equatable {
    public var metres: Double
    public var estimate: RaceEstimate
  }

  /// Ordered by activity, the most frequent first, then by distance.
  public var distances: [Distance]
  /// In km, ordered by activity, the most frequent first.
  public var longest: [Longest]
  /// Metres.
  public var climb: Longest?
  /// Minutes.
  public var duration: Longest?
  /// Ordered by activity, the most frequent first, without activities whose number is 0.
  public var eddington: [Eddington]
  /// Streak of weeks that reached the goal of active days.
  public var streak: WeekStreak
  /// Newest first.
  public var years: [Year]
  /// Estimates for running races.
  public var races: [Race]

  public var isEmpty: Bool { years.isEmpty }

  /// Activities in which best times are meaningful; walks are not.
  static let raced: Set<String> = ["Running", "Cycling", "HandCycling", "WheelchairRunPace", "WheelchairWalkPace"]
  /// Metres: 5 and 10 km, half marathon, marathon.
  static let races = [5000, 10_000, 21_097.5, 42_195]
}
