internal import DailveDomain
internal import DailveSystem
internal import Foundation

/// The folder of one store and its files, which only their owner may open.
struct StoreFolder: Sendable {
  let path: String

  var database: String { path + "/health.sqlite" }
  var log: String { database + "-wal" }
  /// Changes saved while another writer was active.
  var changeQueue: String { path + "/" + Self.changeQueueName }
  static let changeQueueName = "health.sqlite-outbox"
  /// Sign-in, passkeys and the keys of devices.
  var directory: String { path + "/" + Self.directoryName }
  var directoryJournal: String { directory + "-journal" }
  static let directoryName = "directory.sqlite"
  /// Sign-in, which versions without a directory kept here while everything else was erased.
  var keptSignIn: String { path + "/" + Self.keptSignInName }
  private static let keptSignInName = "health.sqlite-sign-in"
  /// Stored: earlier versions of the program use this name, and may run beside this one.
  var lock: String { path + "/import.lock" }
  var uploads: String { path + "/uploads" }
  /// Deliveries that are not in the store yet.
  var deliveries: String { path + "/deliveries" }
  /// Backups, unless another folder was chosen.
  var backups: String { path + "/backups" }
  /// Facts about the backups.
  var backupLedger: String { path + "/backups.json" }
  /// The address that was chosen for devices.
  var deviceListener: String { path + "/device-address.json" }
  /// The steady time as it was last noted.
  var steadyTime: String { path + "/clock.json" }
  var backupLock: String { path + "/backups.lock" }
  /// A backup that is being made, which is not encrypted yet; removed before the next one.
  var unfinishedBackup: String { path + "/backup-unfinished" }
  /// A store that is being prepared to replace this one; then one that is complete and has yet to replace it.
  var unfinishedRestore: String { path + "/restore-unfinished" }
  var readyRestore: String { path + "/restore-ready" }
  /// Files of an unreadable store that another one replaced.
  var replaced: String { path + "/replaced" }
  /// The size of the database on disk, including the write-ahead log.
  var bytes: Int { [database, log].reduce(0) { $0 + (FileStatus($1)?.bytes ?? 0) } }

  /// Everything that the program creates in the folder.
  private static let names = Set(
    [
      "health.sqlite", "health.sqlite-wal", "health.sqlite-shm", "health.sqlite-journal", changeQueueName,
      keptSignInName, directoryName, "directory.sqlite-journal", "import.lock", "uploads", "deliveries", "backups",
      "backups.lock", "backup-unfinished", "restore-unfinished", "restore-ready", "replaced",
    ] + replacedNames + replacedNames.map(DiskFile.unfinished))

  /// The small files among them that are written by `DiskFile.replace`.
  private static let replacedNames = ["backups.json", "clock.json", "device-address.json"]

  /// The folders among them. A link in the place of one is never followed for changes or deletion.
  private static let folders: Set<String> = [
    "uploads", "deliveries", "backups", "backup-unfinished", "restore-unfinished", "restore-ready", "replaced",
  ]

  static func isLink(_ path: String) -> Bool { FileKind(at: path) == .link }

  /// The folder, and everything of ours that may be in it.
  var paths: [String] { [path] + Self.names.sorted().map { path + "/" + $0 } }

  /// Creates the folder if it is missing, and makes it private if others could read it.
  ///
  /// - Throws: `notPrivate` if that fails, since nothing may be stored there then.
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
    guard status.isFolder else { throw .unusable(.notAStore(path: path, bytes: status.bytes)) }
    guard status.isOurs else { throw .unusable(.notPrivate(path: path, isOurs: false)) }
    if status.isOpenToOthers, try containsOnlyStoreFiles() {
      try status.makePrivate(path)
    } else if status.isWritableByOthers {
      // Others could replace our file with theirs.
      throw .unusable(.notPrivate(path: path, isOurs: true))
    }
    for name in Self.names.sorted() where !Self.isLink(path + "/" + name) || !Self.folders.contains(name) {
      try Self.makePrivate(path + "/" + name)
    }
    for folder in [uploads, deliveries, backups] where !Self.isLink(folder) {
      for name in try Self.entries(folder) { try Self.makePrivate(folder + "/" + name) }
    }
  }

  /// Removes the folder of a store that was never made. The folder stays if it has anything but the lock of backups.
  func removeUnused() {
    DiskFile.remove(backupLock)
    unsafe rmdir(path)
  }

  private static func makePrivate(_ path: String) throws(StorageError) {
    guard let status = FileStatus(path) else { return }
    guard status.isOurs else { throw .unusable(.notPrivate(path: path, isOurs: false)) }
    if status.isOpenToOthers { try status.makePrivate(path) }
  }

  /// True if the folder holds only files of a store. Only then may the program change its permissions, because it could
  /// be a person's home.
  private func containsOnlyStoreFiles() throws(StorageError) -> Bool {
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

  /// Removes unfinished uploads and exports, by the names that the program gives them, and a choice of the address for
  /// devices that a kill cut off. Only for the program that serves the store, which alone makes these.
  func clearUploads() throws(StorageError) {
    try DiskFile.remove(DiskFile.unfinished(deviceListener), in: path, during: .erasing)
    guard !Self.isLink(uploads) else { return }
    for name in try Self.entries(uploads) where Self.isUpload(name) {
      try DiskFile.remove(uploads + "/" + name, in: path, during: .erasing)
    }
  }

  /// Removes waiting deliveries.
  func clearDeliveries() throws(StorageError) {
    guard !Self.isLink(deliveries) else { return }
    for name in try Self.entries(deliveries) {
      try DiskFile.remove(deliveries + "/" + name, in: path, during: .erasing)
    }
  }

  /// Makes the names in a folder survive a power cut.
  func sync(_ folder: String, during task: StorageTask) throws(StorageError) {
    try StorageError.calling(during: task, in: path) { () throws(SystemError) in
      try OpenFile(folder, for: .reading, .folder).sync()
    }
  }

  static func isUpload(_ name: String) -> Bool {
    name == "sample.zip" || ["upload-", "sample-", "export-"].contains { name.hasPrefix($0) }
  }
}

/// Owner and permissions of a file. Links are followed.
struct FileStatus {
  private let entry: FileEntry

  /// `nil` if there is no such file.
  init?(_ path: String) {
    guard let entry = try? FileEntry(path) else { return nil }
    self.entry = entry
  }

  typealias Identity = FileEntry.Identity

  var identity: Identity { entry.identity }
  var bytes: Int { entry.bytes }
  /// True for a regular file; false for a folder, pipe, socket or device.
  var isFile: Bool { entry.kind == .file }
  var isFolder: Bool { entry.kind == .folder }
  var isOurs: Bool { entry.isOurs }
  var isOpenToOthers: Bool { entry.permissions & 0o077 != 0 }
  var isWritableByOthers: Bool { entry.permissions & 0o022 != 0 }

  /// - Throws: `notPrivate`, also on a file system that ignores permissions and reports success.
  func makePrivate(_ path: String) throws(StorageError) {
    let isSet = (try? FileSystem.setPermissions(entry.permissions & 0o700, of: path)) != nil
    guard isSet, FileStatus(path)?.isOpenToOthers == false else {
      throw .unusable(.notPrivate(path: path, isOurs: true))
    }
  }
}
