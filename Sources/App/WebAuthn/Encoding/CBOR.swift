/// The subset of CBOR (RFC 8949) that authenticators write: definite lengths only, without tags, floating-point numbers and `null`.
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

  /// Reads a single value that must use up all bytes.
  init(_ bytes: [UInt8]) throws(WebAuthnRefusal) {
    var reader = ByteReader(bytes)
    self = try Self.read(&reader)
    guard reader.rest.isEmpty else { throw .malformedCBOR }
  }
}

extension CBOR {
  /// Deepest nesting that is accepted; WebAuthn's own structures are four levels deep.
  private static let deepest = 8

  /// Reads the value at the front. Numbers and lengths must use the shortest encoding, and keys must be unique, as required by the canonical
  /// form of CTAP2 (https://fidoalliance.org/specs/fido-v2.1-ps-20210615/, section 8), so that two readers cannot disagree about a value.
  /// The canonical form also requires an order of keys; it is not checked because it cannot cause such a disagreement.
  static func read(_ reader: inout ByteReader, depth: Int = 0) throws(WebAuthnRefusal) -> CBOR {
    guard let first = reader.byte() else { throw .malformedCBOR }
    let (major, short) = (first >> 5, first & 31)
    if major == 7 {
      guard short == 20 || short == 21 else { throw .malformedCBOR }
      return .bool(short == 21)
    }
    let count = try argument(short, &reader)
    switch major {
    case 0: return .integer(count)
    case 1: return .integer(-1 - count)
    case 2:
      guard let bytes = reader.read(count) else { throw .malformedCBOR }
      return .bytes(bytes)
    case 3:
      guard let bytes = reader.read(count), let text = String(validating: bytes, as: UTF8.self) else {
        throw .malformedCBOR
      }
      return .text(text)
    case 4: return try array(count, &reader, depth: depth + 1)
    case 5: return try map(count, &reader, depth: depth + 1)
    default: throw .malformedCBOR
    }
  }

  /// Reads the argument in or after the first byte, which is never negative.
  private static func argument(_ short: UInt8, _ reader: inout ByteReader) throws(WebAuthnRefusal) -> Int {
    let (size, least): (Int, UInt64)
    switch short {
    case 0..<24: return Int(truncatingIfNeeded: short)
    case 24: (size, least) = (1, 24)
    case 25: (size, least) = (2, 1 << 8)
    case 26: (size, least) = (4, 1 << 16)
    case 27: (size, least) = (8, 1 << 32)
    default: throw .malformedCBOR
    }
    guard let number = reader.number(size: size), number >= least, let result = Int(exactly: number) else {
      throw .malformedCBOR
    }
    return result
  }

  private static func array(_ count: Int, _ reader: inout ByteReader, depth: Int) throws(WebAuthnRefusal) -> CBOR {
    // Every value takes at least one byte, so a larger count is rejected right away.
    guard depth <= deepest, count <= reader.rest.count else { throw .malformedCBOR }
    var values: [CBOR] = []
    while values.count < count { values.append(try read(&reader, depth: depth)) }
    return .array(values)
  }

  private static func map(_ count: Int, _ reader: inout ByteReader, depth: Int) throws(WebAuthnRefusal) -> CBOR {
    guard depth <= deepest, count <= reader.rest.count else { throw .malformedCBOR }
    var values: [CBOR: CBOR] = [:]
    while values.count < count {
      let key = try read(&reader, depth: depth)
      guard values.updateValue(try read(&reader, depth: depth), forKey: key) == nil else { throw .malformedCBOR }
    }
    return .map(values)
  }
}
