import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

@Suite struct ImportTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  func small() -> ExportText {
    var export = ExportText()
    export.add(
      "StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: "3000", unit: "count", source: "iPhone")
    export.add("StepCount", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: "3500", unit: "count")
    export.add("StepCount", "2001-01-02 18:00:00", "2001-01-02 18:10:00", value: "500", unit: "count", source: "iPhone")
    export.add("BodyMass", "2001-01-02 07:00:00", value: "154.3", unit: "lb", source: "Scale")
    export.add("HeartRate", "2001-01-02 09:00:00", value: "60", unit: "count/min")
    export.add("HeartRate", "2001-01-02 09:05:00", value: "80", unit: "count/min")
    export.add("HeartRate", "2001-01-02 09:06:00", value: "900", unit: "count/min")
    return export
  }

  @Test func `daily statistics are merged, converted and within range`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(small().write(), into: store, zone: "Europe/Paris")
    #expect(report.records.read == 7 && report.records.added == 7 && report.records.duplicate == 0)
    let steps = try await store.daily(.steps, in: always)
    #expect(steps.map(\.sum) == [4000])
    #expect(steps.map(\.day.description) == ["2001-01-02"])
    let weight = try #require(try await store.daily(.weight, in: always).first)
    #expect(abs(weight.average - 69.989302691) < 1e-6)
    let pulse = try #require(try await store.daily(.heartRate, in: always).first)
    // 60 holds for five minutes, 80 for ten, because nothing follows.
    #expect(pulse.count == 2 && abs(pulse.average - 1100.0 / 15) < 1e-9)
    #expect(pulse.maximum == 80 && pulse.latest == 80)
    let sources = try await store.dailyStatisticsBySource(type: Self.steps, in: always)
    #expect(sources.map { [$0.source: $0.statistics.sum] } == [["Ada’s Apple\u{A0}Watch": 3500], ["iPhone": 3500]])
  }

  @Test func `a repeated import adds nothing`() async throws {
    let store = try Importing.store()
    let path = try small().write()
    try Importing.run(path, into: store, zone: "Europe/Paris")
    let before = try await store.daily(.steps, in: always)
    let report = try Importing.run(path, into: store)
    #expect(report.records.added == 0 && report.records.duplicate == 7)
    #expect(try await store.daily(.steps, in: always) == before)
    #expect(try await store.contents().types.map(\.count).reduce(0, +) == 7)
  }

  @Test func `the same data exported in another zone add nothing`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    var other = ExportText()
    other.offset = "-0500"
    other.add("StepCount", "2001-01-02 02:00:00", value: "10", unit: "count")
    #expect(try Importing.run(other.write(), into: store).records.added == 0)
  }

  @Test func `records that differ only in details are all kept, and count once`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count", metadata: ["k": "v"])
    #expect(try Importing.run(export.write(), into: store, zone: "Europe/Paris").records.added == 2)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [10])
  }

  @Test func `a sample across midnight counts on both days, by its share of time`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.add("StepCount", "2001-01-02 23:30:00", "2001-01-03 00:30:00", value: "100", unit: "count")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [50, 50])
  }

  @Test func `the printed offset does not decide the day, the home zone does, and changing it moves days`() async throws
  {
    let store = try Importing.store()
    var export = ExportText()
    export.add("StepCount", "2001-07-10 23:10:00", "2001-07-10 23:20:00", value: "500", unit: "count")
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.daily(.steps, in: always).map(\.day.description) == ["2001-07-11"])
    #expect(try await store.profile().birthDate?.description == "1970-03-04")
    try await store.updateProfile { $0.homeZone = "America/New_York" }
    #expect(try await store.daily(.steps, in: always).map(\.day.description) == ["2001-07-10"])
  }

  @Test func `a newer export touches only what changed`() async throws {
    let store = try Importing.store()
    var export = small()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    export.add("StepCount", "2001-01-05 08:00:00", "2001-01-05 08:10:00", value: "70", unit: "count")
    #expect(try Importing.run(export.write(), into: store).records.added == 1)
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [4000, 70])
  }

  @Test func `odd values are kept and reported, but not counted`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.add("BodyMass", "2001-01-02 07:00:00", value: "NaN", unit: "kg")
    export.add("BodyMass", "2001-01-02 07:01:00", value: "", unit: "kg")
    export.add("StepCount", "2001-01-02 08:10:00", "2001-01-02 08:00:00", value: "10", unit: "count")
    export.add("StepCount", "yesterday", value: "10", unit: "count")
    let report = try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(report.records.added == 3 && report.records.skipped == 1)
    #expect(
      Set(report.problems.map(\.kind)) == [.unreadableValue, .endBeforeStart, .unreadableDate])
    #expect(report.problems.allSatisfy { $0.byte != nil })
    #expect(try await store.daily(.weight, in: always).isEmpty)
    #expect(try await store.daily(.steps, in: always).isEmpty)
  }

  @Test func `nights come with their zone, stages and naps`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    let type = "HKCategoryTypeIdentifierSleepAnalysis"
    let word = "HKCategoryValueSleepAnalysis"
    export.add(
      type, "2001-08-02 15:00:00", "2001-08-02 22:00:00", value: word + "AsleepCore",
      metadata: ["HKTimeZone": "Asia/Tokyo"])
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let nights = try await store.nights(in: always, segments: true)
    #expect(nights.map(\.day.description) == ["2001-08-03"])
    #expect(nights.map(\.asleep) == [420])
    #expect(nights.first?.segments.count == 1)
    #expect(nights.first?.bedtimeClock == 1380)
  }

  @Test(arguments: [false, true])
  func `each of several nights abroad is recognised, in any order of records`(isBackwards: Bool) async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.offset = "+0000"
    func add(_ type: String, _ start: String, _ end: String, _ value: String, _ zone: String) {
      export.add(type, "2001-01-\(start)", "2001-01-\(end)", value: value, metadata: ["HKTimeZone": zone])
    }
    // A night in Tokyo, and the same a week later.
    for day in ["06", "13"] {
      add(
        HealthType.sleepAnalysis, "\(day) 13:00:00", "\(day) 14:00:00", "HKCategoryValueSleepAnalysisAsleepCore",
        "Asia/Tokyo")
    }
    // At home before and after, according to another type.
    for start in ["05 20", "06 03", "07 08", "12 20", "13 03", "14 08"] {
      add("HKQuantityTypeIdentifierDistanceSwimming", "\(start):00:00", "\(start):30:00", "100", "Europe/Paris")
    }
    if isBackwards { export.records.reverse() }
    for day in ["06", "13"] {
      export.add("StepCount", "2001-01-\(day) 16:00:00", "2001-01-\(day) 16:10:00", value: "10", unit: "count")
    }
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.daily(.steps, in: always).map(\.day.description) == ["2001-01-07", "2001-01-14"])
    #expect(try await store.zoneStays().map(\.zone) == ["Asia/Tokyo", "Asia/Tokyo"])
  }

  @Test func `a cancelled import changes nothing`() async throws {
    let store = try Importing.store()
    let path = try small().write()
    let writer = try store.beginImport(
      ImportOrder(name: "x", now: Instant(0), homeZone: "Europe/Paris", proposedZone: nil))
    try writer.cancel()
    #expect(try await store.batches().isEmpty)
    #expect(try await store.profile().homeZone == nil)
    #expect(try Importing.run(path, into: store).records.added == 7)
  }

  @Test func `a second simultaneous import is rejected`() throws {
    let store = try Importing.store()
    let first = try store.beginImport(
      ImportOrder(name: "a", now: Instant(0), homeZone: nil, proposedZone: nil))
    #expect(throws: StorageError.busy) {
      try store.beginImport(
        ImportOrder(name: "b", now: Instant(0), homeZone: nil, proposedZone: nil))
    }
    try first.cancel()
    try store.beginImport(
      ImportOrder(name: "c", now: Instant(0), homeZone: nil, proposedZone: nil)
    ).cancel()
  }

  @Test func `a file that is not a store is reported as such`() throws {
    let folder = try TemporaryFolder.make()
    try Data("not a database, whatever its name says".utf8).write(to: URL(filePath: folder + "/health.sqlite"))
    #expect(throws: WholeStoreError.self) { try HealthStore(folder: folder) }
  }

  @Test func `raw samples come back in words and canonical units`() throws {
    let store = try Importing.store()
    try Importing.run(small().write(), into: store, zone: "Europe/Paris")
    var samples: [Sample] = []
    try store.forEachStoredSample(type: Metric.weight.traits.type, in: 0..<Int.max) { samples.append($0.sample) }
    #expect(samples.map(\.unit) == ["kg"])
    #expect(abs((samples.first?.value ?? 0) - 69.989302691) < 1e-6)
  }
}
