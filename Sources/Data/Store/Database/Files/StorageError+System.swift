internal import DailveDomain
internal import DailveSystem
internal import Foundation
internal import GRDB

extension StoreFailure {
  /// The error of one port for whatever failed below it.
  init(_ error: any Error, during task: StorageTask, in folder: String) {
    self = error as? Self ?? .storage(StorageError(error, during: task, in: folder))
  }
}

extension StorageError {
  /// Classifies errors of SQLite and the system by what a person can do about them.
  init(_ error: any Error, during task: StorageTask, in folder: String) {
    if let error = StorageError(in: error) {
      self = error
      return
    }
    switch error {
    case WholeStoreError.inUse: self = .busy
    case let error as DatabaseError: self = Self.sorted(error, during: task, in: folder)
    case let error as CocoaError where error.code == .fileWriteOutOfSpace: self = .full(task, folder: folder)
    case let error as CocoaError where error.code == .fileWriteNoPermission || error.code == .fileReadNoPermission:
      self = .failed(reason: "\(folder) may not be written to")
    default: self = .failed(reason: String(describing: error))
    }
  }

  private static func sorted(_ error: DatabaseError, during task: StorageTask, in folder: String) -> StorageError {
    let reason = "SQLite \(error.extendedResultCode.rawValue): \(error.message ?? "")"
    switch error.resultCode {
    // Interrupted or misused: the store was closed under a reader, to be erased.
    case .SQLITE_BUSY, .SQLITE_LOCKED, .SQLITE_INTERRUPT, .SQLITE_MISUSE: return .busy
    case .SQLITE_FULL: return .full(task, folder: folder)
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: return .damaged(reason: error.message ?? "")
    case .SQLITE_IOERR, .SQLITE_CANTOPEN:
      // Only the data file itself reports a full disk; shared memory and new files fail as if broken.
      let isFull = error.extendedResultCode == .SQLITE_IOERR_SHMSIZE || !hasRoom(folder)
      return isFull ? .full(task, folder: folder) : .failed(reason: reason)
    default: return .failed(reason: reason)
    }
  }

  init(_ error: SystemError, during task: StorageTask, in folder: String) {
    self = error.isFull ? .full(task, folder: folder) : .failed(reason: "\(error.reason) (\(folder))")
  }

  /// Calls the system and turns its error into one that names the failed task.
  static func calling<T: ~Copyable>(
    during task: StorageTask, in folder: String, _ call: () throws(SystemError) -> T
  ) throws(StorageError) -> T {
    do {
      return try call()
    } catch {
      throw StorageError(error, during: task, in: folder)
    }
  }

  /// True if the folder's disk has room for another file and another block.
  private static func hasRoom(_ folder: String) -> Bool {
    guard let room = FileSystem.room(folder) else { return true }
    return room.free > 0 && room.acceptsAnotherFile
  }
}
