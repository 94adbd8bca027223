internal import DailveDomain
internal import Foundation

/// Removes all backups of a store, and the remains of unfinished ones, from every folder that backups ever went to.
struct ErasedBackups {
  /// Paths of what is still there: folders that cannot be reached, and files that could not be removed or may belong to
  /// somebody else; or the ledger, if it cannot say which folders there are.
  let left: [String]

  init(_ files: StoreFolder) {
    for folder in [files.replaced, files.unfinishedRestore, files.readyRestore] { DiskFile.removeFolder(folder) }
    guard var ledger = try? BackupLedger.read(files) else {
      // An unreadable ledger must not prevent the erasure. It stays: without it the next backup would not be encrypted.
      let place = BackupPlace(files, BackupLedger())
      place.clear()
      for name in place.names() { DiskFile.remove(place.path(name)) }
      left = [files.backupLedger]
      return
    }
    let chosen = ledger.folder
    var remaining: [String] = []
    // The store's own folder (`nil`) has the backups from before another folder was chosen.
    for folder in Set([chosen, nil] + (ledger.earlier ?? []).map(\.folder)) {
      ledger.move(to: folder)
      remaining += Self.clear(BackupPlace(files, ledger), &ledger)
    }
    ledger.move(to: chosen)
    left = remaining.sorted()
    ledger.left = left.isEmpty ? nil : left
    ledger.newest = nil
    ledger.failure = nil
    ledger.gaveWay = nil
    // The folder and the recipients are still needed. If a full disk prevents saving, the old ledger stays: without it
    // the next backup would not be encrypted.
    try? ledger.save(files)
  }

  /// Up to this many remaining files of a folder are listed by path; if there are more, the folder is listed instead.
  private static let mostNamed = 3

  /// Removes our backups from one folder, and forgets them.
  ///
  /// - Returns: Paths of what is still there.
  private static func clear(_ place: BackupPlace, _ ledger: inout BackupLedger) -> [String] {
    place.clear()
    for backup in place.own(ledger) { DiskFile.remove(place.path(backup.name)) }
    guard (try? FileManager.default.contentsOfDirectory(atPath: place.folder)) != nil else {
      // A folder that cannot be read, or whose disk is missing, still has its backups. The store's own folder is
      // missing only if no backup was ever made.
      if !place.isChosen, FileStatus(place.folder) == nil { ledger.proofs = [:] }
      return ledger.proofs.isEmpty ? [] : [place.folder]
    }
    let names = place.names()
    let present = Set(names.map(\.description))
    ledger.proofs = ledger.proofs.filter { present.contains($0.key) }
    return names.count > mostNamed ? [place.folder] : names.map(place.path)
  }
}
