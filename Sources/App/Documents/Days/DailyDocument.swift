internal import DailveDomain
package import DailveScores

/// A day of a type, merged over sources or of one, in the canonical unit.
package struct DailyDocument: Codable, Sendable {
  package var day: CivilDay
  package var source: String?
  package var count: Int
  package var sum: Double
  package var min: Double
  package var max: Double
  package var average: Double
  package var latest: Double

  package init(_ statistics: DailyStatistics, source: String? = nil) {
    day = statistics.day
    self.source = source
    count = statistics.count
    sum = statistics.sum
    min = statistics.minimum
    max = statistics.maximum
    average = statistics.average
    latest = statistics.latest
  }
}
