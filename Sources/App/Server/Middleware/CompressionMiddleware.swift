internal import CZlib
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Compresses text responses with gzip, which makes a page about a fifth of its size.
struct CompressionMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard let length = response.body.contentLength, length > 512, let type = response.headers[.contentType],
      Self.isText(type), response.headers[.contentEncoding] == nil
    else { return response }
    response.headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    guard AcceptEncoding.takesGzip(request.headers[values: .acceptEncoding]) else { return response }
    let collector = Collector()
    try await response.body.write(collector)
    response.headers[.contentEncoding] = "gzip"
    response.body = ResponseBody(byteBuffer: ByteBuffer(bytes: Gzip.compress(collector.bytes)))
    return response
  }

  static func isText(_ type: String) -> Bool {
    type.hasPrefix("text/") && !type.hasPrefix("text/event-stream") || type.hasPrefix("application/json")
      || type.hasPrefix("image/svg")
  }

  /// Collects a body that is in memory anyway.
  private final class Collector: ResponseBodyWriter {
    var bytes: [UInt8] = []

    func write(_ buffer: ByteBuffer) async throws { bytes += Array(buffer.readableBytesView) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}

/// The content codings that a client accepts (RFC 9110, 12.5.3).
enum AcceptEncoding {
  /// - Parameter fields: The values of all `Accept-Encoding` headers.
  static func takesGzip(_ fields: [String]) -> Bool {
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

enum Gzip {
  /// - Parameter level: Of zlib: 9 for what is compressed once, and sent often.
  static func compress(_ bytes: [UInt8], level: Int32 = 5) -> [UInt8] {
    var stream = unsafe z_stream()
    // 16 added to the window size asks zlib for a gzip header.
    guard
      unsafe deflateInit2_(
        &stream, level, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
        Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return bytes }
    defer { unsafe deflateEnd(&stream) }
    var input = bytes
    var output = unsafe [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let written = unsafe input.withUnsafeMutableBufferPointer { source in
      unsafe output.withUnsafeMutableBufferPointer { target in
        unsafe stream.next_in = source.baseAddress
        unsafe stream.avail_in = UInt32(source.count)
        unsafe stream.next_out = target.baseAddress
        unsafe stream.avail_out = UInt32(target.count)
        unsafe deflate(&stream, Z_FINISH)
        return unsafe target.count - Int(stream.avail_out)
      }
    }
    return Array(output.prefix(written))
  }
}
