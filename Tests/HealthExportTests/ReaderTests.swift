import DailveDomain
import DailveHealthExport
import DailveTestSupport
import DailveZlib
import Foundation
import Testing

@Suite struct ReaderTests {
  func read(_ path: String) throws -> (chunks: [ImportChunk], summary: ExportSummary) {
    let reader = try ExportReader(path: path)
    var chunks: [ImportChunk] = []
    while let chunk = try reader.next() { chunks.append(chunk) }
    return (chunks, reader.summary)
  }

  @Test func `records, children and header of a small document`() throws {
    var export = ExportText()
    export.add("HeartRate", "2001-01-02 08:00:00", value: "61", unit: "count/min", metadata: ["Motion": "1"])
    export.add("HKCategoryTypeIdentifierMindfulSession", "2001-01-02 08:00:00", "2001-01-02 08:10:00", value: nil)
    export.add(raw: " <NewThing a=\"1\"><Inner/></NewThing>")
    let (chunks, summary) = try read(export.write())
    #expect(summary.records == 2)
    #expect(summary.complete)
    #expect(summary.kept == ["NewThing": 1])
    #expect(summary.problems.map(\.kind) == [.unknownElement])
    let chunk = try #require(chunks.first)
    #expect(chunk.rows.map(\.value) == [61, 0])
    #expect(RecordDetail.metadata(decoding: chunk.details[0]) == [MetadataEntry(key: "Motion", value: "1")])
    #expect(
      chunk.kept.first?.body.unpacked().map { String(decoding: $0, as: UTF8.self) }
        == "<NewThing a=\"1\"><Inner/></NewThing>")
    #expect(chunk.header?.offset == 3600)
  }

  @Test func `a document truncated at any byte gives everything complete before it, and says so`() throws {
    var export = ExportText()
    for minute in 10..<40 {
      export.add(
        "StepCount", "2001-01-02 08:\(minute):00", value: "\(minute)", unit: "count", metadata: ["k": "v&amp;w"])
    }
    let bytes = Array(export.xml.utf8)
    let folder = try TemporaryFolder.make()
    var isRead = 0
    for cut in stride(from: 300, to: bytes.count - 1, by: 97) {
      let path = folder + "/cut.xml"
      try Data(bytes[..<cut]).write(to: URL(filePath: path))
      guard let (chunks, summary) = try? read(path) else { continue }
      #expect(!summary.complete)
      #expect(summary.problems.contains { $0.kind == .truncated })
      let values = chunks.flatMap(\.rows).map(\.value)
      #expect(values == (10..<40).prefix(values.count).map(Double.init))
      if !values.isEmpty { isRead += 1 }
    }
    #expect(isRead > 0)
  }

  @Test func `no changed byte makes it crash`() throws {
    var export = ExportText()
    for minute in 10..<30 { export.add("StepCount", "2001-01-02 08:\(minute):00", value: "7", unit: "count") }
    let bytes = Array(export.xml.utf8)
    let path = try TemporaryFolder.make() + "/flip.xml"
    var random = SeededGenerator(seed: 21)
    var isRead = 0
    for _ in 0..<300 {
      var broken = bytes
      for _ in 0..<3 {
        broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      try Data(broken).write(to: URL(filePath: path))
      guard let (_, summary) = try? read(path) else { continue }
      isRead += 1
      #expect(summary.records <= 21)
    }
    #expect(isRead >= 250)
  }

  @Test func `a tag larger than the window is read`() throws {
    var export = ExportText()
    let long = String(repeating: "x", count: 3 << 20)
    export.add("StepCount", "2001-01-02 08:00:00", value: "5", unit: "count", metadata: ["long": long])
    export.add("StepCount", "2001-01-02 08:01:00", value: "6", unit: "count")
    let (chunks, summary) = try read(export.write())
    #expect(summary.records == 2)
    #expect(chunks.flatMap(\.rows).map(\.value) == [5, 6])
  }

  @Test func `a missing, empty or foreign file is a clear error`() throws {
    let folder = try TemporaryFolder.make()
    #expect(throws: ImportSourceError.notFound(path: folder + "/no.zip")) { try ExportReader(path: folder + "/no.zip") }
    let empty = folder + "/empty.xml"
    try Data().write(to: URL(filePath: empty))
    #expect(throws: ImportSourceError.empty(path: empty)) { try ExportReader(path: empty) }
    let text = folder + "/notes.xml"
    try Data("<Notes/>".utf8).write(to: URL(filePath: text))
    #expect(throws: ImportSourceError.noHealthData(path: text, files: [])) { try ExportReader(path: text) }
    #expect(throws: ImportSourceError.noHealthData(path: folder, files: ["empty.xml", "notes.xml"])) {
      try ExportReader(path: folder)
    }
  }

  @Test func `an abandoned reader stops reading`() throws {
    var export = ExportText()
    for index in 0..<60_000 {
      export.add("StepCount", "2001-01-02 0\(index % 10):00:00", value: "\(index)", unit: "count")
    }
    let path = try export.write()
    for _ in 0..<3 {
      let reader = try ExportReader(path: path)
      _ = try reader.next()
    }
  }
}
