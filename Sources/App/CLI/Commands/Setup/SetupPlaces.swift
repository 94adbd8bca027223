internal import ArgumentParser
internal import DailveDomain
internal import DailveSystem
internal import DailveTransfer
internal import Foundation

/// The files of the system that the setup reads and writes, below a folder that stands for the root.
struct SetupPlaces {
  /// "" for the system itself.
  let root: String

  init(root: String) {
    let path = SuggestedCommand.absolute(root)
    self.root = path == "/" ? "" : path
  }

  var isSystem: Bool { root.isEmpty }
  var configuration: String { root + (isSystem ? SystemStore.configuration : SystemStore.usualConfiguration) }
  /// The folder of additions to the unit of the service.
  var additions: String { root + "/etc/systemd/system/dailve.service.d" }
  var addition: String { additions + "/backups.conf" }
  /// True if systemd runs the system; never for a trial elsewhere.
  var hasSystemd: Bool { isSystem && FileManager.default.fileExists(atPath: "/run/systemd/system") }

  func place(_ path: String) -> String { root + path }

  /// A trial changes nothing outside its folder, where a symbolic link could lead.
  ///
  /// - Throws: `ValidationError` if there is one between the folder and a path below it.
  func checkWay(to path: String) throws {
    if isSystem { return }
    var place = root
    for name in path.dropFirst(root.count).split(separator: "/") {
      place += "/" + name
      guard name != "..", FileKind(at: place) != .link else {
        throw ValidationError("\(place.printable) may lead out of the folder of --root. Nothing was done.")
      }
    }
  }

  /// An empty text if there is no file.
  func read() throws -> ConfigurationText {
    guard FileManager.default.fileExists(atPath: configuration) else { return try ConfigurationText([]) }
    return try ConfigurationFile(configuration).text
  }

  /// Writes a file that everybody may read, whole and durably.
  static func write(_ text: String, to path: String) throws {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    try makeFolder(folder)
    let file = try AtomicFile(in: folder)
    try file.handle.write(contentsOf: Data(text.utf8))
    try file.move(to: url.lastPathComponent, replacing: true)
    try FileSystem.setPermissions(0o644, of: path)
  }

  /// Makes a folder that everybody may read, with those above it.
  private static func makeFolder(_ path: String) throws {
    guard !FileManager.default.fileExists(atPath: path) else { return }
    let above = URL(filePath: path).deletingLastPathComponent().path
    if above != path { try makeFolder(above) }
    do throws(SystemError) {
      try FileSystem.makeFolder(path)
      try FileSystem.setPermissions(0o755, of: path)
    } catch {
      throw FileWriteError.failed(path: path, reason: error.reason)
    }
  }

  private static let mark = "# `dailve setup` writes this file: the service may write to the folder of its backups."

  /// Lets the service write to a folder outside its own, or takes that back. A file of somebody else's stays.
  ///
  /// - Returns: True if anything changed.
  func allow(backupsIn folder: String?) throws -> Bool {
    let old = try? String(contentsOfFile: addition, encoding: .utf8)
    if let old, !old.hasPrefix(Self.mark) { return false }
    let new = folder.map { "\(Self.mark)\n[Service]\nReadWritePaths=\(Self.quoted("-" + $0))\n" }
    guard new != old else { return false }
    if let new { try Self.write(new, to: addition) } else { try FileManager.default.removeItem(atPath: addition) }
    return true
  }

  /// A word of a unit (systemd.syntax(7), systemd.unit(5) on specifiers).
  private static func quoted(_ word: String) -> String {
    let escaped = word.map { character in
      switch character {
      case "\\", "\"": "\\\(character)"
      case "%": "%%"
      default: String(character)
      }
    }.joined()
    return "\"\(escaped)\""
  }
}
