/// The Wellness page in words and numbers.
public struct WellnessContent: Sendable, Encodable, Equatable {
  public var dateText: String
  public var navigation: DayNavigation
  public var banner: String?
  public var score: ScoreContent
  /// Empty where none is known.
  public var subscores: [Subscore]
  public var physical: [TodayContent.Card]
  public var active: [TodayContent.Card]
  public var injuries: [InjuryLine]
  public var moreInjuries: Int
  /// One calm sentence when several overnight readings are unusual.
  public var vitalsNotice: String?
  /// `nil` where nothing was measured overnight.
  public var vitalsText: String?
  /// All data end long ago: when, and the way to that day.
  public var old: EmptyContent?
  /// What is still being collected, step by step; empty once there is a score.
  public var steps: [Step]

  public struct Subscore: Sendable, Encodable, Equatable {
    public var name: String
    public var path: String
    public var family: String
    public var value: Int?
    public var bandText: String
  }

  public struct Step: Sendable, Encodable, Equatable {
    public var text: String
    public var path: String
    public var isDone: Bool
  }
}

/// An active injury in one line.
public struct InjuryLine: Sendable, Encodable, Equatable {
  public var id: String
  public var text: String
  public var severity: String
  public var severityText: String
  public var sinceText: String
}
