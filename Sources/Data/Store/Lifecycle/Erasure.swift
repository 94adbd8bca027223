internal import DailveDomain
internal import GRDB

/// Overwrites the files of a store in place with those of an empty one. That needs no space, reaches every page, in use or free, and leaves none of
/// the old content in the file, its log or the change queue. The first sector marks the erasure as under way, so that the next program finishes it if
/// this one is killed. Sign-in is in the directory and stays, so that nobody else can take the store over.
struct Erasure {
  let folder: StoreFolder

  private static let mark = Array("Dailve: everything in this file is being erased.\n".utf8)

  /// - Parameters:
  ///   - others: Removes the store's content in other files. Called again if the erasure is interrupted.
  ///   - keys: Forgets the keys of devices, once there is space for it. Called again if the erasure is interrupted.
  /// - Throws: `inUse` when other programs have the store open; nothing has changed then.
  func run(
    within patience: Duration, removing others: () throws(StorageError) -> Void, forgetting keys: () throws -> Void
  ) throws(WholeStoreError) {
    try ExclusiveAccess(folder: folder).run(within: patience, during: .erasing) { (file) throws(StorageError) in
      try overwrite(file, removing: others, forgetting: keys)
    }
  }

  /// True if the file has the mark of an interrupted erasure. Call it only for a file that SQLite does not recognise.
  static func hasBegun(in folder: StoreFolder) -> Bool { ExclusiveAccess.isMarked(folder, mark) }

  private func overwrite(
    _ file: borrowing PrivateFile, removing others: () throws(StorageError) -> Void, forgetting keys: () throws -> Void
  ) throws(StorageError) {
    let image: [UInt8]
    do {
      image = try StoreImage.bytes()
    } catch {
      throw StorageError(error, during: .erasing, in: folder.path)
    }
    let use = ExclusiveAccess(folder: folder)
    try ExclusiveAccess.mark(file, Self.mark, during: .erasing)
    try others()
    try use.emptyCompanions(during: .erasing)
    try use.empty(file, from: StoreImage.sector, size: folder.database, during: .erasing)
    do {
      try keys()
    } catch {
      throw StorageError(error, during: .erasing, in: folder.path)
    }
    try file.write(image.dropFirst(StoreImage.sector), at: StoreImage.sector, during: .erasing)
    try file.sync(during: .erasing)
    try file.write(image.prefix(StoreImage.sector), at: 0, during: .erasing)
    try file.sync(during: .erasing)
  }
}
