import DailveDomain
import DailveHealthExport
import DailveTestSupport
import Foundation
import Testing

/// Every limit that protects the machine, and how it is reported.
@Suite struct LimitTests {
  func read(_ path: String) throws -> ExportSummary {
    let reader = try ExportReader(path: path)
    while try reader.next() != nil {}
    return reader.summary
  }

  func read(xml: String) throws -> ExportSummary {
    var export = ExportText()
    export.add(raw: xml)
    export.add("StepCount", "2001-01-02 08:00:00", value: "10", unit: "count")
    return try read(export.write())
  }

  /// The causes of the problems about excessive sizes, with the limits.
  func tooLarge(_ summary: ExportSummary) -> [ImportProblem.Cause?] {
    summary.problems.filter { $0.kind == .tooLarge }.map(\.cause)
  }

  @Test func `attributes of one tag`() throws {
    let attributes = (0..<300).map { " a\($0)=\"1\"" }.joined()
    let summary = try read(
      xml:
        "<Record type=\"T\" startDate=\"2001-01-02 08:00:00 +0000\" endDate=\"2001-01-02 08:00:00 +0000\"\(attributes)/>"
    )
    #expect(tooLarge(summary) == [.moreAttributes(than: 256)])
    #expect(summary.records == 2)
  }

  @Test func `the contents of one record`() throws {
    let entry = "<MetadataEntry key=\"k\" value=\"\(String(repeating: "v", count: 1 << 20))\"/>"
    let summary = try read(
      xml: "<Record type=\"T\" startDate=\"2001-01-02 08:00:00 +0000\">\(String(repeating: entry, count: 18))</Record>")
    #expect(tooLarge(summary) == [.largerThan(mebibytes: 16)])
    #expect(summary.records == 2 && summary.complete)
  }

  @Test func `one tag`() throws {
    let summary = try read(xml: "<Note text=\"\(String(repeating: "x", count: 17 << 20))\"/>")
    #expect(summary.problems.contains { $0.kind == .malformedTag })
    #expect(summary.records == 1)
  }

  @Test(.timeLimit(.minutes(15))) func `a document of tags that are opened and never closed`() throws {
    // Searching for the end of each one would read the rest of the document millions of times.
    for beginning in ["<", "<!--"] {
      let count = (20 << 20) / beginning.utf8.count
      let summary = try read(xml: String(repeating: beginning, count: count))
      #expect(summary.problems.contains { $0.kind == .malformedTag })
    }
  }

  @Test func `one element that is kept whole`() throws {
    let part = "<Part text=\"\(String(repeating: "x", count: 1 << 20))\"/>"
    let summary = try read(xml: "<Note>\(String(repeating: part, count: 66))</Note>")
    #expect(tooLarge(summary) == [.largerThan(mebibytes: 64)] && summary.problems.first?.text == "Note")
    #expect(summary.kept["Note"] == nil && summary.records == 1 && summary.complete)
  }

  @Test func `two hundred different problems, then their number alone`() throws {
    let elements = (0..<300).map { "<Odd\($0)/>" } + (0..<30).map { "<Odd\($0)/>" }
    let problems = try read(xml: elements.joined()).problems.filter { $0.kind == .unknownElement }
    #expect(problems.count == 201 && problems.map(\.count).reduce(0, +) == 330)
    #expect(problems.prefix(30).allSatisfy { $0.count == 2 } && problems.last?.count == 100)
  }

  @Test func `the name of an odd value`() throws {
    let summary = try read(xml: "<\(String(repeating: "x", count: 1000))/>")
    #expect(summary.problems.map { $0.text.utf8.count } == [240])
  }

  func archive(_ files: [(name: String, bytes: [UInt8], repeats: Int)]) throws -> String {
    let path = try TemporaryFolder.make() + "/export.zip"
    let zip = try ZipWriter(path: path)
    for file in files {
      try zip.begin(file.name)
      for _ in 0..<file.repeats { try zip.write(file.bytes) }
      try zip.end()
    }
    try zip.finish()
    return path
  }

  var document: [UInt8] { Array(ExportText().xml.utf8) }

  @Test func `a file beside the document`() throws {
    let zeros = [UInt8](repeating: 0x20, count: 1 << 20)
    let path = try archive([("a/export.xml", document, 1), ("a/workout-routes/r.gpx", zeros, 66)])
    let summary = try read(path)
    #expect(tooLarge(summary) == [.largerThan(mebibytes: 64)] && summary.problems.first?.text == "r.gpx")
    #expect(summary.routes == 0 && summary.complete)
  }

  @Test func `a document that unpacks to more than any real export`() throws {
    let spaces = [UInt8](repeating: 0x20, count: 1 << 20)
    let path = try archive([("bomb.xml", document.dropLast(14) + spaces, 1100)])
    let summary = try read(path)
    #expect(!summary.complete && tooLarge(summary) == [.hugeDocument])
  }

