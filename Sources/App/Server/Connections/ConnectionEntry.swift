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
    roster.begin(context, Self.household(context.remoteAddress)) { [self] context in
      if !isOver { context.close(promise: nil) }
    }
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    isOver = true
    roster.end(ObjectIdentifier(context.channel))
  }

  /// `nil` for this machine, which may be forwarding for others.
  static func household(_ peer: SocketAddress?) -> String? {
    peer?.ipAddress.flatMap { NetworkAddress($0)?.householdElsewhere }
  }
}

extension NetworkAddress {
  /// The household, or `nil` for this machine, where a forwarder may stand for anybody.
  var householdElsewhere: String? {
    NetworkBlock.thisMachine.contains { $0.contains(self) } ? nil : household
  }
}

extension ConnectionRoster {
  /// Registers the connection that a handler belongs to.
  ///
  /// - Parameter close: Called on its event loop.
  func begin(
    _ context: ChannelHandlerContext, _ household: String?, close: @escaping (ChannelHandlerContext) -> Void
  ) {
    let loop = context.eventLoop
    let bound = NIOLoopBound((context, close), eventLoop: loop)
    begin(ObjectIdentifier(context.channel), of: household, at: loop.now) {
      loop.execute {
        let (context, close) = bound.value
        close(context)
      }
    }
  }
}
