package import DailveDomain

/// A store that others sync with.
package protocol SyncKeeping: Sendable {
  /// - Throws: The store's error; nothing of the push is stored then.
  func sync(_ push: SyncPush, now: Int) async throws(StorageError) -> SyncReceipt
  func page(_ pull: SyncPull) async throws(StorageError) -> SyncPage
}
