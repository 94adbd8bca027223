internal import DailveSystem
package import NIOCore

/// Keeps the server accepting when the process or the system runs out of file descriptors: otherwise the error would
/// close the listening socket or repeat in a busy loop.
package enum AcceptGuard {
  /// The pause in accepting connections after such an error.
  private static let pause = TimeAmount.milliseconds(200)

  /// - Parameter channel: The listening channel.
  package static func add(to channel: any Channel) async throws {
    try await channel.eventLoop.submit {
      try channel.pipeline.syncOperations.addHandler(
        AcceptBackoffHandler(shouldForwardIOErrorCaught: false) { error in
          // A connection that was aborted before it was accepted says nothing about the next one.
          SystemError(code: error.errnoCode) == .connectionAborted ? nil : pause
        }, position: .first)
    }.get()
  }
}
