internal import DailveDomain
internal import Foundation

/// Removes all backups of a store, with what unfinished ones have left, from every folder where they ever went.
struct ErasedBackups {
  /// Paths of what is still there: a folder that cannot be reached, files that could not be removed or may be somebody else's; or the ledger, where
  /// it does not say which folders there are.
  let left: [String]

  init(_ files: StoreFolder) {
    for folder in [files.replaced, files.unfinishedRestore, files.readyRestore] { DiskFile.removeFolder(folder) }
    guard var ledger = try? BackupLedger.read(files) else {
      // What cannot be read keeps nothing from being erased. It stays: without it the next backup would not be encrypted.
      let place = BackupPlace(files, BackupLedger())
      place.clear()
      for name in place.names() { DiskFile.remove(place.path(name)) }
      left = [files.backupLedger]
      return
    }
    let chosen = ledger.folder
    var remaining: [String] = []
    // The folder of the store had those from before others were chosen.
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
    // Where they are to be, and whom they are for, is still of use. On a full disk all of it stays: without it the next backup would not be
    // encrypted.
    try? ledger.save(files)
  }

  /// Paths of files in one folder that are named one by one.
  private static let mostNamed = 3

  /// Removes those of one folder that are ours, and forgets them.
  ///
  /// - Returns: What is still there.
  private static func clear(_ place: BackupPlace, _ ledger: inout BackupLedger) -> [String] {
    place.clear()
    for backup in place.own(ledger) { DiskFile.remove(place.path(backup.name)) }
    guard (try? FileManager.default.contentsOfDirectory(atPath: place.folder)) != nil else {
      // A folder on a disk that is not there, or that may not be read, has them still; that of the store is missing where none was ever made.
      if !place.isChosen, FileStatus(place.folder) == nil { ledger.proofs = [:] }
      return ledger.proofs.isEmpty ? [] : [place.folder]
    }
    let names = place.names()
    let present = Set(names.map(\.description))
    ledger.proofs = ledger.proofs.filter { present.contains($0.key) }
    return names.count > mostNamed ? [place.folder] : names.map(place.path)
  }
}
