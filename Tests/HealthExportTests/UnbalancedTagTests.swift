import DailveDomain
import DailveHealthExport
import DailveTestSupport
import Foundation
import Testing

/// Surplus and missing end tags, and content after the end of a document.
@Suite struct UnbalancedTagTests {
  struct Reading {
    var values: [Double] = []
    var summary = ExportSummary()

    func problems(_ kind: ImportProblem.Kind) -> [ImportProblem] { summary.problems.filter { $0.kind == kind } }
  }

  func read(_ path: String) throws -> Reading {
    let reader = try ExportReader(path: path)
    var reading = Reading()
    while let chunk = try reader.next() { reading.values += chunk.rows.map(\.value) }
    reading.summary = reader.summary
    reading.values.sort()
    return reading
  }

  func read(xml: String) throws -> Reading {
    let path = try TemporaryFolder.make() + "/export.xml"
    try Data(xml.utf8).write(to: URL(filePath: path))
    return try read(path)
  }

  /// Twenty records, some with metadata, two in a correlation, and a workout.
  var export: ExportText {
    var export = ExportText()
    for minute in 10..<28 {
      export.add(
        "StepCount", "2001-01-02 08:\(minute):00", value: "\(minute)", unit: "count",
        metadata: minute.isMultiple(of: 3) ? ["a": "b", "c": "d"] : [:])
    }
    export.add(
      raw: """
         <Correlation type="HKCorrelationTypeIdentifierBloodPressure" sourceName="C" startDate="2001-01-03 08:00:00 +0100" endDate="2001-01-03 08:00:00 +0100">
          <Record type="HKQuantityTypeIdentifierBloodPressureSystolic" sourceName="C" unit="mmHg" startDate="2001-01-03 08:00:00 +0100" endDate="2001-01-03 08:00:00 +0100" value="120"/>
          <Record type="HKQuantityTypeIdentifierBloodPressureDiastolic" sourceName="C" unit="mmHg" startDate="2001-01-03 08:00:00 +0100" endDate="2001-01-03 08:00:00 +0100" value="80"/>
         </Correlation>
         <Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="10" durationUnit="min" sourceName="C" startDate="2001-01-03 09:00:00 +0100" endDate="2001-01-03 09:10:00 +0100">
          <MetadataEntry key="a" value="b"/>
          <WorkoutStatistics type="HKQuantityTypeIdentifierActiveEnergyBurned" sum="90" unit="kcal"/>
         </Workout>
        """)
    export.add("StepCount", "2001-01-04 08:00:00", value: "99", unit: "count")
    return export
  }

  @Test func `end tags of any element at any place lose no record`() throws {
    let lines = export.xml.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let first = try #require(lines.firstIndex { $0.contains("<HealthData ") }) + 1
    let whole = try read(xml: export.xml)
    #expect(whole.values.count == 21 && whole.summary.complete && whole.summary.problems.isEmpty)
    let names = ["Correlation", "Record", "Workout", "MetadataEntry", "ActivitySummary", "Me", "x"]
    var random = SeededGenerator(seed: 37)
    for _ in 0..<150 {
      var broken = lines
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let name = try #require(names.randomElement(using: &random))
        broken.insert("</\(name)>", at: Int.random(in: first..<lines.count, using: &random))
      }
      let reading = try read(xml: broken.joined(separator: "\n"))
      #expect(reading.values == whole.values)
      #expect(reading.summary.workouts == 1 && reading.summary.complete)
      #expect(reading.problems(.unbalancedTag).first?.byte != nil)
    }
  }

  @Test func `an element with a foreign end tag in it is read as without`() throws {
    let clean = try read(xml: export.xml)
    for (place, tag) in [("<WorkoutStatistics", "</Correlation>"), ("<MetadataEntry", "</Workoux>")] {
      let reading = try read(xml: export.xml.replacing(place, with: tag + place))
      #expect(reading.values == clean.values && reading.summary.kept == clean.summary.kept)
      #expect(reading.summary.workouts == 1)
    }
    let tree = ElementTree.parse(Array("<a><b/></x><c><d></a>".utf8))
    #expect(tree?.children.map(\.name) == ["b", "c"] && tree?.children.last?.children.map(\.name) == ["d"])
  }

  @Test(arguments: ["</Record>", "</Correlation>", "</Workout>"])
  func `a missing end tag loses no record`(tag: String) throws {
    let whole = try read(xml: export.xml)
    let place = try #require(export.xml.firstRange(of: tag))
    let reading = try read(xml: export.xml.replacingCharacters(in: place, with: ""))
    #expect(reading.values == whole.values && reading.summary.workouts == 1)
    #expect(reading.problems(.unbalancedTag).count == 1)
  }

  @Test func `an end tag before the document does not end it`() throws {
    let reading = try read(xml: export.xml.replacing("<HealthData ", with: "</x>\n<HealthData "))
    #expect(reading.values.count == 21 && reading.summary.complete)
    #expect(reading.problems(.unbalancedTag).map(\.text) == ["x"])
  }

  @Test(arguments: ["", "\n \n", "<!-- made by a tool -->\n<?done?>\n"])
  func `white space and comments may follow a document`(rest: String) throws {
    let reading = try read(xml: export.xml + rest)
    #expect(reading.summary.complete && reading.summary.problems.isEmpty)
  }

  @Test func `content after a document is reported and makes it incomplete`() throws {
    let xml = export.xml
    for rest in ["<Record/>", "</HealthData>", "text", "<!-- without an end", xml] {
      let reading = try read(xml: xml + "\n" + rest)
      #expect(!reading.summary.complete && reading.values.count == 21)
      #expect(reading.summary.problems.map(\.kind) == [.unreadRest])
      #expect(reading.summary.bytes == xml.utf8.count + 1 + rest.utf8.count)
      if rest != xml { #expect(reading.problems(.unreadRest).first?.byte == xml.utf8.count + 1) }
    }
  }

  @Test func `a document after one that was cut off is read, and the two are not complete`() throws {
    let cut = try #require(export.xml.firstRange(of: "<Correlation"))
    let reading = try read(xml: String(export.xml[..<cut.lowerBound]) + export.xml)
    #expect(!reading.summary.complete && reading.values.count == 39)
    #expect(reading.problems(.unbalancedTag).map(\.text) == ["HealthData"])
  }

  @Test func `a sound archive is not called damaged`() throws {
    let xml = export.xml
    let long = xml.replacing("</HealthData>", with: "</Correlation>") + String(repeating: "\n", count: 3 << 20)
    for text in [long + "</HealthData>", xml + "\n" + long] {
      let path = try TemporaryFolder.make() + "/export.zip"
      let zip = try ZipWriter(path: path)
      try zip.begin("a/export.xml")
      try zip.write(Array(text.utf8))
      try zip.end()
      try zip.finish()
      let reading = try read(path)
      #expect(reading.problems(.truncated).isEmpty && reading.values.count == 21)
    }
  }
}
