internal import DailveScores

/// Numbers of workouts in the terminal.
enum WorkoutText {
  /// Two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Minutes and seconds.
  static func clock(_ seconds: Double) -> String {
    let whole = Int(saturating: seconds.rounded())
    let rest = whole % 60
    return "\(whole / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
