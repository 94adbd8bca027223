internal import DailveViewModels
internal import HTTPTypes
package import NIOCore
package import NIOHTTPTypes
internal import NIOHTTPTypesHTTP2
internal import Synchronization

/// A connection that ended in the middle of a request's body.
package struct IncompleteRequest: Error {}

/// Closes connections that keep the server waiting for a head or body, or for the client to read a response. A
/// truncated body is an error, however the connection ended, so that a part is never mistaken for the whole. Over
/// HTTP/2, each request has a connection of its own here.
package final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
  package typealias InboundIn = HTTPRequestPart
  package typealias InboundOut = HTTPRequestPart
  package typealias OutboundIn = HTTPResponsePart
  package typealias OutboundOut = HTTPResponsePart

  private let limits: ConnectionLimits
  private let roster: ConnectionRoster
  /// True if the peer is a client rather than a proxy.
  private let isDirect: Bool
  /// Deadline of the next request's head, or of a body that no longer matters; `nil` while requests are being answered.
  private var headDeadline: NIODeadline?
  /// Set while a body arrives.
  private var body: BodyDeadline?
  /// The request was malformed, so no further one is expected.
  private var isBroken = false
  /// The response announces the end of the connection.
  private var isLast = false
  private var readPending = false
  private var writing: WriteDeadline
  /// The tally of its HTTP/2 connection, if it is one of its streams.
  private var tally: StreamTally?
  /// True for one request of an HTTP/2 connection, which ends with its response.
  private var isStream = false
  private var unanswered: [HTTPMethodKind] = []
  private var isRemoved = false
  private var check: RepeatedTask?

  private enum HTTPMethodKind { case head, other }

  private static let count = Atomic<Int>(0)
  /// The number of open connections in this program.
  static var open: Int { count.load(ordering: .relaxed) }

  /// Addresses at which people sign in.
  private static let credentials: Set<String> = [
    AddressPattern.signIn.rawValue, AddressPattern.setUp.rawValue, AddressPattern.signInPasskey.rawValue,
  ]

  /// - Parameters:
  ///   - roster: The roster to register with, unless already registered.
  ///   - isDirect: True if the peer is a client rather than a proxy.
  package init(_ limits: ConnectionLimits, roster: ConnectionRoster = ConnectionRoster(), isDirect: Bool = false) {
    self.limits = limits
    self.roster = roster
    self.isDirect = isDirect
    writing = WriteDeadline(limits)
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    Self.count.wrappingAdd(1, ordering: .relaxed)
    // NIO throws if there is no such handler.
    isStream = (try? context.pipeline.syncOperations.handler(type: HTTP2FramePayloadToHTTPServerCodec.self)) != nil
    headDeadline = context.eventLoop.now + limits.head
    if !isStream {
      roster.begin(context, isDirect ? ConnectionEntry.network(context.remoteAddress) : nil) { [self] context in
        if !isRemoved { context.close(promise: nil) }
      }
    }
    let connection = isStream ? context.channel.parent ?? context.channel : context.channel
    roster.open(place(context), on: ObjectIdentifier(connection), at: context.eventLoop.now)
    if isStream {
      tally = StreamTally.of(context.channel)
      if tally?.begin(total: Self.open) == false {
        tally = nil
        // No browser asks for so much, so close without a polite answer.
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
    isRemoved = true
    roster.close(place(context))
    if !isStream { roster.end(place(context)) }
    tally?.end()
    tally = nil
    check?.cancel()
  }

  private func place(_ context: ChannelHandlerContext) -> ObjectIdentifier { ObjectIdentifier(context.channel) }

  private func note(_ phase: ConnectionPlace.Phase, _ context: ChannelHandlerContext) {
    roster.note(place(context), phase, at: context.eventLoop.now)
  }

  private func look(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    let isLate = [headDeadline, writing.deadline].contains { $0.map { now >= $0 } ?? false }
    if isLate { return context.close(promise: nil) }
    // Time during which the server requests nothing does not count against the sender.
    guard readPending, body?.isLate(after: limits.step, by: roster.standing(place(context))) == true else { return }
    context.close(promise: nil)
  }

  // MARK: - Inbound

  package func read(context: ChannelHandlerContext) {
    readPending = true
    context.read()
  }

  package func channelReadComplete(context: ChannelHandlerContext) {
    readPending = false
    context.fireChannelReadComplete()
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head(let head):
      headDeadline = nil
      unanswered.append(head.method == .head ? .head : .other)
      let path = head.path?.prefix { $0 != "?" && $0 != "#" } ?? ""
      body = BodyDeadline(limits, isCredential: Self.credentials.contains(String(path)))
      note(.body, context)
    case .body(let bytes): body?.received(bytes.readableBytes)
    case .end:
      body = nil
      note(.answer, context)
      waitForHead(context)
    }
    context.fireChannelRead(data)
  }

  package func errorCaught(context: ChannelHandlerContext, error: any Error) {
    body = nil
    endSoon(context)
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

  // MARK: - Outbound

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    switch unwrapOutboundIn(data) {
    case .body(let bytes): send(data, bytes: bytes.readableBytes, context, promise)
    case .head(var head):
      isLast = head.headerFields[.connection] == "close"
      guard isStream else { return send(data, bytes: 0, context, promise) }
      // HTTP/2 has no such field, and a response containing it could not be sent (RFC 9113, 8.2.2).
      head.headerFields[.connection] = nil
      send(wrapOutboundOut(.head(head)), bytes: 0, context, promise)
    case .end:
      if isLast, body != nil {
        // The rest of the body is not needed. Wait a moment before closing, so that the client reads the response first.
        body = nil
        endSoon(context)
      } else if body != nil, roster.standing(place(context)) != .sender {
        // The rest of an already answered form must not go on for ever.
        headDeadline = context.eventLoop.now + limits.head
      } else if isLast {
        note(.over, context)
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

  private func send(_ data: NIOAny, bytes: Int, _ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
    let promise = promise ?? context.eventLoop.makePromise()
    writing.wrote(bytes, at: context.eventLoop.now)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      let (watch, context) = bound.value
      watch.writing.consumed(bytes, at: context.eventLoop.now)
    }
    context.write(data, promise: promise)
  }

  private func waitForHead(_ context: ChannelHandlerContext) {
    guard unanswered.isEmpty, body == nil, !isBroken else { return }
    headDeadline = context.eventLoop.now + limits.head
    if !isLast { note(.head, context) }
  }

  private func endSoon(_ context: ChannelHandlerContext) {
    isBroken = true
    headDeadline = context.eventLoop.now + limits.broken
    note(.over, context)
  }
}
