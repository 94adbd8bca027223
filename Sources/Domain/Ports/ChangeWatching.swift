/// Reports changes of the store.
public protocol ChangeWatching: Sendable {
  /// Whether saved changes wait for an import to end before statistics reflect them.
  var hasWaitingChanges: Bool { get }
  /// A text that changes whenever something on a page may have changed, and only then.
  func revision() async throws(StorageError) -> String
}
