import DailveDomain
import DailveHealthExport
import DailveTestSupport
import Foundation
import Testing

/// Every malformed export of the shared fixtures against its exact counts.
@Suite(.enabled(if: Fixtures.arePresent))
struct SharedFixtureTests {
  @Test func `every malformed export gives its expected counts or a clear error`() throws {
    let expected = try Fixtures.json("apple-derived-malformed/expected.json")
    for (name, entry) in expected where !name.hasSuffix(".csv") {
      let expect = try need(entry, [String: Any].self)
      let path = Fixtures.url("apple-derived-malformed/\(name)").path
      if expect["error"] as? Bool == true {
        #expect(throws: ImportSourceError.self, "\(name)") { try ExportReader(path: path) }
        continue
      }
      let reader = try ExportReader(path: path)
      var rows: [SampleRow] = []
      var types: [String] = []
      var beats = 0
      while let chunk = try reader.next() {
        types += chunk.types
        rows += chunk.rows
        for detail in chunk.details {
          beats += RecordDetail(decoding: detail).items.count { if case .beat = $0 { true } else { false } }
        }
      }
      let summary = reader.summary
      func check(_ key: String, _ value: Int) {
        if let wanted = expect[key] as? Int { #expect(value == wanted, "\(name): \(key)") }
      }
      check("records_top", summary.records)
      check("records_in_correlation", summary.correlationRecords)
      check("correlations", summary.kept["Correlation"] ?? 0)
      check("workouts", summary.workouts)
      check("activity_summaries", summary.activitySummaries)
      check("clinical", summary.kept["ClinicalRecord"] ?? 0)
      check("audiograms", summary.kept["Audiogram"] ?? 0)
      check("vision", summary.kept["VisionPrescription"] ?? 0)
      check("hrv_beats", beats)
      check(
        "sleep_records",
        rows.count { !$0.isNested && types[Int($0.type)] == HealthType.sleepAnalysis })
      #expect(summary.complete == !(expect["incomplete"] as? Bool ?? false), "\(name)")
    }
  }
}
