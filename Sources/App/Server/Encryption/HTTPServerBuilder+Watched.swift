package import DailveDomain
package import HummingbirdCore
internal import NIOCore

extension HTTPServerBuilder {
  /// HTTP/1.1 without encryption.
  ///
  /// - Parameter isDirect: True if clients connect directly rather than through a proxy.
  package static func watched(
    _ roster: ConnectionRoster = ConnectionRoster(), isDirect: Bool = false,
    limits: ConnectionLimits = ConnectionLimits()
  ) -> HTTPServerBuilder {
    .http1(configuration: .watched(limits, roster, isDirect: isDirect))
  }

  /// HTTP/2 and HTTP/1.1 over TLS.
  ///
  /// - Parameter origin: The origin to which unencrypted requests are redirected.
  package static func encrypted(
    _ certificates: CertificateReloader, origin: BrowserOrigin, _ roster: ConnectionRoster = ConnectionRoster(),
    limits: ConnectionLimits = ConnectionLimits()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      try EncryptedChannel(certificates, origin: origin, roster: roster, limits: limits, responder: responder)
    }
  }
}

extension HTTP1Channel.Configuration {
  /// Handlers of each request, over any version of HTTP.
  static func watched(_ limits: ConnectionLimits, _ roster: ConnectionRoster, isDirect: Bool) -> Self {
    Self(
      additionalChannelHandlers: [ConnectionWatch(limits, roster: roster, isDirect: isDirect)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.headBytes, maxHeaderListSize: limits.headBytes,
        maxHeaderFieldCount: limits.headFields))
  }
}
