internal import DailveDomain

/// Names of HealthKit types and elements for people.
public enum TypeName {
  /// A metric's own name, the table's for every other type that HealthKit has, or the identifier in words.
  public static func readable(_ type: String, _ language: Language) -> String {
    if let metric = MetricTraits.metric(ofType: type) { return language[metric.title] }
    let name = withoutPrefix(type)
    guard let known = TypeNames.table[String(name)] else { return words(name) }
    return language == .ko ? known.ko : known.en
  }

  /// A text that may be the identifier of a type, as problems of imports name what they concern.
  public static func inText(_ text: String, _ language: Language) -> String {
    text.hasPrefix("HK") && text.allSatisfy { $0.isLetter || $0.isNumber } ? readable(text, language) : text
  }

  /// A HealthKit activity type without its prefix, for people: from the table where it is a common one.
  public static func activity(_ name: String, _ language: Language) -> String {
    ActivityNames.table[name].map { language[$0] } ?? words(name[...])
  }

  /// The word of a category value: "HKCategoryValueAppleStandHourStood" is read as "Apple stand hour stood".
  static func word(_ text: String) -> String {
    let prefix = "HKCategoryValue"
    return words(text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...])
  }

  /// HealthKit's identifiers begin with "HK", the kind of type and "TypeIdentifier"; a few with other words.
  private static func withoutPrefix(_ type: String) -> Substring {
    let prefixes = [
      "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier", "HKDataTypeIdentifier",
      "HKScoredAssessmentTypeIdentifier", "HKMedicationDoseEventTypeIdentifier", "HKDataType",
    ]
    return prefixes.first { type.hasPrefix($0) }.map { type.dropFirst($0.count) } ?? type[...]
  }

  /// "BodyMassIndex" is read as "Body mass index", "UVExposure" as "UV exposure", "VitaminB12" as "Vitamin B12".
  static func words(_ name: Substring) -> String {
    var pieces: [String] = []
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      let before = index > 0 ? letters[index - 1] : nil
      let after = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        letter.isUppercase && (before?.isUppercase != true || after?.isLowercase == true)
        || letter.isNumber && before?.isLowercase == true
      if letter == "_" || letter == "-" || letter == " " {
        pieces.append("")
      } else if begins || pieces.isEmpty {
        pieces.append(String(letter))
      } else {
        pieces[pieces.count - 1].append(letter)
      }
    }
    return pieces.filter { !$0.isEmpty }.enumerated().map { index, piece in
      // Abbreviations keep their capitals, the first word its first one.
      if index == 0 { return piece.prefix(1).uppercased() + piece.dropFirst() }
      return piece.dropFirst().contains { $0.isUppercase || $0.isNumber } ? piece : piece.lowercased()
    }.joined(separator: " ")
  }
}
