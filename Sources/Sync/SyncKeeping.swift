package import DailveDomain

/// A store that others sync with.
package protocol SyncKeeping: Sendable {
  /// - Throws: The store's error, or `PeerError` for a store on another machine; nothing of the push is stored then.
  func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt
  /// - Throws: The same.
  func page(_ pull: SyncPull) async throws -> SyncPage
}

/// A store to which devices send the forms that were filled in on them.
package protocol SubmissionKeeping: Sendable {
  /// The same store for the length of one form: what is changed through it is stamped by the form's age, and has a receipt. A form is one
  /// change; `StorageError.repeated` says that it was taken before.
  func scoped(to submission: SyncSubmission) -> Self
  /// Whether a form was taken and changed something, by `SyncSubmission.id`.
  func hasTaken(_ submission: String) async throws(StorageError) -> Bool
  /// The result of an accepted form.
  func outcome(of submission: SyncSubmission) async throws(StorageError) -> SyncOutcome
}
