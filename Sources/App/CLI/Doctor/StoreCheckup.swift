internal import DailveDomain
internal import DailveStore

/// The store's file: if it can be opened, its version and its content.
struct StoreCheckup {
  let path: String
  let folder: FolderInspection

  /// - Returns: The store for further checks; `nil` if it cannot be queried.
  func findings() -> (findings: [Finding], store: StoreInspection?) {
    guard folder.hasStore else {
      let advice =
        "Import an export with \(SuggestedCommand("import", "export.zip")), or start \(SuggestedCommand("serve"))."
      return ([.attention(.store, "There is no store in \(path) yet.", advice)], nil)
    }
    do {
      let store = try StoreInspection(folder: path)
      let foreign = try store.foreignParts()
      guard foreign.isEmpty else { return ([altered(foreign)], nil) }
      let busy = folder.isWritten ? " Another program is writing to it." : ""
      return (
        [.well(.store, "It opens.\(busy)"), schema(store), content(store)] + rows(store) + [changes(store)],
        store.isCurrent ? store : nil
      )
    } catch {
      return ([Self.finding(.store, error)], nil)
    }
  }

  private func altered(_ parts: [String]) -> Finding {
    .attention(
      .store, "The file has parts that are not Dailve's: \(parts.prefix(3).joined(separator: ", ")). It is not opened.",
      "\(SuggestedCommand("restore", SuggestedCommand.absolute(path) + "/health.sqlite")), or with the path of a copy, takes its data over without them; or restore a backup."
    )
  }

  private func schema(_ store: StoreInspection) -> Finding {
    let (version, known) = (store.version, StoreInspection.knownVersion)
    if version == known { return .well(.schema, "Version \(version), the newest this program supports.") }
    return .attention(
      .schema, "Version \(version); this program writes \(known).",
      "Any other command updates it, such as \(SuggestedCommand("stats")); \(SuggestedCommand("doctor")) can then check more."
    )
  }

  private func content(_ store: StoreInspection) -> Finding {
    do {
      let damage = try store.damage()
      if damage.isEmpty { return .well(.content, "SQLite finds nothing wrong with the file.") }
      return .attention(.content, damage.joined(separator: "; "), Self.rescue)
    } catch {
      return Self.finding(.content, error)
    }
  }

  /// Rows left out of pages and exports.
  private func rows(_ store: StoreInspection) -> [Finding] {
    guard store.isCurrent else { return [] }
    do {
      let setAside = try store.rowsSetAside()
      if setAside.isEmpty { return [] }
      let text =
        "\(SetAsideText.list(setAside)) in the store \(setAside.total == 1 ? "is" : "are") damaged, or not of the size that the store says: left out of pages, exports and what other machines get."
      return [.attention(.content, text, "Import the exports again that have them, or restore a backup.")]
    } catch {
      return [Self.finding(.content, error)]
    }
  }

  private func changes(_ store: StoreInspection) -> Finding {
    do {
      let count = try store.waitingChanges()
      if count == 0 { return .well(.changes, "Everything that you saved is in the store.") }
      let text = "\(Words.counted(count, "saved change is", "saved changes are")) waiting to be applied to the store."
      if folder.isWritten { return .well(.changes, text + " They are applied when the other program is done.") }
      return .attention(.changes, text, "Any other command applies them, such as \(SuggestedCommand("stats")).")
    } catch {
      return Self.finding(.changes, error)
    }
  }

  private static let rescue =
    "Restore the store from a backup, or import your exports into a new --store; \(SuggestedCommand("export apple", "export.zip")) saves what can still be read."

  /// The finding for a store that cannot be inspected.
  static func finding(_ subject: Finding.Subject, _ error: any Error) -> Finding {
    switch StorageError(in: error) {
    case .damaged(let reason)?: return .attention(subject, "The store is damaged: \(reason).", rescue)
    case .busy?:
      return .attention(
        subject, "Another program has locked the store, so it cannot be read.",
        "Wait until it is done, and try again.")
    default:
      return .attention(subject, ErrorText.sentence(for: error), "Then run \(SuggestedCommand("doctor")) again.")
    }
  }
}