  @Test func `the directory of an archive`() throws {
    func end(count: UInt16, size: UInt32) -> [UInt8] {
      func bytes(_ value: UInt32, _ width: Int) -> [UInt8] {
        (0..<width).map { UInt8(truncatingIfNeeded: value >> UInt32(8 * $0)) }
      }
      return bytes(0x0605_4B50, 4) + bytes(0, 4) + bytes(UInt32(count), 2) + bytes(UInt32(count), 2) + bytes(size, 4)
        + bytes(0, 4) + bytes(0, 2)
    }
    // A directory of 300 MiB, sparse on disk.
    let path = try TemporaryFolder.make() + "/large.zip"
    #expect(FileManager.default.createFile(atPath: path, contents: Data([0x50, 0x4B, 3, 4])))
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.truncate(atOffset: 300 << 20)
    try file.seekToEnd()
    try file.write(contentsOf: Data(end(count: 65_000, size: 300 << 20)))
    #expect(throws: ImportSourceError.damagedArchive(path: path, reason: "its directory is larger than 256 MiB")) {
      try ExportReader(path: path)
    }
  }

  @Test func `the number of files in an archive`() throws {
    func bytes(_ value: Int, _ width: Int) -> [UInt8] {
      (0..<width).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    // A zip64 record with a million and one files, its locator, and the classic end record.
    let record =
      bytes(0x0606_4B50, 4) + bytes(44, 8) + bytes(0, 12) + bytes(1_000_001, 8) + bytes(1_000_001, 8) + bytes(0, 16)
    let place = bytes(0x0706_4B50, 4) + bytes(0, 4) + bytes(4, 8) + bytes(1, 4)
    let path = try TemporaryFolder.make() + "/many.zip"
    try Data([0x50, 0x4B, 3, 4] + record + place + bytes(0x0605_4B50, 4) + bytes(0, 18)).write(to: URL(filePath: path))
    #expect(throws: ImportSourceError.damagedArchive(path: path, reason: "it holds more than 1000000 files")) {
      try ExportReader(path: path)
    }
  }

  @Test func `files that elements refer to`() throws {
    let references = (0..<100_100).map { "<FileReference path=\"/workout-routes/\($0).gpx\"/>" }.joined()
    var export = ExportText()
    export.add(
      raw:
        "<Workout workoutActivityType=\"R\" startDate=\"2001-01-02 08:00:00 +0000\"><WorkoutRoute>\(references)</WorkoutRoute></Workout>"
    )
    let summary = try read(archive([("a/export.xml", Array(export.xml.utf8), 1)]))
    let missing = summary.problems.filter { $0.kind == .missingFile }
    #expect(missing.reduce(0) { $0 + $1.count } == 100_000 && missing.count <= 201)
  }

  @Test func `offsets that records are printed with`() throws {
    var export = ExportText()
    for index in 0..<4200 {
      let date =
        "\(1910 + index / 12 % 100)-\(10 + index % 3)-15 08:00:00 +0\(index / 1200 % 10)\(index % 60 < 10 ? "0" : "")\(index % 60)"
      export.add(raw: "<Record type=\"T\" startDate=\"\(date)\" endDate=\"\(date)\" value=\"1\"/>")
    }
    let reader = try ExportReader(path: export.write())
    var offsets: [OffsetCount] = []
    while let chunk = try reader.next() { offsets = chunk.header?.offsets ?? offsets }
    #expect(offsets.count <= 4096 && offsets.count > 4000 && reader.summary.records == 4200)
  }

  @Test func `an archive in an archive is not opened`() throws {
    let inner = try Data(contentsOf: URL(filePath: archive([("export.xml", document, 1)])))
    let path = try archive([("inner.zip", Array(inner), 1)])
    #expect(throws: ImportSourceError.noHealthData(path: path, files: ["inner.zip"])) { try ExportReader(path: path) }
  }

  @Test(arguments: [1, 2, 3])
  func `flipped bits never crash: an archive is reported as damaged, or read as far as possible`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var export = ExportText()
    for minute in 10..<50 {
      export.add(
        "HeartRate", "2001-01-02 08:\(minute):00", value: "6\(minute % 10)", unit: "count/min",
        metadata: ["a": "b&amp;c"])
    }
    let plain = Array(export.xml.utf8)
    let packed = try Data(contentsOf: URL(filePath: archive([("a/export.xml", plain, 1)])))
    let folder = try TemporaryFolder.make()
    // Counts the inputs that were read in spite of the damage, and those that were refused.
    var (isRead, isRefused) = (0, 0)
    for index in 0..<120 {
      var bytes = index.isMultiple(of: 2) ? plain : Array(packed)
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      }
      let path = folder + "/\(index)"
      try Data(bytes).write(to: URL(filePath: path))
      do {
        #expect(try read(path).records <= 41)
        isRead += 1
      } catch is ImportSourceError {
        isRefused += 1
      }
    }
    #expect(isRead >= 50 && isRefused >= 5)
  }
}
