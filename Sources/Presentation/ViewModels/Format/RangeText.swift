/// Two ends as one text, the same wherever a range stands.
enum RangeText {
  /// "41–59 ms"; in Korean "41~59 ms". Ends that carry a sign are told apart by a word: "−0.3 to +0.4°C".
  ///
  /// - Parameters:
  ///   - low: Without a unit.
  ///   - high: With the unit of both.
  static func join(_ low: String, _ high: String, isSigned: Bool = false, _ language: Language) -> String {
    language(isSigned ? .rangeSigned : .rangeNumbers, low, high)
  }

  /// From a day or a time to another: "Nov 16 – Nov 22". They have spaces inside, and so has the range.
  static func span(_ first: String, _ last: String, _ language: Language) -> String {
    language(.rangeSpan, first, last)
  }
}
