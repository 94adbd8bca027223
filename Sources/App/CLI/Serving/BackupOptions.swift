internal import ArgumentParser
internal import DailveStore
internal import Foundation

/// The destination of backups while serving, and their recipients.
struct BackupOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Folder for backups, such as one on another disk (default: backups in the folder of the store).",
      discussion: "The folder must exist; it is not created, because its disk may not be connected.",
      valueName: "folder"))
  var backups: String?
  @Option(
    help: ArgumentHelp(
      "Encrypt backups with age for this public key; may be given several times.",
      discussion: "Keep the private key elsewhere: without it nobody can restore them.", valueName: "age1…"))
  var backupRecipient: [String] = []

  func validate() throws {
    guard backups?.isEmpty != true else { throw ValidationError("--backups takes the path of a folder.") }
    guard backupRecipient.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") }) else {
      throw ValidationError("--backup-recipient takes a public key, such as `age-keygen` prints.")
    }
  }

  func apply(to store: String) throws {
    let folder = backups.map { URL(filePath: ($0 as NSString).expandingTildeInPath).standardizedFileURL.path }
    func place(_ path: String) -> String { URL(filePath: path).resolvingSymlinksInPath().standardizedFileURL.path }
    if let folder, place(folder) == place(store) {
      throw ValidationError(
        "--backups is the folder of the store itself: what takes the store would take its backups along. Give a folder on another disk, or leave it out, which keeps them in a folder of their own beside the store."
      )
    }
    try StoreBackups(folder: store).place(in: folder, for: backupRecipient)
  }
}
