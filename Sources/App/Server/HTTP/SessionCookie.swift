internal import Crypto
internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import Hummingbird

/// A cookie of 256 random bits; the store keeps only its SHA-256.
struct SessionCookie {
  enum Kind: String {
    /// Identifies the session.
    case session = ""
    /// Marks a known browser; gives no access.
    case known = "-known"
  }

  /// Browsers accept the prefix only from encrypted origins, for this host and every path
  /// (https://www.rfc-editor.org/rfc/rfc6265bis, "__Host-").
  static let name = "__Host-dailve"
  /// The name on unencrypted connections, where no browser would accept the prefix.
  private static let plainName = "dailve"

  private func name(_ access: PublicAccess) -> String { Self.name(access, kind) }

  private static func name(_ access: PublicAccess, _ kind: Kind) -> String {
    (access.way == .unencrypted ? plainName : name) + kind.rawValue
  }

  /// True if a request carries such a cookie, valid or not.
  static func isThere(_ request: Request) -> Bool {
    [name, plainName].contains { !values($0, request).isEmpty }
  }

  private static func values(_ name: String, _ request: Request) -> [Substring] {
    request.cookiePairs.compactMap { $0.name == name ? $0.value : nil }
  }

  private let kind: Kind
  private let secret: String

  init(_ kind: Kind = .session) {
    self.kind = kind
    secret = RandomBytes.make(32).hexadecimal
  }

  /// The cookie of a request; `nil` for none, and for several: another site under the same host name may have added
  /// one.
  init?(_ request: Request, _ access: PublicAccess, _ kind: Kind = .session) {
    let all = Self.values(Self.name(access, kind), request)
    guard let only = all.first, all.count == 1, only.utf8.count == 64 else { return nil }
    self.kind = kind
    secret = String(only)
  }

  var hash: [UInt8] { Array(SHA256.hash(data: Data(secret.utf8))) }

  func set(_ response: inout Response, _ access: PublicAccess) {
    // Browsers keep no cookie longer than 400 days.
    let seconds = kind == .known ? 400 * 86_400 : SignInSession.longest
    Self.write(name(access), secret, for: seconds, &response, access)
  }

  static func remove(_ response: inout Response, _ access: PublicAccess) {
    write(name(access, .session), "", for: 0, &response, access)
  }

  private static func write(
    _ name: String, _ value: String, for seconds: Int, _ response: inout Response, _ access: PublicAccess
  ) {
    response.setCookie(
      Cookie(
        name: name, value: value, maxAge: seconds, path: "/", secure: access.way != .unencrypted, httpOnly: true,
        sameSite: .lax))
  }
}
