internal import DailveScores

/// Dates as numbers: seconds or milliseconds since 1970, as most programs count, or since 2001, as Apple's do.
enum EpochDate {
  /// Seconds from 1970 to 2001-01-01.
  private static let reference = 978_307_200
  /// 2007-01-01: HealthKit is younger, so that an earlier reading since 1970 is one since 2001. That rule holds until 2038, when the
  /// seconds since 2001 reach this number.
  private static let earliest = 1_167_609_600.0
  /// Fewer seconds, 2004 counted from 2001, are a duration or a reading.
  private static let fewest = 100_000_000.0
  /// More are milliseconds: in seconds they are beyond the year 5000.
  private static let most = 100_000_000_000.0

  static func date(_ number: Double) -> PushDate? {
    guard number.isFinite, number < most * 1000 else { return nil }
    let seconds = number >= most ? number / 1000 : number
    guard seconds >= fewest else { return nil }
    let whole = Int(saturating: seconds.rounded(.down))
    return PushDate(seconds: seconds < earliest ? whole + reference : whole)
  }
}
