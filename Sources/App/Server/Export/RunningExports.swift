internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// The maximum number of concurrent exports is already running.
struct ExportsBusy: Error {}

/// The running exports. Each reads the store on its own thread, at the pace at which its bytes are sent, and ends when
/// the client disconnects.
final class RunningExports: Sendable {
  /// Kept low, so that most of the store's readers (`StoreConnection`) stay free for pages.
  static let most = 2
  /// Pieces of 256 KiB that may wait for the connection.
  private static let piecesWaiting = 4

  private let exports: any ExportRunning
  private let running = Mutex(0)
  private let channels = Mutex<[ObjectIdentifier: ByteChannel]>([:])

  init(_ exports: any ExportRunning) { self.exports = exports }

  /// One of the `most` places; released with its last reference.
  private final class Place: Sendable {
    private let exports: RunningExports

    init(_ exports: RunningExports) throws(ExportsBusy) {
      let isTaken = exports.running.withLock { running in
        guard running < RunningExports.most else { return false }
        running += 1
        return true
      }
      guard isTaken else { throw ExportsBusy() }
      self.exports = exports
    }

    deinit { exports.running.withLock { $0 -= 1 } }
  }

  /// Aborts all exports, because the store is about to be erased, or because somebody who may own one was signed out.
  func stop() {
    for channel in channels.withLock({ Array($0.values) }) { channel.abandon() }
  }

  /// - Parameter report: Receives the cause if the response has to be cut off.
  /// - Throws: `ExportsBusy`.
  func response(_ format: TableFormat, report: @escaping @Sendable (any Error) -> Void) throws -> Response {
    let place = try Place(self)
    let exports = exports
    let body = ResponseBody { writer in
      let channel = ByteChannel(capacity: Self.piecesWaiting)
      self.channels.withLock { $0[ObjectIdentifier(channel)] = channel }
      defer {
        _ = self.channels.withLock { $0.removeValue(forKey: ObjectIdentifier(channel)) }
        channel.abandon()
      }
      Thread.detachNewThread {
        withExtendedLifetime(place) {
          do {
            try exports.export(format) { try channel.send($0) }
            channel.finish()
          } catch {
            // The response has begun, so it can only be cut off and the cause logged.
            if !(error is CancellationError) { report(error) }
            channel.finish(throwing: error)
          }
        }
      }
      for try await bytes in channel.pieces {
        try await writer.write(ByteBuffer(bytes: bytes))
        channel.passedOn()
      }
      // A cancelled stream ends without an error, but the file must not look complete.
      try Task.checkCancellation()
      try await writer.finish(nil)
    }
    return Response(
      status: .ok,
      headers: [
        .contentType: "application/zip", .cacheControl: "no-store",
        .contentDisposition: "attachment; filename=\"dailve-\(format.rawValue).zip\"",
      ], body: body)
  }
}
