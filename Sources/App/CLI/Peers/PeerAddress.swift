internal import Foundation

/// The address of another server: scheme, host and port, nothing after them.
struct PeerAddress: Equatable {
  let text: String

  init?(_ text: String) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, parts.user == nil,
      parts.password == nil, parts.query == nil, parts.fragment == nil, ["", "/"].contains(parts.path)
    else { return nil }
    parts.scheme = scheme
    parts.path = ""
    guard let text = parts.string else { return nil }
    self.text = text
  }

  /// True with encryption, without which anyone in between can read everything. Loopback is allowed: it may be the end
  /// of a tunnel.
  var isProtected: Bool {
    guard let parts = URLComponents(string: text) else { return false }
    return parts.scheme == "https" || ["127.0.0.1", "localhost", "[::1]", "::1"].contains(parts.host ?? "")
  }
}
