package import DailveDomain
internal import Foundation

extension HealthStore: StoreErasing {
  /// How long to wait for readers in this program and in others.
  private static let patience = Duration.seconds(5)

  package func eraseEverything() async throws(StorageError) {
    // On its own thread: it blocks while requests go on.
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<Void, StorageError>, Never>) in
      Thread.detachNewThread { [self] in
        done.resume(returning: Result { () throws(StorageError) in try eraseNow() })
      }
    }
    try result.get()
  }

  private func eraseNow() throws(StorageError) {
    let lock = try WriteLock.wait(files, during: .erasing, atMost: Self.longPatience)
    defer { lock.release() }
    try gate.close(within: Self.patience)
    defer { gate.reopen() }
    answers.clear()
    // What cannot be read keeps nothing from being erased.
    let waiting = (try? outbox.content().operations) ?? []
    try Erasure(folder: files).run(within: Self.patience) { db in
      // Only now does nobody change it any more.
      try KeptSignIn(
        StoreReader(db, zones: zones, files: files, waiting: waiting, answers: nil, elements: nil), accessMemory)
    }
    try files.clearUploads()
    try files.clearDeliveries()
  }
}
