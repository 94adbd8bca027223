/// The kind of a file, as words for a person.
package enum FileKind: String, Sendable {
  case file = "a file"
  case folder = "a folder"
  case link = "a symbolic link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"
  case unknown = "of an unknown kind"

  /// Looks at the path itself, without following a link. `nil` if the kind cannot be determined.
  package init?(at path: String) {
    guard let entry = try? FileEntry(path, followsLink: false) else { return nil }
    self = entry.kind
  }
}
