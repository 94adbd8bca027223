import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

@Suite(.enabled(if: Fixtures.arePresent))
struct SharedFixtureStoreTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 1, day: 1)

  func malformed(_ name: String) -> String { Fixtures.url("apple-derived-malformed/\(name)").path }

  @Test func `a superset adds its one record, and another offset adds none`() throws {
    let store = try Importing.store()
    try Importing.run(malformed("00-clean-v14.zip"), into: store, zone: "Asia/Seoul")
    #expect(try Importing.run(malformed("34-same-data-other-offset.xml"), into: store).records.added == 0)
    #expect(try Importing.run(malformed("33-reimport-superset.xml"), into: store).records.added == 1)
  }

  @Test func `kept elements and workouts of a second export with another offset are not doubled`() async throws {
    let store = try Importing.store()
    try Importing.run(malformed("00-clean-v14.zip"), into: store, zone: "Asia/Seoul")
    let before = try await store.contents()
    try Importing.run(malformed("34-same-data-other-offset.xml"), into: store)
    let after = try await store.contents()
    #expect(after.workouts == before.workouts)
    #expect(after.kept == before.kept)
  }

  @Test func `Paris days and nights`() async throws {
    let store = try Importing.store()
    try Importing.run(malformed("31-dst-fixed-offset-paris.xml"), into: store, zone: "Europe/Paris")
    let steps = try await store.daily(.steps, in: always)
    #expect(steps.map { "\($0.day) \(Int($0.sum))" } == ["2025-01-10 300", "2025-07-11 500"])
    let nights = try await store.nights(in: always, segments: false)
    #expect(
      nights.map { "\($0.day) \($0.asleep / 60)" } == [
        "2025-03-30 7.0", "2025-07-11 7.0", "2025-08-03 7.0", "2025-10-26 8.0",
      ])
  }

  @Test func `one phone with two hundred addresses is one source`() async throws {
    let store = try Importing.store()
    try Importing.run(malformed("32-hkdevice-pointers.xml"), into: store, zone: "Asia/Seoul")
    let contents = try await store.contents()
    #expect(contents.types.map(\.sources.count) == [1])
    #expect(try await store.daily(.steps, in: always).map { "\($0.day) \(Int($0.sum))" } == ["2024-03-01 2000"])
  }

  @Test func `two sources of one day and overlapping sleep`() async throws {
    let store = try Importing.store()
    let folder = Fixtures.url("apple-healthkitrs-small")
    try Importing.run(folder.appending(path: "two-sources.xml").path, into: store, zone: "Europe/Warsaw")
    #expect(try await store.daily(.steps, in: always).map(\.sum) == [9500])
    let other = try Importing.store()
    try Importing.run(folder.appending(path: "sleep-overlap.xml").path, into: other, zone: "Asia/Shanghai")
    let night = try #require(try await other.nights(in: always, segments: false).first)
    #expect(night.inBed == 420 && night.asleep == 0 && night.isInBedOnly)
    #expect(night.naps.map { $0.end.seconds - $0.start.seconds } == [1800])
  }

  @Test func `an external entity is never read`() async throws {
    let store = try Importing.store()
    try Importing.run(malformed("40-xxe.xml"), into: store, zone: "UTC")
    #expect(try await store.contents().types.first?.sources == ["a &xxe; b"])
  }
}
