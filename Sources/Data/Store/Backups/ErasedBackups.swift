internal import DailveDomain
internal import Foundation

/// Removes all backups of a store, with what unfinished ones have left.
struct ErasedBackups {
  /// A folder with backups that could not be removed; or the ledger, where it does not say whether there is such a folder.
  let left: String?

  init(_ files: StoreFolder) {
    for folder in [files.replaced, files.unfinishedRestore, files.readyRestore] { DiskFile.removeFolder(folder) }
    guard var ledger = try? BackupLedger.read(files) else {
      // What cannot be read keeps nothing from being erased. It stays: without it the next backup would not be encrypted.
      let place = BackupPlace(files, BackupLedger())
      place.clear()
      for name in place.names() { DiskFile.remove(place.path(name)) }
      left = files.backupLedger
      return
    }
    let place = BackupPlace(files, ledger)
    // Those from before others were chosen as well.
    var usual = ledger
    usual.folder = nil
    for place in [place, BackupPlace(files, usual)] {
      place.clear()
      for backup in place.own(ledger) { DiskFile.remove(place.path(backup.name)) }
    }
    let isOutOfReach = place.isChosen && FileStatus(place.folder) == nil && !ledger.proofs.isEmpty
    let remain = !place.own(ledger).isEmpty
    left = isOutOfReach || remain ? place.folder : nil
    if left == nil { ledger.proofs = [:] }
    ledger.newest = nil
    ledger.failure = nil
    ledger.gaveWay = nil
    // Where they are to be, and whom they are for, is still of use. On a full disk all of it stays: without it the next backup would not be
    // encrypted.
    try? ledger.save(files)
  }
}
