import HTTPTypes
import NIOCore
import NIOEmbedded
import NIOHTTPTypes
import Testing

@testable import DailveServer

/// Connections that keep the server waiting, on a simulated clock.
@Suite struct ConnectionWatchTests {
  private final class Failures: ChannelInboundHandler {
    typealias InboundIn = Any
    var errors: [any Error] = []
    func errorCaught(context: ChannelHandlerContext, error: any Error) { errors.append(error) }
  }

  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel
  private let failures = Failures()
  private let roster = ConnectionRoster()

  init() throws {
    channel = EmbeddedChannel(handlers: [ConnectionWatch(ConnectionLimits(), roster: roster), failures], loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func receive(_ parts: HTTPRequestPart...) throws {
    for part in parts { try channel.writeInbound(part) }
  }

  private func head(_ method: HTTPRequest.Method = .get, _ path: String = "/") -> HTTPRequestPart {
    .head(HTTPRequest(method: method, scheme: "http", authority: "localhost", path: path))
  }

  private func vouch(_ standing: ConnectionPlace.Standing) {
    roster.vouch(ObjectIdentifier(channel), as: standing)
  }

  /// Seconds until the connection is closed at this many bytes per second; 1000 if it is not.
  private func seconds(_ perSecond: Int) throws -> Int {
    for second in 0..<1000 {
      guard channel.isActive else { return second }
      channel.read()
      try receive(.body(bytes(perSecond)))
      channel.read()
      loop.advanceTime(by: .seconds(1))
    }
    return 1000
  }

  private var answer: HTTPResponsePart { .head(HTTPResponse(status: .ok)) }
  private func bytes(_ count: Int) -> ByteBuffer { ByteBuffer(repeating: 0x61, count: count) }

  @Test func `a head has a minute to arrive`() {
    loop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test func `a response may take any time, and the next head has a minute again`() throws {
    try receive(head(), .end(nil))
    loop.advanceTime(by: .hours(2))
    #expect(channel.isActive)
    try channel.writeOutbound(answer)
    for _ in 0..<100 {
      try channel.writeOutbound(HTTPResponsePart.body(bytes(4)))
      loop.advanceTime(by: .seconds(40))
    }
    #expect(channel.isActive)
    try channel.writeOutbound(HTTPResponsePart.end(nil))
    loop.advanceTime(by: .seconds(59))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive)
  }

  @Test func `a trickling body is cut off and fails`() throws {
    try receive(head(.post))
    vouch(.sender)
    #expect((60...62).contains(try seconds(1)))
    #expect(failures.errors.contains { $0 is IncompleteRequest })
  }

  @Test(arguments: ["/sign-in", "/setup", "/sign-in/passkey", "/sign-in?next=/sleep"])
  func `a stranger's credential must arrive within ten seconds`(path: String) throws {
    try receive(head(.post, path))
    #expect((10...11).contains(try seconds(100)))
  }

  @Test func `a known browser signs in as it sends any form`() throws {
    try receive(head(.post, "/sign-in"))
    vouch(.known)
    #expect(try seconds(1100) == 1000)
  }

  @Test(arguments: [(0, 11...12), (100, 11...13), (1000, 400...500), (1024, 1000...1000)])
  func `a form must arrive at a kilobyte a second, after ten seconds`(perSecond: Int, closed: ClosedRange<Int>) throws {
    try receive(head(.post, "/body"))
    vouch(.known)
    #expect(closed.contains(try seconds(perSecond)))
  }

  @Test func `a stranger's upload must be as fast as a form`() throws {
    try receive(head(.post, "/import"))
    #expect((14...16).contains(try seconds(300)))
  }

  @Test func `a body that goes on after its answer ends within a minute`() throws {
    try receive(head(.post, "/body"))
    for part in [answer, .end(nil)] { try channel.writeOutbound(part) }
    #expect((59...61).contains(try seconds(5000)))
  }

  @Test func `a body that makes progress may take hours`() throws {
    try receive(head(.post, "/import"))
    vouch(.sender)
    for _ in 0..<200 {
      channel.read()
      try receive(.body(bytes(20_000)))
      channel.read()
      loop.advanceTime(by: .seconds(50))
    }
    #expect(channel.isActive && failures.errors.isEmpty)
    try receive(.end(nil))
  }

  @Test func `a body that the server does not ask for is not late`() throws {
    try receive(head(.post), .body(bytes(10)))
    loop.advanceTime(by: .minutes(10))
    #expect(channel.isActive)
  }

  @Test func `a body fails if its connection ends early`() throws {
    try receive(head(.post), .body(bytes(10)))
    try channel.close().wait()
    #expect(failures.errors.contains { $0 is IncompleteRequest })
  }

  @Test func `a malformed request is answered, and its connection closes soon`() throws {
    struct Malformed: Error {}
    channel.pipeline.fireErrorCaught(Malformed())
    for part in [answer, .end(nil)] { try channel.writeOutbound(part) }
    loop.advanceTime(by: .seconds(4))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(3))
    #expect(!channel.isActive)
  }

  @Test func `a body that was refused is not waited for`() throws {
    try receive(head(.post), .body(bytes(10)))
    let refusal = HTTPResponse(status: .unauthorized, headerFields: [.connection: "close"])
    for part in [HTTPResponsePart.head(refusal), .end(nil)] { try channel.writeOutbound(part) }
    for _ in 0..<4 where channel.isActive {
      channel.read()
      try receive(.body(bytes(1_000_000)))
      loop.advanceTime(by: .seconds(1))
    }
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(2))
    #expect(!channel.isActive && failures.errors.isEmpty)
  }

  @Test(arguments: [
    (0, 3, 1), (16, 3, 1), (132, 51, 17), (128, 48, 16), (704, 512, 128), (1 << 20, 512, 128), (.max, 512, 128),
  ])
  func `pages and devices share the connections that leave descriptors for the rest`(
    descriptors: Int, pages: Int, devices: Int
  ) {
    let shares = ConnectionLimits.shares(descriptors: descriptors)
    #expect(shares.pages == pages && shares.devices == devices)
  }

  @Test func `a response to HEAD ends without the bytes that end a body`() throws {
    try receive(head(.head), .end(nil))
    for part in [answer, .end(nil)] { try channel.writeOutbound(part) }
    guard case .head? = try channel.readOutbound(as: HTTPResponsePart.self) else {
      Issue.record("no head")
      return
    }
    #expect(try channel.readOutbound(as: HTTPResponsePart.self) == nil)
    try receive(head(), .end(nil))
    for part in [answer, .end(nil)] { try channel.writeOutbound(part) }
    guard case .head? = try channel.readOutbound(as: HTTPResponsePart.self),
      case .end? = try channel.readOutbound(as: HTTPResponsePart.self)
    else {
      Issue.record("GET lost its end")
      return
    }
  }

  @Test func `an unread response is dropped`() throws {
    let slow = EmbeddedChannel(handlers: [Blocked(), ConnectionWatch(ConnectionLimits())], loop: loop)
    try slow.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
    for part in [head(), .end(nil)] { try slow.writeInbound(part) }
    slow.writeAndFlush(answer, promise: nil)
    slow.writeAndFlush(HTTPResponsePart.body(bytes(160_000)), promise: nil)
    // A minute, and one second for every 16 KiB.
    loop.advanceTime(by: .seconds(65))
    #expect(slow.isActive)
    loop.advanceTime(by: .seconds(10))
    #expect(!slow.isActive)
  }

  /// A connection whose client reads nothing.
  private final class Blocked: ChannelOutboundHandler {
    typealias OutboundIn = Any
    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {}
  }
}
