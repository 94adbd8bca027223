/// Reports changes of the store.
public protocol ChangeWatching: Sendable {
  /// Whether saved changes wait for an import to end before statistics reflect them.
  var hasWaitingChanges: Bool { get }
  /// A text that changes whenever something on a page may have changed, and only then.
  ///
  /// - Throws: `busy` while the store is closed to be erased or replaced, `damaged` or `tooNew` if it or the changes that wait beside it cannot be
  ///   read, `full` or `failed` if the system does not let it be read. Whoever follows asks again a little later.
  func revision() async throws(StorageError) -> String
}
