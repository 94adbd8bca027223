public import DailveDomain
internal import DailveScores

/// The Injuries page.
public struct InjuriesViewModel: Sendable {
  public let content: InjuriesContent

  public init(_ viewer: ViewerContext, from reader: any WorkoutReading & PersonReading & DataAvailabilityReading) throws
  {
    let injuries = try reader.entries(Injury.self)
    let firstDay = try reader.firstDay()
    var volumes: [String: InjuryStatistics.Volume] = [:]
    for injury in injuries {
      volumes[injury.id] = try InjuryStatistics.volume(around: injury, on: viewer.day, firstDay: firstDay, from: reader)
    }
    content = InjuryPresenter(viewer: viewer).content(injuries, volumes)
  }
}

/// The Injuries page in words.
public struct InjuriesContent: Sendable, Encodable, Equatable {
  /// Shown if no injury was ever entered.
  public var empty: EmptyContent?
  public var active: [Item]
  public var past: [Item]
  public var facts: [Fact]
  public var parts: [BarRow]
  /// The marks on the body map.
  public var marks: [Mark]
  public var mapLabel: String

  public struct Item: Sendable, Encodable, Equatable {
    public var line: InjuryLine
    /// How long it took to heal; `nil` while it is active.
    public var daysText: String?
    public var memo: String?
    /// Minutes of training before, during and after: per week if a week is known.
    public var volume: [Fact]
    /// Says that training increased despite the injury; `nil` otherwise.
    public var risenText: String?
    /// Activities that strain the part, grouped by level.
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
  /// The mark for a form's choices; `nil` until a part is chosen.
  public static func mark(part: String, side: String, severity: String) -> Mark? {
    part.isEmpty ? nil : Mark(part: part, side: side.isEmpty ? "both" : side, severity: severity)
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
