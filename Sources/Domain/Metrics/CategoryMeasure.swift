/// What the records of a category say of a day. Statistics, pages, commands and charts all ask for it here.
public enum CategoryMeasure: Sendable, Equatable {
  /// How often it occurred.
  case occurrences
  /// In how many hours of the clock it occurred.
  case hours
  /// For how many minutes it lasted.
  case minutes
}

extension HealthType {
  /// `nil` for a type that is not a category.
  public static func measure(of type: String) -> CategoryMeasure? {
    switch type {
    case standHour: .hours
    case sleepAnalysis, "HKCategoryTypeIdentifierMindfulSession": .minutes
    default: isCategory(type) ? .occurrences : nil
    }
  }

  /// Whether a record with this word says that something occurred. Health also records that an hour was idle, a symptom absent, a test
  /// negative.
  ///
  /// - Parameter word: As written in an export: "HKCategoryValueSeverityNotPresent", or by a phone: "Not Present". `nil` for a record
  ///   without a value, as those of events.
  public static func isOccurrence(_ word: String?) -> Bool {
    guard var word else { return true }
    if word.contains(" ") { word.removeAll { $0 == " " } }
    return !denials.contains { word.hasSuffix($0) }
  }

  /// The ends of HealthKit's values that deny (HKCategoryValues.h of iOS 18).
  private static let denials = ["Idle", "NotPresent", "None", "NoChange", "Negative", "Indeterminate"]
}
