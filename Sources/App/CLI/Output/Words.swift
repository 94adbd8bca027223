/// Word forms for the terminal.
enum Words {
  /// "1 workout", "2 workouts".
  static func counted(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// "1.2 GB", "34.5 MB".
  static func size(_ bytes: Int) -> String {
    bytes >= 1_000_000_000
      ? "\((Double(bytes) / 1e8).rounded() / 10) GB" : "\((Double(bytes) / 1e5).rounded() / 10) MB"
  }
}
