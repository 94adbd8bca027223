internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import NIOCore
internal import NIOPosix

/// The destination file of an upload. Disks block, and the threads that answer pages must not, so bytes are collected
/// into blocks, and NIO's thread pool creates, writes, closes and deletes the file.
struct UploadFile {
  private static let block = 1 << 19

  let path: String
  private let handle: FileHandle
  private var pending = Data()

  /// - Parameter folder: Created if it does not exist.
  /// - Throws: `StorageError` if the file cannot be created.
  init(in folder: String) async throws {
    let path = folder + "/upload-\(UUID().uuidString)"
    self.path = path
    handle = try await NIOThreadPool.singleton.runIfActive {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
        let handle = FileHandle(forWritingAtPath: path)
      else { throw StorageError(writing: CocoaError(.fileWriteUnknown), in: folder) }
      return handle
    }
  }

  mutating func append(_ bytes: some Collection<UInt8> & Sendable) async throws {
    pending.append(contentsOf: bytes)
    if pending.count >= Self.block { try await flush() }
  }

  mutating func close() async throws {
    try await flush()
    try await NIOThreadPool.singleton.runIfActive { [handle] in try handle.close() }
  }

  /// Deletes the file.
  func discard() async { await Self.discard(path, handle) }

  /// Deletes the file of an upload, which takes a while for gigabytes.
  static func discard(_ path: String, _ handle: FileHandle? = nil) async {
    await NIOThreadPool.singleton.complete {
      // An error would help nobody here: a file that cannot be deleted now is deleted at the next start of the server.
      try? handle?.close()
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private mutating func flush() async throws {
    let (bytes, handle, path) = (pending, handle, path)
    pending = Data()
    try await NIOThreadPool.singleton.runIfActive {
      do {
        try handle.write(contentsOf: bytes)
      } catch {
        throw StorageError(writing: error, in: path)
      }
    }
  }

  /// Free bytes on the disk of an existing folder; `nil` if the system does not say.
  static func room(in folder: String) async -> Int? {
    // The pool refuses work while the program exits.
    do { return try await NIOThreadPool.singleton.runIfActive { free(in: folder) } } catch { return nil }
  }

  /// Queries the disk.
  fileprivate static func free(in folder: String) -> Int? {
    (try? FileManager.default.attributesOfFileSystem(forPath: folder))?[.systemFreeSize].flatMap { $0 as? NSNumber }?
      .intValue
  }
}

extension StorageError {
  /// `full` if the disk has no room, else `failed`.
  ///
  /// - Parameter path: The file concerned, for the log.
  init(writing error: any Error, in path: String) {
    let isFull = (error as? CocoaError)?.code == .fileWriteOutOfSpace || UploadFile.free(in: Self.folder(path)) == 0
    self = isFull ? .full(.importing, folder: Self.folder(path)) : .failed(reason: "cannot write \(path)")
  }

  private static func folder(_ path: String) -> String { (path as NSString).deletingLastPathComponent }
}
