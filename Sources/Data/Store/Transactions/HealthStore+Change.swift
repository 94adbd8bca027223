internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Dispatch
internal import Foundation
internal import GRDB

/// The only way for a person's change into the store.
///
/// A change is computed from what readers see and synced to the change queue, one after another: then it is saved. The holder of the write lock
/// applies it from there, with everything derived from it, in one transaction; usually the saver does so at once, and waits for it as long as a
/// person would. An import or another writer that is running applies the changes when it ends: nobody waits for it, nothing is lost, and an import is
/// still seen whole or not at all.
extension HealthStore {
  /// How long a save waits for the write lock, so that its effects show at once.
  private static let patience = Duration.milliseconds(100)
  /// How long operations wait for the lock if they cannot wait in the change queue.
  static let longPatience = Duration.seconds(2)

  /// - Parameters:
  ///   - failure: The error of the port; `StorageError` for one that saves no entries, which no form sends twice.
  ///   - make: Returns the change and a result, given the store with pending changes. No other save runs meanwhile.
  /// - Throws: `repeated` for a form that was accepted before.
  func change<T: Sendable, E: StoreFailure>(
    throwing failure: E.Type = SaveError.self,
    _ make: @escaping @Sendable (StoreReader) throws -> (change: PersonChange?, result: T)
  ) async throws(E) -> T {
    try await onThread(throwing: failure, during: .saving) { [self] in
      let (isSaved, result) = try save(make)
      if isSaved { applyQueueSoon() }
      return result
    }
  }

  /// Applies saved changes, and returns once that is done or the saver has waited long enough.
  private func applyQueueSoon() {
    guard let answersWithin else {
      if !applyQueueIfFree(within: Self.patience) { applyQueueLater() }
      return
    }
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread { [store = whole] in
      if !store.applyQueueIfFree(within: Self.patience) { store.applyQueueLater() }
      isDone.signal()
    }
    _ = isDone.wait(timeout: .now() + answersWithin / .seconds(1))
  }

  private func save<T>(_ make: (StoreReader) throws -> (change: PersonChange?, result: T)) throws -> (Bool, T) {
    guard gate.scratch == nil else { throw StorageError.failed(reason: "a store for a preview takes no changes") }
    return try gate.use { database in
      try checkPlace()
      return try changeQueue.append(for: submission) { waiting in
        // Pending changes are read before the store: they leave the change queue only once they are in it.
        try database.read { db in
          let reader = try StoreReader(
            db, zones: zones, directory: directory, waiting: waiting, answers: gate.scratch == nil ? answers : nil,
            elements: elements,
            submission: submission, steady: steady)
          if let submission, try reader.hasReceipt(submission.id) { throw SaveError.repeated }
          return try make(reader)
        }
      }
    }
  }

  /// Writes under the write lock, after pending changes.
  ///
  /// - Throws: `busy` if another writer holds the lock for all that time.
  func withWriteLock<T>(
    during task: StorageTask, atMost patience: Duration, _ body: (any DatabaseWriter) throws -> T
  ) throws -> T {
    let lock = try lock(during: task, atMost: patience)
    defer { release(lock) }
    do {
      return try gate.use { database in
        try checkPlace()
        try applyQueue(into: database)
        return try body(database)
      }
    } catch let error as DatabaseError where error.resultCode == .SQLITE_IOERR {
      dropFailedCommit()
      throw error
    }
  }

  /// Removes a failed commit from the log. A commit that could not be synced has failed, and yet all of it is in the log, where the next program
  /// would find it if this one ended now. A checkpoint moves earlier commits into the file and cuts off the log.
  private func dropFailedCommit() {
    // If a reader takes longer than the timeout, or the disk fails again, the commit stays until the next one overwrites it.
    try? gate.use { database in
      try database.writeWithoutTransaction { db in
        try db.execute(sql: "PRAGMA busy_timeout = 2000; PRAGMA wal_checkpoint(TRUNCATE); PRAGMA busy_timeout = 60000")
      }
    }
  }

  /// Releases the lock. A saver tries the lock after adding to the change queue, and this looks into the change queue after
  /// releasing the lock: one of the two sees the other.
  func release(_ lock: WriteLock?) {
    guard let lock else { return }
    lock.release()
    if changeQueue.file.isThere { applyQueueLater() }
  }

  /// The time that decides which data is old enough to be deleted.
  func steadyTime(_ db: Database) throws -> Instant {
    try steady.look { try ClockEvidence.newest(db) }.time
  }

  /// Keeps work that waits for locks and disks off the cooperative threads.
  func onThread<T: Sendable, E: StoreFailure>(
    throwing _: E.Type = StorageError.self, during task: StorageTask, _ body: @escaping @Sendable () throws -> T
  ) async throws(E) -> T {
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<T, E>, Never>) in
      Thread.detachNewThread { [folder] in
        do {
          done.resume(returning: .success(try body()))
        } catch {
          done.resume(returning: .failure(E(error, during: task, in: folder)))
        }
      }
    }
    return try result.get()
  }
}
