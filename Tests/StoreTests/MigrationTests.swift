import DailveDomain
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Stores that earlier versions of the program have written.
@Suite struct MigrationTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  @Test func `a store of version 1 opens with everything in it`() async throws {
    let folder = try TemporaryFolder.make()
    try await OldStore.write(to: folder)
    let store = try HealthStore(folder: folder)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [3500])
    #expect(try await store.nights(in: always, segments: true).map(\.asleep) == [420])
    #expect(try await store.workouts(in: always).map(\.activity) == ["Running"])
    #expect(try await store.activitySummaries(in: always).map(\.activeEnergy) == [300])
    #expect(try await store.profile().birthDate?.description == "1970-03-04")
    #expect(try await store.batches().first?.report?.records.added == 3)
    let contents = try await store.contents()
    #expect(contents.types.map(\.sources.count) == [1, 1, 1] && contents.kept == ["Audiogram": 1])
    #expect(try await store.undo(batch: 1, now: Instant(0))?.removed == 3)
    #expect(try await store.contents().types.isEmpty)
  }
}

enum OldStore {
  /// A store as version 1 of the program wrote it.
  static func write(to folder: String) async throws {
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Stores/version-1.sql")
    let text = try String(contentsOf: script, encoding: .utf8)
    // The script lists tables by name, not in the order in which they refer to one another.
    var configuration = Configuration()
    configuration.foreignKeysEnabled = false
    try await DatabaseQueue(path: folder + "/health.sqlite", configuration: configuration).write { db in
      try db.execute(sql: text)
    }
  }
}
