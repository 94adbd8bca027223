/// Why a source cannot be read at all. Sentences for people are made where they are shown.
public enum ImportSourceError: Error, Equatable, Sendable {
  case notFound(path: String)
  case empty(path: String)
  /// No health document inside; `files` names what was there instead (at most a few).
  case noHealthData(path: String, files: [String])
  /// The archive's directory is missing or broken.
  case damagedArchive(path: String, reason: String)
  case unreadable(path: String, reason: String)
}

/// Why the store could not do it.
public enum StorageError: Error, Equatable, Sendable {
  /// Another program holds the store.
  case busy
  case full
  /// The file is not a store, or damaged.
  case damaged(reason: String)
  /// Made by a newer version of the program.
  case tooNew
  case failed(reason: String)
}
