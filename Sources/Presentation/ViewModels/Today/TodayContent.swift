/// The Today page in words and numbers, ready for any front end: the web page draws it, the terminal prints it, the interface
/// sends it as JSON.
public struct TodayContent: Sendable, Encodable, Equatable {
  public var day: String
  public var dateText: String
  public var navigation: DayNavigation
  /// How old the data are; `nil` where nothing was imported.
  public var updatedText: String?
  /// Some sources failed.
  public var banner: String?
  /// All data are old: what there is, in place of a suggestion, a goal and a day's numbers.
  public var overview: Overview?
  public var hero: Hero
  /// Active ones, at most three, and how many more there are.
  public var injuries: [InjuryLine]
  public var moreInjuries: Int
  public var coaching: Suggestion?
  public var goal: Goal?
  public var pinned: [Card]
  /// Pinned metrics of which nothing has ever been recorded, where there are several: one sentence in place of their cards.
  public var unrecorded: Unrecorded?
  public var signals: [Card]
  public var activity: [Card]

  public struct Unrecorded: Sendable, Encodable, Equatable {
    public var metrics: [String]
    public var text: String
  }

  public struct Overview: Sendable, Encodable, Equatable {
    /// "Your data: January to November 2017".
    public var title: String
    public var text: String
    /// The newest day with data.
    public var newestDay: String
    public var newestText: String
    /// The three most complete metrics.
    public var metrics: [Coverage]

    public struct Coverage: Sendable, Encodable, Equatable {
      public var metric: String
      public var name: String
      public var family: String
      /// "197 days".
      public var daysText: String
      /// "until Nov 6, 2017".
      public var untilText: String
      /// Address of its chart, where its data end.
      public var path: String
    }
  }

  public struct Hero: Sendable, Encodable, Equatable {
    public var score: Int?
    public var band: String?
    public var bandText: String?
    public var headline: String
    public var sentence: String
    /// Usual HRV on the day.
    public var usual: UsualMark?
    /// Valid days known, while the baseline is being built.
    public var baselineDays: Int?
    public var baselineNeeded: Int?
    public var earlyText: String?
    public var trendText: String?
    /// What the band of the week's chart is; `nil` without scores.
    public var bandRangeText: String?
    public var badges: [Badge]
    /// Seven days, oldest first.
    public var week: [WeekDay]
    public var parts: [ScoreContent.Part]
    /// Names of inputs that were not there.
    public var missing: [String]
  }

  public struct Badge: Sendable, Encodable, Equatable {
    public var label: String
    public var text: String
    public var tone: Tone
  }

  public enum Tone: String, Sendable, Encodable { case good, bad, neutral }

  public struct WeekDay: Sendable, Encodable, Equatable {
    public var day: String
    public var label: String
    public var score: Int?
    /// The day that is shown.
    public var isToday: Bool
  }

  public struct Suggestion: Sendable, Encodable, Equatable {
    public var kind: String
    public var title: String
    public var reason: String
  }

  public struct Goal: Sendable, Encodable, Equatable {
    public var activeDays: Int
    public var goalDays: Int
    public var daysText: String
    public var leftText: String
    public var minutesText: String
  }

  public struct Card: Sendable, Encodable, Equatable {
    public var metric: String
    public var name: String
    public var family: String
    /// In the canonical unit.
    public var value: Double?
    /// What a sum of a day that is not over usually comes to by this time.
    public var usualByNow: Double?
    /// Minutes of a night of which only the time in bed is known.
    public var timeInBed: Double?
    public var day: String?
    public var valueText: String?
    /// What is said where there is no value.
    public var emptyText: String
    public var pieces: [Piece]
    public var change: Change?
    public var baselineText: String?
    public var weekText: String?
    public var ageText: String
    public var fallbackText: String?
    public var isStale: Bool
    /// Seven days, of what is seldom measured ninety, oldest first; a missing day is null.
    public var sparkline: [Double?]
    /// Thirty or ninety days likewise, and what they are called.
    public var month: [Double?]
    public var monthText: String
    /// The least difference that fills the height of these charts, in the shown unit.
    public var leastSpan: Double
    /// Sums are drawn as bars from zero.
    public var isBars: Bool
    /// Address of the page behind the card.
    public var path: String
    /// What is usual for the person (`Usual`), in the shown unit, and its range.
    public var usual: Double?
    public var usualRange: [Double]?
    public var mark: UsualMark?
  }

  public struct Piece: Sendable, Encodable, Equatable {
    public var number: String
    public var unit: String
  }

  public struct Change: Sendable, Encodable, Equatable {
    /// ▲, ▼ or ±.
    public var arrow: String
    public var text: String
    public var words: String
    public var tone: Tone
  }
}
