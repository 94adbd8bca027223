package import NIOCore
internal import NIOTLS

/// Closes encrypted connections that do not finish their handshake, do not read what they are sent, or stay silent for
/// long. `ConnectionWatch` watches their requests, one instance per request over HTTP/2.
package final class TransportWatch: ChannelDuplexHandler {
  package typealias InboundIn = ByteBuffer
  package typealias InboundOut = ByteBuffer
  package typealias OutboundIn = IOData
  package typealias OutboundOut = IOData

  private let limits: ConnectionLimits
  /// `nil` once the handshake is over.
  private var handshakeDeadline: NIODeadline?
  private var silenceDeadline: NIODeadline
  private var writing: WriteDeadline
  private var check: RepeatedTask?

  package init(_ limits: ConnectionLimits) {
    self.limits = limits
    writing = WriteDeadline(limits)
    silenceDeadline = .distantFuture
  }

  package func handlerAdded(context: ChannelHandlerContext) {
    handshakeDeadline = context.eventLoop.now + limits.handshake
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    check = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.step, delay: limits.step) { _ in
      let (watch, context) = bound.value
      watch.look(context)
    }
  }

  package func handlerRemoved(context: ChannelHandlerContext) { check?.cancel() }

  package func channelInactive(context: ChannelHandlerContext) {
    check?.cancel()
    context.fireChannelInactive()
  }

  private func look(_ context: ChannelHandlerContext) {
    let now = context.eventLoop.now
    let isLate = [handshakeDeadline, silenceDeadline, writing.deadline].contains { $0.map { now >= $0 } ?? false }
    // TLS waits a while for the other side's farewell.
    if isLate { context.close(promise: nil) }
  }

  package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if case .handshakeCompleted? = event as? TLSUserEvent { handshakeDeadline = nil }
    isHeard(context)
    context.fireUserInboundEventTriggered(event)
  }

  package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    isHeard(context)
    context.fireChannelRead(data)
  }

  private func isHeard(_ context: ChannelHandlerContext) { silenceDeadline = context.eventLoop.now + limits.silence }

  package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    let promise = promise ?? context.eventLoop.makePromise()
    let bytes = unwrapOutboundIn(data).readableBytes
    writing.wrote(bytes, at: context.eventLoop.now)
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    promise.futureResult.whenComplete { _ in
      let (watch, context) = bound.value
      watch.writing.consumed(bytes, at: context.eventLoop.now)
      watch.isHeard(context)
    }
    context.write(data, promise: promise)
  }
}

/// The time by which a client must have read written data.
struct WriteDeadline {
  private let limits: ConnectionLimits
  private var unsent: (writes: Int, bytes: Int) = (0, 0)
  private(set) var deadline: NIODeadline?

  init(_ limits: ConnectionLimits) { self.limits = limits }

  mutating func wrote(_ bytes: Int, at now: NIODeadline) {
    unsent.writes += 1
    unsent.bytes += bytes
    deadline = (deadline ?? now + limits.write) + .seconds(Int64(bytes / limits.writeBytes))
  }

  mutating func consumed(_ bytes: Int, at now: NIODeadline) {
    unsent.writes -= 1
    unsent.bytes -= bytes
    let allowance = limits.write + .seconds(Int64(unsent.bytes / limits.writeBytes))
    deadline = unsent.writes > 0 ? now + allowance : nil
  }
}
