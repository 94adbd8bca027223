package import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// Allows one server per store. The kernel releases it when the process ends.
package final class ServeLock: Sendable {
  private let descriptor: Int32

  /// Take it before reading or changing anything in the folder.
  ///
  /// - Throws: `StorageError.busy` when another server has the store.
  package init(folder: String) throws(StorageError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    } catch {
      throw .failed(reason: "cannot make the folder \(folder)")
    }
    // Locks the folder itself, so that a folder that is not a store gets no file of ours.
    let opened = unsafe open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw .failed(reason: "cannot open the folder \(folder)") }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      close(opened)
      throw .busy
    }
    descriptor = opened
  }

  deinit { close(descriptor) }
}
