/// Where people may connect from, besides this machine.
public struct PublicAccess: Sendable {
  /// At which browsers reach the web app.
  public var origin: ReachedOrigin
  /// Whose word about where a request comes from counts.
  public var proxies: [NetworkBlock]

  public init(origin: ReachedOrigin, proxies: [NetworkBlock]) {
    self.origin = origin
    self.proxies = proxies
  }

  private static let thisMachine = ["127.0.0.0/8", "::1"].compactMap { NetworkBlock($0) }

  /// Whether a connection may be served: from a proxy, or from this machine. Whoever goes around the proxy is not encrypted.
  public func admits(peer: String) -> Bool {
    guard let address = NetworkAddress(peer) else { return false }
    return (proxies + Self.thisMachine).contains { $0.contains(address) }
  }

  /// Who sent a request.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwarded: The values of X-Forwarded-For, in order.
  public func client(peer: String, forwarded: [String]) -> String {
    func isProxy(_ address: NetworkAddress) -> Bool { proxies.contains { $0.contains(address) } }
    guard let first = NetworkAddress(peer), isProxy(first) else { return peer }
    // The last one that no proxy of ours has: what stands before it, anybody may have written.
    let named = forwarded.flatMap { list in
      list.split(separator: ",").map { part in String(part.filter { $0 != " " && $0 != "\t" }) }
    }
    for name in named.reversed() {
      guard let address = NetworkAddress(name) else { return peer }
      if !isProxy(address) { return name }
    }
    return peer
  }
}

extension ReachedOrigin {
  /// Reads "https://health.example.org" with or without a port. Without encryption on this machine alone.
  public init?(text: String) {
    let lower = text.lowercased()
    let isEncrypted = lower.hasPrefix("https://")
    guard isEncrypted || lower.hasPrefix("http://") else { return nil }
    var authority = String(lower.dropFirst(isEncrypted ? 8 : 7))
    if authority.hasSuffix("/") { authority = String(authority.dropLast()) }
    let isPlain = authority.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x61...0x7A, 0x2D, 0x2E, 0x3A, 0x5B, 0x5D: true
      default: false
      }
    }
    // Browsers leave out the usual port.
    let usual = isEncrypted ? ":443" : ":80"
    if !authority.hasPrefix("[") || authority.contains("]:"), authority.hasSuffix(usual) {
      authority = String(authority.dropLast(usual.count))
    }
    self.init(isEncrypted: isEncrypted, authority: authority)
    guard isPlain, !host.isEmpty, isEncrypted || isLoopback else { return nil }
  }
}
