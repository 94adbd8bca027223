import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// "Delete everything" leaves nothing, and reports success only then.
@Suite struct ErasureTests {
  private static let words = ["Quetzalcoatlus", "Xylophonkonzert", "Ypsilantisaurus", "Zugspitzwanderung"]

  /// A store with secrets everywhere: rows, deleted rows, the free list, the log, a waiting file.
  private func planted() async throws -> (store: HealthStore, folder: String) {
    let folder = try TemporaryFolder.make()
    let store = try HealthStore(folder: folder)
    for batch in 1...2 {
      var export = ExportText()
      export.exported = "2001-02-0\(batch)"
      for minute in 10..<60 {
        export.add(
          "HeartRate", "2001-01-0\(batch) 08:\(minute):00", value: "60", unit: "count/min",
          source: "\(Self.words[0]) \(minute)", metadata: ["Note": "\(Self.words[1]) \(minute)"])
      }
      try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    }
    _ = try await store.undo(batch: 2, now: Instant(0))
    try await store.save(BodyEntry(weight: 70, memo: Self.words[2]), now: Instant(0))
    let uploads = folder + "/uploads"
    try FileManager.default.createDirectory(atPath: uploads, withIntermediateDirectories: true)
    try Data(Self.words[3].utf8).write(to: URL(filePath: uploads + "/upload-\(Self.words[3])"))
    return (store, folder)
  }

  private func found(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder).flatMap { name in
      // A folder has a name but no contents.
      let bytes = FileManager.default.contents(atPath: folder + "/" + name) ?? Data()
      return Self.words.filter { name.contains($0) || bytes.range(of: Data($0.utf8)) != nil }.map { "\(name): \($0)" }
    }
  }

  @Test func `no file contains anything of the store afterwards, and the store still works`() async throws {
    let (store, folder) = try await planted()
    #expect(try found(in: folder).count >= 4)
    // An open page reads now and then, which does not prevent the erasure.
    _ = try await store.revision()
    try await store.eraseEverything()
    #expect(try found(in: folder).isEmpty)
    #expect(try await store.batches().isEmpty)
    var empty = Profile()
    empty.apply([:])
    #expect(try await store.profile() == empty)
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    #expect(try Importing.run(export.write(), into: store, zone: "UTC").batch == 1)
    #expect(try await HealthStore(folder: folder).batches().count == 1)
  }

  @Test func `while another program has the store open, nothing is deleted and the program is named`() async throws {
    let (store, folder) = try await planted()
    let reader = try DatabaseQueue(path: folder + "/health.sqlite", configuration: .patient)
    _ = try await reader.read { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM sample") }
    let refusal = await #expect(throws: WholeStoreError.self) { try await store.eraseEverything() }
    guard case .inUse(let users)? = refusal else {
      Issue.record("\(String(describing: refusal))")
      return
    }
    #expect(users.map(\.process).contains(Int(ProcessInfo.processInfo.processIdentifier)))
    #expect(try await store.batches().count == 2)
    #expect(FileManager.default.fileExists(atPath: folder + "/uploads/upload-\(Self.words[3])"))
    try reader.close()
    try await store.eraseEverything()
    #expect(try found(in: folder).isEmpty)
  }

  @Test func `during an import nothing is deleted`() async throws {
    let (store, _) = try await planted()
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(0), homeZone: nil, proposedZone: nil))
    await #expect(throws: WholeStoreError.storage(.busy)) { try await store.eraseEverything() }
    try writer.cancel()
    #expect(try await store.batches().count == 2)
  }

  @Test func `an interrupted erasure is finished when the store is opened next`() async throws {
    let (store, folder) = try await planted()
    try await store.eraseEverything()
    let path = folder + "/health.sqlite"
    // A kill leaves this state: the mark is written, the rest is not.
    var bytes = Data(count: 400_000)
    bytes.replaceSubrange(1000..<1014, with: Data(Self.words[0].utf8))
    bytes.replaceSubrange(0..<49, with: Data("Dailve: everything in this file is being erased.\n".utf8))
    let other = try TemporaryFolder.make()
    try bytes.write(to: URL(filePath: other + "/health.sqlite"))
    #expect(try await HealthStore(folder: other).batches().isEmpty)
    #expect(try found(in: other).isEmpty)
    #expect(try Data(contentsOf: URL(filePath: path)).prefix(15) == Data("SQLite format 3".utf8))
  }
}
