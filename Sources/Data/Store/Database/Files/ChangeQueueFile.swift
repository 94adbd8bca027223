internal import DailveDomain
internal import Foundation

/// The file beside the store that holds changes while another writer is active: one line each, synced before it counts.
/// It exists only while something is pending.
///
/// Appending takes an exclusive lock. Reading needs none: lines are only appended, and the file is removed as a whole,
/// once all of it is in the store.
struct ChangeQueueFile: Sendable {
  let folder: StoreFolder

  var isThere: Bool { FileStatus(folder.changeQueue) != nil }

  /// The whole file; `nil` if there is none.
  func bytes() throws(StorageError) -> [UInt8]? {
    guard isThere else { return nil }
    let file: PrivateFile
    do {
      file = try PrivateFile(existing: folder.changeQueue, in: folder.path, during: .reading)
    } catch {
      // The file may have been removed since.
      if !isThere { return nil }
      throw error
    }
    return try file.bytes(during: .reading)
  }

  /// Appends the line that `make` returns after a look at the content; nothing for `nil`. The line is durable when this
  /// returns.
  ///
  /// - Parameter wholeBytes: How many bytes of the content were saved. The rest is overwritten.
  func append<T>(
    wholeBytes: ([UInt8]) throws -> Int, _ make: (_ waiting: [UInt8]) throws -> (line: [UInt8]?, result: T)
  ) throws -> T {
    let file = try PrivateFile(alone: folder.changeQueue, in: folder.path, during: .saving)
    let before = try file.bytes(during: .saving)
    let whole = try wholeBytes(before)
    do {
      let (line, result) = try make(Array(before.prefix(whole)))
      guard let line else {
        if whole == 0 { try remove() }
        return result
      }
      try file.truncate(to: whole, during: .saving)
      try file.write(line, at: whole, during: .saving)
      try file.sync(during: .saving)
      if whole == 0 { try folder.sync(folder.path, during: .saving) }
      return result
    } catch {
      // A line that was not saved must not turn up later. The first error is reported.
      if whole == 0 { try? remove() } else { try? file.truncate(to: whole, during: .saving) }
      throw error
    }
  }

  /// Removes the file if it still has `count` bytes; they are overwritten first.
  func remove(ifStill count: Int) throws(StorageError) -> Bool {
    let file = try PrivateFile(alone: folder.changeQueue, in: folder.path, during: .saving)
    guard try file.bytes(during: .saving).count == count else { return false }
    try file.write([UInt8](repeating: 0, count: count), at: 0, during: .saving)
    try file.sync(during: .saving)
    try remove()
    return true
  }

  private func remove() throws(StorageError) {
    try DiskFile.remove(folder.changeQueue, in: folder.path, during: .saving)
  }
}
