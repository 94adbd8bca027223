internal import DailveZlib
internal import NIOCore

/// Compresses responses (RFC 1952).
enum Gzip {
  /// - Parameter level: Level of zlib: 9 for content that is compressed once and sent often.
  /// - Returns: `nil` if compression fails; the content is then sent as is.
  static func compress(_ bytes: [UInt8], level: Int32 = 5) -> ByteBuffer? {
    Deflater(.gzip, level: level).packWhole(bytes).map { ByteBuffer(bytes: $0) }
  }

  static func isText(_ type: String) -> Bool {
    type.hasPrefix("text/") && !type.hasPrefix("text/event-stream") || type.hasPrefix("application/json")
      || type.hasPrefix("image/svg")
  }
}

/// The content codings that a client accepts (RFC 9110, 12.5.3).
enum AcceptEncoding {
  /// - Parameter fields: The values of all `Accept-Encoding` headers.
  static func acceptsGzip(_ fields: [String]) -> Bool {
    var others = false
    for entry in fields.flatMap({ $0.split(separator: ",") }) {
      let parts = entry.split(separator: ";").map { $0.lowercased().filter { $0 != " " && $0 != "\t" } }
      let quality = parts.dropFirst().first { $0.hasPrefix("q=") }.map { Double($0.dropFirst(2)) ?? 0 } ?? 1
      switch parts.first {
      case "gzip", "x-gzip": return quality > 0
      case "*": others = quality > 0
      default: break
      }
    }
    return others
  }
}
