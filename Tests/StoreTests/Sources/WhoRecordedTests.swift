import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// The device behind a source, and two devices with one name.
@Suite struct WhoRecordedTests {
  static let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  /// A sum from one device, in minutes after 08:00.
  struct Amount: Sendable {
    var source: String
    var hardware: String?
    var from: Int
    var to: Int
    var value: Int
  }

  static func time(_ minute: Int) -> String {
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return "2001-01-02 \(two(8 + minute / 60)):\(two(minute % 60)):00 +0100"
  }

  static func device(_ hardware: String) -> String {
    let model = hardware.hasPrefix("Watch") ? "Watch" : "iPhone"
    return
      "&lt;&lt;HKDevice: 0x28\(hardware.count)&gt;, name:\(model), manufacturer:Apple Inc., model:\(model), hardware:\(hardware), software:18.5&gt;"
  }

  static func record(_ amount: Amount, type: String = "StepCount", unit: String = "count") -> String {
    let device = amount.hardware.map { " sourceVersion=\"18.5\" device=\"\(Self.device($0))\"" } ?? ""
    return """
      <Record type="HKQuantityTypeIdentifier\(type)" sourceName="\(amount.source)"\(device) unit="\(unit)" \
      startDate="\(time(amount.from))" endDate="\(time(amount.to))" value="\(amount.value)"/>
      """
  }

  private func sums(_ amounts: [Amount], type: String = "StepCount", unit: String = "count") async throws -> [Double] {
    var export = ExportText()
    for amount in amounts { export.add(raw: Self.record(amount, type: type, unit: unit)) }
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    return try await store.dailyStatistics(type: "HKQuantityTypeIdentifier" + type, in: Self.always).map(\.sum)
  }

  @Test(arguments: [("StepCount", "count"), ("FlightsClimbed", "count"), ("ActiveEnergyBurned", "kcal")])
  func `a sum that two phones of one name share counts once`(type: String, unit: String) async throws {
    let (old, new) = ("iPhone9,3", "iPhone12,1")
    let walk = [
      Amount(source: "iPhone", hardware: old, from: 0, to: 30, value: 2000),
      Amount(source: "iPhone", hardware: new, from: 0, to: 30, value: 1960),
      Amount(source: "iPhone", hardware: old, from: 90, to: 100, value: 500),
      Amount(source: "iPhone", hardware: new, from: 120, to: 130, value: 240),
    ]
    // People with a new phone carry the new one.
    #expect(try await sums(walk, type: type, unit: unit) == [2700])
    #expect(try await sums(walk.reversed(), type: type, unit: unit) == [2700])
  }

  @Test func `a source's sum covers all its devices`() async throws {
    var export = ExportText()
    export.add(raw: Self.record(Amount(source: "iPhone", hardware: "iPhone9,3", from: 0, to: 30, value: 2000)))
    export.add(raw: Self.record(Amount(source: "iPhone", hardware: "iPhone12,1", from: 0, to: 30, value: 1960)))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let type = "HKQuantityTypeIdentifierStepCount"
    let rows = try await store.dailyStatisticsBySource(type: type, in: Self.always)
    #expect(rows.map(\.source) == ["iPhone"] && rows.map(\.statistics.sum) == [1960])
    #expect(try await store.listedSources().map(\.name) == ["iPhone"])
    let day = try #require(CivilDay("2001-01-02"))
    let range = Instant(midnightOf: day)..<Instant(midnightOf: day + 1)
    let found = try await store.statistics(of: type, in: range)
    #expect(found?.sum == 1960 && found?.bySource == ["iPhone": 1960])
  }

  @Test func `a wearable ranks between watch and phone, and Strava is an app`() async throws {
    let walk = [
      Amount(source: "Strava", hardware: nil, from: 0, to: 160, value: 1600),
      Amount(source: "iPhone", hardware: "iPhone16,1", from: 0, to: 80, value: 1600),
      Amount(source: "Oura", hardware: nil, from: 0, to: 40, value: 800),
      Amount(source: "Uhr", hardware: "Watch7,5", from: 0, to: 10, value: 100),
    ]
    #expect(try await sums(walk) == [100 + 600 + 800 + 800])
  }

