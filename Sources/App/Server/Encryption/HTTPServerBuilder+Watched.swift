package import DailveDomain
package import HummingbirdCore
internal import NIOCore

extension HTTPServerBuilder {
  /// HTTP/1.1 without encryption.
  package static func watched(_ limits: ConnectionLimits = ConnectionLimits()) -> HTTPServerBuilder {
    .http1(configuration: .watched(limits))
  }

  /// HTTP/2 and HTTP/1.1 over TLS.
  ///
  /// - Parameter origin: The origin to which unencrypted requests are redirected.
  package static func encrypted(
    _ certificates: CertificateKeeper, origin: ReachedOrigin, limits: ConnectionLimits = ConnectionLimits()
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      try EncryptedChannel(certificates, origin: origin, limits: limits, responder: responder)
    }
  }
}

extension HTTP1Channel.Configuration {
  /// Settings for each request, over any version of HTTP.
  static func watched(_ limits: ConnectionLimits) -> Self {
    Self(
      additionalChannelHandlers: [ConnectionWatch(limits)],
      httpDecoderConfiguration: .init(
        maxHeaderFieldSize: limits.headBytes, maxHeaderListSize: limits.headBytes,
        maxHeaderFieldCount: limits.headFields))
  }
}
