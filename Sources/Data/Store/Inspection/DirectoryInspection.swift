package import DailveDomain

/// The file beside a store that has sign-in and the keys of devices, which is only looked at.
package struct DirectoryInspection: Sendable {
  package enum Condition: Sendable {
    case whole
    /// The next program that opens the store puts an empty one in its place, which admits nobody.
    case missing
    /// It stands in the place of one that was missing, and nobody has reset sign-in or restored a backup since.
    case lost
  }

  package let condition: Condition

  /// - Parameter folder: The folder of a store that `isCurrent`: an earlier version keeps sign-in in the store itself.
  /// - Throws: `notAStore`, `tooNew`, `altered`, `damaged`; `failed` if it cannot be read.
  package init(folder: String) throws(StorageError) {
    let files = StoreFolder(path: folder)
    do {
      switch try Directory.state(files) {
      case .missing: condition = .missing
      // The next opening completes one that is pending.
      case .pending: condition = .whole
      case .whole: condition = try Directory.look(files) { try AccessTable.isLost($0) } ? .lost : .whole
      }
    } catch {
      throw StorageError(error, during: .reading, in: folder)
    }
  }
}
