package import DailveDomain

/// A store that others sync with.
package protocol SyncKeeping: Sendable {
  /// - Throws: The store's error, or `PeerError` for a store on another machine; the push is then not stored at all.
  func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt
  /// - Throws: The store's error, or `PeerError` for a store on another machine.
  func page(_ pull: SyncPull) async throws -> SyncPage
}

/// A store to which devices send the forms that people filled in on them.
package protocol SubmissionKeeping: Sendable {
  /// The same store for the length of one form: changes through it are stamped by the form's age and get a receipt. A
  /// form is one change; `SaveError.repeated` says that it was accepted before.
  func scoped(to submission: SyncSubmission) -> Self
  /// True if a form with this `SyncSubmission.id` was accepted and changed something.
  func hasTaken(_ submission: String) async throws(StorageError) -> Bool
  /// The result of an accepted form.
  func outcome(of submission: SyncSubmission) async throws(StorageError) -> SyncOutcome
}
