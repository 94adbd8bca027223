internal import DailveDomain
internal import Foundation

/// Removes all backups of a store, with what unfinished ones have left.
struct ErasedBackups {
  /// A folder with backups that could not be removed; or the record, where it does not say whether there is such a folder.
  let left: String?

  init(_ files: StoreFolder) {
    for folder in [files.replaced, files.unfinishedRestore, files.readyRestore] { DiskFile.removeFolder(folder) }
    guard var record = try? BackupRecord.read(files) else {
      // What cannot be read keeps nothing from being erased. It stays: without it the next backup would not be encrypted.
      let place = BackupPlace(files, BackupRecord())
      place.clear()
      for name in place.names() { DiskFile.remove(place.path(name)) }
      left = files.backupRecord
      return
    }
    let place = BackupPlace(files, record)
    // Those from before others were chosen as well.
    var usual = record
    usual.folder = nil
    for place in [place, BackupPlace(files, usual)] {
      place.clear()
      for name in place.own(record) { DiskFile.remove(place.path(name)) }
    }
    let isOutOfReach = place.isChosen && FileStatus(place.folder) == nil && !record.proofs.isEmpty
    let remain = !place.own(record).isEmpty
    left = isOutOfReach || remain ? place.folder : nil
    if left == nil { record.proofs = [:] }
    record.newest = nil
    record.failure = nil
    record.gaveWay = nil
    // Where they are to be, and whom they are for, is still of use. On a full disk all of it stays: without it the next backup would not be
    // encrypted.
    try? record.save(files)
  }
}
