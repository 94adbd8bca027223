internal import DailveDomain
internal import DailveScores

/// The options of choices in forms: posted value and displayed text.
public enum FormChoices {
  public typealias Choice = (value: String, text: String)

  public static func weightGoals(_ language: Language) -> [Choice] {
    WeightGoal.allCases.map { ($0.rawValue, language[$0.title]) }
  }

  /// Monday first, numbered like `CivilDay.weekday`.
  public static func weekdays(_ language: Language) -> [Choice] {
    Weekday.allCases.map { ("\($0.rawValue)", language[$0.title]) }
  }

  public static func bodyParts(_ language: Language) -> [Choice] {
    BodyPart.allCases.map { ($0.rawValue, language[$0.title].capitalizedFirst) }
  }

  /// Posted values of the body parts that exist on both sides.
  public static var partsWithSides: [String] { BodyPart.allCases.filter(\.hasSides).map(\.rawValue) }

  public static func sides(_ language: Language) -> [Choice] {
    BodySide.allCases.map { ($0.rawValue, language[$0.choice]) }
  }

  public static func severities(_ language: Language) -> [Choice] {
    InjurySeverity.allCases.map { ($0.rawValue, language[$0.title]) }
  }

  /// Metrics that can be pinned to Today.
  public static func pins(_ language: Language) -> [Choice] {
    PinnedMetrics.allowed.map { ($0.rawValue, language[$0.title]) }
  }
}
