internal import DailveDomain
internal import Foundation
internal import GRDB
internal import Synchronization

extension HealthStore {
  /// Applies pending changes to the store. Requires the lock.
  func applyQueue(into database: any DatabaseWriter) throws {
    work.applying.add(1, ordering: .sequentiallyConsistent)
    defer { work.applying.subtract(1, ordering: .sequentiallyConsistent) }
    while gate.scratch == nil, changeQueue.file.isThere {
      let content = try changeQueue.content()
      if !content.operations.isEmpty {
        try database.write { db in
          let now = try steadyTime(db)
          for operation in content.operations { try operation.apply(db, zones: zones, at: now) }
          try Derivation(zones: zones, elements: elements, mostAnalyses: Self.mostAnalysesOfSaver).run(db)
        }
        steady.save()
        analyseWorkoutsLater()
      }
      if try changeQueue.file.remove(ifStill: content.bytes) { return }
    }
  }

  /// Applies pending changes unless another writer is active. If that fails on a full disk, they stay saved and readers
  /// see them; the next program to open, write or read tries again.
  ///
  /// - Returns: False while another writer is active.
  @discardableResult
  func applyQueueIfFree(within patience: Duration = .zero) -> Bool {
    do {
      try withWriteLock(during: .saving, atMost: patience) { _ in }
      return true
    } catch {
      return StorageError(in: error) != .busy
    }
  }

  /// Applies pending changes on a thread of its own once no writer is active. One such thread is enough.
  func applyQueueLater() {
    guard gate.scratch == nil, !work.isTakingIn.exchange(true, ordering: .sequentiallyConsistent) else { return }
    Thread.detachNewThread { [weak store = whole] in
      var isDone = false
      while !isDone {
        guard let store else { return }
        isDone = store.applyQueueIfFree()
        if isDone {
          store.work.isTakingIn.store(false, ordering: .sequentiallyConsistent)
        } else {
          Thread.sleep(forTimeInterval: 0.05)
        }
      }
    }
  }
}
