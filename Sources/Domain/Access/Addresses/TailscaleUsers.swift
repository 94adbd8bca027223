/// Logins that need no passphrase, because Tailscale, as a proxy on this machine, identifies them
/// (https://tailscale.com/kb/1312/serve, "identity headers").
public struct TailscaleUsers: Sendable, Equatable {
  /// In lower case.
  private let logins: Set<String>

  /// - Parameter logins: "anna@example.org"; without any, nobody is vouched for.
  public init(_ logins: [String]) { self.logins = Set(logins.map { $0.lowercased() }) }

  /// True if nobody is vouched for.
  public var isEmpty: Bool { logins.isEmpty }

  /// Tailscale's headers of a request.
  public struct Word: Sendable {
    /// All values of `Tailscale-User-Login`.
    public var logins: [String]
    /// All values of `X-Forwarded-For`.
    public var forwarded: [String]
    /// True if the request came from the public network (`Tailscale-Funnel-Request`).
    public var isPublic: Bool

    public init(logins: [String], forwarded: [String], isPublic: Bool) {
      self.logins = logins
      self.forwarded = forwarded
      self.isPublic = isPublic
    }
  }

  /// Address blocks from which Tailscale assigns addresses to devices.
  static let devices = ["100.64.0.0/10", "fd7a:115c:a1e0::/48"].compactMap { NetworkBlock($0) }

  /// True if a request is from one of these logins: it has to come from this machine, where Tailscale runs, and to
  /// name one of Tailscale's devices as its sender, unlike requests that another proxy on this machine passes on.
  ///
  /// - Parameter peer: The other end of the connection.
  public func include(peer: String, _ word: Word) -> Bool {
    guard !isEmpty, let login = word.logins.first, word.logins.count == 1, !word.isPublic,
      logins.contains(login.lowercased()), let peer = NetworkAddress(peer),
      NetworkBlock.thisMachine.contains(where: { $0.contains(peer) }),
      let sender = word.forwarded.first, word.forwarded.count == 1,
      // The value must be a bare address: a stranger's text could precede what a proxy has appended.
      sender.utf8.allSatisfy({
        $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") || Character(Unicode.Scalar($0)).isHexDigit
      }),
      let device = NetworkAddress(sender)
    else { return false }
    return Self.devices.contains { $0.contains(device) }
  }
}
