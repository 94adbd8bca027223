/// The Wellness page in words and numbers.
public struct WellnessContent: Sendable, Encodable, Equatable {
  public var dateText: String
  public var navigation: DayNavigation
  public var banner: String?
  public var score: ScoreContent
  /// Empty if none has a value.
  public var subscores: [Subscore]
  public var physical: [TodayContent.Card]
  public var active: [TodayContent.Card]
  public var injuries: [InjuryLine]
  public var moreInjuries: Int
  /// One calm sentence if several overnight readings are unusual.
  public var vitalsNotice: String?
  /// `nil` if nothing was measured overnight.
  public var vitalsText: String?
  /// If all data are old: their newest day, with a link to it.
  public var old: EmptyContent?
  /// The steps towards a first score; empty once there is one.
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
public struct InjuryLine: Sendable, Codable, Equatable {
  public var id: String
  public var text: String
  public var severity: String
  public var severityText: String
  public var sinceText: String
}
