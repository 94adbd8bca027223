internal import DailveDomain

/// Copies of the whole store that a killed restore or backup left in its folder, unencrypted even where backups are not.
///
/// They are worth nothing: a restore that has come far enough to be finished has another name (`Replacement`), and a backup has its own.
package struct Leftovers: Sendable {
  private let files: StoreFolder

  init(_ files: StoreFolder) { self.files = files }

  package init(folder: String) { files = StoreFolder(path: folder) }

  /// Names of those in the folder of the store. While a backup is being made or restored, its own is among them.
  package var names: [String] {
    // Where nobody knows which folder backups have, the usual one is looked at. Encrypted ones are made beside the store.
    let place = (try? BackupLedger.read(files)).map { BackupPlace(files, $0).folder } ?? files.backups
    return [files.unfinishedRestore, files.unfinishedBackup, place + "/unfinished"].filter {
      FileStatus($0)?.isFolder == true && !StoreFolder.isLink($0)
    }
  }

  /// Removes them, unless a backup is being made or restored at the moment: then they are in use.
  func clear() {
    // A folder on another disk, which may be asleep or gone, is cleared by the next backup.
    let own = [files.unfinishedRestore, files.unfinishedBackup, files.backups + "/unfinished"]
    guard own.contains(where: { FileStatus($0) != nil }) else { return }
    // Whoever holds the lock removes their own.
    guard let lock = try? BackupRun.lock(files) else { return }
    defer { lock.release() }
    for path in names { DiskFile.removeFolder(path) }
  }
}
