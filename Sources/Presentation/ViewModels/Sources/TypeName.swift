internal import DailveDomain

/// Names of HealthKit types and elements for people.
public enum TypeName {
  /// A metric's own name, the catalogue's for common types, or the identifier without its prefix.
  public static func readable(_ type: String, _ language: Language) -> String {
    if let metric = MetricTraits.metric(ofType: type) { return language.text("metric.\(metric.rawValue)") }
    for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType"] where type.hasPrefix(prefix) {
      let name = type.dropFirst(prefix.count)
      return TextKey(rawValue: "type.\(name)").map { language[$0] } ?? spaced(name)
    }
    return spaced(type[...])
  }

  /// A HealthKit activity type without its prefix, for people: in the catalogue where it is a common one.
  public static func activity(_ name: String, _ language: Language) -> String {
    TextKey(rawValue: "activity.\(name)").map { language[$0] } ?? spaced(name[...])
  }

  /// The word of a category value: "HKCategoryValueAppleStandHourStood" is read as "Apple Stand Hour Stood".
  static func word(_ text: String) -> String {
    let prefix = "HKCategoryValue"
    return spaced(text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...])
  }

  /// "MindfulSession" is read as "Mindful Session".
  private static func spaced(_ name: Substring) -> String {
    var result = ""
    for character in name {
      if character.isUppercase, let last = result.last, last.isLowercase { result += " " }
      result.append(character)
    }
    return result
  }
}
