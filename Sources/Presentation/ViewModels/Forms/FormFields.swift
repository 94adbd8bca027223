internal import DailveDomain
internal import DailveScores

/// A form's fields as text, with their errors.
public struct FormFields: Sendable, Equatable {
  public var values: [String: String]
  /// Error messages by field.
  public var errors: [String: String] = [:]

  public init(_ values: [String: String] = [:]) { self.values = values }

  public subscript(_ name: String) -> String { values[name] ?? "" }

  /// Takes the posted values of the form's own fields; long texts are truncated. Browsers send line breaks as CR LF
  /// (HTML, 4.10.22.4); they are stored as LF.
  public mutating func fill(_ posted: [String: String], longest: Int = 100) {
    for (name, value) in posted where values[name] != nil {
      values[name] = String(
        value.split(separator: "\r\n", omittingEmptySubsequences: false).joined(separator: "\n").trimmingWhitespace()
          .prefix(longest))
    }
  }
}

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
