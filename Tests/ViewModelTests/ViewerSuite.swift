import DailveDomain
import DailveScores
import DailveViewModels

/// Tests in which somebody looks at a page, on Saturday 21 November 2026 at 7:12 unless they say otherwise.
protocol ViewerSuite {
  var today: CivilDay { get }
  /// Minutes after midnight.
  var clock: Double { get }
}

extension ViewerSuite {
  var today: CivilDay { CivilDay(year: 2026, month: 11, day: 21) }
  var clock: Double { 432 }

  /// - Parameter day: The displayed day; `nil` for `today`.
  func viewer(
    _ language: Language = .en, _ units: UnitSystem = .metric, _ style: ClockStyle = .twentyFourHours,
    on day: CivilDay? = nil
  ) -> ViewerContext {
    ViewerContext(
      language: language, units: units, day: day ?? today, clock: clock, today: today, clockStyle: style)
  }
}
