internal import DailveDomain
internal import DailveViewModels
package import NIOCore

/// Answers clients that speak plain HTTP where TLS is expected instead of closing the connection. Browsers are
/// redirected; programs get an error, because they have just sent their key for everybody to read.
package final class PlainRequestHandler: ChannelInboundHandler, RemovableChannelHandler {
  package typealias InboundIn = ByteBuffer
  package typealias InboundOut = ByteBuffer
  package typealias OutboundOut = ByteBuffer

  /// Beginning of the response to unencrypted requests.
  package static let sentence = "This address is encrypted: "

  /// The first byte of every TLS connection (RFC 8446, 5.1).
  private static let handshake: UInt8 = 22

  private let origin: BrowserOrigin
  private var isAnswered = false

  init(_ origin: BrowserOrigin) { self.origin = origin }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard !isAnswered else { return }
    let bytes = unwrapInboundIn(data)
    guard let first = bytes.readableBytesView.first, first != Self.handshake else {
      context.fireChannelRead(data)
      context.pipeline.syncOperations.removeHandler(self, promise: nil)
      return
    }
    isAnswered = true
    let answer = ByteBuffer(
      string: Self.answer(to: String(decoding: bytes.readableBytesView.prefix(64), as: UTF8.self), origin))
    let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
    context.writeAndFlush(wrapOutboundOut(answer)).whenComplete { _ in bound.value.close(promise: nil) }
  }

  private static func answer(to request: String, _ origin: BrowserOrigin) -> String {
    let isPage = request.hasPrefix("GET /") && !request.hasPrefix("GET \(AddressPattern.api)")
    let sentence = "\(sentence)\(origin.text)/\n"
    let head =
      "Content-Type: text/plain; charset=utf-8\r\nContent-Length: \(sentence.utf8.count)\r\nConnection: close\r\n"
    return isPage
      ? "HTTP/1.1 308 Permanent Redirect\r\nLocation: \(origin.text)/\r\n\(head)\r\n\(sentence)"
      : "HTTP/1.1 400 Bad Request\r\n\(head)\r\n\(sentence)"
  }
}
