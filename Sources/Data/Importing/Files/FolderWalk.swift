package import DailveDomain
package import DailveSystem
internal import Foundation

/// Walks the files of a folder. Links are not followed, and only regular files are opened.
package struct FolderWalk {
  /// Deeper folders are skipped, which also ends any cycle.
  static let deepest = 32
  /// The most files visited; the rest is skipped, but no export has more.
  package static let most = 1_000_000

  private var seen = 0

  /// Visits files in order of their names, folder by folder.
  ///
  /// - Parameter body: Called with a path below `root` and its kind; returns false to stop.
  /// - Returns: Whether everything was visited or `body` stopped; false at a limit.
  package static func forEach(in root: String, _ body: (ExportPath, FileKind) -> Bool) throws(ImportSourceError) -> Bool
  {
    guard let names = Self.names(root) else { throw .unreadable(path: root, reason: "cannot list the folder") }
    var walk = FolderWalk()
    return walk.visit(root, names, [], body) != .limit
  }

  private enum Outcome { case done, stopped, limit }

  private mutating func visit(
    _ root: String, _ names: [String], _ folder: [String], _ body: (ExportPath, FileKind) -> Bool
  ) -> Outcome {
    for name in names {
      seen += 1
      guard seen <= Self.most else { return .limit }
      let path = ExportPath(components: folder + [name])
      guard let kind = FileKind(at: root + "/" + path.text) else { continue }
      guard kind == .folder else {
        if !body(path, kind) { return .stopped }
        continue
      }
      guard folder.count < Self.deepest, let names = Self.names(root + "/" + path.text) else { continue }
      let outcome = visit(root, names, path.components, body)
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// Sorted names in a folder; `nil` if it cannot be listed.
  package static func names(_ path: String) -> [String]? {
    (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted()
  }
}

extension FileKind {
  /// The sort of a problem; `nil` for a regular file.
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
