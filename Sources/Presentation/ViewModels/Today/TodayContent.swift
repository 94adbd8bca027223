/// The Today page in words and numbers for any front end: the web page draws it, the terminal prints it, and the JSON
/// interface sends it.
public struct TodayContent: Sendable, Codable, Equatable {
  public var day: String
  public var dateText: String
  public var navigation: DayNavigation
  /// The age of the data; `nil` without an import.
  public var updatedText: String?
  /// The same without words: "8:30".
  public var ageText: String?
  /// "Wed Nov 25"; the weekday on a past day.
  public var shortDateText: String
  public var sky: SkyContent
  /// The night that ended on the day; `nil` if there is none.
  public var night: NightContent?
  /// True in the evening, when last night comes last.
  public var isEvening: Bool
  /// Says that some data could not be read.
  public var banner: String?
  /// Asks for the home zone if it is unknown, or if only its offset from UTC is known.
  public var zoneNotice: String?
  /// Asks what a source is, if sums depend on it and nothing else tells.
  public var sourceQuestion: SourceChoice?
  /// If all data are old: a summary instead of a suggestion, the goal and the day's numbers.
  public var overview: Overview?
  public var hero: Hero
  /// Why last night is missing, if a phone sends data; the hero says so, too.
  public var morning: MorningContent?
  /// Active injuries, at most three; `moreInjuries` counts the others.
  public var injuries: [InjuryLine]
  public var moreInjuries: Int
  /// The one thing to do; `nil` on a past day and while all data are old.
  public var action: ActionContent?
  /// Goals of the day; `nil` without any, on a past day as they were that day.
  public var goals: GoalsContent?
  /// `nil` if nothing can be judged.
  public var outside: OutsideContent?
  public var goal: Goal?
  public var pinned: [Card]
  /// One sentence instead of the cards of pinned metrics that were never recorded, if there are several.
  public var unrecorded: Unrecorded?
  public var signals: [Card]
  public var activity: [Card]

  public struct Unrecorded: Sendable, Codable, Equatable {
    public var metrics: [String]
    public var text: String
  }

  public struct Overview: Sendable, Codable, Equatable {
    /// "Your data: January to November 2017"; for a past day, says that nothing was recorded around it.
    public var title: String
    /// Empty for a past day.
    public var text: String
    /// The newest day with data; `nil` before the first one.
    public var newestDay: String?
    /// Words and path of the link to the page of that day, or else back to today.
    public var seeText: String
    public var seePath: String
    public var newestText: String
    /// The three most complete metrics; none for a past day.
    public var metrics: [Coverage]

    public struct Coverage: Sendable, Codable, Equatable {
      public var metric: String
      public var name: String
      public var family: String
      /// "197 days".
      public var daysText: String
      /// "until Nov 6, 2017".
      public var untilText: String
      /// Path of its chart, ending with its newest day.
      public var path: String
    }
  }

  public struct Hero: Sendable, Codable, Equatable {
    public var score: Int?
    public var band: String?
    public var bandText: String?
    /// The newest score before today's, while the night is missing. It never takes the place of today's.
    public var earlier: Earlier?
    public var headline: String
    public var sentence: String
    /// The sentence in one line: "HRV 57, up 7, within your range"; `nil` without a score.
    public var reason: String?
    /// The usual HRV on the day.
    public var usual: UsualMark?
    /// Valid days so far, while the baseline is in progress.
    public var baselineDays: Int?
    public var baselineNeeded: Int?
    public var earlyText: String?
    public var trendText: String?
    /// Describes the band in the week's chart; `nil` without scores.
    public var bandRangeText: String?
    public var badges: [Badge]
    /// Seven days, oldest first.
    public var week: [WeekDay]
    public var parts: [ScoreContent.Part]
    /// Names of the missing inputs.
    public var missing: [String]
  }

  public struct Earlier: Sendable, Codable, Equatable {
    public var day: String
    public var score: Int
    public var bandText: String
    /// "Yesterday".
    public var ageText: String
  }

  public struct Badge: Sendable, Codable, Equatable {
    public var label: String
    public var text: String
    public var tone: Card.Tone
  }

  public struct WeekDay: Sendable, Codable, Equatable {
    public var day: String
    public var label: String
    public var score: Int?
    /// True for the displayed day.
    public var isToday: Bool
  }

  public struct Goal: Sendable, Codable, Equatable {
    public var activeDays: Int
    public var goalDays: Int
    public var daysText: String
    public var leftText: String
    public var minutesText: String
  }
}
