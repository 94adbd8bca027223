internal import Foundation
internal import Testing

/// Compares text with a committed file. `RECORD_SNAPSHOTS=1` writes the file and fails, so that no recording passes
/// unread.
package func expectSnapshot(_ text: String, named name: String, file: String = #filePath) throws {
  let folder = URL(filePath: file).deletingLastPathComponent().appending(path: "__Snapshots__")
  let url = folder.appending(path: name)
  if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
    try Data(text.utf8).write(to: url)
    Issue.record("recorded \(name): read it, then run without RECORD_SNAPSHOTS")
    return
  }
  let expected = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
  if text != expected {
    let lines = zip(text.split(separator: "\n"), expected.split(separator: "\n")).enumerated()
    let difference = lines.first { $1.0 != $1.1 }.map { "line \($0 + 1): \($1.0)\ninstead of: \($1.1)" }
    Issue.record("\(name) differs. \(difference ?? "One is longer.")")
  }
}
