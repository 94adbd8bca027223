package import DailveDomain
package import DailveScores

/// Compares merged daily totals with the rings that Apple's devices counted.
package struct AuditDocument: Codable, Sendable {
  package struct Measure: Codable, Sendable {
    package var measure: String
    package var days: Int
    package var within1Percent: Int
  }

  package struct Source: Codable, Sendable {
    package var source: String
    package var value: Double
  }

  package struct Difference: Codable, Sendable {
    package var day: CivilDay
    package var measure: String
    package var ours: Double
    package var apples: Double
    package var reason: String
    package var sources: [Source]
  }

  package var days: Int
  package var within1Percent: Int
  /// Number of days with rings, including days without readings to compare them with.
  package var ringDays: Int
  package var measures: [Measure]
  package var worst: [Difference]

  /// An audit of a range without any days to compare.
  package init() { (days, within1Percent, ringDays, measures, worst) = (0, 0, 0, [], []) }

  package init(_ audit: Audit) {
    days = audit.days
    ringDays = audit.ringDays
    within1Percent = audit.within1Percent
    measures = audit.tallies.map {
      Measure(measure: $0.measure.rawValue, days: $0.days, within1Percent: $0.within1Percent)
    }
    worst = audit.differences.map { difference in
      Difference(
        day: difference.day, measure: difference.measure.rawValue, ours: difference.ours, apples: difference.apple,
        reason: difference.reason.rawValue,
        sources: difference.sources.map { Source(source: $0.source, value: $0.value) })
    }
  }
}
