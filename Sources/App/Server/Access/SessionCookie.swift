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

  private let secret: String

  init() { secret = RandomBytes.make(32).hexadecimal }

  /// That of a request; `nil` for none, and for several: another site under the same name may have added one.
  init?(_ request: Request) {
    let all = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
      .map { $0.drop { $0 == " " } }.filter { $0.hasPrefix("\(Self.name)=") }
    guard let only = all.first, all.count == 1 else { return nil }
    secret = String(only.dropFirst(Self.name.count + 1))
    guard secret.utf8.count == 64 else { return nil }
  }

  var hash: [UInt8] { Array(SHA256.hash(data: Data(secret.utf8))) }

  func session(_ visitor: Visitor, at now: Instant) -> SignInSession {
    let id = RandomBytes.make(4).hexadecimal
    return SignInSession(id: id, hash: hash, browser: visitor.browser, at: now)
  }

  func set(_ response: inout Response) { Self.write(secret, for: SignInSession.longest, &response) }

  static func remove(_ response: inout Response) { write("", for: 0, &response) }

  private static func write(_ value: String, for seconds: Int, _ response: inout Response) {
    response.headers.append(
      HTTPField(
        name: .setCookie, value: "\(name)=\(value); Path=/; Max-Age=\(seconds); Secure; HttpOnly; SameSite=Lax"))
  }
}
