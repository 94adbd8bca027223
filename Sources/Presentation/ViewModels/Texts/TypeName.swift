internal import DailveDomain

/// Names of HealthKit types and elements for people.
public enum TypeName {
  /// The metric's name, else the name in the table of HealthKit types, else the identifier split into words.
  public static func readable(_ type: String, _ language: Language) -> String {
    // Originals of a known type have its identifier after the prefix.
    if type.hasPrefix(sent + "HK") { return readable(String(type.dropFirst(sent.count)), language) }
    if let metric = MetricTraits.metric(ofType: type) { return language[metric.title] }
    if type == HealthType.workout { return language[.workoutsTitle] }
    let name = withoutPrefix(type)
    guard let known = TypeNames.table[String(name)] else { return words(name) }
    return language == .ko ? known.ko : known.en
  }

  /// Prefix of the names that came with a delivery.
  private static let sent = "HAE:"

  /// The readable name if a problem's text is the identifier of a type or an activity, else the text itself.
  public static func inText(_ text: String, _ language: Language) -> String {
    guard text.hasPrefix("HK"), text.allSatisfy({ $0.isLetter || $0.isNumber }) else { return text }
    let prefix = "HKWorkoutActivityType"
    guard text.hasPrefix(prefix) else { return readable(text, language) }
    return activity(String(text.dropFirst(prefix.count)), language)
  }

  /// The name of a HealthKit activity type, given without its prefix: from the table if it is common, else split into
  /// words.
  public static func activity(_ name: String, _ language: Language) -> String {
    ActivityNames.table[name].map { language[$0] } ?? words(name[...])
  }

  /// A category value in words: "HKCategoryValueAppleStandHourStood" becomes "Apple stand hour stood".
  static func word(_ text: String) -> String {
    let prefix = "HKCategoryValue"
    return words(text.hasPrefix(prefix) ? text.dropFirst(prefix.count) : text[...])
  }

  /// Removes the prefix of HealthKit's identifiers: "HK", the kind of type and "TypeIdentifier", or one of a few
  /// exceptions.
  static func withoutPrefix(_ type: String) -> Substring {
    let prefixes = [
      "HKQuantityTypeIdentifier", "HKCategoryTypeIdentifier", "HKCorrelationTypeIdentifier", "HKDataTypeIdentifier",
      "HKScoredAssessmentTypeIdentifier", "HKMedicationDoseEventTypeIdentifier", "HKDataType",
      // The prefix of names that a phone's app could not map.
      sent,
    ]
    return prefixes.first { type.hasPrefix($0) }.map { type.dropFirst($0.count) } ?? type[...]
  }

  /// "BodyMassIndex" becomes "Body mass index", "UVExposure" "UV exposure", "VitaminB12" "Vitamin B12".
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
      // Abbreviations keep their capitals, and the first word keeps its initial.
      if index == 0 { return piece.prefix(1).uppercased() + piece.dropFirst() }
      return piece.dropFirst().contains { $0.isUppercase || $0.isNumber } ? piece : piece.lowercased()
    }.joined(separator: " ")
  }
}
