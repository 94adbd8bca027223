import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import DailveZlib
import Foundation
import Testing

/// An export of the store, imported again, adds and changes nothing.
@Suite struct RoundTripTests {
  private func expectKnown(_ path: String, _ store: HealthStore) throws {
    let again = try Importing.run(Importing.export(store), into: store)
    let total = again.changes.total
    let new = again.changes.byType.filter { $0.added + $0.changed + $0.gone > 0 }.map(\.name)
    #expect(total.added == 0 && total.changed == 0 && total.gone == 0, "\(path): \(new)")
    // Imported into an empty store, its own export adds nothing either.
    let other = try Importing.store()
    try Importing.run(Importing.export(store), into: other, zone: "UTC")
    #expect(try Importing.run(Importing.export(store), into: other).changes.total.added == 0, "\(path)")
  }

  @Test func `an export of iOS 8 comes back as itself`() throws {
    let path = try OldExportTests.write(OldExportTests.document)
    let store = try Importing.store()
    try Importing.run(path, into: store, zone: "Europe/Madrid")
    try expectKnown(path, store)
    // The original, imported again, adds nothing either.
    #expect(try Importing.run(path, into: store).changes.total.added == 0)
  }

  @Test func `unknown elements come back as themselves, with any characters`() throws {
    var export = ExportText()
    export.add(
      raw: """
         <Record type="HKQuantityTypeIdentifierStepCount" sourceName="A &lt; B" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:10:00 +0100" value="5" unit="count"><Extra note="say &quot;hi&quot; > &amp;amp;" odd name='1'><Inner>text &lt;b&gt;</Inner></Extra></Record>
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" sourceName="A > B" startDate="2001-01-02 08:00:00 +0100" endDate="2001-01-02 08:10:00 +0100"><MetadataEntry key='k' value='"quoted"&#10;'/></Workout>
         <NewThing a="1 > 0" b='"'><Inner>text</Inner></NewThing>
         <Größe a="1"/>
        """)
    let path = try export.write()
    let store = try Importing.store()
    try Importing.run(path, into: store, zone: "Europe/Paris")
    try expectKnown(path, store)
  }

  @Test func `exports include pushed data that was not understood`() async throws {
    let store = try Importing.store()
    let text = Array(#"{"name": "<moon>", "phase": 0.5}"#.utf8)
    var chunk = ImportChunk()
    chunk.kept = [
      VerbatimElement(name: "HAE:moon", start: nil, body: PackedText(bytes: text, size: text.count), identity: 5)
    ]
    let writer = try store.beginImport(
      ImportOrder(name: "iPhone", kind: .push, now: Instant(1_000_000_000), homeZone: "UTC", proposedZone: nil))
    try writer.write(chunk)
    _ = try writer.finish(ExportSummary(), isCancelled: { false })
    let other = try Importing.store()
    try Importing.run(Importing.export(store), into: other, zone: "UTC")
    var found: [StoredElement] = []
    try other.export { try $0.forEachElement { found.append($0) } }
    let element = try #require(found.first)
    #expect(found.count == 1 && element.name == "Pushed")
    #expect(
      String(decoding: try #require(element.body.unpacked()), as: UTF8.self).contains(
        "&quot;name&quot;: &quot;&lt;moon&gt;"))
  }

  @Test(arguments: [
    "<Me><HKCharacteristicTypeIdentifierDateOfBirth value=\"1971-02-03\"/></Me>",
    "<Me><HKCharacteristicTypeIdentifierDateOfBirth>1971-02-03</HKCharacteristicTypeIdentifierDateOfBirth></Me>",
    "<Me other=\"x\"><Characteristic type=\"HKCharacteristicTypeIdentifierDateOfBirth\" value=\"1971-02-03\"/></Me>",
  ])
  func `an export's elements about the person are imported and exported again`(person: String) async throws {
    let path = try OldExportTests.write("<HealthData locale=\"en_GB\">\(person)</HealthData>")
    let store = try Importing.store()
    try Importing.run(path, into: store, zone: "Europe/London")
    #expect(try await store.profile().birthDate?.description == "1971-02-03")
    let other = try Importing.store()
    try Importing.run(Importing.export(store), into: other, zone: "Europe/London")
    #expect(try await other.profile().birthDate?.description == "1971-02-03")
    var written: [MetadataEntry] = []
    try other.export { written = try $0.head(now: Instant(0)).characteristics }
    #expect(written.contains(MetadataEntry(key: ExportHead.wholePerson, value: person)))
  }

  @Test(.enabled(if: Fixtures.arePresent)) func `every export of the fixtures comes back as itself`() throws {
    let real = [
      "apple-aleksi-ru-v11/testdata.xml", "apple-alxdrcirilo/export.zip", "apple-alxdrcirilo/export.xml",
      "apple-dogsheep-v9-2019/export.zip", "apple-dogsheep-v9-2019/exportar.zip",
      "apple-dogsheep-v9-2019/export-inline-locations.xml", "apple-dogsheep-v9-2019/zip_contents",
      "apple-hkimport-v3-2017/export.xml", "apple-tdda-v3-2016/export6s3sample.xml",
      "apple-healthkitrs-small/sleep-overlap.xml", "apple-healthkitrs-small/two-sources.xml",
    ]
    let malformed = try Fixtures.json("apple-derived-malformed/expected.json").keys.filter { !$0.hasSuffix(".csv") }
      .sorted().map { "apple-derived-malformed/\($0)" }
    for name in real + malformed {
      let store = try Importing.store()
      // Files that are not exports are rejected, as another test checks.
      guard (try? Importing.run(Fixtures.url(name).path, into: store, zone: "Asia/Seoul")) != nil else { continue }
      try expectKnown(name, store)
    }
  }
}
