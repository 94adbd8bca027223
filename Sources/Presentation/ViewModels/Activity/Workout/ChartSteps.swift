internal import DailveScores

/// Round numbers on the axes of a workout's charts.
enum ChartSteps {
  /// Maximum number of marks.
  private static let most = 5.0
  private static let round = [1.0, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000]
  private static let seconds = [60.0, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 43_200]
  private static let paces = [5.0, 10, 15, 30, 60, 120, 300, 600, 1800]

  /// Round values within `low...high`, ascending.
  static func values(_ low: Double, _ high: Double, most: Double = most) -> [Double] {
    steps(low, high, round, most)
  }

  static func moments(_ duration: Double) -> [Double] { steps(0, duration, seconds, 6) }

  /// Paces in seconds.
  static func paces(_ low: Double, _ high: Double) -> [Double] { steps(low, high, paces, 4) }

  private static func steps(_ low: Double, _ high: Double, _ choices: [Double], _ most: Double) -> [Double] {
    guard low.isFinite, high.isFinite, high > low, let last = choices.last else { return [] }
    let step = choices.first { (high - low) / $0 <= most } ?? last * ((high - low) / last / most).rounded(.up)
    let first = (low / step).rounded(.up)
    return stride(from: 0.0, through: most + 1, by: 1).map { (first + $0) * step }.filter { $0 <= high + 1e-9 }
  }

  /// Time marks below a chart; the last one carries the unit.
  static func below(_ duration: Double, _ language: Language) -> [WorkoutContent.Chart.Mark] {
    guard duration > 0 else { return [] }
    let isLong = duration >= 2 * 3600
    func text(_ second: Double) -> String {
      let minutes = Int(saturating: (second / 60).rounded())
      return isLong ? "\(minutes / 60):\(minutes % 60 < 10 ? "0" : "")\(minutes % 60)" : "\(minutes)"
    }
    let inside = moments(duration).filter { $0 < duration * 0.8 }
      .map { WorkoutContent.Chart.Mark(place: $0 / duration, text: text($0)) }
    return inside + [.init(place: 1, text: UnitText.join(text(duration), language[isLong ? .unitHour : .unitMinute]))]
  }
}
