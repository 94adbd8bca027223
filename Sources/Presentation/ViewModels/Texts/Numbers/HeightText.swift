internal import DailveDomain
internal import DailveScores

/// A person's height as people write it: "175", or 5'9" where feet and inches are usual.
enum HeightText {
  /// - Parameter height: cm.
  static func text(_ height: Double, _ units: UnitSystem) -> String {
    guard units == .imperial else {
      return NumberFormat.text(height, decimals: height == height.rounded() ? 0 : 1)
    }
    let inches = Int(saturating: (height / centimetresPerInch).rounded())
    return "\(inches / inchesPerFoot)'\(inches % inchesPerFoot)\""
  }

  /// - Parameter units: The unit of a bare number: inches or cm.
  /// - Returns: cm; `nil` for anything that is not a height.
  static func parse(_ text: String, _ units: UnitSystem) -> Double? {
    let signs = text.lowercased().map { feet.contains($0) ? "'" : inches.contains($0) ? "in" : String($0) }.joined()
    let plain = HeightWords.all.reduce(signs) { $0.replacing($1.word, with: $1.sign) }
    let parts = plain.replacing("in", with: "").split(separator: "'", omittingEmptySubsequences: false)
      .map { String($0).trimmingWhitespace() }
    if parts.count == 2, let feet = NumberInput.parse(parts[0]), feet >= 0, feet == feet.rounded() {
      let rest = parts[1].isEmpty ? 0 : NumberInput.parse(parts[1])
      guard let rest, rest >= 0, rest < Double(inchesPerFoot) else { return nil }
      return (feet * Double(inchesPerFoot) + rest) * centimetresPerInch
    }
    guard parts.count == 1 else { return nil }
    if parts[0].hasSuffix("cm") { return NumberInput.parse(String(parts[0].dropLast(2))) }
    let isInches = units == .imperial || plain.hasSuffix("in")
    guard let number = NumberInput.parse(parts[0]) else { return nil }
    // No person's height is this many inches.
    return isInches && number < leastCentimetres ? number * centimetresPerInch : number
  }

  private static let centimetresPerInch = LengthUnit.inch * 100
  private static let inchesPerFoot = 12
  private static let leastCentimetres = 105.0
  private static let feet: Set<Character> = ["'", "’", "′"]
  private static let inches: Set<Character> = ["\"", "”", "″"]
}

/// Words for the units of a height, in both languages.
enum HeightWords {
  /// Each with its sign: a foot is "'", an inch "in". Longer words come before their own prefixes.
  static let all: [(word: String, sign: String)] = [
    ("''", "in"), ("inches", "in"), ("inch", "in"), ("in.", "in"), ("인치", "in"), ("feet", "'"), ("foot", "'"),
    ("ft.", "'"), ("ft", "'"), ("피트", "'"), ("cm", " cm"),
  ]
}
