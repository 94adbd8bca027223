internal import DailveDomain
internal import DailveStore
internal import Foundation

/// The folder of the store, its disk, and its permissions.
struct FolderCheckup {
  let path: String
  let folder: FolderInspection

  init(_ path: String) {
    self.path = path
    folder = FolderInspection(path)
  }

  /// Minimum free bytes: an import writes about as much as the store holds, but at least this much must be free.
  private static let leastRoom = 500_000_000

  func findings() -> [Finding] {
    guard folder.isThere else {
      let advice =
        "Import an export with \(SuggestedCommand("import", "export.zip")), or start \(SuggestedCommand("serve")): both create it. Or give another --store."
      return [.attention(.folder, "The folder \(path) does not exist.", advice), disk].compactMap { $0 }
    }
    guard folder.isFolder else {
      return [.attention(.folder, "\(path) is not a folder.", "Give the --store of an existing or a new store.")]
    }
    return [.well(.folder, path), privacy, disk, uploads, leftovers].compactMap { $0 }
  }

  private var privacy: Finding {
    let open = folder.open
    guard !open.isEmpty else { return .well(.privacy, "Only you can open the files.") }
    return .attention(
      .privacy, "Other users have access to \(open.prefix(3).joined(separator: ", ")).",
      "Run `\(SuggestedCommand.asRoot)chmod -R go-rwx \(SuggestedCommand.path(path))`; files of other users do not belong there."
    )
  }

  private var disk: Finding? {
    guard let free = folder.freeBytes else { return nil }
    let wanted = max(Self.leastRoom, folder.storeBytes)
    let text = "\(Words.size(free)) free; the store takes \(Words.size(folder.storeBytes))."
    return free >= wanted
      ? .well(.disk, text)
      : .attention(.disk, text, "Free some space: an import may need \(Words.size(wanted)).")
  }

  private var uploads: Finding {
    let (count, bytes) = folder.uploads
    let text =
      "\(Words.counted(count, "unfinished upload or export", "unfinished uploads or exports")), \(Words.size(bytes))."
    if count == 0 { return .well(.uploads, "No unfinished uploads.") }
    return folder.isServed
      ? .well(.uploads, text + " The server may be using them.")
      : .attention(.uploads, text, "They are removed the next time \(SuggestedCommand("serve")) starts.")
  }

  /// Copies left behind by a killed restore or backup. A running one has copies, too, so they are not reported while it
  /// runs.
  private var leftovers: Finding? {
    let names = Leftovers(folder: path).names
    guard !names.isEmpty, !folder.isBackingUp else { return nil }
    return .attention(
      .backups, "A restore or a backup was interrupted and left an unencrypted copy: \(names.joined(separator: ", ")).",
      "It is removed the next time a command opens the store, such as \(SuggestedCommand("stats")).")
  }
}
