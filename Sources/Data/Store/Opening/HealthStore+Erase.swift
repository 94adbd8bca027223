package import DailveDomain
internal import Foundation
internal import Synchronization

extension HealthStore: StoreErasing {
  /// How long to wait for readers in this program and in others.
  private static let patience = Duration.seconds(5)

  @discardableResult package func eraseEverything() async throws(WholeStoreError) -> ErasureReport {
    // Erasing has a thread of its own, because it blocks while requests go on.
    let result = await withCheckedContinuation {
      (done: CheckedContinuation<Result<ErasureReport, WholeStoreError>, Never>) in
      Thread.detachNewThread { [self] in
        done.resume(returning: Result { () throws(WholeStoreError) in try eraseNow() })
      }
    }
    return try result.get()
  }

  private func eraseNow() throws(WholeStoreError) -> ErasureReport {
    let backups = try endBackups()
    defer {
      work.wantsNoBackup.store(false, ordering: .sequentiallyConsistent)
      backups?.release()
    }
    let lock = try WholeStoreError.of { () throws(StorageError) -> WriteLock? in
      try self.lock(during: .erasing, atMost: Self.longPatience)
    }
    defer { lock?.release() }
    try gate.close(within: Self.patience)
    defer { gate.reopen() }
    answers.clear()
    var report = ErasureReport()
    try Erasure(folder: files).run(
      within: Self.patience,
      removing: { () throws(StorageError) in
        try files.clearUploads()
        try files.clearDeliveries()
        report.backupsLeft = ErasedBackups(files).left
      }, forgetting: directory.forgetDevices)
    return report
  }

  /// Ends a running backup at its next step and lets no other begin.
  private func endBackups() throws(WholeStoreError) -> WriteLock? {
    work.wantsNoBackup.store(true, ordering: .sequentiallyConsistent)
    let deadline = ContinuousClock.now + Self.patience
    while true {
      do {
        return try WriteLock(at: files.backupLock, files, during: .erasing)
      } catch {
        // If the lock's file does not fit, no backup fits either.
        if case .full = error { return nil }
        guard error == .busy, ContinuousClock.now < deadline else {
          work.wantsNoBackup.store(false, ordering: .sequentiallyConsistent)
          throw error == .busy ? .inUse(by: StoreUser.all(of: files)) : .storage(error)
        }
        Thread.sleep(forTimeInterval: 0.02)
      }
    }
  }
}
