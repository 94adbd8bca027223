public import DailveDomain
internal import DailveScores

/// The data with which a script predicts scores from entries that wait in the browser.
public struct ScorePreviewContent: Sendable, Encodable, Equatable {
  /// `ScorePreviewDay.numbers`.
  public var numbers: [Double]
  /// Activities by HealthKit's names.
  public var activities: [String: Activity]
  /// Kilograms in a pound, for forms in imperial units.
  public var pound: Double
  public var title: String
  public var names: Names
  /// A score, its number and its band, with placeholders.
  public var ring: String
  /// From the best to the worst.
  public var bands: [WhatIfContent.Words.Band]

  public struct Activity: Sendable, Encodable, Equatable {
    /// The field's name in the form.
    public var name: String
    public var points: Double
  }

  public struct Names: Sendable, Encodable, Equatable {
    public var body: String
    public var wellness: String
    public var load: String
    public var readiness: String
  }

  public init(_ viewer: ViewerContext, from reader: any ScoreReading) throws {
    let preview = try ReadScorePreview(reader)(on: viewer.day)
    let language = viewer.language
    numbers = preview.day.numbers
    activities = Dictionary(
      preview.pointsPerMinute.map { ($0.key, Activity(name: TypeName.activity($0.key, language), points: $0.value)) },
      uniquingKeysWith: { first, _ in first })
    pound = UnitConversion.from("lb", to: "kg")?.scale ?? 1
    title = language[.scorePreviewTitle]
    names = Names(
      body: language[.scorePreviewBody], wellness: language[.wellnessTitle], load: language[.scorePreviewLoad],
      readiness: language[.activityReadiness])
    ring = language(.scoreOf100, "{0}", "{1}", "{2}")
    bands = ScoreBand.allCases.map { .init(name: $0.rawValue, text: language[$0.title], from: $0.lowest) }
  }
}
