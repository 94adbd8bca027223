internal import DailveScores
package import DailveDomain
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import NIOTLS

/// The certificate presented at an encrypted address.
package enum CertificateProbe {
  package enum Answer: Sendable, Equatable {
    /// - Parameter isTrusted: Whether this machine takes it for that name.
    case certificate(CertificateFacts, isTrusted: Bool)
    case nobody
    case notEncrypted
  }

  package static func ask(_ origin: ReachedOrigin) async -> Answer {
    guard let port = origin.port, origin.isEncrypted else { return .notEncrypted }
    var configuration = TLSConfiguration.makeClientConfiguration()
    // Why it is not trusted is asked below: without the check it fails again if it was for another reason.
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
    // Reads the system's roots: not on a thread that others wait for.
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
    // Nobody else says so where there is no connection.
    connecting.whenFailure { shown.fail($0) }
    let channel = try await connecting.get()
    let end = channel.eventLoop.scheduleTask(in: .seconds(3)) { shown.fail(NoHandshake()) }
    defer {
      end.cancel()
      channel.close(promise: nil)
    }
    return try await shown.futureResult.get()
  }

  /// Waits for the end of the handshake, however it ends.
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
