internal import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// The folder of one store and the files in it. Nobody but their owner may open any of them.
struct StoreFolder: Sendable {
  let path: String

  var database: String { path + "/health.sqlite" }
  var log: String { database + "-wal" }
  /// What was saved while somebody else was writing.
  var outbox: String { database + "-outbox" }
  /// Stored: earlier versions of the program know it by this name, and may run beside this one.
  var lock: String { path + "/import.lock" }
  var uploads: String { path + "/uploads" }
  /// What it takes on disk, the write-ahead log included.
  var bytes: Int { [database, log].reduce(0) { $0 + (FileStatus($1)?.bytes ?? 0) } }

  /// Everything that the program puts into the folder.
  private static let names: Set<String> = [
    "health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "health.sqlite-journal", "health.sqlite-outbox",
    "import.lock", "uploads",
  ]

  /// Makes the folder where there is none, and private where others could look in.
  ///
  /// - Throws: `notPrivate` when that cannot be done: then nothing may be put there.
  func prepare() throws(StorageError) {
    if FileStatus(path) == nil {
      do {
        try FileManager.default.createDirectory(
          atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch {
        throw StorageError(error, during: .opening, in: path)
      }
    }
    guard let status = FileStatus(path) else { throw .failed(reason: "\(path) cannot be looked at") }
    guard status.isFolder else { throw .notAStore(path: path, bytes: status.bytes) }
    guard status.isOurs else { throw .notPrivate(path: path, isOurs: false) }
    if status.isOpenToOthers, try isOnlyOurs() {
      try status.makePrivate(path)
    } else if status.isWritableByOthers {
      // They could put a file of theirs in the place of ours.
      throw .notPrivate(path: path, isOurs: true)
    }
    for name in Self.names.sorted() { try Self.makePrivate(path + "/" + name) }
    for name in try Self.entries(uploads) { try Self.makePrivate(uploads + "/" + name) }
  }

  private static func makePrivate(_ path: String) throws(StorageError) {
    guard let status = FileStatus(path) else { return }
    guard status.isOurs else { throw .notPrivate(path: path, isOurs: false) }
    if status.isOpenToOthers { try status.makePrivate(path) }
  }

  /// Whether nothing lies in the folder but files of a store: only then are its permissions the program's to change. It may as
  /// well be a person's home.
  private func isOnlyOurs() throws(StorageError) -> Bool {
    try Self.entries(path).allSatisfy(Self.names.contains)
  }

  private static func entries(_ path: String) throws(StorageError) -> [String] {
    guard FileStatus(path) != nil else { return [] }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw StorageError(error, during: .opening, in: path)
    }
  }

  /// Removes what was sent or written out and not finished. Only files with names that the program gives.
  func clearUploads() throws(StorageError) {
    for name in try Self.entries(uploads) where Self.isUpload(name) {
      guard unsafe unlink(uploads + "/" + name) == 0 || errno == ENOENT else {
        throw StorageError(system: errno, during: .erasing, in: path)
      }
    }
  }

  private static func isUpload(_ name: String) -> Bool {
    name == "sample.zip" || ["upload-", "sample-", "export-"].contains { name.hasPrefix($0) }
  }
}

/// Whose a file is and who may open it. Links are followed.
struct FileStatus {
  private let status: stat

  /// `nil` where there is nothing.
  init?(_ path: String) {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    self.status = status
  }

  var bytes: Int { Int(status.st_size) }
  var isFolder: Bool { status.st_mode & S_IFMT == S_IFDIR }
  var isOurs: Bool { status.st_uid == geteuid() }
  var isOpenToOthers: Bool { status.st_mode & 0o077 != 0 }
  var isWritableByOthers: Bool { status.st_mode & 0o022 != 0 }

  /// - Throws: `notPrivate` also where the file system keeps no permissions and only says that it did.
  func makePrivate(_ path: String) throws(StorageError) {
    guard unsafe chmod(path, status.st_mode & 0o700) == 0, FileStatus(path)?.isOpenToOthers == false else {
      throw .notPrivate(path: path, isOurs: true)
    }
  }
}
