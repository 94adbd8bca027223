internal import DailveDomain
internal import NIOCore

/// Enters an encrypted connection into the roster before anything has come over it, and closes it without a farewell where it has to make room: TLS
/// would wait for one.
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

  /// `nil` for this machine: something may forward to it.
  static func household(_ peer: SocketAddress?) -> String? {
    peer?.ipAddress.flatMap { NetworkAddress($0)?.householdElsewhere }
  }
}

extension NetworkAddress {
  /// The household, unless it is this machine, where whatever forwards may stand for everybody.
  var householdElsewhere: String? {
    NetworkBlock.thisMachine.contains { $0.contains(self) } ? nil : household
  }
}

extension ConnectionRoster {
  /// Enters the connection to which a handler belongs.
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
