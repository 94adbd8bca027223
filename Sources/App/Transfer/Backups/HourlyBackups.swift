package import DailveDomain
package import DailveScores
package import DailveStore
internal import Foundation
internal import Synchronization

/// The backups of a store while it is served: one an hour if something has changed, made on a separate thread of the lowest priority, and
/// those that the person asks for.
package final class HourlyBackups: BackupKeeping {
  private struct State {
    var work: BackupWork?
    /// The error of the newest work, if it failed.
    var failure: (any Error)?
    var restored: (at: Instant, result: Result<RestoreReport, any Error>)?
  }

  private let store: HealthStore
  private let now: @Sendable () -> Instant
  private let log: @Sendable (any Error) -> Void
  private let notRestored: @Sendable (any Error) -> Void
  private let onRestored: @Sendable () -> Void
  private let state = Mutex(State())
  private let looks: BackupScanner

  /// Seconds between checks, and before the first one, so that the start is not slowed down.
  private static let rest = 30.0
  /// How long a request waits for the work to finish.
  private static let patience = Duration.seconds(10)

  /// - Parameters:
  ///   - log: Called with the reason why backups cannot be made.
  ///   - notRestored: Called with the reason why a backup was not restored.
  ///   - onRestored: Called after a backup has replaced the store.
  package init(
    store: HealthStore, now: @escaping @Sendable () -> Instant, log: @escaping @Sendable (any Error) -> Void = { _ in },
    notRestored: @escaping @Sendable (any Error) -> Void = { _ in },
    onRestored: @escaping @Sendable () -> Void = {}
  ) {
    self.store = store
    self.now = now
    self.log = log
    self.notRestored = notRestored
    self.onRestored = onRestored
    looks = BackupScanner {
      do throws(BackupProblem) {
        return .found(try store.backups.overview())
      } catch {
        return .failed(error)
      }
    }
  }

  package func start() {
    Thread.detachNewThread { [self] in
      BackgroundPriority.beginLast()
      var told: BackupProblem?
      while true {
        Thread.sleep(forTimeInterval: Self.rest)
        store.backups.freeSpace(at: now())
        do throws(BackupProblem) {
          let overview = try store.backups.overview()
          told = nil
          guard overview.hasChanged, overview.next(at: now()) <= now(), begin(.making) else { continue }
        } catch {
          // Log a problem once, not at every check.
          if told != error { log(error) }
          told = error
          continue
        }
        end(with: Result { _ = try store.makeBackup(.hourly, at: now()) })
      }
    }
  }

  /// - Returns: False if other work is in progress.
  private func begin(_ work: BackupWork) -> Bool {
    state.withLock { state in
      guard state.work == nil else { return false }
      state.work = work
      state.failure = nil
      return true
    }
  }

  private func end(with result: Result<Void, any Error>) {
    var failure: (any Error)?
    if case .failure(let error) = result { failure = error }
    let work = state.withLock { state in
      defer { state.work = nil }
      state.failure = failure
      return state.work
    }
    guard let failure else { return }
    if work == .restoring { notRestored(failure) } else { log(failure) }
  }

  package var backupWork: BackupWork? { state.withLock { $0.work } }
  package var lastRestored: (at: Instant, result: Result<RestoreReport, any Error>)? { state.withLock { $0.restored } }

  package func scanBackups() async -> BackupScan { await looks.newest() }

  package func backupNames() async throws(BackupProblem) -> [BackupName] {
    let result = await withCheckedContinuation {
      (done: CheckedContinuation<Result<[BackupName], BackupProblem>, Never>) in
      Thread.detachNewThread { [store] in
        done.resume(returning: Result { () throws(BackupProblem) in try store.backups.names })
      }
    }
    return try result.get()
  }

  package func backup(holding batch: Int) async throws -> BackupName? {
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<BackupName?, any Error>, Never>) in
      Thread.detachNewThread { [store] in
        done.resume(returning: Result { try store.backup(holding: batch) })
      }
    }
    return try result.get()
  }

  package func backUp() async throws -> Bool {
    guard begin(.making) else { throw BackupProblem.busy }
    Thread.detachNewThread { [self] in
      BackgroundPriority.begin()
      end(with: Result { _ = try store.makeBackup(.asked, at: now()) })
    }
    return try await isDone()
  }

  package func outlook(_ name: BackupName) async throws -> RestoreOutlook {
    let result = await withCheckedContinuation {
      (done: CheckedContinuation<Result<RestoreOutlook, any Error>, Never>) in
      Thread.detachNewThread { [store] in
        done.resume(returning: Result { try store.backups.outlook(store.backups.path(name)) })
      }
    }
    return try result.get()
  }

  package func restore(_ name: BackupName, isWinning: Bool) async throws -> Bool {
    guard begin(.restoring) else { throw BackupProblem.busy }
    Thread.detachNewThread { [self] in
      let result = Result { try store.restoreBackup(at: store.backups.path(name), isWinning: isWinning, now: now()) }
      state.withLock { $0.restored = (now(), result) }
      end(with: result.map { _ in })
      if case .success = result { onRestored() }
    }
    return try await isDone()
  }

  /// Waits for the work to finish.
  ///
  /// - Returns: False if it takes longer than `patience`.
  /// - Throws: The error of the work.
  private func isDone() async throws -> Bool {
    let deadline = ContinuousClock.now + Self.patience
    while ContinuousClock.now < deadline {
      let (isUnderWay, failure) = state.withLock { ($0.work != nil, $0.failure) }
      if !isUnderWay {
        if let failure { throw failure }
        return true
      }
      try await Task.sleep(for: .milliseconds(30))
    }
    return false
  }
}
