import DailveScores
import GRDB
import Testing

@testable import DailveStore

/// Computations of migrations, which must never change.
@Suite struct FrozenMigrationTests {
  private func store(of version: Int) throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try Schema.migrator.migrate(queue, upTo: Schema.migrations[version - 1])
    return queue
  }

  @Test(arguments: [(1969, 12), (1970, 1), (2000, 2), (2001, 2), (2024, 2), (2026, 12), (1, 3), (9999, 12)])
  func `every day of a month with samples is derived again`(year: Int, month: Int) async throws {
    let number = year * 12 + month - 1
    let days = try await store(of: 2).write { db in
      try db.execute(
        sql: """
          INSERT INTO type (id, name) VALUES (1, 'a'), (2, 'b');
          INSERT INTO cell VALUES (1, 1, \(number), 1, 0), (1, 2, \(number), 1, 0), (2, 1, \(number + 30), 1, 0);
          \(Frozen.staleDays(ofTypes: "name = 'a'"))
          """)
      return try Int.fetchAll(db, sql: "SELECT day FROM dirty WHERE type = 1 ORDER BY day")
    }
    let first = CivilDay(year: year, month: month, day: 1)
    #expect(days == (0..<31).map { (first + $0).number })
    #expect(days.contains(first.lastOfMonth.number))
  }

  /// A source, the text of its record, and the resulting kind and evidence.
  struct Told: Sendable {
    var name: String
    var version: String?
    var device: String?
    var kind: Int
    var isNamed = true
  }

  static let told = [
    Told(name: "Ada’s Apple Watch", kind: 0), Told(name: "아이폰", kind: 1), Told(name: "Scale", kind: 2),
    Told(
      name: "Nightwatch", version: "18.5",
      device: "<<HKDevice: 0x28>, name:iPhone, hardware:iPhone16,1, software:18.5>", kind: 1, isNamed: false),
    Told(
      name: "SleepWatch", version: "3.1",
      device: "<<HKDevice: 0x28>, model:iPhone, hardware:iPhone16,1, software:18.5>", kind: 2, isNamed: false),
    Told(
      name: "Watch", version: "3.1",
      device: "<<HKDevice: 0x28>, model:Watch, hardware:Watch6,7, software:10.2>", kind: 0),
    Told(name: "Ring", device: "<<HKDevice: 0x28>, name:Ring, manufacturer:Someone, Ltd.>", kind: 2, isNamed: false),
    Told(name: "Phone", device: "<<HKDevice: 0x28>, manufacturer:Apple Inc.>", kind: 1),
  ]

  @Test(arguments: told) func `version 29 finds what a source is`(told: Told) async throws {
    let queue = try store(of: 28)
    try await queue.write { db in
      try db.execute(sql: "INSERT INTO source (id, name, kind) VALUES (1, ?, 2)", arguments: [told.name])
      // The other record of this source has only its name.
      try db.execute(
        sql: "INSERT INTO origin (source, version, device) VALUES (1, NULL, NULL), (1, ?, ?)",
        arguments: [told.version, told.device])
    }
    try Schema.migrator.migrate(queue)
    let found = try await queue.read { db in try String.fetchOne(db, sql: "SELECT kind || ' ' || named FROM source") }
    #expect(found == "\(told.kind) \(told.isNamed ? 1 : 0)")
  }
}
