internal import ArgumentParser
internal import DailveTransfer
internal import Foundation

/// A new folder that holds deliveries as files.
struct DeliveryFolder {
  let path: String

  /// - Throws: `ValidationError` if the path is taken, because nothing is ever replaced.
  init(_ path: String) throws {
    switch try FilePlace(path) {
    case .nothing: try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case .folder:
      guard try FileManager.default.contentsOfDirectory(atPath: path).isEmpty else {
        throw ValidationError("\(path) is not empty, and its files are not replaced. Give a new folder.")
      }
    case .file, .other: throw FileWriteError.notAFile(path: path)
    }
    self.path = path
  }

  /// - Parameter body: Writes into the file, which appears complete or not at all.
  func write(_ name: String, _ body: (FileHandle) throws -> Void) throws {
    let file = try AtomicFile(in: path)
    try body(file.handle)
    try file.move(to: name, replacing: false)
  }
}
