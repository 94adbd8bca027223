internal import DailveDomain
internal import DailveScores

/// Sentences about backups: what is wrong, and what to do.
enum BackupText {
  static func sentence(_ problem: BackupProblem) -> String {
    switch problem {
    case .noRoom(let folder, let wanted, let free):
      "There is no room for a backup in \(folder): it would need \(FolderCheckup.size(wanted)), and \(FolderCheckup.size(free)) are free. Free some space, or give `dailve serve` a folder on another disk with --backups."
    case .noFolder(let path):
      "There is no folder \(path) for backups. Plug the disk in, or make the folder; it is not made here because the disk may be missing."
    case .notPrivate(let path):
      "Others can write to \(path), where backups go. Take a folder of your own, or encrypt them with --backup-recipient."
    case .noAge:
      "Backups are to be encrypted, and the program age is not installed. Install it (Debian: apt install age)."
    case .encryption(let reason):
      "age could not do it: \(reason). Check the key given with --backup-recipient or --identity."
    case .unproven(let what):
      "The copy failed its check (\(what)), and is not kept as a backup. `dailve doctor` checks the store."
    case .locked(let name):
      "\(name) is encrypted. Give the file with its private key: dailve restore \(name) --identity key.txt"
    case .unknown(let name): "There is no backup \(name); `dailve backups` lists them."
    case .unreadableRecord(let path, let reason):
      "\(path) cannot be read: \(reason). It says where backups go and whom they are encrypted for, so none is made and none is used meanwhile. Repair the file or its permissions, or delete it; then start `dailve serve` with the --backups and --backup-recipient that you use, so that it is written again."
    case .busy: "Another backup is being made or restored. Wait until it is done."
    case .stopped: "The backup was not finished, because everything is being deleted."
    case .failed(let reason): "The backup could not be made: \(reason)."
    }
  }

  static func kind(_ kind: BackupKind) -> String {
    switch kind {
    case .hourly: "by the hour"
    case .asked: "asked for"
    case .upgrade: "before an update"
    case .undo: "before an undo"
    case .restore: "before a restore"
    }
  }
}
