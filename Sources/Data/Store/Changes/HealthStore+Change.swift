internal import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

/// The one way in which what a person changes gets into the store.
///
/// A change is made from what readers see and synced to the outbox, one after another: then it is saved. Whoever has the write lock
/// takes it from there into the store, with everything that is derived from it, in one transaction; mostly that is the saver
/// itself, at once. While an import or somebody else writes, they do it when they are done: nobody waits for them, nothing
/// is lost, and an import is still seen whole or not at all.
extension HealthStore {
  /// How long a saver waits for writers that are soon done, to show what follows from the change.
  private static let patience = Duration.milliseconds(100)
  /// For what cannot wait in the outbox.
  static let longPatience = Duration.seconds(2)

  /// - Parameter make: Says from the store as it is, with what waits, what to change and what to return. Nobody saves meanwhile.
  func change<T: Sendable>(_ make: @escaping @Sendable (StoreReader) throws -> (change: PersonChange?, result: T))
    async throws(StorageError) -> T
  {
    try await onThread(during: .saving) { [self] in
      let (isSaved, result) = try save(make)
      if isSaved, !takeInIfFree(within: Self.patience) { takeInLater() }
      return result
    }
  }

  private func save<T>(_ make: (StoreReader) throws -> (change: PersonChange?, result: T)) throws -> (Bool, T) {
    guard gate.scratch == nil else { throw StorageError.failed(reason: "a store for a preview takes no changes") }
    return try gate.use { database in
      try outbox.append { waiting in
        // What waits is read before the store: it leaves the outbox only when it is in there.
        try database.read { db in try make(StoreReader(db, zones: zones, waiting: waiting)) }
      }
    }
  }

  /// Writes as the only one who does, after what was waiting.
  ///
  /// - Throws: `busy` when another has the lock all the while.
  func withWriteLock<T>(
    during task: StorageTask, atMost patience: Duration, _ body: (any DatabaseWriter) throws -> T
  ) throws -> T {
    let lock = try lock(during: task, atMost: patience)
    defer { release(lock) }
    return try gate.use { database in
      try takeIn(into: database)
      return try body(database)
    }
  }

  /// Gives the lock back. Whoever put something into the outbox looks for the lock afterwards, and this looks into the outbox
  /// afterwards: one of the two sees the other.
  func release(_ lock: WriteLock?) {
    guard let lock else { return }
    lock.release()
    if outbox.file.isThere { takeInLater() }
  }

  /// Takes into the store what waits. Only with the lock.
  func takeIn(into database: any DatabaseWriter) throws {
    while gate.scratch == nil, outbox.file.isThere {
      let content = try outbox.content()
      if !content.operations.isEmpty {
        try database.write { db in
          for operation in content.operations { try operation.apply(db, zones: zones) }
          try Derivation(zones: zones).run(db)
        }
      }
      if try outbox.file.remove(ifStill: content.bytes) { return }
    }
  }

  /// Takes in what waits, unless somebody is writing. Where that fails, on a full disk, everything stays as safe as it was, and
  /// readers see it: the next who opens the store, writes or reads tries again.
  ///
  /// - Returns: False while somebody is writing.
  @discardableResult
  func takeInIfFree(within patience: Duration = .zero) -> Bool {
    do {
      try withWriteLock(during: .saving, atMost: patience) { _ in }
      return true
    } catch {
      return error as? StorageError != .busy
    }
  }

  /// The same as soon as nobody is writing, by a thread of its own; one is enough.
  func takeInLater() {
    guard gate.scratch == nil, !isTakingIn.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Thread.detachNewThread { [weak self] in
      var isDone = false
      while !isDone {
        guard let store = self else { return }
        isDone = store.takeInIfFree()
        if isDone {
          store.isTakingIn.store(false, ordering: .sequentiallyConsistent)
        } else {
          Thread.sleep(forTimeInterval: 0.05)
        }
      }
    }
  }

  /// Work that waits for locks and disks stays off the threads that all tasks share.
  func onThread<T: Sendable>(during task: StorageTask, _ body: @escaping @Sendable () throws -> T)
    async throws(StorageError) -> T
  {
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<T, StorageError>, Never>) in
      Thread.detachNewThread { [folder] in
        do {
          done.resume(returning: .success(try body()))
        } catch {
          done.resume(returning: .failure(StorageError(error, during: task, in: folder)))
        }
      }
    }
    return try result.get()
  }
}
