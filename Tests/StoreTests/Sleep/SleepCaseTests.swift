import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Nights that people reported.
@Suite(.enabled(if: Fixtures.arePresent))
struct SleepCaseTests {
  func nights(_ name: String, _ zone: String) async throws -> [SleepNight] {
    let store = try Importing.store()
    try Importing.run(Fixtures.url("cases/\(name)/export.xml").path, into: store, zone: zone)
    return try await store.nights(in: CivilDay.accepted, segments: true)
  }

  @Test func `plain sleep over a night's stages does not replace them`() async throws {
    let nights = try await nights("01-sleep-generic-over-stages", "America/New_York")
    let night = try #require(nights.first)
    #expect(nights.count == 1 && night.day == CivilDay(year: 2026, month: 3, day: 28))
    #expect(night.asleep == 409 && night.stages == [.core: 260, .deep: 50, .rem: 99, .awake: 11])
    #expect(night.bedtimeClock == 23 * 60 && night.wakeClock == 6 * 60 && night.naps.isEmpty)
    #expect(night.awakenings?.count == 1 && night.awakenings?.minutes == 11)
  }

  @Test func `two nights and a nap in a bed that notices nothing`() async throws {
    let nights = try await nights("04-sleep-ill-in-bed-all-day", "Europe/Paris")
    #expect(nights.map(\.day.description) == ["2026-02-11", "2026-02-12"])
    #expect(nights.map(\.asleep) == [495, 450])
    #expect(nights.map { $0.naps.map(\.asleep) } == [[90], []])
    #expect(nights.map(\.span) == [495, 450])
    // Lying in bed during the following day does not make the night worse.
    #expect(nights.allSatisfy { ($0.efficiency?.share ?? 0) > 0.7 })
    #expect(try #require(nights.first?.efficiency).share > 0.9)
  }
}

/// The sources listed on the page of a night.
@Suite struct NightSourceTests {
  @Test func `a source's sleep is its innermost records, and time in bed ends with the night`() async throws {
    var export = ExportText()
    let word = "HKCategoryValueSleepAnalysis"
    let type = HealthType.sleepAnalysis
    export.add(type, "2001-01-10 23:00:00", "2001-01-11 06:00:00", value: word + "AsleepUnspecified")
    export.add(type, "2001-01-10 23:00:00", "2001-01-11 02:00:00", value: word + "AsleepCore")
    export.add(type, "2001-01-11 02:00:00", "2001-01-11 02:20:00", value: word + "Awake")
    export.add(type, "2001-01-11 02:20:00", "2001-01-11 06:00:00", value: word + "AsleepCore")
    export.add(type, "2001-01-10 22:30:00", "2001-01-11 18:00:00", value: word + "InBed", source: "Bed")
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let report = try await store.read { try ShowSleep($0)(CivilDay(year: 2001, month: 1, day: 11), days: 7) }
    #expect(report.night?.asleep == 400 && report.night?.inBed == 450)
    #expect(report.sources.map(\.name) == ["Ada’s Apple\u{A0}Watch", "Bed"])
    #expect(report.sources.map(\.asleep) == [400, 450] && report.sources.map(\.isInBedOnly) == [false, true])
  }
}
