internal import NIOCore

/// Counts the concurrent requests on one HTTP/2 connection, each of which holds memory. The library announces a fixed
/// limit of 100.
final class StreamTally: ChannelInboundHandler {
  typealias InboundIn = NIOAny

  private var open = 0

  /// - Parameter total: Requests and connections of the whole server.
  /// - Returns: False if there are too many.
  func begin(total: Int) -> Bool {
    let most = total > ConnectionLimits.manyRequests ? ConnectionLimits.fewStreams : ConnectionLimits.mostStreams
    guard open < most else { return false }
    open += 1
    return true
  }

  func end() { open -= 1 }

  /// The tally of the connection to which a stream belongs; on the same event loop.
  static func of(_ stream: any Channel) -> StreamTally? {
    // NIO throws if there is none, as on HTTP/1.1.
    try? stream.parent?.pipeline.syncOperations.handler(type: StreamTally.self)
  }
}
