internal import ArgumentParser
internal import DailveServer

/// An address and a port to listen on: "192.168.1.20:8421", "[fd00::2]:8421".
struct ListenAddress: Sendable, CustomStringConvertible {
  let host: String
  let port: Int

  init(host: String, port: Int) {
    self.host = host
    self.port = port
  }

  init(_ text: String) throws {
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
      (1...65_535).contains(port)
    else {
      throw ValidationError("Give the address to listen on with its port, such as 192.168.1.20:8421.")
    }
    var host = String(text[..<colon])
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    guard !host.isEmpty, !host.contains("/") else {
      throw ValidationError("Give the address to listen on with its port, such as 192.168.1.20:8421.")
    }
    (self.host, self.port) = (host, port)
  }

  /// The addresses at which other machines reach it: for a wildcard address, all those of this machine.
  var origins: [String] {
    // A server that listens only on this machine has a proxy in front, whose name we do not know.
    if host.hasPrefix("127.") || host == "::1" || host == "localhost" { return [] }
    guard host == "0.0.0.0" || host == "::" else { return ["http://\(self)"] }
    return MachineAddresses.all.map { "http://\($0):\(port)" }
  }

  var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
