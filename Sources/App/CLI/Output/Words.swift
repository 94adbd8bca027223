/// Word forms for the terminal.
enum Words {
  /// "1 workout", "2 workouts".
  static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }
}
