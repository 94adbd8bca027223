internal import Foundation

/// What the browser says that it was asked, and by whom (https://www.w3.org/TR/webauthn-3/, section 5.8.1).
struct ClientData: Decodable, Sendable {
  enum Kind: String, Sendable {
    case registration = "webauthn.create"
    case assertion = "webauthn.get"
  }

  private static let largest = 8192

  var type: String
  var challenge: EncodedBytes
  var origin: String
  /// Absent in older browsers.
  var crossOrigin: Bool?
  /// Said only where the page was embedded.
  var topOrigin: String?

  init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    guard let data = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { throw .malformedJSON }
    self = data
  }
}
