package import DailveDomain
internal import Foundation

extension HealthStore: StoreErasing {
  /// How long to wait for readers in this program and in others.
  private static let patience = Duration.seconds(5)

  package func eraseEverything() async throws(StorageError) {
    // Of a store that cannot be read, sign-in goes too; `dailve users reset` sets it up again.
    let kept = try? await KeptSignIn(access: access(), passkeys: passkeys())
    // On its own thread: it blocks while requests go on.
    let result = await withCheckedContinuation { (done: CheckedContinuation<Result<Void, StorageError>, Never>) in
      Thread.detachNewThread { [self] in
        done.resume(returning: Result { () throws(StorageError) in try eraseNow(keeping: kept) })
      }
    }
    try result.get()
  }

  private func eraseNow(keeping kept: KeptSignIn?) throws(StorageError) {
    let lock = try WriteLock.wait(files, during: .erasing, atMost: Self.longPatience)
    defer { lock.release() }
    try gate.close(within: Self.patience)
    defer { gate.reopen() }
    answers.clear()
    try Erasure(folder: files, kept: kept).run(within: Self.patience)
    try files.clearUploads()
    try files.clearDeliveries()
  }
}
