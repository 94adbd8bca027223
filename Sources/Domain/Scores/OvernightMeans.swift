internal import DailveScores

/// Means over each main sleep.
struct OvernightMeans: Sendable {
  var heartRate: [DayValue] = []
  var respiratoryRate: [DayValue] = []
  /// Fractions.
  var oxygenSaturation: [DayValue] = []

  /// The nightly means of a metric that is measured by day and by night; `nil` for all others.
  func series(_ metric: Metric) -> [DayValue]? {
    switch metric {
    case .respiratoryRate: respiratoryRate
    case .oxygenSaturation: oxygenSaturation
    default: nil
    }
  }

  init() {}

  /// - Throws: The reader's error.
  init(_ nights: [SleepNight], from reader: any HeartReading) throws {
    heartRate = try Self.of(.heartRate, nights, from: reader)
    respiratoryRate = try Self.of(.respiratoryRate, nights, from: reader)
    oxygenSaturation = try Self.of(.oxygenSaturation, nights, from: reader)
  }

  /// One value for each night with samples. Nights without times have none.
  ///
  /// - Throws: The reader's error.
  static func of(_ metric: Metric, _ nights: [SleepNight], from reader: any HeartReading) throws -> [DayValue] {
    let nights = nights.filter { $0.hasSleep && $0.hasTimes }
    let means = try reader.means(of: metric, in: nights.map(\.sleepSpan))
    return zip(nights, means).compactMap { night, mean in mean.map { DayValue(day: night.day, value: $0) } }
  }
}
