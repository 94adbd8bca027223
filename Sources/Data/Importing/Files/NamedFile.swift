package import DailveDomain

/// Small files that a person names in a command, such as keys. A pipe or a device is refused by what was opened, and never waited for.
package enum NamedFile {
  private static let mostBytes = 1 << 16

  /// - Throws: `notFound`, and `unreadable` for anything but a regular file.
  package static func check(_ path: String) throws(ImportSourceError) { _ = try FileBytes(path: path) }

  /// The beginning of the file; of a key, all of it.
  package static func contents(_ path: String) throws(ImportSourceError) -> [UInt8] {
    try FileBytes(path: path).read(at: 0, count: mostBytes)
  }
}
