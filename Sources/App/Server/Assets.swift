internal import DailveAssets
internal import DailveScores
internal import Hummingbird
internal import NIOCore

/// The files compiled into the program, at addresses that contain a hash of their content.
@safe
struct Assets {
  private struct Entry {
    var name: String
    var type: String
    var bytes: [UInt8]
    var hash: String
  }

  private static let entries: [Entry] = (0..<DailveAssetCount).map { index in
    // The C array lives as long as the program.
    let asset = unsafe DailveAssetAt(index).pointee
    let bytes = unsafe Array(UnsafeBufferPointer(start: asset.bytes, count: asset.size))
    return Entry(
      name: unsafe String(cString: asset.name), type: unsafe String(cString: asset.type), bytes: bytes,
      hash: String(FNV1a.hash(bytes), radix: 36))
  }

  static func url(_ name: String) -> String {
    "/assets/\(entries.first { $0.name == name }?.hash ?? "0")/\(name)"
  }

  static func response(hash: String, name: String) -> Response? {
    guard let entry = entries.first(where: { $0.name == name && $0.hash == hash }) else { return nil }
    return Response(
      status: .ok,
      headers: [.contentType: entry.type, .cacheControl: "public, max-age=31536000, immutable"],
      body: ResponseBody(byteBuffer: ByteBuffer(bytes: entry.bytes)))
  }
}
