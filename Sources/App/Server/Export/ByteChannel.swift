internal import Foundation
internal import Synchronization

/// Passes bytes from a producing thread to a task that sends them. With `capacity` pieces pending the thread blocks;
/// the task never does.
final class ByteChannel: Sendable {
  /// The reader has gone.
  struct Abandoned: Error {}

  /// The pieces in order, for one reader.
  let pieces: AsyncThrowingStream<[UInt8], any Error>
  private let source: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private let room: DispatchSemaphore
  private let isAbandoned = Atomic(false)

  init(capacity: Int) {
    (pieces, source) = AsyncThrowingStream.makeStream()
    // Dispatch traps when a semaphore is destroyed with a lower value than it was created with.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<capacity { room.signal() }
  }

  /// Blocks until there is room.
  func send(_ bytes: [UInt8]) throws(Abandoned) {
    if isAbandoned.load(ordering: .acquiring) { throw Abandoned() }
    room.wait()
    if isAbandoned.load(ordering: .acquiring) { throw Abandoned() }
    source.yield(bytes)
  }

  func finish(throwing error: (any Error)? = nil) { source.finish(throwing: error) }

  /// Call after each piece has been sent, to make room for another.
  func passedOn() { room.signal() }

  /// Call when the reader leaves; a blocked `send` then throws.
  func abandon() {
    isAbandoned.store(true, ordering: .releasing)
    room.signal()
  }
}
