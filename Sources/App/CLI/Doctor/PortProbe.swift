internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveServer
internal import DailveSystem
internal import DailveViewModels
internal import NIOCore
internal import NIOHTTP1
internal import NIOPosix

/// Probes a port of this machine without changing anything.
enum PortProbe {
  /// Probes the address of the web app.
  static func pages(host: String, port: Int) async -> PortAnswer {
    await ask(host, port, .GET, .selfTest, expecting: "\"program\":\"\(SelfTest.program)\"")
  }

  /// Probes the address for devices alone.
  static func ingest(host: String, port: Int) async -> PortAnswer {
    // Without a token nothing is taken.
    await ask(host, port, .POST, .ingest, expecting: DeviceSecret.prefix)
  }

  private static func ask(
    _ host: String, _ port: Int, _ method: HTTPMethod, _ path: AddressPattern, expecting text: String
  ) async -> PortAnswer {
    // RFC 6874: the zone of an address follows an escaped percent sign.
    let name = host.contains(":") ? "[\(host.replacing("%", with: "%25"))]" : host
    var request = HTTPClientRequest(url: "http://\(name):\(port)\(path.rawValue)")
    request.method = method
    // A server reached from elsewhere answers only to its own name and to this one.
    request.headers.add(name: "Host", value: "127.0.0.1:\(port)")
    guard let answer = await exchange(request) else { return await listen(host, port) }
    return answer.contains(text) || answer.contains(PlainRequestHandler.sentence) ? .ours : .other
  }

  /// Number of bytes of an answer to examine.
  private static let most = 1 << 16
  /// A program that accepts and says nothing is given up.
  private static let patience = TimeAmount.seconds(3)

  /// Redirects are not followed, because only the program at this port is of interest.
  private static var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout.connect = .seconds(2)
    configuration.timeout.read = patience
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  /// - Returns: `nil` if nothing listens.
  private static func exchange(_ request: HTTPClientRequest) async -> String? {
    var text = ""
    do {
      try await HTTPClient.withHTTPClient(configuration: configuration) { http in
        let end = NIODeadline.now() + patience
        for try await part in try await http.execute(request, deadline: end).body {
          text += String(buffer: part)
          if text.utf8.count > most || NIODeadline.now() > end { break }
        }
      }
    } catch let error where isUnconnected(error) {
      // The caller tries to listen there next, which tells why.
      return nil
    } catch {
      // The part that arrived is enough, or the program is not ours.
    }
    return text
  }

  /// A name and an address fail in different ways. Only an answer, or its absence on an open connection, shows that
  /// something listens; an address that makes no URL does not.
  private static func isUnconnected(_ error: any Error) -> Bool {
    switch error {
    case is NIOConnectionError: true
    case let error as IOError: !SystemError(code: error.errnoCode).isDisconnection
    case let error as HTTPClientError: ![.readTimeout, .deadlineExceeded, .remoteConnectionClosed].contains(error)
    default: false
    }
  }

  private static func listen(_ host: String, _ port: Int) async -> PortAnswer {
    do {
      let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).bind(host: host, port: port).get()
      try await channel.close()
      return .free
    } catch let error as IOError where SystemError(code: error.errnoCode) == .addressTaken {
      return .other
    } catch let error as IOError where SystemError(code: error.errnoCode).isNotAllowed {
      return .notAllowed
    } catch {
      // The machine does not have the address, or none is meant by it.
      return .notHere
    }
  }
}
