internal import DailveDomain
internal import HummingbirdCore
package import HummingbirdHTTP2
package import Logging
package import NIOCore
internal import NIOSSL

/// A connection with TLS, then HTTP/2 or HTTP/1.1 as negotiated.
package struct EncryptedChannel: ServerChildChannel {
  package typealias Value = HTTP2UpgradeChannel.Value

  private let base: HTTP2UpgradeChannel
  private let limits: ConnectionLimits
  private let origin: BrowserOrigin
  private let roster: ConnectionRoster

  init(
    _ certificates: CertificateReloader, origin: BrowserOrigin, roster: ConnectionRoster, limits: ConnectionLimits,
    responder: @escaping HTTPChannelHandler.Responder
  ) throws {
    base = try HTTP2UpgradeChannel(
      tlsConfiguration: certificates.configuration,
      configuration: .init(
        idleTimeout: .nanoseconds(limits.head.nanoseconds), gracefulCloseTimeout: .seconds(5),
        streamConfiguration: .watched(limits, roster, isDirect: true)),
      responder: responder)
    (self.limits, self.origin, self.roster) = (limits, origin, roster)
  }

  package func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Value> {
    channel.eventLoop.makeCompletedFuture {
      try channel.pipeline.syncOperations.addHandlers(ConnectionEntry(roster), PlainRequestHandler(origin))
    }.flatMap {
      base.setup(channel: channel, logger: logger)
    }.flatMapThrowing { value in
      let pipeline = channel.pipeline.syncOperations
      // Added behind TLS, where the end of the handshake is known.
      try pipeline.addHandler(StreamTally())
      try pipeline.addHandler(
        TransportWatch(limits), position: .after(try pipeline.handler(type: NIOSSLServerHandler.self)))
      return value
    }
  }

  package func handle(value: Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}
