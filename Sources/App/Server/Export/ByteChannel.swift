internal import Foundation
internal import Synchronization

/// Bytes on their way from a thread that makes them to a task that sends them. At most `capacity` pieces are under way: then the
/// thread waits, and no task ever does.
final class ByteChannel: Sendable {
  /// Nobody takes the bytes any more.
  struct Abandoned: Error {}

  /// The pieces in order; one reader.
  let pieces: AsyncThrowingStream<[UInt8], any Error>
  private let source: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private let room: DispatchSemaphore
  private let isAbandoned = Atomic(false)

  init(capacity: Int) {
    (pieces, source) = AsyncThrowingStream.makeStream()
    // Dispatch takes it for an error when a semaphore goes away with less than it began with.
    room = DispatchSemaphore(value: 0)
    for _ in 0..<capacity { room.signal() }
  }

  /// Waits for room.
  func send(_ bytes: [UInt8]) throws(Abandoned) {
    if isAbandoned.load(ordering: .acquiring) { throw Abandoned() }
    room.wait()
    if isAbandoned.load(ordering: .acquiring) { throw Abandoned() }
    source.yield(bytes)
  }

  func finish(throwing error: (any Error)? = nil) { source.finish(throwing: error) }

  /// A piece has been passed on: there is room for another.
  func passedOn() { room.signal() }

  /// The reader goes: whoever waits for room is let go and told.
  func abandon() {
    isAbandoned.store(true, ordering: .releasing)
    room.signal()
  }
}
