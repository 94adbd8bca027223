internal import DailveDomain

/// Messages about backups: the problem, and what to do.
enum BackupText {
  /// - Parameter hasOthers: Whether `dailve backups` has something to list.
  static func sentence(_ problem: BackupProblem, hasOthers: Bool = true) -> String {
    switch problem {
    case .noRoom(let folder, let wanted, let free):
      "There is not enough space for a backup in \(folder): it needs \(Words.size(wanted)), but only \(Words.size(free)) are free. Free some space, or give \(SuggestedCommand("serve")) a folder on another disk with --backups."
    case .noFolder(let path):
      "There is no folder \(path) for backups. Connect the disk, or create the folder; it is not created automatically, because the disk may be missing."
    case .notAFolder(let path):
      "\(path) is a file, and no folder for backups. Move the file away, or give \(SuggestedCommand("serve")) a folder with --backups."
    case .notPrivate(let path):
      "Others can write to \(path), the folder for backups. Choose a folder of your own, or encrypt backups with --backup-recipient."
    case .readOnly(let path):
      "Nothing can be written to \(path), the folder for backups. Change its permissions, or give \(SuggestedCommand("serve")) another one with --backups."
    case .noAge:
      "Backups are set to be encrypted, but age is not installed. Install it (Debian: apt install age)."
    case .encryption(let reason):
      "age could not encrypt or decrypt: \(reason). Check the key given with --backup-recipient or --identity."
    case .unproven(let what):
      "The copy failed its check (\(what)) and was discarded. Run \(SuggestedCommand("doctor")) to check the store."
    case .foreign(let name):
      "\(name) is not a backup of Dailve, so nothing was restored."
        + (hasOthers ? " \(SuggestedCommand("backups")) lists those that are here." : "")
    case .damaged(let name):
      "\(name) is damaged: a part of it is missing or overwritten, so nothing was restored. Copy it again from where it came from"
        + (hasOthers ? ", or restore another backup: \(SuggestedCommand("backups")) lists them." : ".")
    case .locked(let name):
      "\(name) is encrypted. Give the file with its private key: \(SuggestedCommand("restore", name, "--identity", "key.txt"))."
    case .changed(let name):
      "\(name) is no longer the file that was made under this name, so nothing was restored. Restore another backup; or copy the file elsewhere and give its path, if you trust it."
    case .unknown(let name): "There is no backup \(name); \(SuggestedCommand("backups")) lists them."
    case .unreadableRecord(let path, let reason):
      "\(path) cannot be read: \(reason). It says where backups go and whom they are encrypted for, so none is made and none is used meanwhile. Repair the file or its permissions, or delete it; then start \(SuggestedCommand("serve")) with the --backups and --backup-recipient that you use, so that it is written again."
    case .busy: "Another backup is being made or restored. Wait until it is done."
    case .stopped: "The backup was not finished, because everything is being deleted."
    case .failed(let reason): "The backup could not be made: \(reason)."
    }
  }

  static func kind(_ kind: BackupKind) -> String {
    switch kind {
    case .hourly: "hourly"
    case .asked: "manual"
    case .upgrade: "before an update"
    case .undo: "before an undo"
    case .restore: "before a restore"
    }
  }
}
