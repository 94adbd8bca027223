import DailveDomain
import DailveScores
import DailveStore
import DailveSync
import DailveTestSupport
import Foundation
import GRDB
import Testing

/// Two stores that converge to the same contents.
@Suite struct PeerTests {
  private func export(_ day: String, exported: String, hearts: Int = 40, steps: Int = 20, sleep: Bool = true)
    -> ExportText
  {
    var text = ExportText()
    text.exported = exported
    for index in 0..<hearts {
      let minute = index % 60 < 10 ? "0\(index % 60)" : "\(index % 60)"
      text.add("HeartRate", "\(day) 09:\(minute):00", value: "\(60 + index)", unit: "count/min")
    }
    for index in 0..<steps {
      let minute = index < 10 ? "0\(index)" : "\(index)"
      text.add("StepCount", "\(day) 10:\(minute):00", "\(day) 10:\(minute):50", value: "\(10 + index)", unit: "count")
    }
    if sleep {
      text.add(
        "HKCategoryTypeIdentifierSleepAnalysis", "\(day) 00:10:00", "\(day) 06:40:00",
        value: "HKCategoryValueSleepAnalysisAsleepCore", metadata: ["HKTimeZone": "Europe/Paris"])
    }
    text.add(
      raw: """
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="30" durationUnit="min" sourceName="Watch" \
        creationDate="\(day) 12:30:00 +0100" startDate="\(day) 12:00:00 +0100" endDate="\(day) 12:30:00 +0100"/>
        """)
    text.add(
      raw: """
         <ActivitySummary dateComponents="\(day)" activeEnergyBurned="400" activeEnergyBurnedGoal="500" \
        activeEnergyBurnedUnit="kcal" appleExerciseTime="30" appleExerciseTimeGoal="30" appleStandHours="12" \
        appleStandHoursGoal="12"/>
        """)
    return text
  }

  private func weigh(_ store: HealthStore, _ id: String, _ kilograms: Double, at seconds: Int) async throws {
    let entry = BodyEntry(id, on: try #require(CivilDay("2001-01-20")), weight: kilograms)
    try await store.save(entry, now: Instant(seconds))
  }

  @Test func `stores with each other's halves come to hold the same`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try Importing.run(try export("2001-01-20", exported: "2001-01-21").write(), into: laptop)
    try Pushing.run(
      [try PushedValue("StepCount", "2001-01-25 10:00:00", length: 3600, 500, "iPhone", .hour)],
      until: "2001-01-25 12:00:00", into: home, from: "phone", at: Instant(980_424_000))
    try await weigh(home, "a", 70, at: 1_000_000_000)
    try await weigh(laptop, "b", 71, at: 1_000_000_001)
    let first = try await PeerWorld.exchange(laptop, home)
    #expect(first.isEqual && first.received > 0 && first.sent > 0)
    #expect(try await PeerWorld.differences(laptop, home) == [])
    #expect(try await laptop.entries(BodyEntry.self).count == 2)
    // There is nothing left to exchange, whichever side asks.
    for outcome in [try await PeerWorld.exchange(laptop, home), try await PeerWorld.exchange(home, laptop)] {
      #expect(outcome.isEqual && outcome.received == 0 && outcome.sent == 0)
    }
    #expect(try await PeerWorld.differences(laptop, home) == [])
  }

