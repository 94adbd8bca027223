/// Identities of workouts, derived from their elements, in the form that addresses use.
enum WorkoutID {
  /// Sixteen hexadecimal digits.
  static func text(_ identity: Int64) -> String {
    let digits = String(UInt64(bitPattern: identity), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// `nil` for any other text.
  static func identity(_ text: String) -> Int64? {
    guard text.utf8.count == 16, let number = UInt64(text, radix: 16), !text.hasPrefix("+") else { return nil }
    return Int64(bitPattern: number)
  }
}
