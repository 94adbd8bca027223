internal import DailveDomain
internal import DailveSystem
internal import Foundation

/// Allows one writer per store, across programs: an import, an undo, an erasure, a change, a migration. The kernel
/// releases it when the process ends.
final class WriteLock: Sendable {
  private let file: OpenFile

  /// - Throws: `busy` when another writer has it.
  convenience init(_ folder: StoreFolder, during task: StorageTask) throws(StorageError) {
    try self.init(at: folder.lock, folder, during: task)
  }

  /// Locks another file, for exclusive work that does not write.
  init(at path: String, _ folder: StoreFolder, during task: StorageTask) throws(StorageError) {
    file = try StorageError.calling(during: task, in: folder.path) { () throws(SystemError) in
      try OpenFile(path, for: .both, [.create, .noLink])
    }
    do {
      try file.lock(waits: false)
    } catch {
      throw .busy
    }
  }

  /// Waits for another writer, blocking the thread.
  ///
  /// - Parameter path: The file to lock, by default that of writers.
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

  func release() { file.unlock() }
}
