import DailveDomain
import DailveScores
import DailveTestSupport
import GRDB
import Synchronization
import Testing

@testable import DailveStore

/// Undoing one batch among years of deliveries.
@Suite struct ManyBatchesTests {
  private func step(_ minute: Int, _ steps: Double) throws -> PushedValue {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return try PushedValue("StepCount", "2001-01-12 \(two(minute / 60)):\(two(minute % 60)):00", length: 60, steps)
  }

  @Test func `readings of a removed delivery pass to the next one that held them`() async throws {
    let store = try Importing.store()
    try Pushing.run([step(0, 1), step(10, 2), step(20, 4)], into: store, zone: "GMT")
    // These windows contain less and less of it, and some lie beside it.
    for minute in 30..<40 { try Pushing.run([step(minute, 1000)], into: store) }
    try Pushing.run([step(10, 2), step(20, 4), step(50, 1000)], into: store)
    try Pushing.run([step(20, 4)], into: store)
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 1)
    #expect(try await store.daily(.steps, in: PushPrecedenceTests.day...PushPrecedenceTests.day).map(\.sum) == [11_006])
    #expect(try await store.undo(batch: 12, now: Instant(0))?.removed == 2)
    #expect(try await store.daily(.steps, in: PushPrecedenceTests.day...PushPrecedenceTests.day).map(\.sum) == [10_004])
    #expect(try await store.undo(batch: 13, now: Instant(0))?.removed == 1)
  }

  @Test func `an undo finds later batches by the keys of what they noted`() throws {
    let store = try Importing.store()
    try Pushing.run([step(0, 1)], into: store, zone: "GMT")
    try Pushing.run([step(0, 1), step(1, 1)], into: store)
    var export = ExportText()
    export.add("HeartRate", "2001-01-12 07:00:00", value: "60", unit: "count/min")
    try Importing.run(export.write(), into: store)
    let asked = Mutex<[String]>([])
    let queue = try DatabaseQueue(path: store.folder + "/health.sqlite")
    try queue.write { db in
      db.trace { event in asked.withLock { $0.append(event.description) } }
      let report = try UndoBatch(db: db, batch: 1).run(now: Instant(0), zones: ZoneCatalogue())
      #expect(report.kept == 1)
      _ = try BatchSuccessors(of: 1, in: [], db).successor(ofElement: 7)
      db.trace(options: [])
      let tables = ["held_element", "missing_element", "held_cell", "batch_cell", "missing_sample"]
      let questions = asked.withLock(\.self).filter { sql in
        sql.hasPrefix("SELECT") && tables.contains { sql.contains($0) }
      }
      #expect(
        Set(tables.filter { table in questions.contains { $0.contains(table) } }).isSuperset(of: tables.prefix(4)))
      for sql in questions {
        let steps = try Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN " + sql.replacing(/\?\d*/, with: "0"))
        let scans = steps.map { $0["detail"] as String }.filter { step in
          (tables + ["batch"]).contains { step.hasPrefix("SCAN " + $0) }
        }
        #expect(scans.isEmpty, "\(scans) \(sql)")
      }
    }
  }
}
