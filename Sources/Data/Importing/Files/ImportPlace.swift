package import DailveDomain
internal import Foundation

/// The kind of file at a path that a person gave, determined by content.
package enum ImportPlace: Sendable {
  case folder(String)
  case archive(ZipArchive)
  /// A file that is neither an archive nor empty.
  case file(FileBytes)

  package init(path: String) throws(ImportSourceError) {
    var isFolder: ObjCBool = false
    if unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      self = .folder(path)
      return
    }
    let file = try FileBytes(path: path)
    guard file.size > 0 else { throw .empty(path: path) }
    self = try ZipArchive.isZip(file) ? .archive(ZipArchive(file)) : .file(file)
  }

  package var path: String {
    switch self {
    case .folder(let path): path
    case .archive(let archive): archive.file.path
    case .file(let file): file.path
    }
  }
}
