/// The compression of a body in transit (RFC 9110, 8.4.1).
enum BodyCoding {
  case plain, gzip, deflate

  /// - Parameter name: In lower case; `nil` if unsupported.
  init?(_ name: String) {
    switch name {
    case "gzip", "x-gzip": self = .gzip
    case "deflate": self = .deflate
    default: return nil
    }
  }

  /// The decoder; `nil` if none is needed. Some clients send gzip without declaring it, and "deflate" without its
  /// header.
  ///
  /// - Parameter bytes: The first two bytes, or all of a shorter body.
  func unpacker(of bytes: ArraySlice<UInt8>) -> Gunzip? {
    let isGzip = bytes.starts(with: [0x1F, 0x8B])
    return switch self {
    case .plain: isGzip ? Gunzip() : nil
    case .gzip: Gunzip()
    case .deflate: Gunzip(isRaw: !isGzip && !Self.isZlib(bytes))
    }
  }

  /// RFC 1950, 2.2.
  private static func isZlib(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, let second = bytes.dropFirst().first else { return false }
    return first & 0x0F == 8 && first >> 4 <= 7 && (256 * Int(first) + Int(second)) % 31 == 0
  }
}
