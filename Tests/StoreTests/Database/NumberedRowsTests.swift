import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Impossible row numbers, months, times and counts, in a store that somebody else wrote.
@Suite struct NumberedRowsTests {
  private func store() throws -> HealthStore {
    var export = ExportText()
    for day in ["2001-01-02", "2001-02-03"] {
      for hour in 10...19 {
        export.add("StepCount", "\(day) \(hour):00:00", "\(day) \(hour):10:00", value: "100", unit: "count")
        export.add("HeartRate", "\(day) \(hour):00:00", value: "60", unit: "count/min")
      }
      export.add(
        "HKCategoryTypeIdentifierSleepAnalysis", "\(day) 00:10:00", "\(day) 06:40:00",
        value: "HKCategoryValueSleepAnalysisAsleepCore")
    }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  /// SQL statements with the extreme number as `?`, one per column.
  static let columns = [
    "UPDATE OR REPLACE origin SET id = ?", "UPDATE OR REPLACE sample SET origin = ? WHERE start < 980000000",
    "UPDATE OR REPLACE type SET id = ? WHERE name LIKE '%Step%'", "UPDATE type SET longest = ?",
    "UPDATE type SET samples = ?", "UPDATE cell SET samples = ?", "UPDATE OR REPLACE cell SET month = ?",
    "UPDATE OR REPLACE sample SET start = ? WHERE start > 980000000",
    "UPDATE OR REPLACE sample SET duration = ? WHERE start > 980000000",
    "UPDATE OR REPLACE sample SET created = ?", "UPDATE OR REPLACE sample SET source = ?",
    "UPDATE OR REPLACE daily SET day = ?", "UPDATE daily SET latest_at = ?", "UPDATE OR REPLACE night SET day = ?",
    "UPDATE night SET bedtime = ?", "UPDATE night SET wake = ?", "UPDATE OR REPLACE zone_evidence SET start = ?",
    "UPDATE zone_evidence SET stop = ?", "UPDATE batch SET exported = ?", "UPDATE batch SET zone_offset = ?",
    "UPDATE OR REPLACE detail SET id = ?", "UPDATE OR REPLACE source SET id = ?",
  ]

  @Test(arguments: columns)
  func `an extreme number takes no memory, ends nothing, and leaves the rest as it was`(statement: String) async throws
  {
    let original = try store()
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    for number in [Int.max, .min, 1 << 40, -1] {
      let copy = try TemporaryFolder.make() + "/copy"
      try FileManager.default.copyItem(atPath: original.folder, toPath: copy)
      try await DatabaseQueue(path: copy + "/health.sqlite", configuration: configuration).write { db in
        try db.execute(sql: statement, arguments: [number])
        try db.execute(
          sql: "INSERT OR IGNORE INTO dirty SELECT type.id, d.value FROM type, json_each('[11324, 11325, 11356]') AS d")
      }
      let store = try HealthStore(folder: copy)
      try await store.save(
        BodyEntry("a", on: try #require(CivilDay("2001-01-20")), weight: 70), now: Instant(1_000_000_000))
      try await store.updateProfile { $0.homeZone = "America/Los_Angeles" }
      _ = try await store.dailyStatistics(type: "HKQuantityTypeIdentifierStepCount", in: CivilDay.accepted)
      _ = try await store.contents()
      _ = try? Importing.export(store)
      try await store.read { reader in
        _ = try reader.nights(in: CivilDay.accepted, segments: true)
        _ = try reader.overview()
        _ = try reader.listedTypes(ofSource: 1)
      }
      try FileManager.default.removeItem(atPath: copy)
    }
    // The store must live until here: closing it removes the log that is being copied.
    withExtendedLifetime(original) {}
  }
}
