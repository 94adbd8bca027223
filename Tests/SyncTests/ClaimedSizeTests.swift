import DailveDomain
import DailveHealthExport
import DailveImporting
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Sizes claimed by another machine or a restored file are checked when they arrive, and again when they are read.
@Suite struct ClaimedSizeTests {
  private static let claims = [0, 1, 31, 1 << 26, 1 << 26 + 1, 1 << 31, 1 << 40 - 1]

  private func batch() -> PeerBatch {
    PeerBatch(identity: "a-1", kind: "export", name: "a.zip", started: 1, finished: 2)
  }

  private func workout(start: Int) -> PeerElement.Content {
    .workout(
      PeerWorkout(
        activity: "HKWorkoutActivityTypeRunning", start: start, stop: start + 600, duration: 10, distance: 2,
        energy: 100,
        average: nil, maximum: nil, routes: 0, origin: 0, isPushed: false, pushedID: nil, namesSource: true))
  }

  private func parcel(_ elements: [PeerElement]) -> PeerParcel {
    var parcel = PeerParcel()
    parcel.owners = ["a-1"]
    parcel.origins = [
      PeerOrigin(source: "Watch", version: nil, device: nil, unit: nil, word: nil, zone: nil, pushed: nil)
    ]
    parcel.batches = [batch()]
    parcel.elements = elements
    return parcel
  }

  @Test func `an element whose size is wrong is refused and counted, and the rest is kept`() async throws {
    let packed = Packer().deflated([UInt8](repeating: 65, count: 500))
    let contents: [PeerElement.Content] = [
      workout(start: 1_000_000_000), .summary(day: 11_000, energy: 1, exercise: nil, stand: nil),
      .kept(name: "Audiogram", start: nil), .file(kind: "route", name: "a.gpx"),
    ]
    var elements: [PeerElement] = []
    for content in contents {
      for size in Self.claims + [500] {
        elements.append(
          PeerElement(content, identity: UInt64(elements.count), owner: 0, size: size, body: packed))
      }
    }
    let store = try PeerWorld.store()
    // The parcel is sent as bytes, because the reader of messages does not check the sizes that its elements claim.
    let bytes = PeerRequest.receive(parcel(elements), sender: "0a").bytes
    let answer = try PeerAnswer(await PeerService.answer(bytes, by: store, now: PeerWorld.clock))
    #expect(answer == .receipt(PeerReceipt(taken: 1 + 4, refused: 4 * Self.claims.count)))
    #expect(try StoreInspection(folder: store.folder).rowsSetAside().isEmpty)
  }

  @Test func `values of a phone's workout are taken, and refused where they are damaged`() async throws {
    // A version number, then no lists, no device and no offset.
    let values: [UInt8] = [1, 0, 0, 0, 0, 0, 0, 0, 0]
    let bodies: [[UInt8]] = [values, Array(values.dropLast()), values + [0], [1, 1] + values.dropFirst(2)]
    let elements = bodies.enumerated().map { index, body in
      PeerElement(
        workout(start: 1_000_000_000 + index), identity: UInt64(index), owner: 0, size: body.count, body: body)
    }
    let store = try PeerWorld.store()
    let receipt = try await store.receive(parcel(elements), from: "0a")
    #expect(receipt == PeerReceipt(taken: 1 + 1, refused: 3))
  }

  /// A store like one of an older version or a restored backup.
  private func damaged() async throws -> (store: HealthStore, folder: String) {
    let store = try PeerWorld.store()
    let packed = Packer().deflated(Array("<A>ok</A>".utf8) + [UInt8](repeating: 32, count: 491))
    let elements = (0..<3).flatMap { index in
      let number = UInt64(index * 10)
      return [
        PeerElement(
          workout(start: 1_000_000_000 + index * 10_000), identity: number, owner: 0, size: 500, body: packed),
        PeerElement(
          .summary(day: 11_000 + index, energy: 1, exercise: nil, stand: nil), identity: number + 1, owner: 0,
          size: 500, body: packed),
        PeerElement(.kept(name: "Audiogram", start: nil), identity: number + 2, owner: 0, size: 500, body: packed),
        PeerElement(
          .file(kind: "route", name: "\(index).gpx"), identity: number + 3, owner: 0, size: 500, body: packed),
      ]
    }
    _ = try await store.receive(parcel(elements), from: "0a")
    try await DatabaseQueue(path: store.folder + "/health.sqlite").write { db in
      for table in ["workout", "activity_summary", "kept_element", "kept_file"] {
        try db.execute(sql: "UPDATE \(table) SET size = ? WHERE identity < 10", arguments: [(1 << 40) - 1])
        try db.execute(sql: "UPDATE \(table) SET size = 499 WHERE identity BETWEEN 10 AND 19")
      }
      try db.execute(sql: "DELETE FROM workout_analysis")
    }
    return (try HealthStore(folder: store.folder, elements: WorkoutElementReader()), store.folder)
  }

  @Test func `a store that holds such rows opens, analyses, and exports the rest`() async throws {
    let (store, folder) = try await damaged()
    try store.analyseWorkouts()
    let all = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)
    try await store.read { reader in
      let workouts = try reader.workoutRecordings(in: all)
      #expect(workouts.count == 3)
      for workout in workouts { #expect(try reader.workoutRoute(workout.id).isEmpty) }
    }
    let path = try TemporaryFolder.make() + "/out.zip"
    _ = FileManager.default.createFile(atPath: path, contents: nil)
    let file = try FileHandle(forWritingTo: URL(filePath: path))
    let setAside = try store.export { try AppleExport.write($0, to: file, now: Instant(1_000_000_000)) }
    #expect(setAside.counts == [.workout: 2, .summary: 2, .element: 2, .file: 2])
    let again = try PeerWorld.store()
    _ = try Importing.run(path, into: again)
    #expect(try StoreInspection(folder: folder).rowsSetAside() == setAside)
  }

  @Test func `such rows are not sent, and the other machine receives the rest`() async throws {
    let (store, _) = try await damaged()
    let other = try PeerWorld.store()
    _ = try await PeerWorld.exchange(other, store)
    let inspection = try StoreInspection(folder: other.folder)
    #expect(try inspection.rowsSetAside().isEmpty)
    let counts = try await DatabaseQueue(path: other.folder + "/health.sqlite").read { db in
      try ["workout", "activity_summary", "kept_element", "kept_file"].map {
        try Int.fetchOne(db, sql: "SELECT count(*) FROM \($0)")
      }
    }
    #expect(counts == [1, 1, 1, 1])
  }
}