  /// The names contradict the device texts.
  @Test func `a phone called Nightwatch ranks below a watch of any name`() async throws {
    var export = ExportText()
    export.add(raw: Self.record(Amount(source: "AWU Stefan", hardware: "Watch7,5", from: 0, to: 60, value: 4000)))
    export.add(raw: Self.record(Amount(source: "Nightwatch", hardware: "iPhone16,1", from: 0, to: 60, value: 3200)))
    export.add(raw: Self.record(Amount(source: "ActivityWatch", hardware: nil, from: 0, to: 90, value: 9000)))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    // Only the app's last half hour counts.
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [7000])
    let kinds = Dictionary(
      uniqueKeysWithValues: try await store.listedSources().map { ($0.name, $0.evidence) })
    #expect(kinds["AWU Stefan"] == SourceEvidence(.watch, isNamed: false))
    #expect(kinds["Nightwatch"] == SourceEvidence(.phone, isNamed: false))
    #expect(kinds["ActivityWatch"] == SourceEvidence(.watch, isNamed: true))
    let type = try #require(try await store.listedType("HKQuantityTypeIdentifierStepCount"))
    #expect(type.sources.map(\.name) == ["AWU Stefan", "ActivityWatch", "Nightwatch"])
  }

  @Test func `a device text that comes later changes the days before it`() async throws {
    let store = try Importing.store()
    var export = ExportText()
    export.exported = "2001-02-01"
    export.add(raw: Self.record(Amount(source: "Nightwatch", hardware: nil, from: 0, to: 60, value: 3200)))
    export.add(raw: Self.record(Amount(source: "Uhr", hardware: "Watch7,5", from: 30, to: 60, value: 900)))
    export.add(raw: Self.record(Amount(source: "SleepWatch", hardware: nil, from: 0, to: 60, value: 60)))
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [1600 + 900])
    export.exported = "2001-03-01"
    export.add(raw: Self.record(Amount(source: "Nightwatch", hardware: "iPhone16,1", from: 600, to: 610, value: 1)))
    try Importing.run(export.write(), into: store)
    // The app that is called a watch now precedes the phone.
    #expect(try await store.daily(.steps, in: Self.always).map(\.sum) == [30 + 900 + 1])
  }

  /// Amounts of up to four devices under up to two names, against a minute-by-minute reference.
  @Test(arguments: 0..<40) func `any devices of any names are merged by the minute`(seed: Int) async throws {
    var random = SeededGenerator(seed: UInt64(7000 + seed))
    let devices: [(hardware: String, rank: Int)] = [
      ("Watch7,5", 0), ("Watch6,2", 1), ("iPhone16,1", 2), ("iPhone12,1", 3),
    ]
    let isOneName = Bool.random(using: &random)
    var amounts: [Amount] = []
    for device in devices where Int.random(in: 0..<4, using: &random) > 0 {
      var minute = Int.random(in: 0..<60, using: &random)
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let length = Int.random(in: 1...40, using: &random)
        let name = isOneName ? "Stefan" : device.hardware.hasPrefix("W") ? "iPhone" : "Nightwatch"
        amounts.append(
          Amount(
            source: name, hardware: device.hardware, from: minute, to: minute + length,
            value: length * Int.random(in: 1...90, using: &random)))
        minute += length + Int.random(in: 0...30, using: &random)
      }
    }
    guard !amounts.isEmpty else { return }
    var expected = 0.0
    for minute in 0..<500 {
      let there = amounts.filter { $0.from <= minute && minute < $0.to }
      let best = devices.first { device in there.contains { $0.hardware == device.hardware } }
      for amount in there where amount.hardware == best?.hardware {
        expected += Double(amount.value) / Double(amount.to - amount.from)
      }
    }
    let found = try await sums(amounts.shuffled(using: &random))
    #expect(found.count == 1 && abs((found.first ?? 0) - expected) < 1e-6, "\(amounts)")
  }
}

@Suite(.enabled(if: Fixtures.arePresent)) struct WhoRecordedCaseTests {
  @Test func `names that lie about the device`() async throws {
    let store = try Importing.store()
    let path = Fixtures.url("cases/10-names-that-lie-about-the-device/export.xml").path
    try Importing.run(path, into: store, zone: "Europe/Berlin")
    #expect(
      try await store.daily(.steps, in: WhoRecordedTests.always).map { "\($0.day) \($0.sum)" } == [
        "2026-06-10 6300.0"
      ])
    let night = try #require(try await store.nights(in: WhoRecordedTests.always, segments: false).first)
    #expect(night.source == "Uhr von Stefan" && night.asleep == 440 && night.day.description == "2026-06-11")
    #expect(night.stages == [.core: 300, .deep: 50, .rem: 90, .awake: 10])
  }

  @Test func `two phones of one name`() async throws {
    let store = try Importing.store()
    try Importing.run(
      Fixtures.url("cases/11-two-phones-one-name/export.xml").path, into: store, zone: "Europe/Madrid")
    #expect(
      try await store.daily(.steps, in: WhoRecordedTests.always).map { "\($0.day) \($0.sum)" } == ["2026-06-12 2700.0"])
  }
}
