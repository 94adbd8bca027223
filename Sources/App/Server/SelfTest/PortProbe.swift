internal import DailveViewModels
internal import Foundation
internal import NIOCore
internal import NIOPosix

/// Probes a port of this machine without changing anything.
package enum PortProbe {
  package enum Answer: String, Sendable {
    /// The port is free, and we may listen on it.
    case free
    /// This program answers.
    case ours
    /// Another program answers, or nothing intelligible.
    case other
    /// The system does not let us listen there.
    case notAllowed
    /// The machine does not have the address.
    case notHere
  }

  /// Probes the address of the web app.
  package static func pages(host: String, port: Int) async -> Answer {
    await ask(host, port, "GET \(AddressPattern.selfTest.rawValue)", expecting: "\"program\":\"\(SelfTest.program)\"")
  }

  /// Probes the address for devices alone.
  package static func ingest(host: String, port: Int) async -> Answer {
    // Nothing is accepted without a token.
    await ask(host, port, "POST \(AddressPattern.ingest.rawValue)", expecting: DeviceSecret.prefix)
  }

  private static func ask(_ host: String, _ port: Int, _ line: String, expecting text: String) async -> Answer {
    let name = host.contains(":") ? "[\(host)]" : host
    let request = "\(line) HTTP/1.1\r\nHost: \(name):\(port)\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
    guard let answer = await exchange(host, port, request) else { return await listen(host, port) }
    return answer.contains(text) || answer.contains(PlainRequestHandler.sentence) ? .ours : .other
  }

  /// Number of bytes of an answer to examine.
  private static let most = 1 << 16

  /// - Returns: `nil` if nothing listens.
  private static func exchange(_ host: String, _ port: Int, _ request: String) async -> String? {
    do {
      let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .connectTimeout(.seconds(2))
        .connect(host: host, port: port) { channel in
          channel.eventLoop.makeCompletedFuture {
            try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
          }
        }
      // Do not wait for a peer that accepts the connection but says nothing.
      let end = connection.channel.eventLoop.scheduleTask(in: .seconds(3)) { connection.channel.close(promise: nil) }
      defer { end.cancel() }
      return await answer(of: connection, to: request)
    } catch {
      // The caller then tries to listen there itself, which reveals the reason.
      return nil
    }
  }

  private static func answer(of connection: NIOAsyncChannel<ByteBuffer, ByteBuffer>, to request: String) async -> String
  {
    var text = ""
    do {
      text = try await connection.executeThenClose { inbound, outbound in
        try await outbound.write(ByteBuffer(string: request))
        var text = ""
        for try await part in inbound {
          text += String(buffer: part)
          if text.utf8.count > most { break }
        }
        return text
      }
    } catch {
      // It closed the connection: either the answer so far suffices, or it is not ours.
    }
    return text
  }

  private static func listen(_ host: String, _ port: Int) async -> Answer {
    do {
      let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).bind(host: host, port: port).get()
      try await channel.close()
      return .free
    } catch let error as IOError where error.errnoCode == EADDRINUSE {
      return .other
    } catch let error as IOError where error.errnoCode == EADDRNOTAVAIL {
      return .notHere
    } catch let error as IOError where error.errnoCode == EACCES || error.errnoCode == EPERM {
      return .notAllowed
    } catch {
      return .notHere
    }
  }
}
