import DailveDomain
import DailveHealthExport
import DailveImporting
import DailveScores
import DailveStore
import DailveTestSupport
import DailveTransfer
import Foundation
import Testing

/// A complete importer: weights by instant, as a scale might write them.
private final class ScaleReader: FileReading {
  let kind = BatchKind.files
  let fingerprint: String?
  private(set) var summary = ExportSummary()
  private var builder = ChunkBuilder(knows: { _ in true })

  init(_ place: ImportPlace) throws(ImportSourceError) {
    guard case .file(let file) = place, try file.read(at: 0, count: 6) == Array("scale\n".utf8) else {
      throw .noHealthData(path: place.path, files: [])
    }
    let bytes = try file.read(at: 0, count: file.size)
    var hash = ByteHash()
    hash.add(bytes)
    fingerprint = "scale-1-\(hash.value)"
    var log = ProblemLog()
    let origin = Origin(source: "Scale", version: nil, device: nil, unit: "kg", word: nil, zone: nil)
    for line in bytes.dropFirst(6).split(separator: UInt8(ascii: "\n")) {
      let fields = String(decoding: line, as: UTF8.self).split(separator: " ")
      summary.records += 1
      if fields.count == 2, let start = Int(fields[0]), let value = Double(fields[1]) {
        builder.add(
          ChunkBuilder.Row(
            type: "HKQuantityTypeIdentifierBodyMass", origin: origin, start: start, end: start, value: value))
      } else {
        summary.skipped += 1
        log.add(.unreadableValue, at: line.startIndex)
      }
    }
    builder.seal()
    summary.problems = log.problems
  }

  func next() -> ImportChunk? { builder.nextFull() }
}

@Suite struct FileFormatTests {
  private let formats = FileFormats([ExportReader.self, ScaleReader.self])

  private func write(_ text: String, as name: String) throws -> String {
    let path = try TemporaryFolder.make() + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test func `a new format is recognised by its content, and makes nothing of an export gone`() async throws {
    let store = try Importing.store()
    let imports = StoreImports(store: store, machineZone: "Europe/Paris", formats: formats) { Instant(1_000_000_000) }
    func report(_ path: String) throws -> ImportReport {
      try #require(
        try imports.run(
          path: path, name: "file", proposedZone: nil, isPreview: false, isCancelled: { false }, progress: { _, _ in }))
    }
    var export = ExportText()
    export.add("BodyMass", "2001-01-10 07:00:00", value: "70", unit: "kg", source: "Scale")
    #expect(try report(export.write()).records.added == 1)
    let path = try write("scale\n979200000 70.5\nnothing\n", as: "export.zip")
    let first = try report(path)
    #expect(first.changes.total == .init(added: 1))
    #expect(first.records.skipped == 1 && first.problems.map(\.byte) == [21])
    #expect(try report(path).sameAs == first.batch)
    #expect(try await store.batches().map(\.kind) == [.files, .export])
  }

  @Test func `the first format reports content that none recognises`() throws {
    let notes = try write("<Notes/>", as: "export.xml")
    #expect(throws: ImportSourceError.noHealthData(path: notes, files: [])) { _ = try formats.open(notes) }
    let folder = URL(filePath: notes).deletingLastPathComponent().path
    #expect(throws: ImportSourceError.noHealthData(path: folder, files: ["export.xml"])) {
      _ = try formats.open(folder)
    }
    let empty = try write("", as: "empty")
    #expect(throws: ImportSourceError.empty(path: empty)) { _ = try formats.open(empty) }
  }
}
