internal import Foundation

/// The request and its origin, as reported by the browser (https://www.w3.org/TR/webauthn-3/, section 5.8.1).
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
  /// Present only if the page was embedded.
  var topOrigin: String?

  init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= Self.largest else { throw .tooLarge }
    guard let data = try? JSONDecoder().decode(Self.self, from: Data(bytes)) else { throw .malformedJSON }
    self = data
  }
}
