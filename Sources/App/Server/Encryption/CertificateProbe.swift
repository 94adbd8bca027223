internal import DailveScores
package import DailveDomain
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import NIOTLS

/// The certificate presented at an encrypted address.
package enum CertificateProbe {
  package enum Answer: Sendable, Equatable {
    /// - Parameter isTrusted: True if this machine accepts it for that name.
    case certificate(CertificateFacts, isTrusted: Bool)
    case nobody
    case notEncrypted
  }

  package static func ask(_ origin: BrowserOrigin) async -> Answer {
    guard let port = origin.port, origin.isEncrypted else { return .notEncrypted }
    var configuration = TLSConfiguration.makeClientConfiguration()
    // The second attempt finds out why it is not trusted: without the check, it fails again only if there was another
    // reason.
    if let leaf = try? await certificate(origin.host, port, configuration) {
      return .certificate(CertificateFacts(leaf), isTrusted: true)
    }
    configuration.certificateVerification = .none
    do {
      return .certificate(CertificateFacts(try await certificate(origin.host, port, configuration)), isTrusted: false)
    } catch is NIOConnectionError {
      return .nobody
    } catch {
      return .notEncrypted
    }
  }

  private struct NoHandshake: Error {}

  private static func certificate(
    _ host: String, _ port: Int, _ configuration: TLSConfiguration
  ) async throws -> NIOSSLCertificate {
    // This reads the system's roots, so it must not run on a thread for which others wait.
    let context = try await NIOThreadPool.singleton.runIfActive { try NIOSSLContext(configuration: configuration) }
    let isAddress = NetworkAddress(host) != nil
    let group = MultiThreadedEventLoopGroup.singleton
    let shown = group.next().makePromise(of: NIOSSLCertificate.self)
    let connecting = ClientBootstrap(group: group).connectTimeout(.seconds(3))
      .channelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandlers(
            NIOSSLClientHandler(context: context, serverHostname: isAddress ? nil : host), Witness(shown))
        }
      }
      .connect(host: host, port: port)
    // Without a connection, nothing else would report the failure.
    connecting.whenFailure { shown.fail($0) }
    let channel = try await connecting.get()
    let end = channel.eventLoop.scheduleTask(in: .seconds(3)) { shown.fail(NoHandshake()) }
    defer {
      end.cancel()
      channel.close(promise: nil)
    }
    return try await shown.futureResult.get()
  }

  /// Waits for the end of the handshake, successful or not.
  private final class Witness: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    private let shown: EventLoopPromise<NIOSSLCertificate>

    init(_ shown: EventLoopPromise<NIOSSLCertificate>) { self.shown = shown }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
      guard case .handshakeCompleted? = event as? TLSUserEvent else { return }
      do {
        guard let leaf = try context.channel.pipeline.syncOperations.nioSSL_peerCertificate() else {
          throw NoHandshake()
        }
        shown.succeed(leaf)
      } catch {
        shown.fail(error)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { shown.fail(error) }
    func channelInactive(context: ChannelHandlerContext) { shown.fail(NoHandshake()) }
  }
}
