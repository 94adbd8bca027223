internal import NIOCore

/// Counts the requests under way on one connection with HTTP/2. The library announces 100 as the limit and offers no other; each holds memory.
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

  /// That of the connection to which a stream belongs; on the same event loop.
  static func of(_ stream: any Channel) -> StreamTally? {
    // NIO throws where there is none, as on HTTP/1.1.
    try? stream.parent?.pipeline.syncOperations.handler(type: StreamTally.self)
  }
}
