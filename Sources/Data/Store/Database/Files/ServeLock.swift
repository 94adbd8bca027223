package import DailveDomain
internal import DailveSystem
internal import Foundation

/// A lock that allows one server per store. The kernel releases it when the process ends.
package final class ServeLock: Sendable {
  private let locked: OpenFile

  /// Takes the lock, which must happen before anything in the folder is read or changed.
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
    do {
      locked = try OpenFile(folder, for: .reading, .folder)
    } catch {
      throw .failed(reason: "cannot open the folder \(folder)")
    }
    do {
      try locked.lock(waits: false)
    } catch {
      throw .busy
    }
  }
}
