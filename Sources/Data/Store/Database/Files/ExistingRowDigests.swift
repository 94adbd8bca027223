internal import DailveDomain
internal import Foundation

/// Digests of rows that an import found in the store already, in an unlinked temporary file: memory stays constant, and
/// the few cells that need a closer look get one without reading the export again.
final class ExistingRowDigests {
  /// Two words per entry: cell and digest.
  private static let entry = 16
  private static let most = 16_384
  private let file: FileHandle
  private var buffer: [UInt64] = []

  init(folder: String) throws {
    file = try PrivateFile(nameless: folder, during: .importing).detached()
    buffer.reserveCapacity(Self.most)
  }

  @inline(__always)
  func note(cell: UInt32, digest: UInt64) throws {
    buffer.append(UInt64(cell))
    buffer.append(digest)
    if buffer.count >= Self.most { try flush() }
  }

  // Native byte order: the file lives no longer than the process.
  private func flush() throws {
    try unsafe buffer.withUnsafeBytes { words in unsafe try file.write(contentsOf: Data(words)) }
    buffer.removeAll(keepingCapacity: true)
  }

  func digests(of cells: Set<UInt32>) throws -> [UInt32: Set<UInt64>] {
    guard !cells.isEmpty else { return [:] }
    try flush()
    try file.seek(toOffset: 0)
    var result: [UInt32: Set<UInt64>] = [:]
    while let block = try file.read(upToCount: Self.entry * Self.most), !block.isEmpty {
      unsafe block.withUnsafeBytes { bytes in
        for at in stride(from: 0, to: bytes.count - Self.entry + 1, by: Self.entry) {
          let cell = unsafe UInt32(truncatingIfNeeded: bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self))
          guard cells.contains(cell) else { continue }
          let digest = unsafe bytes.loadUnaligned(fromByteOffset: at + 8, as: UInt64.self)
          result[cell, default: []].insert(digest)
        }
      }
    }
    try file.seekToEnd()
    return result
  }
}
