public import DailveDomain

/// The Wellness page.
public struct WellnessViewModel: Sendable {
  public let content: WellnessContent
  /// The errors of parts that could not be read; the page says so and shows the rest.
  public let failures: [any Error]

  /// - Throws: The reader's first error, if nothing at all can be read.
  public init(_ viewer: ViewerContext, from reader: any ScoreReading) throws {
    let wellness = try ShowWellness(reader)(viewer.day, at: viewer.present)
    content = WellnessPresenter(viewer: viewer).content(wellness)
    failures = wellness.failures
  }
}

/// The Wellness page in words and numbers.
public struct WellnessContent: Sendable, Encodable, Equatable {
  public var dateText: String
  public var navigation: DayNavigation
  public var banner: String?
  public var score: ScoreContent
  /// Empty if none has a value.
  public var subscores: [Subscore]
  public var physical: [Card]
  public var active: [Card]
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
