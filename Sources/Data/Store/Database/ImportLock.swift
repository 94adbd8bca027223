internal import DailveDomain
#if canImport(Glibc)
  internal import Glibc
#endif

/// Lets one import at a time into a store, across programs. The kernel releases it when the program dies.
final class ImportLock: Sendable {
  private let descriptor: Int32

  init(folder: String) throws(StorageError) {
    let opened = unsafe open(folder + "/import.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard opened >= 0 else { throw .failed(reason: "cannot create the import lock") }
    guard flock(opened, LOCK_EX | LOCK_NB) == 0 else {
      // Not yet a property: `deinit` would close it again, and by then it may be somebody else's.
      close(opened)
      throw .busy
    }
    descriptor = opened
  }

  func release() { flock(descriptor, LOCK_UN) }

  deinit { close(descriptor) }
}
