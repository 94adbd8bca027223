/// Why a source cannot be read at all. Presenters make messages of it.
public enum ImportSourceError: Error, Equatable, Sendable {
  case notFound(path: String)
  case empty(path: String)
  /// No health document inside; `files` names a few of the files that were there instead.
  case noHealthData(path: String, files: [String])
  /// The archive's directory is missing or broken.
  case damagedArchive(path: String, reason: String)
  case unreadable(path: String, reason: String)
}
