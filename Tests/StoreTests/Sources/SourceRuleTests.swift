import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// The person's choices about sources and zones.
@Suite struct SourceRuleTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  func store() throws -> HealthStore {
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "600", unit: "count")
    export.add(
      "StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "700", unit: "count", source: "iPhone")
    export.add("StepCount", "2001-06-02 23:00:00", "2001-06-02 23:30:00", value: "50", unit: "count", source: "iPhone")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return store
  }

  func sums(_ store: HealthStore) async throws -> [Double] {
    try await store.daily(.steps, in: always).map(\.sum)
  }

  @Test func `the order of a type's sources decides, and can be reset`() async throws {
    let store = try store()
    #expect(try await sums(store) == [600, 50])
    let entry = try #require(try await store.listedType(Self.steps))
    #expect(entry.sources.map(\.kind) == [.watch, .phone] && entry.samples == 3)
    try await store.setOrder(entry.sources.reversed().map(\.id), of: Self.steps)
    #expect(try await sums(store) == [700, 50])
    #expect(try await store.listedType(Self.steps)?.sources.map(\.kind) == [.phone, .watch])
    try await store.setOrder([], of: Self.steps)
    #expect(try await sums(store) == [600, 50])
  }

  @Test func `a source or type that is switched off counts nowhere, but stays in the store`() async throws {
    let store = try store()
    let watch = try #require(try await store.listedSources().first { $0.kind == .watch })
    try await store.setSource(watch.id, isOff: true)
    #expect(try await sums(store) == [700, 50])
    try await store.setType(Self.steps, isOff: true)
    #expect(try await sums(store).isEmpty)
    #expect(try await store.contents().types.map(\.count) == [3])
    try await store.setType(Self.steps, isOff: false)
    try await store.setSource(watch.id, isOff: false)
    #expect(try await sums(store) == [600, 50])
  }

  @Test func `a source with only workouts is listed, and can be switched off like any other`() async throws {
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 09:00:00", value: "600", unit: "count")
    export.add(
      raw:
        " <Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"30\" durationUnit=\"min\" sourceName=\"Runner\" startDate=\"2001-01-03 08:00:00 +0100\" endDate=\"2001-01-03 08:30:00 +0100\"/>"
    )
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let runner = try #require(try await store.listedSources().first { $0.name == "Runner" })
    #expect(runner.samples == 0 && runner.types == 0 && runner.workouts == 1)
    #expect(try await store.workouts(in: always).count == 1)
    try await store.setSource(runner.id, isOff: true)
    #expect(try await store.workouts(in: always).isEmpty)
    #expect(try await store.listedSources().first { $0.id == runner.id }?.isOff == true)
    try await store.setSource(runner.id, isOff: false)
    #expect(try await store.workouts(in: always).count == 1)
    // The source of the workouts is not among the sources of steps.
    #expect(try await store.listedType(Self.steps)?.sources.map(\.name).contains("Runner") == false)
  }

  @Test func `the order of workout sources decides which totals count, and survives imports and an undo`()
    async throws
  {
    func export(_ extra: String? = nil) -> ExportText {
      var export = ExportText()
      for (source, km, kcal) in [("Ada’s Apple Watch", 5.0, "300"), ("Strava", 5.2, "")] {
        let energy = kcal.isEmpty ? "" : " totalEnergyBurned=\"\(kcal)\" totalEnergyBurnedUnit=\"kcal\""
        export.add(
          raw:
            "<Workout workoutActivityType=\"HKWorkoutActivityTypeRunning\" duration=\"30\" durationUnit=\"min\" totalDistance=\"\(km)\" totalDistanceUnit=\"km\"\(energy) sourceName=\"\(source)\" startDate=\"2001-01-03 08:00:00 +0100\" endDate=\"2001-01-03 08:30:00 +0100\"/>"
        )
      }
      if let extra { export.add("StepCount", extra, extra, value: "5", unit: "count") }
      return export
    }
    let store = try Importing.store()
    #expect(try await store.workoutSources().isEmpty)
    try Importing.run(export().write(), into: store, zone: "Europe/Paris")
    func totals() async throws -> [String] {
      try await store.read { reader in
        try TrainingLog.of(reader).workouts.map {
          "\($0.workout.source) \($0.workout.distance ?? 0) \($0.workout.energy ?? 0)"
        }
      }
    }
    let sources = try await store.workoutSources()
    #expect(sources.map(\.name) == ["Ada’s Apple Watch", "Strava"] && sources.map(\.workouts) == [1, 1])
    #expect(try await totals() == ["Ada’s Apple Watch 5.0 300.0"])
    try await store.setOrder(sources.reversed().map(\.id), of: HealthType.workout)
    // The app records no energy, so the watch's energy stays.
    #expect(try await totals() == ["Strava 5.2 300.0"])
    #expect(try await store.workoutSources().map(\.name) == ["Strava", "Ada’s Apple Watch"])
    try Importing.run(export("2001-01-04 08:00:00").write(), into: store, zone: "Europe/Paris")
    #expect(try await totals() == ["Strava 5.2 300.0"])
    _ = try await store.undo(batch: 2, now: Instant(1_000_000_000))
    #expect(try await totals() == ["Strava 5.2 300.0"])
    // The order applies even while an import writes.
    let writer = try store.beginImport(ImportOrder(name: "x", now: Instant(0), homeZone: nil, proposedZone: nil))
    try await store.setOrder([], of: HealthType.workout)
    #expect(try await totals() == ["Ada’s Apple Watch 5.0 300.0"])
    try writer.cancel()
    #expect(try await totals() == ["Ada’s Apple Watch 5.0 300.0"])
  }

  @Test func `a source's records do not include other sources`() async throws {
    let store = try store()
    let phone = try #require(try await store.listedSources().first { $0.kind == .phone })
    let types = try await store.listedTypes(ofSource: phone.id)
    #expect(types.map(\.type) == [Self.steps] && types.map(\.samples) == [2])
    #expect(types[0].first == Instant(978_418_800) && types[0].last == Instant(991_519_200))
    #expect(try await store.listedTypes(ofSource: 9999).isEmpty)
  }

  @Test func `an entered stay moves the days that it covers`() async throws {
    let store = try store()
    let days = { try await store.daily(.steps, in: self.always).map(\.day.description) }
    #expect(try await days() == ["2001-01-02", "2001-06-03"])
    try await store.addZoneEntry("America/New_York", from: Instant(991_432_800), to: Instant(991_605_600))
    #expect(try await days() == ["2001-01-02", "2001-06-02"])
    let entry = try #require(try await store.zoneStays().first)
    #expect(entry.zone == "America/New_York")
    try await store.removeZoneEntry(try #require(entry.id))
    #expect(try await days() == ["2001-01-02", "2001-06-03"])
  }

  @Test func `a stay of minutes also ends a stop`() async throws {
    let store = try store()
    // The UTC start of the June samples is 22:00.
    try await store.addZoneEntry("America/New_York", from: Instant(991_518_600), to: Instant(991_521_600))
    #expect(try await store.daily(.steps, in: always).map(\.day.description) == ["2001-01-02", "2001-06-02"])
  }

  @Test func `the audit names days that differ, and why`() async throws {
    var export = ExportText()
    func day(_ number: Int, watch: Int?, apple: Int, other: Int = 0) {
      let text = "2001-01-0\(number)"
      if let watch {
        export.add(
          "ActiveEnergyBurned", "\(text) 10:00:00", "\(text) 11:00:00", value: "\(watch)", unit: "kcal")
      }
      if other > 0 {
        export.add(
          "ActiveEnergyBurned", "\(text) 12:00:00", "\(text) 13:00:00", value: "\(other)", unit: "kcal",
          source: "Strava")
      }
      export.add(
        raw:
          " <ActivitySummary dateComponents=\"\(text)\" activeEnergyBurned=\"\(apple)\" activeEnergyBurnedUnit=\"kcal\"/>"
      )
    }
    day(2, watch: 400, apple: 401)
    day(3, watch: 400, apple: 400, other: 60)
    day(4, watch: nil, apple: 300)
    day(6, watch: 200, apple: 400)
    day(8, watch: 300, apple: 350)
    day(9, watch: 450, apple: 400)
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let audit = try await store.read { try AuditTotals($0)(in: always) }
    #expect(audit.days == 6 && audit.within1Percent == 1)
    let reasons = Dictionary(
      audit.differences.map { ($0.day.components.day, $0.reason) }, uniquingKeysWith: { first, _ in first })
    #expect(
      reasons == [3: .otherSources, 4: .noSamples, 6: .fewerSamples, 8: .otherMidnight, 9: .otherMidnight])
    #expect(audit.differences.first { $0.day.components.day == 3 }?.sources.map(\.value) == [400, 60])
  }

  @Test func `activity rings without readings are counted and not compared`() async throws {
    var export = ExportText()
    for day in 2...3 {
      export.add(raw: " <ActivitySummary dateComponents=\"2001-01-0\(day)\" activeEnergyBurned=\"300\"/>")
    }
    export.add("HeartRate", "2001-01-02 08:00:00", value: "61", unit: "count/min")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let audit = try await store.read { try AuditTotals($0)(in: always) }
    #expect(audit.days == 0 && audit.ringDays == 2 && audit.differences.isEmpty)
  }
}
