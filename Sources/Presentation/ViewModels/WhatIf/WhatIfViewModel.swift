public import DailveDomain
internal import DailveScores

/// The page that predicts a score from changed measurements.
public struct WhatIfViewModel: Sendable {
  public let content: WhatIfContent

  /// - Parameter field: The text of a field of the address.
  public init(
    _ score: WhatIfScore, _ viewer: ViewerContext, field: (String) -> String?, from reader: any ScoreReading
  ) throws {
    var wanted: [WhatIfMeasure: Double] = [:]
    for measure in score.measures { wanted[measure] = field(measure.rawValue).flatMap { Double($0) } }
    let presenter = WhatIfPresenter(viewer: viewer)
    content =
      try AskWhatIf(reader)(score, on: viewer.day, wanted).map(presenter.content) ?? presenter.empty(score)
  }
}

/// The page that predicts a score from changed measurements.
public struct WhatIfContent: Sendable, Encodable, Equatable {
  /// "condition", "sleep" or "readiness".
  public var score: String
  public var title: String
  public var dateText: String
  /// Path of this page, and of the page of the score.
  public var path: String
  public var back: String
  public var backText: String
  public var lead: String
  /// The measurements that are insufficient; then there is nothing else.
  public var empty: EmptyContent?
  public var value: Int
  public var band: String
  public var bandText: String
  /// The difference from the measured score.
  public var comparison: String
  public var movers: [Mover]
  /// All possible parts of the score, in its order. The ones it currently lacks have no points and are hidden.
  public var parts: [Part]
  public var words: Words
  /// `WhatIfDay.numbers`, as JSON; NaN is null.
  public var numbers: String

  public struct Mover: Sendable, Encodable, Equatable {
    /// Name of the field.
    public var name: String
    public var label: String
    public var lowest: Int
    public var step: Int
    public var value: Int
    /// The position of the measured or usual value.
    public var start: Int
    /// True if `start` represents a measurement.
    public var isMeasured: Bool
    /// The words of all values, from the lowest to the highest.
    public var texts: [String]
    public var note: String

    /// The words of `value`.
    public var text: String
    public var highest: Int
  }

  public struct Part: Sendable, Encodable, Equatable {
    public var part: ScoreContent.Part
    public var isThere: Bool
  }

  /// A script's words for other scores; numbers replace `{0}`, `{1}`.
  public struct Words: Sendable, Encodable, Equatable {
    /// From the best band to the worst, by their names.
    public var bands: [Band]
    /// The label of the ring: score and band.
    public var ring: String
    public var ofMaximum: String
    /// The difference from the measured score, in words.
    public var more: String
    public var less: String
    public var same: String
    public var measured: Int?

    public struct Band: Sendable, Encodable, Equatable {
      public var name: String
      public var text: String
      public var from: Int
    }
  }
}
