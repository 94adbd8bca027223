/// The Body page in words and numbers.
public struct BodyContent: Sendable, Encodable, Equatable {
  public var latest: [Latest]
  /// What is said where nothing was ever measured.
  public var empty: EmptyContent?
  public var score: ScoreContent
  public var goal: String
  public var goalNote: String?
  /// `nil` for what was never measured.
  public var weight: MetricDetailContent?
  public var bodyFat: MetricDetailContent?
  /// Newest first.
  public var months: [Month]
  public var older: String?

  public struct Latest: Sendable, Encodable, Equatable {
    public var name: String
    public var family: String
    /// What it is the day's value of, and that value, canonical; `nil` for one that is only computed here.
    public var metric: String?
    public var value: Double
    public var pieces: [TodayContent.Piece]
    public var ageText: String
    /// `nil` for one that is only computed here.
    public var path: String?
  }

  /// The entries of a month, and what they come to.
  public struct Month: Sendable, Encodable, Equatable {
    public var name: String
    /// "71.4 kg on average"; `nil` without a weight.
    public var meanText: String?
    public var countText: String
    /// Newest first.
    public var entries: [Row]
  }

  public struct Row: Sendable, Encodable, Equatable {
    /// Of the person's own entry.
    public var id: String?
    public var dayText: String
    public var source: String
    /// "watch", "phone", "app", or "own".
    public var kind: String
    public var texts: [String]
    public var memo: String?
    /// Where it can be changed: the form of the person's own entry, the list of readings for what was imported.
    public var path: String
  }
}
