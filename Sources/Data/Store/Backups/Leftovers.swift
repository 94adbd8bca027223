internal import DailveDomain

/// Copies of the whole store that a killed restore or backup left behind, unencrypted even where backups are encrypted.
///
/// They are of no use: a restore that can still be finished has another name (`Replacement`), and a finished backup has its own.
package struct Leftovers: Sendable {
  private let files: StoreFolder

  init(_ files: StoreFolder) { self.files = files }

  package init(folder: String) { files = StoreFolder(path: folder) }

  /// The paths of these copies. While a backup is being made or restored, its folder is among them.
  package var names: [String] {
    // If the ledger cannot be read, the usual folder is searched. Backups that are to be encrypted are made beside the store.
    let place = (try? BackupLedger.read(files)).map { BackupPlace(files, $0).folder } ?? files.backups
    return [files.unfinishedRestore, files.unfinishedBackup, place + "/unfinished"].filter {
      FileStatus($0)?.isFolder == true && !StoreFolder.isLink($0)
    }
  }

  /// Removes them, unless a backup that uses them is being made or restored at the moment.
  func clear() {
    // A folder on another disk, which may be asleep or gone, is cleared by the next backup.
    let own = [files.unfinishedRestore, files.unfinishedBackup, files.backups + "/unfinished"]
    guard own.contains(where: { FileStatus($0) != nil }) else { return }
    // The program that holds the lock removes its own leftovers.
    guard let lock = try? BackupRun.lock(files) else { return }
    defer { lock.release() }
    for path in names { DiskFile.removeFolder(path) }
  }
}
