/// Tells whether something has changed.
public protocol ChangeWatching: Sendable {
  /// Whether something that was saved waits for an import to end before statistics follow it.
  var hasWaitingChanges: Bool { get }
  /// A text that changes whenever something on a page may have changed, and with nothing else.
  func revision() async throws(StorageError) -> String
}
