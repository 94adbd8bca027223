internal import Synchronization

/// Background work of a store.
final class BackgroundWork: Sendable {
  /// Whether a backup that is being made is to end.
  let wantsNoBackup = Atomic(false)
  /// Whether a thread waits to apply the outbox.
  let isTakingIn = Atomic(false)
  /// Whether a thread makes analyses of workouts.
  let isAnalysing = Atomic(false)
}
