internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Compresses text responses with gzip, which shrinks a page to about a fifth.
struct CompressionMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    guard let length = response.body.contentLength, length > 512, let type = response.headers[.contentType],
      Gzip.isText(type), response.headers[.contentEncoding] == nil
    else { return response }
    response.headers.append(HTTPField(name: .vary, value: "Accept-Encoding"))
    guard AcceptEncoding.acceptsGzip(request.headers[values: .acceptEncoding]) else { return response }
    let collector = Collector()
    try await response.body.write(collector)
    let packed = Gzip.compress(collector.bytes)
    if packed != nil { response.headers[.contentEncoding] = "gzip" }
    response.body = ResponseBody(byteBuffer: packed ?? ByteBuffer(bytes: collector.bytes))
    return response
  }

  /// Collects a body that is already in memory.
  private final class Collector: ResponseBodyWriter {
    var bytes: [UInt8] = []

    func write(_ buffer: ByteBuffer) async throws { bytes += Array(buffer.readableBytesView) }
    func finish(_ trailingHeaders: HTTPFields?) async throws {}
  }
}
