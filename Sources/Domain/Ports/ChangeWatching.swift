/// Reports changes of the store.
public protocol ChangeWatching: Sendable {
  /// True if saved changes are waiting for an import to end before statistics reflect them.
  var hasWaitingChanges: Bool { get }
  /// A text that changes whenever something on a page may have changed, and only then.
  ///
  /// - Throws: `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes
  ///   queued beside it cannot be read, `full` or `failed` if the system does not allow reading it. The caller asks
  ///   again a little later.
  func revision() async throws(StorageError) -> String
}
