package import DailveDomain
internal import DailveSystem
internal import Foundation

/// The folder of a store as the system sees it.
package struct FolderInspection: Sendable {
  private let files: StoreFolder

  package init(_ path: String) { files = StoreFolder(path: path) }

  package var isThere: Bool { FileStatus(files.path) != nil }
  package var isFolder: Bool { FileStatus(files.path)?.isFolder == true }
  package var hasStore: Bool { FileStatus(files.database) != nil }
  /// Size of the database and its log.
  package var storeBytes: Int { files.bytes }

  /// Files that other users of this machine own, or can open or replace.
  package var open: [String] { files.paths.filter { FileStatus($0).map { $0.isOpenToOthers || !$0.isOurs } ?? false } }

  /// Bytes that this user may still write to the disk of the folder or, before it exists, of its nearest existing parent; 0 where no more files fit.
  /// `nil` if the system does not tell.
  package var freeBytes: Int? {
    var place = URL(filePath: files.path).standardizedFileURL
    while FileStatus(place.path) == nil, place.pathComponents.count > 1 { place.deleteLastPathComponent() }
    return DiskFile.room(place.path)?.free
  }

  /// True if a server has the store open.
  package var isServed: Bool { Self.isLocked(files.path) }
  /// True if a program is writing to the store.
  package var isWritten: Bool { Self.isLocked(files.lock) }

  /// True if a backup is being made or restored.
  package var isBackingUp: Bool { Self.isLocked(files.backupLock) }

  /// Takes the shared lock only briefly, so that no writer has to wait.
  private static func isLocked(_ path: String) -> Bool {
    guard let file = try? OpenFile(path, for: .reading, .noWait) else { return false }
    do {
      try file.lock(exclusively: false, waits: false)
      return false
    } catch {
      return error == .wouldBlock
    }
  }

  /// Number and size of the uploads and exports that have not ended.
  package var uploads: (count: Int, bytes: Int) {
    // There is no folder before the first upload.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: files.uploads)) ?? []
    let sizes = names.filter(StoreFolder.isUpload).compactMap { FileStatus(files.uploads + "/" + $0)?.bytes }
    return (sizes.count, sizes.reduce(0, +))
  }
}

/// The state of this machine's clock as recorded beside a store, read without opening the store.
package struct ClockInspection: Sendable {
  /// A jump within the last days; `nil` if there was none.
  package let jump: SteadyTime.Jump?

  package init(folder: String) { self.init(SteadyClock(StoreFolder(path: folder))) }

  init(_ clock: SteadyClock) { jump = clock.known?.recentJump }
}
