import DailveDomain
import DailveHealthExport
import DailveTestSupport
import Foundation
import Testing

/// Archives written without seeking.
@Suite struct ArchiveStreamTests {
  @Test func `a streamed archive is read like any other`() throws {
    var bytes: [UInt8] = []
    let zip = ZipWriter(effort: .quick) { bytes += $0 }
    var export = ExportText()
    export.add("StepCount", "2001-01-11 08:00:00", value: "5", unit: "count")
    try zip.begin("apple_health_export/export.xml")
    // Bytes are sent as soon as they are made.
    #expect(bytes.count > 30)
    for byte in export.xml.utf8 { try zip.write([byte]) }
    try zip.end()
    try zip.begin("apple_health_export/empty.txt")
    try zip.end()
    try zip.finish()
    let path = try TemporaryFolder.make() + "/export.zip"
    try Data(bytes).write(to: URL(filePath: path))
    let reader = try ExportReader(path: path)
    while try reader.next() != nil {}
    #expect(reader.summary.records == 1 && reader.summary.complete)
  }

  @Test func `the receiver of the bytes can end the writing`() throws {
    struct Gone: Error {}
    var taken = 0
    let zip = ZipWriter(effort: .quick) { bytes in
      taken += bytes.count
      if taken > 1 << 18 { throw Gone() }
    }
    try zip.begin("noise")
    var generator = SeededGenerator(seed: 1)
    #expect(throws: Gone.self) {
      for _ in 0..<100 { try zip.write((0..<100_000).map { _ in UInt8.random(in: 0...255, using: &generator) }) }
    }
    #expect(taken < 1 << 19)
  }
}
