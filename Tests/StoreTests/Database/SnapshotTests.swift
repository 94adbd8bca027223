import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Dispatch
import Testing

@Suite struct StoreSnapshotTests {
  @Test func `an export sees one snapshot, whatever is imported meanwhile`() throws {
    let store = try Importing.store()
    func steps(_ day: String) -> ExportText {
      var export = ExportText()
      export.add("StepCount", "\(day) 08:00:00", value: "5", unit: "count")
      return export
    }
    try Importing.run(steps("2001-01-11").write(), into: store, zone: "UTC")
    try store.snapshot { snapshot in
      let type = try #require(try snapshot.types().first)
      try Importing.run(steps("2001-01-12").write(), into: store, zone: "UTC")
      var count = 0
      try snapshot.forEachLine(type: type) { _ in count += 1 }
      #expect(count == 1)
      #expect(try snapshot.dailyStatistics(type: type, in: CivilDay.accepted).count == 1)
    }
    try store.snapshot { snapshot in
      let days = try snapshot.dailyStatistics(type: "HKQuantityTypeIdentifierStepCount", in: CivilDay.accepted)
      #expect(days.count == 2)
    }
  }

  @Test func `a page reads one snapshot`() async throws {
    let store = try Importing.store()
    let entry = BodyEntry(on: CivilDay(number: 20_000), weight: 70)
    let weights = try await store.read { reader in
      let before = try reader.daily(.weight, in: entry.day...entry.day).count
      let saved = DispatchSemaphore(value: 0)
      // A machine with two cores may be busy with other tests for minutes before it begins.
      Task.detached(priority: .high) {
        try await store.save(entry, now: Instant(0))
        saved.signal()
      }
      #expect(saved.wait(timeout: .now() + 900) == .success)
      return [
        before, try reader.daily(.weight, in: entry.day...entry.day).count, try reader.entries(BodyEntry.self).count,
      ]
    }
    #expect(weights == [0, 0, 0])
    #expect(try await store.daily(.weight, in: entry.day...entry.day).count == 1)
  }

  @Test func `an error that stops an export is rethrown unchanged`() throws {
    struct Gone: Error {}
    let store = try Importing.store()
    #expect(throws: Gone.self) { try store.snapshot { _ in throw Gone() } }
  }

  @Test func `a store is served by one server at a time`() throws {
    let folder = try TemporaryFolder.make() + "/served"
    do {
      let lock = try ServeLock(folder: folder)
      #expect(throws: StorageError.busy) { try ServeLock(folder: folder) }
      _ = lock
    }
    _ = try ServeLock(folder: folder)
  }
}
