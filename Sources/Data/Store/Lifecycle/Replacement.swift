internal import DailveDomain
internal import Foundation
internal import GRDB

/// Replaces a store by one that lies ready beside it. The new one stays there until the work is done, so that the next program can finish after a
/// kill: the store is always either the old one or the new.
struct Replacement {
  let folder: StoreFolder

  private static let mark = Array("Dailve: this file is being replaced by a backup.\n".utf8)
  private static let block = 1 << 20

  /// The prepared store. Its file is removed once all of it is in the present one; the rest of the folder stays until it has been taken over.
  private var ready: StoreFolder { StoreFolder(path: folder.readyRestore) }

  var isReady: Bool { FileStatus(folder.readyRestore)?.isFolder == true && !StoreFolder.isLink(folder.readyRestore) }

  /// True if the file has the mark of an interrupted replacement. Call it only for a file that SQLite does not recognise.
  static func hasBegun(in folder: StoreFolder) -> Bool { ExclusiveAccess.isMarked(folder, mark) }

  /// Installs the prepared store, under the write lock, while the present one cannot be opened.
  ///
  /// - Parameter changeQueue: The waiting changes of the present store as they were read. If they differ now, nothing
  ///   is replaced.
  /// - Throws: `inUse` when other programs have the store open, `busy` if something was saved meanwhile, `full` if it does not fit; nothing
  ///   has changed then.
  func begin(ifStillWaiting changeQueue: [UInt8], within patience: Duration) throws(WholeStoreError) {
    if isReady { try finish(within: patience) }
    // An earlier replacement still waits for room.
    guard !isReady else { throw .storage(.full(.saving, folder: folder.path)) }
    let prepared = StoreFolder(path: folder.unfinishedRestore)
    try alone(within: patience) { (file) throws(StorageError) in
      guard try ChangeQueueFile(folder: folder).bytes() ?? [] == changeQueue else { throw .busy }
      try reserve(FileStatus(prepared.database)?.bytes ?? 0, file)
      // From here on the prepared store counts, even if this program is killed.
      try DiskFile.move(prepared.path, to: folder.readyRestore, during: .saving)
      try folder.sync(folder.path, during: .saving)
      try overwrite(file)
    }
    try WholeStoreError.of(tidy)
  }

  /// Resumes an interrupted replacement, under the write lock.
  func finish(within patience: Duration) throws(WholeStoreError) {
    if FileStatus(ready.database) != nil {
      try alone(within: patience) { (file) throws(StorageError) in try overwrite(file) }
    }
    try WholeStoreError.of(tidy)
  }

  private func alone(
    within patience: Duration, _ body: (borrowing PrivateFile) throws(StorageError) -> Void
  ) throws(WholeStoreError) {
    try ExclusiveAccess(folder: folder).run(within: patience, during: .saving, body)
  }

  private func overwrite(_ file: borrowing PrivateFile) throws(StorageError) {
    let source = try PrivateFile(existing: ready.database, in: folder.path, during: .saving)
    let bytes = FileStatus(ready.database)?.bytes ?? 0
    try ExclusiveAccess.mark(file, Self.mark, during: .saving)
    try ExclusiveAccess(folder: folder).emptyCompanions(during: .saving)
    let head = try source.bytes(at: 0, count: StoreImage.sector, during: .saving)
    var offset = StoreImage.sector
    while offset < bytes {
      let block = try source.bytes(at: offset, count: min(Self.block, bytes - offset), during: .saving)
      guard !block.isEmpty else { throw .damaged(reason: "\(ready.database) ends too early") }
      try file.write(block, at: offset, during: .saving)
      offset += block.count
    }
    try file.truncate(to: bytes, during: .saving)
    try file.sync(during: .saving)
    try file.write(head, at: 0, during: .saving)
    try file.sync(during: .saving)
    // From here on the store may change, and must not be overwritten again, not even after a power cut.
    try DiskFile.remove(ready.database, in: folder.path, during: .saving)
    try folder.sync(ready.path, during: .saving)
  }

  /// Takes over what came with the store. If the disk is full, that is left to the next opening, because the store itself can be used without.
  private func tidy() throws(StorageError) {
    do throws(StorageError) {
      try moveDeliveries()
      try addRights()
      DiskFile.removeFolder(ready.path)
      try folder.sync(folder.path, during: .saving)
    } catch {
      guard case .full = error else { throw error }
    }
  }

  /// Adds the rights of the backup to those that are withheld.
  private func addRights() throws(StorageError) {
    // A version without a directory has prepared the store, with its rights in it.
    guard FileStatus(ready.directory) != nil else { return }
    do {
      try Directory.create(in: folder)
      let directory = try Directory(folder)
      try Directory.look(ready) { list in try directory.write { try RestoredRights.add(from: list, to: $0) } }
      try directory.sign()
      try directory.close()
    } catch {
      throw StorageError(error, during: .saving, in: folder.path)
    }
  }

  /// Allocates the space that the file will need beyond its end; SQLite ignores its content.
  private func reserve(_ bytes: Int, _ file: borrowing PrivateFile) throws(StorageError) {
    let before = FileStatus(folder.database)?.bytes ?? 0
    guard bytes > before else { return }
    do {
      try file.allocate(bytes, during: .saving)
    } catch {
      // The first error is the one to report; SQLite ignores bytes left beyond the end.
      try? file.truncate(to: before, during: .saving)
      throw error
    }
  }

  /// Moves the deliveries that waited in the backup into the spool; later ones there keep waiting.
  private func moveDeliveries() throws(StorageError) {
    let waiting = try DeliverySpool(folder: ready.path).entries()
    guard !waiting.isEmpty else { return }
    if FileStatus(folder.deliveries) == nil { try DiskFile.createFolder(folder.deliveries, during: .saving) }
    let known = Set(try DeliverySpool(folder: folder.path).entries().map(\.id))
    for entry in waiting where !known.contains(entry.id) {
      _ = try DiskFile.publish(
        DeliverySpool(folder: ready.path).path(entry), as: DeliverySpool(folder: folder.path).path(entry),
        during: .saving)
    }
    try folder.sync(folder.deliveries, during: .saving)
  }
}
