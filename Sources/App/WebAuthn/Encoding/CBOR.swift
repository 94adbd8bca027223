/// As much of CBOR (RFC 8949) as authenticators write: of definite length, without tags, fractions and `null`.
enum CBOR: Hashable, Sendable {
  case integer(Int)
  case bytes([UInt8])
  case text(String)
  case array([CBOR])
  case map([CBOR: CBOR])
  case bool(Bool)

  var bytes: [UInt8]? { if case .bytes(let bytes) = self { bytes } else { nil } }
  var integer: Int? { if case .integer(let integer) = self { integer } else { nil } }
  var map: [CBOR: CBOR]? { if case .map(let map) = self { map } else { nil } }

  /// Reads one value that is all there is.
  init(_ bytes: [UInt8]) throws(WebAuthnRefusal) {
    var reader = ByteReader(bytes)
    self = try Self.read(&reader)
    guard reader.rest.isEmpty else { throw .malformedCBOR }
  }
}
