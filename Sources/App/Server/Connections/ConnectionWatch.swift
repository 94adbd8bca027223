internal import HTTPTypes
package import NIOCore
package import NIOHTTPTypes
internal import NIOHTTPTypesHTTP2
internal import Synchronization

/// A connection that ended in the middle of a request's body.
package struct IncompleteRequest: Error {}

/// Closes connections that keep the server waiting: a head or body that does not arrive, a response that is not read. A
/// truncated body is an error, however the connection ended, so that no part is taken for the whole. Over HTTP/2 each request has a connection of its
/// own here.
package final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let limits: ConnectionLimits
  /// Deadline of the next request's head; `nil` while requests are being answered.
  private var headDeadline: NIODeadline?
  /// The current period of a body: its end, and the bytes received in it.
  private var body: (deadline: NIODeadline, bytes: Int)?
  /// The request was malformed; no further one is expected.
  private var isBroken = false
  /// The response says that the connection ends with it.
  private var isLast = false
  private var readPending = false
  private var lastRead = NIODeadline.uptimeNanoseconds(0)
  private var writing: WriteAllowance
  /// Where it is counted, if it is one of a connection with HTTP/2.
  private var tally: StreamTally?
  /// One request of a connection with HTTP/2, which ends with its response.
  private var isStream = false
  private var unanswered: [HTTPMethodKind] = []
  private var check: RepeatedTask?

  private enum HTTPMethodKind { case head, other }

  private static let count = Atomic<Int>(0)
  /// How many there are in this program.
  static var open: Int { count.load(ordering: .relaxed) }

  package init(_ limits: ConnectionLimits) {
    self.limits = limits
    writing = WriteAllowance(limits)
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    Self.count.wrappingAdd(1, ordering: .relaxed)
    // NIO throws where there is no such handler.
    isStream = (try? context.pipeline.syncOperations.handler(type: HTTP2FramePayloadToHTTPServerCodec.self)) != nil
    headDeadline = context.eventLoop.now + limits.head
    if isStream {
      tally = StreamTally.of(context.channel)
      if tally?.begin(total: Self.open) == false {
        tally = nil
        // Nobody has to be told politely: no browser asks for so much.
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        context.eventLoop.execute { bound.value.close(promise: nil) }
      }
    }
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    check = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.step, delay: limits.step) { _ in
      let (watch, context) = bound.value
      watch.look(context)
    }
  }

  package func handlerRemoved(context: ChannelHandlerContext) {
    Self.count.wrappingSubtract(1, ordering: .relaxed)
    tally?.end()
    tally = nil
    check?.cancel()
  }

  private func look(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    let isLate = [headDeadline, writing.deadline].contains { $0.map { now >= $0 } ?? false }
    if isLate { return context.close(promise: nil) }
    guard let stretch = body, now >= stretch.deadline else { return }
    if readPending, stretch.bytes < limits.bodyBytes { return context.close(promise: nil) }
    body = (now + limits.body, 0)
  }

  // MARK: - What comes

  package func read(context: ChannelHandlerContext) {
    if !readPending, let stretch = body, context.eventLoop.now > lastRead + limits.step {
      // The server had not asked for more, so this time does not count against the sender.
      body = (context.eventLoop.now + limits.body, stretch.bytes)
    }
    readPending = true
    context.read()
  }

  package func channelReadComplete(context: ChannelHandlerContext) {
    readPending = false
    lastRead = context.eventLoop.now
    context.fireChannelReadComplete()
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      headDeadline = nil
      unanswered.append(head.method == .head ? .head : .other)
      body = (context.eventLoop.now + limits.body, 0)
    case .body(let bytes): body?.bytes += bytes.readableBytes
    case .end:
      body = nil
      waitForHead(context)
    }
    context.fireChannelRead(data)
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    body = nil
    isBroken = true
    headDeadline = context.eventLoop.now + limits.broken
    context.fireErrorCaught(error)
  }

  package func channelInactive(context: ChannelHandlerContext) {
    if body != nil { context.fireErrorCaught(IncompleteRequest()) }
    body = nil
    check?.cancel()
    context.fireChannelInactive()
  }

  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .inputClosed? = event as? ChannelEvent, body != nil {
      body = nil
      context.fireErrorCaught(IncompleteRequest())
    }
    context.fireUserInboundEventTriggered(event)
  }

  // MARK: - What goes

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .body(let bytes): send(data, bytes: bytes.readableBytes, context, promise)
    case .head(var head):
      isLast = head.headerFields[.connection] == "close"
      guard isStream else { return send(data, bytes: 0, context, promise) }
      // HTTP/2 has no such field, and a response with it could not be sent (RFC 9113, 8.2.2).
      head.headerFields[.connection] = nil
      send(wrapOutboundOut(.head(head)), bytes: 0, context, promise)
    case .end:
      if isLast, body != nil {
        // What is still being sent is nobody's any more; a moment, so that the response is read first.
        body = nil
        isBroken = true
        headDeadline = context.eventLoop.now + limits.broken
      }
      let method = unanswered.isEmpty ? .other : unanswered.removeFirst()
      if method == .head, !isStream {
        // The end of a chunked response is part of its body, and a response to HEAD has no body.
        context.flush()
        promise?.succeed()
      } else {
        send(data, bytes: 0, context, promise)
      }
      waitForHead(context)
    }
  }

  private func send(
    _ data: NIOAny, bytes: Int, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?
  ) {
    let promise = promise ?? context.eventLoop.makePromise()
    writing.wrote(bytes, at: context.eventLoop.now)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      let (watch, context) = bound.value
      watch.writing.taken(bytes, at: context.eventLoop.now)
    }
    context.write(data, promise: promise)
  }

  private func waitForHead(_ context: ChannelHandlerContext) {
    if unanswered.isEmpty, body == nil, !isBroken { headDeadline = context.eventLoop.now + limits.head }
  }
}