  @Test func `equal stores change nothing in each other`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try await PeerWorld.exchange(laptop, home)
    try await PeerWorld.exchange(home, laptop)
    let before = (try await home.revision(), try await laptop.revision())
    try await PeerWorld.exchange(laptop, home)
    try await PeerWorld.exchange(home, laptop)
    #expect(try await home.revision() == before.0)
    #expect(try await laptop.revision() == before.1)
  }

  @Test(arguments: [true, false])
  func `undoing an import on one machine undoes it on the other`(asksUndoer: Bool) async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try export("2001-01-10", exported: "2001-01-11").write(), into: home)
    let second = try Importing.run(try export("2001-01-20", exported: "2001-01-21").write(), into: home)
    try await PeerWorld.exchange(laptop, home)
    try home.undoNow(batch: second.batch, now: Instant(1_000_000_100))
    let outcome =
      asksUndoer ? try await PeerWorld.exchange(laptop, home) : try await PeerWorld.exchange(home, laptop)
    #expect(outcome.isEqual)
    #expect(try await PeerWorld.differences(laptop, home) == [])
    let reader = try await laptop.read { try $0.imports() }
    #expect(reader.count { $0.undone != nil } == 1)
  }

  @Test func `an import that came from elsewhere is taken back there`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try await PeerWorld.exchange(laptop, home)
    let batch = try #require(try await laptop.read { try $0.imports() }.first)
    try laptop.undoNow(batch: batch.id, now: Instant(1_000_000_100))
    try await PeerWorld.exchange(laptop, home)
    #expect(try await PeerWorld.differences(laptop, home) == [])
    #expect(try await home.read { try $0.overview() }.readings == 0)
  }

  @Test func `undoing an import keeps what another import also holds`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    let path = try export("2001-01-10", exported: "2001-01-11").write()
    let first = try Importing.run(path, into: home)
    try Importing.run(path, into: laptop)
    try await PeerWorld.exchange(laptop, home)
    try home.undoNow(batch: first.batch, now: Instant(1_000_000_100))
    try await PeerWorld.exchange(laptop, home)
    #expect(try await PeerWorld.differences(laptop, home) == [])
    #expect(try await home.read { try $0.overview() }.readings == 61)
  }

  @Test func `a newer export stands before an older one, wherever they were imported`() async throws {
    func text(_ exported: String, _ value: String) -> ExportText {
      var text = ExportText()
      text.exported = exported
      for day in 10..<20 {
        text.add("StepCount", "2001-01-\(day) 10:00:00", "2001-01-\(day) 10:10:00", value: "100", unit: "count")
      }
      text.add("StepCount", "2001-01-20 10:00:00", "2001-01-20 10:10:00", value: value, unit: "count")
      return text
    }
    let (home, laptop, alone) = (try PeerWorld.store(), try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try text("2001-01-21", "50").write(), into: home)
    try Importing.run(try text("2001-02-21", "80").write(), into: laptop)
    try Importing.run(try text("2001-01-21", "50").write(), into: alone)
    try Importing.run(try text("2001-02-21", "80").write(), into: alone)
    try await PeerWorld.exchange(home, laptop)
    #expect(try await PeerWorld.differences(laptop, home) == [])
    let (merged, imported) = (try await PeerWorld.contents(home), try await PeerWorld.contents(alone))
    #expect(merged["daily"] == imported["daily"])
  }

  @Test func `a restored backup receives what it lacks`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try Importing.run(try export("2001-01-10", exported: "2001-01-11").write(), into: home)
    try await PeerWorld.exchange(laptop, home)
    let backup = try TemporaryFolder.make()
    try await home.backUp(to: backup)
    try Importing.run(try export("2001-01-20", exported: "2001-01-21").write(), into: home)
    try await weigh(home, "a", 70, at: 1_000_000_000)
    try await PeerWorld.exchange(laptop, home)
    let restored = try Importing.store(in: backup)
    // The restored store has continued to import in the meantime.
    try Importing.run(try export("2001-01-22", exported: "2001-01-23").write(), into: restored)
    try await PeerWorld.exchange(laptop, restored)
    try await PeerWorld.exchange(restored, laptop)
    let differences = try await PeerWorld.differences(laptop, restored)
    #expect(differences == [])
    #expect(try await restored.entries(BodyEntry.self).count == 1)
    #expect(try await restored.read { try $0.imports() }.count == 3)
  }

  @Test func `clocks that differ by more than a minute exchange nothing`() async throws {
    let (home, laptop) = (try PeerWorld.store(), try PeerWorld.store())
    try await weigh(home, "a", 70, at: 1_000_000_000)
    for seconds in [61, -61, 5000] {
      let remote = PeerWorld.remote(home, clock: PeerWorld.clock + seconds * 1000)
      await #expect(throws: PeerError.clock(seconds: seconds)) {
        try await PeerExchange(laptop, with: remote, called: "other", clock: { PeerWorld.clock }).run()
      }
    }
    #expect(try await laptop.entries(BodyEntry.self).isEmpty)
    let remote = PeerWorld.remote(home, clock: PeerWorld.clock - 59_000)
    _ = try await PeerExchange(laptop, with: remote, called: "other", clock: { PeerWorld.clock }).run()
    #expect(try await laptop.entries(BodyEntry.self).count == 1)
  }

  @Test func `a store and its copy have nothing to exchange`() async throws {
    let home = try PeerWorld.store()
    try await weigh(home, "a", 70, at: 1_000_000_000)
    let folder = try TemporaryFolder.make()
    try await home.backUp(to: folder)
    let copy = try HealthStore(folder: folder)
    await #expect(throws: PeerError.sameStore) { try await PeerWorld.exchange(copy, home) }
    await #expect(throws: PeerError.sameStore) { try await PeerWorld.exchange(home, home) }
  }
}

extension HealthStore {
  /// Makes a copy of the file at one moment, in a folder of its own.
  func backUp(to folder: String) async throws {
    try await DatabaseQueue(path: self.folder + "/health.sqlite").writeWithoutTransaction { db in
      try db.execute(sql: "VACUUM INTO ?", arguments: [folder + "/health.sqlite"])
    }
  }
}
