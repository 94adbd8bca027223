internal import Synchronization

/// Background work of a store.
final class BackgroundWork: Sendable {
  /// Whether a backup that is being made is to end.
  let wantsNoBackup = Atomic(false)
  /// Whether a thread waits to apply the outbox.
  let isTakingIn = Atomic(false)
  /// How many threads of this program apply the outbox or make a few analyses, which ends by itself: 0 or 1, since that needs the write lock.
  let applying = Atomic(0)
  /// Whether a thread makes analyses of workouts.
  let isAnalysing = Atomic(false)
}
