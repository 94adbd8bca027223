/// The ways in which people may connect from other machines.
public struct PublicAccess: Sendable {
  /// The way in which browsers reach the server.
  public enum Way: Sendable {
    /// Only through proxies or from this machine.
    case proxies
    /// Directly; the server encrypts.
    case encrypted
    /// Directly and unencrypted, in one's own network.
    case unencrypted
  }

  /// The origin at which browsers reach the web app.
  public var origin: BrowserOrigin
  /// Proxies whose forwarded addresses are trusted.
  public var proxies: [NetworkBlock]
  public var way: Way
  /// Logins that Tailscale may vouch for.
  public var vouched: TailscaleUsers

  public init(
    origin: BrowserOrigin, proxies: [NetworkBlock], way: Way = .proxies, vouched: TailscaleUsers = TailscaleUsers([])
  ) {
    self.origin = origin
    self.proxies = proxies
    self.way = way
    self.vouched = vouched
  }

  /// True if a connection may be served: encrypted, from a proxy that encrypts, from this machine, or from one's own network if that was asked for.
  public func admits(peer: String) -> Bool {
    guard let address = NetworkAddress(peer) else { return false }
    let blocks =
      switch way {
      case .encrypted: nil as [NetworkBlock]?
      case .proxies: proxies + NetworkBlock.thisMachine
      case .unencrypted: NetworkBlock.ownNetwork
      }
    return blocks?.contains { $0.contains(address) } ?? true
  }

  /// The client address of a request.
  ///
  /// - Parameters:
  ///   - peer: The other end of the connection.
  ///   - forwarded: The values of X-Forwarded-For, in order.
  public func client(peer: String, forwarded: [String]) -> String {
    func isProxy(_ address: NetworkAddress) -> Bool { proxies.contains { $0.contains(address) } }
    guard let first = NetworkAddress(peer), isProxy(first) else { return peer }
    // The last address that is not one of our proxies is the client: anybody may have written the ones before it.
    let named = forwarded.flatMap { list in
      list.split(separator: ",").map { part in String(part.filter { $0 != " " && $0 != "\t" }) }
    }
    for name in named.reversed() {
      guard let address = NetworkAddress(Self.withoutPort(name)) else { return peer }
      if !isProxy(address) { return address.text }
    }
    return peer
  }
}

extension PublicAccess {
  /// Removes the port that some proxies name too: "203.0.113.7:5555", "[2001:db8::1]:5555".
  private static func withoutPort(_ name: String) -> String {
    if name.hasPrefix("[") { return String(name.dropFirst().prefix { $0 != "]" }) }
    let parts = name.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[0]) : name
  }
}

extension BrowserOrigin {
  /// Reads "https://health.example.org" with or without a port.
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
    self.init(isEncrypted: isEncrypted, authority: authority)
    guard isPlain, !host.isEmpty, port != nil else { return nil }
  }
}
