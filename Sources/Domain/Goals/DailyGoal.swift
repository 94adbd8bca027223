public import DailveScores

/// One number to reach each day, with the last seven days.
public struct DailyGoal: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// kcal of active energy, minutes of exercise, and steps.
    case move, exercise, steps

    public var metric: Metric {
      switch self {
      case .move: .activeEnergy
      case .exercise: .exercise
      case .steps: .steps
      }
    }
  }

  /// The origin of the number.
  public enum Basis: String, Sendable {
    /// The goal of Apple's rings.
    case apple
    /// The person's settings.
    case own
    /// The median of the last 60 days.
    case usual
  }

  public enum Pause: Sendable, Equatable {
    /// Overnight readings speak against training.
    case vitals
    case injury(BodyPart)
  }

  public enum State: Sendable, Equatable {
    case full
    /// Training readiness is below `lightReadiness`.
    case lighter(readiness: Int)
    case paused(Pause)
  }

  public struct Day: Sendable, Equatable {
    public var day: CivilDay
    /// The sum so far; `nil` without data.
    public var value: Double?
    /// The goal of that day, after its own readiness; `nil` while it is paused.
    public var target: Double?
    public var isLanded: Bool { target.flatMap { target in value.map { $0 >= target } } ?? false }
  }

  public var kind: Kind
  public var basis: Basis
  /// Full goal of a day, in the metric's unit: kcal, minutes, steps.
  public var full: Double
  /// State of the last of `days`.
  public var state: State
  /// Seven days, oldest first; the last one is the shown day.
  public var days: [Day]

  public var metric: Metric { kind.metric }
  public var value: Double? { days.last?.value }
  /// Today's goal; `nil` while it is paused.
  public var target: Double? { days.last?.target }
  public var isLanded: Bool { days.last?.isLanded ?? false }

  /// Readiness below which goals are lighter, and the share that is left of them.
  public static let lightReadiness = 40
  public static let lightShare = 0.7
}
