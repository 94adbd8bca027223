package import DailveDomain
package import DailveSystem

extension FileKind {
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
}
