import DailveDomain
import DailveTestSupport
import Foundation
import Testing

@testable import DailveHealthExport

/// Archives whose document cannot be opened.
@Suite struct UnopenedArchiveTests {
  /// An archive with the given method and flags for the document, in the directory and in the document's own header.
  private func archive(method: UInt8 = 0, flags: UInt8 = 0, route: (UInt8, UInt8) = (0, 0)) throws -> String {
    var archive = RawArchive()
    let document = archive.add("apple_health_export/export.xml", Array(ExportText().xml.utf8))
    let gpx = archive.add("apple_health_export/workout-routes/a.gpx", Array("<gpx/>".utf8))
    let path = try archive.write()
    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    var entries = [(document, flags, method), (gpx, route.1, route.0)][...]
    for (offset, flags, method) in entries { (bytes[offset + 6], bytes[offset + 8]) = (flags, method) }
    for place in bytes.indices.dropLast(4) where Array(bytes[place..<place + 4]) == [0x50, 0x4B, 1, 2] {
      guard let (_, flags, method) = entries.popFirst() else { break }
      (bytes[place + 8], bytes[place + 10]) = (flags, method)
    }
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  private func failure(_ path: String) -> ImportSourceError? {
    do throws(ImportSourceError) {
      _ = try ExportReader(path: path)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [9, 12, 14, 93, 95, 200] as [UInt8]) func `the method is the one given`(method: UInt8) throws {
    let path = try archive(method: method)
    #expect(
      failure(path)
        == .noHealthData(
          path: path, files: ["export.xml", "a.gpx"],
          unopened: UnopenedFile(name: "export.xml", cause: .method(Int(method)))))
  }

  @Test func `an encrypted document is reported as encrypted`() throws {
    let path = try archive(flags: 1)
    guard case .noHealthData(_, _, let unopened) = failure(path) else {
      Issue.record("it was opened")
      return
    }
    #expect(unopened == UnopenedFile(name: "export.xml", cause: .encrypted))
  }

  @Test func `a document damaged from its first byte is reported as damaged`() throws {
    // The stored document is not valid deflated data.
    let path = try archive(method: 8)
    guard case .noHealthData(_, _, let unopened) = failure(path) else {
      Issue.record("it was opened")
      return
    }
    #expect(unopened == UnopenedFile(name: "export.xml", cause: .damaged))
  }

  @Test func `a route that cannot be opened is named with the reason`() throws {
    for (route, cause) in [
      ((9, 0), ImportProblem.Cause.packed(method: 9)), ((0, 1), .encrypted),
    ] as [((UInt8, UInt8), ImportProblem.Cause)] {
      let reader = try ExportReader(path: try archive(route: route))
      while try reader.next() != nil {}
      #expect(
        reader.summary.problems.filter { $0.kind == .unreadableFile }.map {
          "\($0.text) \($0.cause.map { "\($0)" } ?? "")"
        }
          == ["a.gpx \(cause)"])
    }
  }

  @Test(.enabled(if: Fixtures.arePresent)) func `an archive repacked by Windows`() {
    let path = Fixtures.url("cases/28-zip-repacked-by-windows-deflate64/export.zip").path
    guard case .noHealthData(_, _, let unopened) = failure(path) else {
      Issue.record("it was opened")
      return
    }
    #expect(unopened == UnopenedFile(name: "export.xml", cause: .method(9)))
  }
}
