internal import DailveDomain
internal import DailveHealthPush
internal import DailveImporting

/// A stored body that counts its unpacked bytes while it is read, because unpacking it again just to count would cost as much as reading it.
final class MeasuredBody {
  private let file: PackedFile
  private var last: Pass?

  init(_ file: PackedFile) { self.file = file }

  /// The body from its beginning.
  func opened() throws -> any PushBody {
    let pass = Pass(try file.unpacked())
    last = pass
    return pass
  }

  /// Size of the body in bytes, unpacked. Reads whatever the reader has left unread.
  func size() throws -> Int {
    if last == nil { _ = try opened() }
    while let last, !last.isAtEnd { _ = try last.read() }
    return last?.count ?? 0
  }

  private final class Pass: PushBody {
    private let bytes: UnpackedBytes
    private(set) var count = 0
    private(set) var isAtEnd = false

    init(_ bytes: UnpackedBytes) { self.bytes = bytes }

    func read() throws -> [UInt8] {
      // Deliveries from a backup or another machine were not received here, so their size was never checked.
      guard count < DeliveryHead.longestBody else {
        isAtEnd = true
        return []
      }
      let block = try bytes.read()
      count += block.count
      isAtEnd = block.isEmpty
      return block
    }
  }
}
