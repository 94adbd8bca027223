internal import DailveDomain
internal import Foundation
internal import Hummingbird
internal import NIOCore
internal import Synchronization

/// All exports that may run at a time do.
struct ExportsBusy: Error {}

/// Exports under way. Each reads the store on a thread of its own, as fast as its bytes are taken, and ends when nobody takes them.
final class ExportDesk: Sendable {
  /// Of the four readers that the store has, two are left for pages.
  static let most = 2
  /// Pieces of a quarter of a mebibyte that wait for the connection.
  private static let piecesWaiting = 4

  private let exports: any ExportRunning
  private let running = Mutex(0)
  private let channels = Mutex<[ObjectIdentifier: ByteChannel]>([:])

  init(_ exports: any ExportRunning) { self.exports = exports }

  /// One of the few places; free again when the last reference to it goes.
  private final class Place: Sendable {
    private let desk: ExportDesk

    init(_ desk: ExportDesk) throws(ExportsBusy) {
      let isTaken = desk.running.withLock { running in
        guard running < ExportDesk.most else { return false }
        running += 1
        return true
      }
      guard isTaken else { throw ExportsBusy() }
      self.desk = desk
    }

    deinit { desk.running.withLock { $0 -= 1 } }
  }

  /// Ends all of them, unfinished: what they read is to be deleted.
  func stop() {
    for channel in channels.withLock({ Array($0.values) }) { channel.abandon() }
  }

  /// - Throws: `ExportsBusy`.
  func response(_ format: TableFormat, _ context: AppContext) throws -> Response {
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
            // The answer has begun: all that is left is to break it off, and to say why where somebody looks.
            if !(error is CancellationError) { context.log(error, .internalServerError) }
            channel.finish(throwing: error)
          }
        }
      }
      for try await bytes in channel.pieces {
        try await writer.write(ByteBuffer(bytes: bytes))
        channel.passedOn()
      }
      // A stream that is cancelled ends like one that is done; the file must not.
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
