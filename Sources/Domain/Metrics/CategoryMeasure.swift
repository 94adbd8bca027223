/// The way in which the records of a category are counted over a day. Statistics, pages, commands and charts all use it.
public enum CategoryMeasure: Sendable, Equatable {
  /// The number of occurrences.
  case occurrences
  /// The number of clock hours in which it occurred.
  case hours
  /// The number of minutes that it lasted.
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

  /// True if a record with this word says that something occurred. Health also records idle hours, absent symptoms and
  /// negative tests.
  ///
  /// - Parameter word: The value as an export writes it, "HKCategoryValueSeverityNotPresent", or as a phone does, "Not
  ///   Present". `nil` for a record without a value, such as an event.
  public static func isOccurrence(_ word: String?) -> Bool {
    guard var word else { return true }
    if word.contains(" ") { word.removeAll { $0 == " " } }
    return !denials.contains { word.hasSuffix($0) }
  }

  /// The endings of HealthKit's values that deny an occurrence (HKCategoryValues.h of iOS 18).
  private static let denials = ["Idle", "NotPresent", "None", "NoChange", "Negative", "Indeterminate"]
}
