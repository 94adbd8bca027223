/// Formats ranges, the same everywhere.
enum RangeText {
  /// "41–59 ms"; in Korean "41~59 ms". Signed ends are separated by a word: "−0.3 to +0.4°C".
  ///
  /// - Parameters:
  ///   - low: Without a unit.
  ///   - high: With the unit.
  static func join(_ low: String, _ high: String, isSigned: Bool = false, _ language: Language) -> String {
    language(isSigned ? .rangeSigned : .rangeNumbers, low, high)
  }

  /// From one day or time to another: "Nov 16 – Nov 22", with spaces around the dash because the ends contain spaces.
  static func span(_ first: String, _ last: String, _ language: Language) -> String {
    language(.rangeSpan, first, last)
  }
}
