internal import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// Allows one writer per store, across programs: an import, an undo, an erasure, a change, a migration. The kernel
/// releases it when the process ends.
final class WriteLock: Sendable {
  private let descriptor: Int32

  /// - Throws: `busy` when another writer has it.
  convenience init(_ folder: StoreFolder, during task: StorageTask) throws(StorageError) {
    try self.init(at: folder.lock, folder, during: task)
  }

  /// The same with another file, for exclusive work that does not write.
  convenience init(at path: String, _ folder: StoreFolder, during task: StorageTask) throws(StorageError) {
    let opened = unsafe open(path, O_CREAT | O_RDWR | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard opened >= 0 else { throw StorageError(system: errno, during: task, in: folder.path) }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      // Not yet a property: `deinit` would close it again, and by then it may belong to somebody else.
      close(opened)
      throw .busy
    }
    self.init(opened)
  }

  private init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Waits for another writer, blocking the thread.
  ///
  /// - Parameter path: Another file than that of writers.
  /// - Throws: `busy` if another writer has it for all that time.
  static func wait(
    at path: String? = nil, _ folder: StoreFolder, during task: StorageTask, atMost patience: Duration
  ) throws(StorageError) -> WriteLock {
    let deadline = ContinuousClock.now + patience
    while true {
      do {
        return try WriteLock(at: path ?? folder.lock, folder, during: task)
      } catch {
        guard error == .busy, ContinuousClock.now < deadline else { throw error }
        Thread.sleep(forTimeInterval: 0.01)
      }
    }
  }

  func release() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }
}
