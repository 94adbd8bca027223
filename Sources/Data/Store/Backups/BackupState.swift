internal import DailveDomain
internal import GRDB

/// The state of a store, as a text that changes whenever something is worth another backup.
struct BackupState {
  /// Empty for an empty store, `nil` for one that cannot be read.
  let text: String?

  init(_ files: StoreFolder) {
    func read() throws -> String {
      let waiting = try ChangeQueue(files).file.bytes() ?? []
      let deliveries = try DeliverySpool(folder: files.path).entries().map(\.id)
      let newest = try ReadOnlyStore.look(files).readOnce { db in
        try db.tableExists("this_device") ? ChangeFeed.revision(db) : ""
      }
      let access = try Directory.state(files) == .whole ? Directory.look(files, Directory.revision) : 0
      if newest.hasSuffix(".0"), waiting.isEmpty, deliveries.isEmpty, access == 0 { return "" }
      return "\(newest) \(BackupManifest.file(waiting).digest) \(deliveries.joined(separator: ",")) \(access)"
    }
    // If this fails, nobody knows whether the store has changed; the next backup reads the same and says why it cannot be read.
    text = try? read()
  }

  /// The store's own part of a state.
  static func revision(_ text: String) -> String? { text.split(separator: " ").first.map(String.init) }

  /// The number of the newest change in a copy with this revision; `nil` for a revision of another store, such as this
  /// one before it was restored from a backup.
  static func change(_ revision: String, of device: String) -> Int? {
    let parts = revision.split(separator: ".")
    guard parts.count == 2, String(parts[0]) == device else { return nil }
    return Int(parts[1])
  }
}
