/// The one thing to do today, in words (scores.md 4.12). Headline, readiness and coaching say the same.
public struct ActionContent: Sendable, Codable, Equatable {
  /// `train`, `walk`, `stretch`, `rest`, `bed`, `done` or `import`.
  public var thing: String
  /// HealthKit's activity type without its prefix, for the glyph; `nil` for rest, bed, done and import.
  public var activity: String?
  /// Minutes of training; `nil` without any.
  public var minutes: Int?
  /// The hardest level of the day: `rest`, `walk`, `easy`, `moderate` or `hard`.
  public var intensity: String?
  /// "Swim easy, 30 min".
  public var title: String
  /// One clause, a whole sentence.
  public var reason: String
  /// The rule's numbers, a sentence each; empty if there is nothing to add.
  public var why: [String]
  /// The link of the card; `nil` for none.
  public var button: Button?

  public struct Button: Sendable, Codable, Equatable {
    /// `log` or `import`.
    public var kind: String
    public var text: String
    public var path: String
  }
}

/// The goals of a day in words.
public struct GoalsContent: Sendable, Codable, Equatable {
  /// Move, Exercise and Steps, as far as they are known.
  public var goals: [Goal]
  /// The rule that changed today's goals: "Lighter goals today. Your own goals come back tomorrow."; `nil` for full goals.
  public var ruleText: String?
  /// "Third day in a row"; `nil` under two days.
  public var rowText: String?

  public struct Goal: Sendable, Codable, Equatable {
    /// `move`, `exercise` or `steps`.
    public var kind: String
    public var name: String
    /// `full`, `lighter` or `paused`.
    public var state: String
    /// `apple`, `own` or `usual`.
    public var basis: String
    /// kcal, minutes or steps so far; `nil` without data.
    public var value: Double?
    /// Today's goal; `nil` while it is paused.
    public var target: Double?
    /// "126" and "kcal"; the number is "–" without data.
    public var valueText: String
    public var unit: String
    /// "of 560", or "paused".
    public var targetText: String
    /// The origin of the number: "Your usual over 60 days".
    public var basisText: String
    /// Share of the goal, `0...1`; 0 without data or while paused.
    public var share: Double
    public var isLanded: Bool
    /// Seven days, oldest first; the last is the shown day.
    public var days: [Day]
    public var path: String
  }

  public struct Day: Sendable, Codable, Equatable {
    public var day: String
    public var label: String
    public var value: Double?
    public var target: Double?
    /// `0...1`.
    public var share: Double
    public var isLanded: Bool
  }
}

/// The metrics outside their usual range, and the number of the others.
public struct OutsideContent: Sendable, Codable, Equatable {
  /// "Outside your usual", or that everything is as usual.
  public var title: String
  /// At most three, the most unusual first.
  public var items: [Item]
  /// "12 others as usual"; `nil` if there are none.
  public var moreText: String?
  /// Metrics of the other cards, the most changed first.
  public var others: [String]

  public struct Item: Sendable, Codable, Equatable {
    /// A metric's name, or `sleepingHeartRate`.
    public var metric: String
    public var name: String
    public var family: String
    /// "0.3 above your range".
    public var text: String
    public var pieces: [Piece]
    /// Place of the value and of both ends of the range on a bar, `0...1`.
    public var place: Double
    public var lower: Double
    public var upper: Double
    public var isAbove: Bool
    public var path: String
  }
}
