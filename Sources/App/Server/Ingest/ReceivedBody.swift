internal import DailveDomain
internal import NIOPosix
internal import Synchronization

/// The body on its way to the disk, unpacked and counted; its file is opened with the first bytes. Used by one task at
/// a time, on a thread that may block.
final class ReceivedBody: Sendable {
  private struct State {
    var file: (any DeliveryWriting)?
    var gunzip: Gunzip?
    var bytes = 0
  }

  private let coding: BodyCoding
  private let open: @Sendable () throws -> any DeliveryWriting
  private let state = Mutex(State())

  init(_ coding: BodyCoding, open: @escaping @Sendable () throws -> any DeliveryWriting) {
    self.coding = coding
    self.open = open
  }

  func append(_ bytes: [UInt8]) throws {
    try state.withLock { state in
      let file = try opened(&state, bytes)
      guard let gunzip = state.gunzip else { return try file.append(bytes) }
      var count = state.bytes
      try gunzip.unpack(bytes) { piece in
        count += piece.count
        guard count <= IngestReceiver.most else {
          throw IngestRefusal.tooLarge(sent: nil, limit: IngestReceiver.most)
        }
        try file.append(piece)
      }
      state.bytes = count
      if gunzip.isDamaged { throw IngestRefusal.damagedCompression }
    }
  }

  private func opened(_ state: inout State, _ bytes: [UInt8]) throws -> any DeliveryWriting {
    if let file = state.file { return file }
    let file = try open()
    state.file = file
    state.gunzip = coding.unpacker(of: bytes.prefix(2))
    return file
  }

  /// Closes the file of a discarded body, which takes a while for a hundred megabytes.
  func discard() async { await NIOThreadPool.singleton.complete { self.state.withLock { $0.file = nil } } }

  func finish() throws -> String {
    try state.withLock { state in
      guard state.gunzip?.isComplete ?? true, let file = state.file else { throw IngestRefusal.damagedCompression }
      return try file.finish()
    }
  }
}
