internal import DailveDomain

/// Names of HealthKit types and elements for people.
public enum TypeName {
  /// A metric's own name, or the identifier without its prefix.
  public static func readable(_ type: String, _ language: Language) -> String {
    if let metric = MetricTraits.metric(ofType: type) { return language.text("metric.\(metric.rawValue)") }
    for prefix in ["HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKDataType"] where type.hasPrefix(prefix) {
      return spaced(type.dropFirst(prefix.count))
    }
    return spaced(type[...])
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
