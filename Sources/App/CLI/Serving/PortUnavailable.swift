internal import DailveDomain
internal import DailveServer
internal import NIOCore
internal import NIOPosix

/// The server cannot listen at the address given by an option.
struct PortUnavailable: Error, CustomStringConvertible {
  var address: ListenAddress
  /// The option, such as "--port".
  var option: String
  var cause: ListenerProblem

  init(_ error: IOError, _ address: ListenAddress, _ option: String) {
    self.address = address
    self.option = option
    cause = ListenerProblem(error)
  }

  /// Listens briefly to test an address.
  ///
  /// - Throws: `PortUnavailable`.
  static func look(at address: ListenAddress, of option: String) async throws {
    do {
      let channel = try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1).bind(host: address.host, port: address.port).get()
      try await channel.close()
    } catch let error as IOError {
      throw PortUnavailable(error, address, option)
    }
  }

  var description: String {
    switch cause {
    case .taken:
      option == "--port"
        ? "Port \(address.port) is taken by another program. Stop that one, or give another --port."
        : "Port \(address.port) is taken by another program. Stop that one, or give \(option) another port."
    case .notHere:
      option == "--port"
        ? "This machine does not have the address \(address.host). Give another --host."
        : "This machine does not have the address \(address.host). Give \(option) one that it has, or 0.0.0.0 for all of them."
    case .notAllowed:
      "Port \(address.port) cannot be used: the system does not allow it. Give \(option) a port above 1023."
    case .other(let code):
      "Dailve cannot listen at \(address), as \(option) says: system error \(code)."
    }
  }
}
