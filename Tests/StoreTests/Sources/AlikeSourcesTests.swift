import DailveDomain
import DailveScores
import DailveStore
import DailveTestSupport
import Testing

/// Sources whose names look the same.
@Suite struct AlikeSourcesTests {
  let always = CivilDay(year: 1990, month: 1, day: 1)...CivilDay(year: 2050, month: 12, day: 31)

  func record(_ source: String, _ minute: Int, hardware: String?) -> String {
    let device = hardware.map {
      " device=\"&lt;&lt;HKDevice: 0x1&gt;, name:Apple Watch, manufacturer:Apple Inc., model:Watch, hardware:\($0), software:10.2&gt;\""
    }
    return
      " <Record type=\"HKQuantityTypeIdentifierHeartRate\" sourceName=\"\(source)\"\(device ?? "") unit=\"count/min\" startDate=\"2001-01-02 08:\(minute):00 +0100\" endDate=\"2001-01-02 08:\(minute):00 +0100\" value=\"60\"/>"
  }

  @Test func `devices distinguish them`() async throws {
    var export = ExportText()
    export.add(raw: record("Ada’s Apple\u{A0}Watch", 10, hardware: "Watch6,7"))
    export.add(raw: record("Ada's Apple Watch", 11, hardware: "Watch7,5"))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let sources = try await store.listedSources()
    #expect(Set(sources.map(\.label)) == ["Ada’s Apple\u{A0}Watch (Watch6,7)", "Ada's Apple Watch (Watch7,5)"])
  }

  @Test func `sources that cannot be distinguished are one, and are switched together`() async throws {
    var export = ExportText()
    export.add(raw: record("Apple\u{A0}Watch", 10, hardware: nil))
    export.add(raw: record("apple watch", 11, hardware: nil))
    export.add(raw: record("iPhone", 12, hardware: nil))
    let store = try Importing.store()
    try Importing.run(export.write(), into: store, zone: "Europe/Paris")
    let sources = try await store.listedSources()
    #expect(sources.map(\.samples).sorted() == [1, 2] && sources.allSatisfy { $0.device == nil })
    let watch = try #require(sources.first { $0.samples == 2 })
    try await store.setSource(watch.id, isOff: true)
    #expect(try await store.daily(.heartRate, in: always).map(\.count) == [1])
    let type = try #require(try await store.listedType("HKQuantityTypeIdentifierHeartRate"))
    #expect(type.sources.count == 2)
  }
}
