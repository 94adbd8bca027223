internal import ArgumentParser

/// An address and a port to listen on: "192.168.1.20:8421", "[fd00::2]:8421".
struct ListenAddress: Sendable, CustomStringConvertible {
  let host: String
  let port: Int

  init(_ text: String) throws {
    guard let colon = text.lastIndex(of: ":"), let port = Int(text[text.index(after: colon)...]),
      (1...65_535).contains(port)
    else {
      throw ValidationError("--ingest-listen takes an address and a port, such as 192.168.1.20:8421.")
    }
    var host = String(text[..<colon])
    if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
    guard !host.isEmpty, !host.contains("/") else {
      throw ValidationError("--ingest-listen takes an address and a port, such as 192.168.1.20:8421.")
    }
    (self.host, self.port) = (host, port)
  }

  var description: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }
}
