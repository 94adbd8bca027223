package import DailveDomain

#if canImport(Glibc)
  internal import Glibc
#endif

/// The kind of file at a path, as words for a person.
package enum FileKind: String {
  case file = "a file"
  case folder = "a folder"
  case link = "a symbolic link"
  case pipe = "a pipe"
  case socket = "a socket"
  case device = "a device"
  case unknown = "of an unknown kind"

  init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    case S_IFBLK, S_IFCHR: self = .device
    default: self = .unknown
    }
  }

  /// `nil` for a file.
  package var sort: ImportProblem.FileSort? {
    switch self {
    case .file: nil
    case .folder: .folder
    case .link: .link
    case .pipe: .pipe
    case .socket: .socket
    case .device: .device
    case .unknown: .unknown
    }
  }

  /// Of the path itself: a link is a link. `nil` when it cannot be determined.
  package init?(at path: String) {
    var status = stat()
    guard unsafe lstat(path, &status) == 0 else { return nil }
    self.init(mode: status.st_mode)
  }
}
