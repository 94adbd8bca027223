import DailveDomain
import DailveHealthExport
import DailveScores
import DailveStore
import DailveTestSupport
import Foundation
import Testing

/// Overlong names are shortened for lookup and display, and stored whole.
@Suite struct LongNameTests {
  static let steps = "HKQuantityTypeIdentifierStepCount"

  func name(_ end: String) -> String { String(repeating: "Ada’s Watch ", count: 5000) + end }

  func export(_ sources: [String]) throws -> String {
    var export = ExportText()
    for (index, source) in sources.enumerated() {
      export.add("StepCount", "2001-01-0\(2 + index) 08:00:00", value: "10", unit: "count", source: source)
    }
    return try export.write()
  }

  @Test func `a source's overlong name is shortened and reported, and two such names stay distinct`() async throws {
    let store = try Importing.store()
    let report = try Importing.run(export([name("a"), name("b")]), into: store)
    #expect(report.problems.filter { $0.kind == .longName }.map(\.cause) == [.longField(name: .source)])
    let names = try await store.listedSources().map(\.name)
    #expect(names.count == 2 && Set(names).count == 2)
    #expect(names.allSatisfy { $0.utf8.count < 300 && $0.hasPrefix("Ada’s Watch Ada’s Watch") })
  }

  @Test func `every other displayed text is shortened too`() async throws {
    let store = try Importing.store()
    let long = String(repeating: "x", count: 100_000)
    let folder = try TemporaryFolder.make()
    let dates = "startDate=\"2001-01-02 08:00:00 +0000\" endDate=\"2001-01-02 08:00:00 +0000\""
    let xml = """
      <HealthData locale="en">
      <Record type="HKQuantityTypeIdentifier\(long)" sourceName="S" unit="\(long)" sourceVersion="\(long)" device="\(long)" \(dates) value="\(long)"/>
      <Record type="HKCategoryTypeIdentifier\(long)" sourceName="S" \(dates) value="\(long)"/>
      <Workout workoutActivityType="\(long)" sourceName="\(long)" \(dates)/>
      <\(long) sourceName="S"/>
      </HealthData>
      """
    try Data(xml.utf8).write(to: URL(filePath: folder + "/export.xml"))
    let report = try Importing.run(folder + "/export.xml", into: store)
    #expect(try JSONEncoder().encode(report).count < 10_000)
    for type in try await store.contents().types {
      #expect(type.type.utf8.count < 300)
      try store.forEachStoredSample(type: type.type, in: 0..<Int.max) { stored in
        let sample = stored.sample
        for text in [sample.text, sample.unit, sample.device, sample.source] {
          #expect((text ?? "").utf8.count < 300)
        }
      }
    }
    let workout = try #require(try await store.workouts(in: CivilDay(number: 0)...CivilDay(number: 40_000)).first)
    #expect(workout.activity.utf8.count < 300 && workout.source.utf8.count < 300)
  }

  @Test func `an overlong name is exported whole, and imported again as the same record`() throws {
    let store = try Importing.store()
    let path = try export([name("a")])
    try Importing.run(path, into: store)
    #expect(try Importing.run(path, into: store).records.added == 0)
    let again = try TemporaryFolder.make() + "/again.zip"
    try Data().write(to: URL(filePath: again))
    let file = try FileHandle(forWritingTo: URL(filePath: again))
    try store.export { try AppleExport.write($0, to: file, now: Instant(0)) }
    let reader = try ExportReader(path: again)
    var details: [[UInt8]] = []
    while let chunk = try reader.next() { details += chunk.details }
    #expect(RecordDetail(decoding: details.first ?? []).items == [.attribute(name: "sourceName", value: name("a"))])
    let other = try Importing.store()
    try Importing.run(path, into: other)
    #expect(try Importing.run(again, into: other).records.added == 0)
  }
}
