internal import Foundation

/// The unverified response of `navigator.credentials.create`, as written by `PublicKeyCredential.toJSON()`.
package struct RegistrationResponse: Sendable {
  package let id: [UInt8]
  let clientData: [UInt8]
  let attestationObject: [UInt8]
  let transports: [String]

  package init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    let message = try Message<Content>(json: bytes)
    id = message.rawId.bytes
    clientData = message.response.clientDataJSON.bytes
    attestationObject = message.response.attestationObject.bytes
    transports = (message.response.transports ?? []).filter(Self.transports.contains)
  }

  /// The challenge that this response claims to answer; it is not verified yet.
  package var challenge: [UInt8] {
    get throws(WebAuthnRefusal) { try ClientData(json: clientData).challenge.bytes }
  }

  private static let transports: Set = ["ble", "hybrid", "internal", "nfc", "smart-card", "usb"]

  private struct Content: Decodable {
    var clientDataJSON: EncodedBytes
    var attestationObject: EncodedBytes
    var transports: [String]?
  }
}

/// The unverified response of `navigator.credentials.get`.
package struct AssertionResponse: Sendable {
  /// Identifier of the credential that claims to have signed.
  package let id: [UInt8]
  let clientData: [UInt8]
  let authenticatorData: [UInt8]
  let signature: [UInt8]
  let user: [UInt8]?

  package init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    let message = try Message<Content>(json: bytes)
    id = message.rawId.bytes
    clientData = message.response.clientDataJSON.bytes
    authenticatorData = message.response.authenticatorData.bytes
    signature = message.response.signature.bytes
    user = message.response.userHandle?.bytes
  }

  /// The challenge that this response claims to answer; it is not verified yet.
  package var challenge: [UInt8] {
    get throws(WebAuthnRefusal) { try ClientData(json: clientData).challenge.bytes }
  }

  private struct Content: Decodable {
    var clientDataJSON: EncodedBytes
    var authenticatorData: EncodedBytes
    var signature: EncodedBytes
    var userHandle: EncodedBytes?
  }
}

private struct Message<Content: Decodable>: Decodable {
  var id: EncodedBytes
  var rawId: EncodedBytes
  var type: String
  var response: Content

  init(json bytes: [UInt8]) throws(WebAuthnRefusal) {
    guard bytes.count <= 65_536 else { throw .tooLarge }
    guard let message = try? JSONDecoder().decode(Self.self, from: Data(bytes)), message.type == "public-key" else {
      throw .malformedJSON
    }
    guard message.id.bytes == message.rawId.bytes else { throw .wrongCredential }
    self = message
  }
}
