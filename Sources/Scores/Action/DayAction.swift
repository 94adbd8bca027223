/// The one thing to do on a day, with the numbers that decided it (scores.md 4.12).
public struct DayAction: Sendable, Equatable {
  public enum Thing: Sendable, Equatable {
    /// One of the person's own kinds, by its place in `ActionInput.kinds`.
    case kind(Int)
    case walk, stretching, rest
    /// Going to bed, in minutes after midnight; `nil` if the usual time has passed.
    case bed(Double?)
    /// Enough was done today.
    case done
  }

  /// The rule that decided.
  public enum Rule: Sendable, Equatable {
    /// Overnight readings speak against training.
    case vitals
    /// Without a condition of today there is nothing to go by.
    case noCondition
    /// `minutes` of workouts were done and `amount` would be enough, or the day's strain is above `highStrain`.
    case enough(minutes: Int, amount: Int?, strain: Int)
    case bedtime
    /// The level follows from readiness, and the thing from the person's own kinds.
    case readiness
  }

  /// A reason for a level below the one that readiness allows.
  public enum Limit: Sendable, Equatable {
    /// The last hard day is too recent.
    case hardDay(daysAgo: Int)
    /// Form in percent of fitness; `nil` while it is unknown.
    case balance(Double?)
    case lowHRV
    /// Readiness allows more than this condition does.
    case lowCondition(Int)
    case missingSleep
    /// `TrainingHistory.recentRatio`.
    case recentLoad(Double)
    case injury
  }

  /// The reason for one kind among several.
  public enum Choice: Sendable, Equatable {
    case only
    /// This weekday's most frequent.
    case weekday(Int)
    /// The one not done for longest.
    case longest(days: Int)
  }

  public var thing: Thing
  /// Minutes of training, walking or stretching; `nil` for anything else.
  public var minutes: Int?
  /// The hardest level that the day allows. It is the same before and after the training.
  public var intensity: TrainingIntensity
  public var rule: Rule
  /// The score behind the level: readiness, or condition while readiness is unknown; `nil` without one.
  public var score: Int?
  /// In the order in which they lowered the level.
  public var limits: [Limit] = []
  public var choice: Choice?
  /// Kinds left out because their muscles carried the last two days, and because they would strain an injured part.
  public var tired: [Int] = []
  public var strained: [Int] = []

  /// Strain of a day above which nothing more is suggested.
  public static let highStrain = 60.0
  /// The load of three days that is well above usual, as a share of three usual days.
  public static let highRatio = 1.3
  /// Minutes after midnight from which on the rest of a finished day is about sleep.
  public static let afternoon = 960.0
  /// Minutes of a walk, of a walk against which readings speak, and of stretching.
  static let walkMinutes = 20
  static let restingMinutes = 10
  static let balanceForHard = -10.0
}
