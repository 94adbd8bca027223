internal import DailveDomain
internal import DailveScores
internal import Foundation
internal import Hummingbird
internal import NIOCore
internal import NIOPosix

/// Stores the body of one request in constant memory.
struct IngestReceiver {
  /// Maximum bytes of a body, both as sent and unpacked.
  static let most = DeliveryHead.longestBody
  /// Bytes collected before they are written: disks block, and the threads that answer pages must not.
  private static let block = 1 << 18

  /// Headers that describe how a body was made (Health Auto Export), with our limit for each.
  private static let kept = [
    "automation-name", "automation-id", "automation-aggregation", "automation-period", "session-id", "user-agent",
  ]
  private static let longestHeader = 200

  let deliveries: any DeliveryReceiving

  /// - Parameter check: Throws if the device may no longer send: a body takes as long as its sender likes.
  /// - Returns: The delivery's identifier; the body is durable by then.
  /// - Throws: `IngestRefusal`, `StorageError`, `IncompleteRequest`; nothing is kept in that case.
  func receive(
    _ request: Request, from token: DeviceToken, at now: Instant, _ check: () async throws -> Void
  ) async throws -> String {
    let length = request.headers[.contentLength].flatMap { Int($0) }
    if let length, length > Self.most { throw IngestRefusal.tooLarge(sent: length, limit: Self.most) }
    let type = request.headers[.contentType]
    guard Self.isReadable(type) else { throw IngestRefusal.unsupported(String((type ?? "").prefix(60))) }
    let coding = try Self.coding(request)
    let head = DeliveryHead(
      received: now, token: token.id, sender: token.name,
      contentType: type.map { String($0.prefix(Self.longestHeader)) },
      headers: Self.headers(request))
    let body = ReceivedBody(coding) { [deliveries] in try deliveries.receive(head) }
    do {
      return try await Self.receive(request.body, length: length, into: body, check)
    } catch {
      await body.discard()
      throw error
    }
  }

  private static func receive(
    _ arriving: RequestBody, length: Int?, into body: ReceivedBody, _ check: () async throws -> Void
  ) async throws -> String {
    var pending: [UInt8] = []
    var count = 0
    for try await buffer in arriving {
      count += buffer.readableBytes
      guard count <= most else { throw IngestRefusal.tooLarge(sent: count, limit: most) }
      pending.append(contentsOf: buffer.readableBytesView)
      if pending.count >= block {
        let bytes = pending
        pending.removeAll(keepingCapacity: true)
        try await NIOThreadPool.singleton.runIfActive { try body.append(bytes) }
      }
    }
    if let length, count < length { throw IncompleteRequest() }
    try await check()
    let bytes = pending
    return try await NIOThreadPool.singleton.runIfActive {
      try body.append(bytes)
      return try body.finish()
    }
  }

  /// Content that cannot be text is refused, whatever its declared type.
  private static func isReadable(_ type: String?) -> Bool {
    let kind = (type ?? "").split(separator: "/").first.map { $0.lowercased() } ?? ""
    guard !["image", "audio", "video", "font"].contains(kind) else { return false }
    let plain = (type ?? "").prefix { $0 != ";" }.lowercased()
    return !["application/zip", "application/pdf", "application/x-tar"].contains(plain)
  }

  private static func coding(_ request: Request) throws -> BodyCoding {
    let codings = request.headers[values: .contentEncoding].flatMap { $0.split(separator: ",") }
      .map { $0.lowercased().filter { $0 != " " && $0 != "\t" } }.filter { $0 != "identity" }
    guard let name = codings.first else { return .plain }
    guard codings.count == 1, let coding = BodyCoding(name) else {
      throw IngestRefusal.unsupported("Content-Encoding: \(codings.joined(separator: ", ").prefix(40))")
    }
    return coding
  }

  private static func headers(_ request: Request) -> [String: String] {
    var result: [String: String] = [:]
    for name in kept {
      if let value = request.headers[.custom(name)] { result[name] = String(value.prefix(longestHeader)) }
    }
    return result
  }
}
