internal import DailveDomain
internal import Foundation
#if canImport(Glibc)
  internal import Glibc
#endif

/// The file beside the store in which changes wait while somebody else writes: a line for each, synced before it counts. It is there
/// only as long as something waits.
///
/// Whoever adds a line has the file to themselves for that moment. Reading needs no lock: lines are only ever added, and the file
/// goes as a whole, after everything in it is in the store.
struct OutboxFile: Sendable {
  let folder: StoreFolder

  private static let newline = UInt8(ascii: "\n")

  var isThere: Bool { FileStatus(folder.outbox) != nil }

  /// Everything in the file; `nil` where there is none.
  func bytes() throws(StorageError) -> [UInt8]? {
    guard isThere else { return nil }
    let file: PrivateFile
    do {
      file = try PrivateFile(existing: folder.outbox, in: folder.path, during: .reading)
    } catch {
      // It may be gone since.
      if !isThere { return nil }
      throw error
    }
    return try file.bytes(during: .reading)
  }

  /// Adds what `make` says after a look at what is there; nothing for `nil`. The line is safe when this returns.
  func append<T>(_ make: (_ waiting: [UInt8]) throws -> (line: [UInt8]?, result: T)) throws -> T {
    let file = try PrivateFile(alone: folder.outbox, in: folder.path, during: .saving)
    let before = try file.bytes(during: .saving)
    // The end of a line that a kill cut off: nobody was told that it was saved.
    let whole = before.lastIndex(of: Self.newline).map { $0 + 1 } ?? 0
    do {
      let (line, result) = try make(Array(before.prefix(whole)))
      guard let line else {
        if whole == 0 { try remove() }
        return result
      }
      try file.truncate(to: whole, during: .saving)
      try file.write(line + [Self.newline], at: whole, during: .saving)
      try file.sync(during: .saving)
      if whole == 0 { try syncFolder() }
      return result
    } catch {
      // What was not saved must not turn up later. The first error is the one to tell.
      if whole == 0 { try? remove() } else { try? file.truncate(to: whole, during: .saving) }
      throw error
    }
  }

  /// Takes the file away if nothing has been added to its `count` bytes; what it held is overwritten first.
  func remove(ifStill count: Int) throws(StorageError) -> Bool {
    let file = try PrivateFile(alone: folder.outbox, in: folder.path, during: .saving)
    guard try file.bytes(during: .saving).count == count else { return false }
    try file.write([UInt8](repeating: 0, count: count), at: 0, during: .saving)
    try file.sync(during: .saving)
    try remove()
    return true
  }

  private func remove() throws(StorageError) {
    guard unsafe unlink(folder.outbox) == 0 || errno == ENOENT else {
      throw StorageError(system: errno, during: .saving, in: folder.path)
    }
  }

  /// So that the file's name survives a power cut too.
  private func syncFolder() throws(StorageError) {
    let descriptor = unsafe open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw StorageError(system: errno, during: .saving, in: folder.path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw StorageError(system: errno, during: .saving, in: folder.path) }
  }
}
