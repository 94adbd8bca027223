internal import DailveAssets
internal import DailveEngine
internal import DailveHTML
internal import DailveScores
internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// The files compiled into the program, at addresses that contain a hash of their content.
@safe
struct Assets {
  private struct Entry {
    var name: String
    var type: String
    var hash: String
    /// One buffer shared by all requests.
    var plain: ByteBuffer
    /// Compressed with gzip; `nil` for formats that are already compressed.
    var packed: ByteBuffer?
  }

  private static let entries =
    files + [
      Entry(
        name: "engine.wasm", type: "application/wasm", hash: String(FNV1a.hash(EngineModule.bytes), radix: 36),
        plain: ByteBuffer(bytes: EngineModule.bytes),
        packed: Gzip.compress(EngineModule.bytes, level: 9))
    ]

  private static let files: [Entry] = (0..<DailveAssetCount).map { index in
    // The C array lives as long as the program.
    let asset = unsafe DailveAssetAt(index).pointee
    let type = unsafe String(cString: asset.type)
    let bytes = sent(unsafe Array(UnsafeBufferPointer(start: asset.bytes, count: asset.size)), type: type)
    return Entry(
      name: unsafe String(cString: asset.name), type: type, hash: String(FNV1a.hash(bytes), radix: 36),
      plain: ByteBuffer(bytes: bytes),
      packed: Gzip.isText(type) ? Gzip.compress(bytes, level: 9) : nil)
  }

  private static func sent(_ source: [UInt8], type: String) -> [UInt8] {
    let isScript = type.hasPrefix("text/javascript")
    guard isScript || type.hasPrefix("text/css") else { return source }
    return UncommentedSource.bytes(of: source, hasLineComments: isScript)
  }

  /// Policy for the only script that may compile WebAssembly. It runs in a worker, which follows the policy of its own
  /// response and sees no page; it fetches the module and nothing else.
  private static let enginePolicy = "default-src 'none'; script-src 'wasm-unsafe-eval'; connect-src 'self'"

  /// Texts, pictures and the module that pages need offline; the system requests further icons when it installs the
  /// app.
  static var ofPages: [String] {
    entries.filter { $0.packed != nil && $0.name != ServiceWorkerScript.name }.map { url($0.name) }
  }

  static var engine: EngineScript { EngineScript(workerURL: url("engine.js"), moduleURL: url("engine.wasm")) }

  static func text(_ name: String) -> String {
    entries.first { $0.name == name }.map { String(buffer: $0.plain) } ?? ""
  }

  /// Common prefix of all asset addresses.
  static let folder = "/assets/"
  /// The route pattern of an asset.
  static let pattern = folder + ":hash/:name"
  /// Browsers request this on their own, regardless of the page.
  static let favicon = "/favicon.ico"

  /// True for the path of an asset, or one that browsers request on their own.
  static func owns(_ path: String) -> Bool { path.hasPrefix(folder) || path == favicon }

  static func url(_ name: String) -> String {
    "\(folder)\(entries.first { $0.name == name }?.hash ?? "0")/\(name)"
  }

  static func response(hash: String, name: String, _ request: Request) -> Response? {
    guard let entry = entries.first(where: { $0.name == name && $0.hash == hash }) else { return nil }
    var headers: HTTPFields = [.contentType: entry.type, .cacheControl: "public, max-age=31536000, immutable"]
    if name == "engine.js" { headers[.custom("Content-Security-Policy")] = enginePolicy }
    guard let packed = entry.packed, AcceptEncoding.acceptsGzip(request.headers[values: .acceptEncoding]) else {
      return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: entry.plain))
    }
    headers[.contentEncoding] = "gzip"
    headers[.vary] = "Accept-Encoding"
    return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: packed))
  }
}
