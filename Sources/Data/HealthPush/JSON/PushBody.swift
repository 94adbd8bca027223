/// The bytes of a delivery in order, unpacked.
package protocol PushBody: AnyObject {
  /// The next block; empty at the end.
  func read() throws -> [UInt8]
}

/// Bytes in memory.
final class BytesBody: PushBody {
  private var bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func read() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }
}
