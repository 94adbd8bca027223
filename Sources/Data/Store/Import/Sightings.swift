internal import DailveDomain
internal import Foundation

/// Digests of rows that an import found in the store already, in a file that has no name and goes away by itself: memory stays
/// constant, and the few cells that need a closer look get one without reading the export again.
final class Sightings {
  private static let entry = 12
  private let file: FileHandle
  private var buffer: [UInt8] = []

  init(folder: String) throws {
    let path = folder + "/sightings-\(UUID().uuidString)"
    guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
      let file = FileHandle(forUpdatingAtPath: path)
    else { throw StorageError.failed(reason: "cannot write to \(folder)") }
    self.file = file
    try FileManager.default.removeItem(atPath: path)
  }

  @inline(__always)
  func note(cell: UInt32, digest: UInt64) throws {
    for shift in stride(from: 0, to: 32, by: 8) { buffer.append(UInt8(truncatingIfNeeded: cell >> UInt32(shift))) }
    for shift in stride(from: 0, to: 64, by: 8) { buffer.append(UInt8(truncatingIfNeeded: digest >> UInt64(shift))) }
    if buffer.count >= 1 << 16 { try flush() }
  }

  private func flush() throws {
    try file.write(contentsOf: Data(buffer))
    buffer.removeAll(keepingCapacity: true)
  }

  func digests(of cells: Set<UInt32>) throws -> [UInt32: Set<UInt64>] {
    guard !cells.isEmpty else { return [:] }
    try flush()
    try file.seek(toOffset: 0)
    var result: [UInt32: Set<UInt64>] = [:]
    while let block = try file.read(upToCount: Self.entry * 16_384), !block.isEmpty {
      let bytes = [UInt8](block)
      for at in stride(from: 0, to: bytes.count - Self.entry + 1, by: Self.entry) {
        let cell = (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[at + $1]) << UInt32(8 * $1) }
        guard cells.contains(cell) else { continue }
        result[cell, default: []].insert(
          (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[at + 4 + $1]) << UInt64(8 * $1) })
      }
    }
    try file.seekToEnd()
    return result
  }
}
