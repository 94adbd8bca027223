internal import Crypto
internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import HTTPTypes
internal import Hummingbird

/// The cookie that says who is signed in: 256 random bits, of which the store knows a SHA-256.
struct SessionCookie {
  /// Browsers take the prefix from encrypted origins alone, for this host and every path
  /// (https://www.rfc-editor.org/rfc/rfc6265bis, "__Host-").
  static let name = "__Host-dailve"
  /// For connections that are not encrypted, where no browser would take the other.
  private static let plainName = "dailve"

  private static func name(_ access: PublicAccess) -> String { access.way == .unencrypted ? plainName : name }

  /// Whether a request has one, whatever it is worth.
  static func isThere(_ request: Request) -> Bool {
    [name, plainName].contains { !values($0, request).isEmpty }
  }

  private static func values(_ name: String, _ request: Request) -> [Substring] {
    request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("\(name)=") }.map { $0.dropFirst(name.count + 1) }
  }

  private let secret: String

  init() { secret = RandomBytes.make(32).hexadecimal }

  /// That of a request; `nil` for none, and for several: another site under the same name may have added one.
  init?(_ request: Request, _ access: PublicAccess) {
    let all = Self.values(Self.name(access), request)
    guard let only = all.first, all.count == 1, only.utf8.count == 64 else { return nil }
    secret = String(only)
  }

  var hash: [UInt8] { Array(SHA256.hash(data: Data(secret.utf8))) }

  func session(_ visitor: Visitor, at now: Instant) -> SignInSession {
    let id = RandomBytes.make(4).hexadecimal
    return SignInSession(id: id, hash: hash, browser: visitor.browser, at: now)
  }

  func set(_ response: inout Response, _ access: PublicAccess) {
    Self.write(secret, for: SignInSession.longest, &response, access)
  }

  static func remove(_ response: inout Response, _ access: PublicAccess) { write("", for: 0, &response, access) }

  private static func write(_ value: String, for seconds: Int, _ response: inout Response, _ access: PublicAccess) {
    let secure = access.way == .unencrypted ? "" : " Secure;"
    response.headers.append(
      HTTPField(
        name: .setCookie,
        value: "\(name(access))=\(value); Path=/; Max-Age=\(seconds);\(secure) HttpOnly; SameSite=Lax"))
  }
}
