internal import DailveDomain
internal import NIOCore

/// Enters an encrypted connection into the roster before any data has arrived, and closes it abruptly if it has to make
/// room: TLS would wait for a farewell.
final class ConnectionEntry: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer

  private let roster: ConnectionRoster
  private var isOver = false

  init(_ roster: ConnectionRoster) { self.roster = roster }

  func handlerAdded(context: ChannelHandlerContext) {
    roster.begin(context, Self.network(context.remoteAddress)) { [self] context in
      if !isOver { context.close(promise: nil) }
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    isOver = true
    roster.end(ObjectIdentifier(context.channel))
  }

  /// `nil` for this machine, which may be forwarding for others.
  static func network(_ peer: SocketAddress?) -> String? {
    peer?.ipAddress.flatMap { NetworkAddress($0)?.remoteNetwork }
  }
}

extension NetworkAddress {
  /// The network, or `nil` for this machine, where a forwarder may stand for anybody.
  var remoteNetwork: String? {
    NetworkBlock.thisMachine.contains { $0.contains(self) } ? nil : network
  }
}

extension ConnectionRoster {
  /// Registers the connection that a handler belongs to.
  ///
  /// - Parameter close: Called on its event loop.
  func begin(_ context: ChannelHandlerContext, _ network: String?, close: @escaping (ChannelHandlerContext) -> Void) {
    let loop = context.eventLoop
    let bound = NIOLoopBound((context, close), eventLoop: loop)
    begin(ObjectIdentifier(context.channel), of: network, at: loop.now) {
      loop.execute {
        let (context, close) = bound.value
        close(context)
      }
    }
  }
}
