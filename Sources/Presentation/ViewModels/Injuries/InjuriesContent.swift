/// The Injuries page in words.
public struct InjuriesContent: Sendable, Encodable, Equatable {
  /// What is said where none was ever written down.
  public var empty: EmptyContent?
  public var active: [Item]
  public var past: [Item]
  public var facts: [MetricDetailContent.Fact]
  public var parts: [MetricDetailContent.Row]
  /// What the body map marks: part, side, severity.
  public var marks: [Mark]
  public var mapLabel: String

  public struct Item: Sendable, Encodable, Equatable {
    public var line: InjuryLine
    /// How long it took; `nil` while it is not over.
    public var daysText: String?
    public var memo: String?
    /// Minutes a week before, during, after.
    public var volume: [MetricDetailContent.Fact]
    /// Activities that load the part, by how strongly.
    public var warnings: [Warning]
  }

  public struct Warning: Sendable, Encodable, Equatable {
    public var level: String
    public var levelText: String
    public var activities: String
  }

  public struct Mark: Sendable, Encodable, Equatable {
    public var part: String
    public var side: String
    public var severity: String
  }
}

extension InjuriesContent {
  /// What a form marks on the map; `nil` before a part is chosen.
  public static func mark(part: String, side: String, severity: String) -> Mark? {
    part.isEmpty ? nil : Mark(part: part, side: side.isEmpty ? "both" : side, severity: severity)
  }
}
