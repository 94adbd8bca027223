public import DailveDomain
public import DailveScores

/// The Body page.
public struct BodyViewModel: Sendable {
  public let content: BodyContent

  /// - Parameter before: A day in the month with which the list of entries begins; `nil` for the newest.
  public init(
    _ viewer: ViewerContext, period: DetailPeriod, before: CivilDay?,
    from reader: any StatisticsReading & PersonReading & AnswerCaching
  ) throws {
    let report = try ShowBody(reader)(viewer.day, before: before ?? viewer.day)
    content = BodyPresenter(viewer: viewer).content(report, period: period)
  }
}

/// The Body page in words and numbers.
public struct BodyContent: Sendable, Encodable, Equatable {
  /// The displayed past day; `nil` today. Changes made on the page apply to today.
  public var dateText: String?
  public var latest: [Latest]
  /// Shown if nothing was ever measured.
  public var empty: EmptyContent?
  public var score: ScoreContent
  public var goal: String
  public var goalNote: String?
  /// `nil` if it was never measured.
  public var weight: MetricDetailContent?
  public var bodyFat: MetricDetailContent?
  /// Newest first.
  public var months: [Month]
  public var older: String?

  public struct Latest: Sendable, Encodable, Equatable {
    public var name: String
    public var family: String
    /// Name of the metric; `nil` for the fat-free mass index, which exists only here. `value` is in the canonical unit.
    public var metric: String?
    public var value: Double
    public var pieces: [Piece]
    public var ageText: String
    /// `nil` for the fat-free mass index.
    public var path: String?
  }

  /// The entries of a month, with their mean and count.
  public struct Month: Sendable, Encodable, Equatable {
    public var name: String
    /// "71.4 kg on average"; `nil` without a weight.
    public var meanText: String?
    public var countText: String
    /// Newest first.
    public var entries: [Row]
  }

  public struct Row: Sendable, Encodable, Equatable {
    /// Id of the person's entry; `nil` for imported values.
    public var id: String?
    public var dayText: String
    public var source: String
    /// "watch", "wearable", "phone", "app", or "own".
    public var kind: String
    public var texts: [String]
    public var memo: String?
    /// Path for changing it: the form of an entry, or the list of readings for imported values.
    public var path: String
  }
}
