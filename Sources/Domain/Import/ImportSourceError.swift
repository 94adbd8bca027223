/// The reason why a source cannot be read at all. Presenters turn it into messages.
public enum ImportSourceError: Error, Equatable, Sendable {
  case notFound(path: String)
  case empty(path: String)
  /// There is no health document inside. `files` names a few of the files found instead; `unopened` is one that could
  /// not be opened and may be the document.
  case noHealthData(path: String, files: [String], unopened: UnopenedFile? = nil)
  /// The archive's directory is missing or broken.
  case damagedArchive(path: String, reason: String)
  case unreadable(path: String, reason: String)
}

/// A file of an archive that cannot be opened.
public struct UnopenedFile: Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// Number of the zip format.
    case method(Int)
    case encrypted
    case damaged
  }

  public var name: String
  public var cause: Cause

  public init(name: String, cause: Cause) {
    self.name = name
    self.cause = cause
  }
}

extension UnopenedFile.Cause {
  /// The common name of a compression method; `nil` for one that hardly any program uses.
  public static func name(ofMethod number: Int) -> String? {
    [9: "Deflate64", 12: "bzip2", 14: "LZMA", 93: "Zstandard", 95: "XZ", 98: "PPMd"][number]
  }
}
