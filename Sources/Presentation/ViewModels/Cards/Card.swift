/// One metric on a day: its value, comparison and recent days.
public struct Card: Sendable, Codable, Equatable {
  public var metric: String
  public var name: String
  public var family: String
  /// Value in the canonical unit.
  public var value: Double?
  /// The usual sum by this time of an unfinished day.
  public var usualByNow: Double?
  /// Minutes in bed of a night without recorded sleep.
  public var timeInBed: Double?
  public var day: String?
  public var valueText: String?
  /// Shown if there is no value.
  public var emptyText: String
  public var pieces: [Piece]
  public var change: Change?
  public var baselineText: String?
  public var weekText: String?
  public var ageText: String
  public var fallbackText: String?
  public var isStale: Bool
  /// The last seven days, or ninety for sparse metrics, oldest first; `nil` for a day without data. Displayed unit.
  public var sparkline: [Double?]
  /// The last thirty or ninety days likewise; `monthText` names the period.
  public var month: [Double?]
  public var monthText: String
  /// The smallest difference that fills the height of these charts, in the displayed unit.
  public var leastSpan: Double
  /// True to draw bars from zero, for sums.
  public var isBars: Bool
  /// Path of the page behind the card.
  public var path: String
  /// Middle and range of the person's usual values (`Usual`), in the displayed unit.
  public var usual: Double?
  public var usualRange: [Double]?
  public var mark: UsualMark?

  public struct Change: Sendable, Codable, Equatable {
    /// ▲, ▼ or ±.
    public var arrow: String
    public var text: String
    public var words: String
    public var tone: Tone
  }

  public enum Tone: String, Sendable, Codable, CaseIterable { case good, bad, neutral }
}
