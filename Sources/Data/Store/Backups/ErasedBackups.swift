internal import DailveDomain
internal import Foundation

/// Removes all backups of a store, with what unfinished ones have left.
struct ErasedBackups {
  /// A folder with backups that could not be removed.
  let left: String?

  init(_ files: StoreFolder) {
    var record = BackupRecord.read(files)
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
    for folder in [files.replaced, files.unfinishedRestore, files.readyRestore] { DiskFile.removeFolder(folder) }
    if left == nil { record.proofs = [:] }
    record.newest = nil
    record.failure = nil
    record.gaveWay = nil
    // Only where they are to be is still of use.
    do { try record.save(files) } catch { DiskFile.remove(files.backupRecord) }
  }
}
