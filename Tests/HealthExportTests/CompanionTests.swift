import DailveDomain
import DailveHealthExport
import DailveTestSupport
import Foundation
import Testing

/// The choice of files beside the health document that are imported.
@Suite struct CompanionTests {
  struct Result {
    var files: [CompanionFile] = []
    var summary: ExportSummary

    var names: [String] { files.map(\.name).sorted() }
    var leftOut: Set<String> {
      Set(
        summary.problems.filter { $0.kind == .ignoredFile }.map { problem in
          if case .notAFile(let sort) = problem.cause { "\(problem.text): \(sort)" } else { problem.text }
        })
    }
  }

  func read(_ path: String) throws -> Result {
    let reader = try ExportReader(path: path)
    var files: [CompanionFile] = []
    while let chunk = try reader.next() { files += chunk.files }
    return Result(files: files, summary: reader.summary)
  }

  static let own = [
    "workout-routes/route.gpx", "electrocardiograms/ecg.csv", "clinical-records/Observation.json",
  ]
  static let foreign = ["id_rsa", "passwords.json", "film.mp4", "workout-routes/notes.txt", "other/route.gpx"]

  func document() -> [UInt8] { Array(ExportText().xml.utf8) }

  /// A folder with an export in a subfolder, and other personal files everywhere.
  func folder() throws -> (root: String, export: String) {
    let root = try TemporaryFolder.make()
    let export = root + "/Downloads/apple_health_export"
    for path in Self.own + Self.foreign + ["export.xml", ".DS_Store", "._export.xml"] {
      let place = URL(filePath: export + "/" + path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(path == "export.xml" ? document() : Array(path.utf8)).write(to: place)
    }
    try Data("secret".utf8).write(to: URL(filePath: root + "/diary.txt"))
    return (root, export)
  }

  @Test func `a folder gives the files of the export and nothing else`() throws {
    let (root, export) = try folder()
    for path in [root, export] {
      let result = try read(path)
      #expect(result.names == Self.own.sorted())
      #expect(result.leftOut.isSuperset(of: ["id_rsa", "passwords.json", "film.mp4", "notes.txt", "route.gpx"]))
      #expect(result.leftOut.contains("diary.txt") == (path == root))
      #expect(!result.leftOut.contains("ecg.csv") && !result.leftOut.contains("export.xml"))
      #expect(result.summary.routes == 1 && result.summary.ecgs == 1)
    }
  }

  @Test(arguments: ["", "apple_health_export/", "backup/2026/apple_health_export/", "apple_health_export\\"])
  func `an archive is refused at any depth as well`(prefix: String) throws {
    var archive = RawArchive()
    archive.add("diary.txt", Array("secret".utf8))
    let separator = prefix.hasSuffix("\\") ? "\\" : "/"
    for path in Self.own + Self.foreign {
      archive.add(prefix + path.split(separator: "/").joined(separator: separator), Array(path.utf8))
    }
    archive.add(prefix + "export.xml", document())
    let result = try read(archive.write())
    #expect(result.names == Self.own.sorted())
    #expect(result.leftOut == ["diary.txt", "id_rsa", "passwords.json", "film.mp4", "notes.txt", "route.gpx"])
  }

  @Test func `links are not followed, neither to files nor to folders nor in circles`() throws {
    let outside = try folder().export
    let root = try TemporaryFolder.make()
    try Data(document()).write(to: URL(filePath: root + "/export.xml"))
    try FileManager.default.createDirectory(atPath: root + "/workout-routes", withIntermediateDirectories: false)
    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(atPath: root + "/" + name, withDestinationPath: target)
    }
    try link("workout-routes/route.gpx", to: outside + "/workout-routes/route.gpx")
    try link("clinical-records", to: outside + "/clinical-records")
    try link("circle", to: ".")
    let result = try read(root)
    #expect(result.files.isEmpty)
    #expect(
      result.leftOut == [
        "route.gpx: link", "clinical-records: link", "circle: link",
      ])
    // A link is followed if the person names it.
    #expect(try read(root + "/circle").summary.complete)
  }

  @Test(.timeLimit(.minutes(15)))
  func `pipes, sockets, devices and circular links are rejected without waiting`() throws {
    let root = try TemporaryFolder.make()
    let pipe = root + "/export.xml"
    #expect(unsafe mkfifo(pipe, 0o600) == 0)
    func reason(_ path: String) -> String? {
      do {
        _ = try ExportReader(path: path)
        return nil
      } catch {
        if case .unreadable(_, let reason) = error { return reason }
        return String(describing: error)
      }
    }
    #expect(reason(pipe) == "it is a pipe, not a file")
    #expect(reason("/dev/zero") == "it is a device, not a file")
    try FileManager.default.createSymbolicLink(atPath: root + "/circle", withDestinationPath: root + "/circle")
    #expect(reason(root + "/circle")?.contains("symbolic links") == true)
    // A folder whose only document is a pipe.
    #expect(throws: ImportSourceError.noHealthData(path: root, files: [])) { try ExportReader(path: root) }
    // A pipe among the files of a real export.
    let (_, export) = try folder()
    #expect(unsafe mkfifo(export + "/workout-routes/other.gpx", 0o600) == 0)
    let result = try read(export)
    #expect(result.names == Self.own.sorted() && result.leftOut.contains("other.gpx: pipe"))
  }

  @Test func `names that lead out of the folder are refused`() throws {
    var archive = RawArchive()
    let names = [
      "a/../../../etc/route.gpx", "a/workout-routes/../../route.gpx", "/etc/passwd", "..\\workout-routes\\route.gpx",
      "a/./workout-routes/own.gpx",
    ]
    for name in names { archive.add(name, Array("<gpx/>".utf8)) }
    archive.add("a/export.xml", document())
    #expect(try read(archive.write()).names == ["workout-routes/own.gpx"])
  }

  @Test func `overlapping entries are rejected with a sentence`() throws {
    var archive = RawArchive()
    let offset = archive.add("a/workout-routes/kernel.gpx", [UInt8](repeating: 0x20, count: 1000))
    archive.list("a/workout-routes/other.gpx", size: 1000, at: offset)
    archive.add("a/export.xml", document())
    let path = try archive.write()
    let reason = "its files lie over one another, as in archives made to fill a disk"
    #expect(throws: ImportSourceError.damagedArchive(path: path, reason: reason)) { try ExportReader(path: path) }

    var inside = RawArchive()
    let outer = inside.add("a/outer.gpx", [UInt8](repeating: 0x20, count: 1000))
    inside.list("a/inner.gpx", size: 10, at: outer + 200)
    inside.add("a/export.xml", document())
    let second = try inside.write()
    #expect(throws: ImportSourceError.damagedArchive(path: second, reason: reason)) { try ExportReader(path: second) }
  }

  @Test func `impossible offsets and sizes are rejected with a sentence`() throws {
    // Zip64 fields of all ones.
    var archive = RawArchive()
    archive.add("a/export.xml", document())
    archive.list("a/workout-routes/far.gpx", wide: .max, at: .max)
    let result = try read(archive.write())
    #expect(result.files.isEmpty && result.summary.complete)
    #expect(result.summary.problems.contains { $0.kind == .tooLarge || $0.kind == .unreadableFile })
  }

  @Test func `all companion files together unpack to no more than those of any export`() throws {
    let path = try TemporaryFolder.make() + "/export.zip"
    let zip = try ZipWriter(path: path)
    try zip.begin("a/export.xml")
    try zip.write(document())
    try zip.end()
    let spaces = [UInt8](repeating: 0x20, count: 1 << 20)
    for number in 0..<20 {
      try zip.begin("a/workout-routes/\(number).gpx")
      for _ in 0..<10 { try zip.write(spaces) }
      try zip.end()
    }
    try zip.finish()
    let result = try read(path)
    #expect(
      result.summary.problems.filter { $0.kind == .tooLarge }.map(\.cause) == [.hugeFiles])
    // From 64 MiB on, a file counts up to 250 times its packed size.
    #expect(result.files.count == 6 && result.summary.routes == 6 && result.summary.complete)
  }

  @Test func `XML files without health data are searched up to a limit`() throws {
    var archive = RawArchive()
    for number in 0..<1001 { archive.add("\(number).xml", Array("<a/>".utf8)) }
    archive.add("a/export.xml", document())
    let path = try archive.write()
    #expect(throws: ImportSourceError.noHealthData(path: path, files: (0..<5).map { "\($0).xml" })) {
      try ExportReader(path: path)
    }
  }
}
