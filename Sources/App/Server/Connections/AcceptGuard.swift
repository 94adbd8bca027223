package import NIOCore
internal import Foundation

/// What keeps the door open when the process or the system has no more descriptors: without it the error would end the listening
/// for good, or come again at once, for ever.
package enum AcceptGuard {
  /// How long nobody is let in after such an error.
  private static let pause = TimeAmount.milliseconds(200)

  /// - Parameter channel: The one that listens.
  package static func add(to channel: any Channel) async throws {
    try await channel.eventLoop.submit {
      try channel.pipeline.syncOperations.addHandler(
        AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { error in
          // A connection that ended before it was let in says nothing about the next one.
          error.errnoCode == ECONNABORTED ? nil : pause
        }, position: .first)
    }.get()
  }
}
