/// The origin at which a browser reaches the web app, and the features that browsers allow there.
public struct BrowserOrigin: Sendable, Equatable {
  public var isEncrypted: Bool
  /// Host and port as in an address, without the default port: "127.0.0.1:8420", "health.example.org", "[fd00::2]:8420".
  public var authority: String

  /// - Parameter isEncrypted: Whether the browser uses HTTPS, regardless of a proxy in between.
  public init(isEncrypted: Bool, authority: String) {
    self.isEncrypted = isEncrypted
    let (whole, port) = (authority.lowercased(), isEncrypted ? ":443" : ":80")
    // Browsers drop the default port too. An IPv6 address has a port only after its bracket.
    let hasPort =
      whole.hasPrefix("[") ? whole.hasSuffix("]" + port) : whole.hasSuffix(port) && whole.count { $0 == ":" } == 1
    self.authority = hasPort ? String(whole.dropLast(port.count)) : whole
  }

  /// "https://health.example.org".
  public var text: String { (isEncrypted ? "https://" : "http://") + authority }

  /// The host without port and brackets.
  public var host: String {
    if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }) }
    return String(authority.prefix { $0 != ":" })
  }

  /// True if the host is the machine itself, which browsers trust without encryption
  /// (https://www.w3.org/TR/secure-contexts/, "is origin potentially trustworthy").
  public var isLoopback: Bool {
    host == "localhost" || host.hasSuffix(".localhost") || host == "::1" || isAddress && host.hasPrefix("127.")
  }

  /// True if the host is an IP address rather than a name.
  public var isAddress: Bool {
    if host.contains(":") { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (48...57).contains($0) } }
  }

  /// True if it can only be reached from one's own network: by its address, or by a name that cannot exist in public DNS
  /// (RFC 6762; RFC 8375; ".lan" by custom).
  public var isOfOwnNetwork: Bool {
    if let address = NetworkAddress(host) { return NetworkBlock.ownNetwork.contains { $0.contains(address) } }
    return isLoopback || [".local", ".lan", ".home.arpa"].contains { host.hasSuffix($0) && host != $0 }
  }

  /// Its port, or the default one; `nil` if the port is not valid.
  public var port: Int? {
    let rest = authority.hasPrefix("[") ? authority.drop { $0 != "]" }.dropFirst() : authority.drop { $0 != ":" }
    if rest.isEmpty { return authority.hasPrefix("[") && !authority.hasSuffix("]") ? nil : isEncrypted ? 443 : 80 }
    let digits = rest.dropFirst()
    guard rest.hasPrefix(":"), digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return Int(digits).flatMap { (1...65_535).contains($0) ? $0 : nil }
  }

  /// A reason why a browser feature is unavailable at this origin.
  public enum Obstacle: String, Sendable {
    /// Browsers allow it only with encryption.
    case notEncrypted
    /// The feature needs a host name; an IP address is not enough.
    case noName
  }

  /// The reason why a service worker, and thus offline use, cannot work; `nil` if the server sees none. A certificate
  /// that the browser does not trust prevents it too.
  public var serviceWorkerObstacle: Obstacle? { isEncrypted || isLoopback ? nil : .notEncrypted }

  /// The reason why passkeys cannot work (https://www.w3.org/TR/webauthn-3/, "relying party identifier").
  public var passkeyObstacle: Obstacle? {
    if isAddress { return .noName }
    return serviceWorkerObstacle
  }
}
