package import Foundation

/// The shared fixtures: real exports and worked examples. They are beside the checkout and may be absent; tests that
/// need them are then reported as skipped.
package enum Fixtures {
  package static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["DAILVE_FIXTURES"] { return URL(filePath: path) }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return root.deletingLastPathComponent().appending(path: "shared/fixtures")
  }()

  package static var arePresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  package static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// A JSON document as a dictionary.
  package static func json(_ path: String) throws -> [String: Any] {
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url(path)))
    guard let object = value as? [String: Any] else { throw CocoaError(.fileReadCorruptFile) }
    return object
  }
}

/// A value of a loosely typed document; throws an error that names what is there instead.
package func need<T>(_ value: Any?, _ type: T.Type) throws -> T {
  guard let value = value as? T else { throw UnexpectedValue(found: String(describing: value)) }
  return value
}

package struct UnexpectedValue: Error {
  package var found: String

  package init(found: String) { self.found = found }
}
