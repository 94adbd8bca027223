internal import DailveScores

/// Numbers of workouts in the terminal.
enum WorkoutFigures {
  /// Two decimals.
  static func fixed(_ value: Double) -> String {
    let hundredths = Int(saturating: (value * 100).rounded())
    return "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
  }

  /// Minutes and seconds, with hours from one hour on: "7:02", "1:38:47".
  static func clock(_ seconds: Double) -> String {
    let whole = Int(saturating: seconds.rounded())
    func two(_ number: Int) -> String { "\(number < 10 ? "0" : "")\(number)" }
    let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }
}
