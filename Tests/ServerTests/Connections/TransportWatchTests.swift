import DailveServer
import NIOCore
import NIOEmbedded
import NIOTLS
import Testing

/// Encrypted connections that keep the server waiting, on a simulated clock.
@Suite struct TransportWatchTests {
  private let loop = EmbeddedEventLoop()
  private let channel: EmbeddedChannel

  init() throws {
    channel = EmbeddedChannel(handlers: [TransportWatch(ConnectionLimits())], loop: loop)
    try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
  }

  private func shakeHands() {
    channel.pipeline.fireUserInboundEventTriggered(TLSUserEvent.handshakeCompleted(negotiatedProtocol: "h2"))
  }

  @Test func `a handshake that does not end is cut off, whatever trickles in`() throws {
    for _ in 0..<30 where channel.isActive {
      try channel.writeInbound(ByteBuffer(bytes: [22]))
      loop.advanceTime(by: .seconds(1))
    }
    #expect(!channel.isActive)
  }

  @Test func `an open connection is kept while anything comes or goes`() throws {
    shakeHands()
    for round in 0..<20 {
      loop.advanceTime(by: .minutes(9))
      #expect(channel.isActive)
      if round.isMultiple(of: 2) {
        try channel.writeInbound(ByteBuffer(string: "ping"))
      } else {
        try channel.writeOutbound(IOData.byteBuffer(ByteBuffer(string: ":")))
      }
    }
    loop.advanceTime(by: .minutes(11))
    #expect(!channel.isActive)
  }

  @Test func `a client that never reads its response is cut off`() throws {
    shakeHands()
    channel.write(IOData.byteBuffer(ByteBuffer(repeating: 1, count: 32 * 1024)), promise: nil)
    loop.advanceTime(by: .seconds(61))
    #expect(channel.isActive)
    loop.advanceTime(by: .seconds(3))
    #expect(!channel.isActive)
  }
}
