internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveSync
internal import DailveViewModels
internal import Foundation
internal import NIOCore
internal import NIOHTTP1

/// Another server of the same person, reached over HTTP with a key of scope `peer`.
final class PeerClient: Sendable {
  private let http: HTTPClient
  private let origin: String
  private let key: String

  /// Maximum wait for the head of an answer, and between two parts of its body.
  private static let patience = TimeAmount.seconds(300)
  private static let tries = 10
  private static let pause = Duration.seconds(1)
  /// Maximum bytes of entries in one message; the other side sets the limit.
  private static let fullEntries = SyncLimits.mostBytes / 2

  init(_ http: HTTPClient, _ address: PeerAddress, key: String) {
    self.http = http
    origin = address.text
    self.key = key
  }

  /// Redirects are not followed: a key is for one address.
  static var configuration: HTTPClient.Configuration {
    var configuration = HTTPClient.Configuration(redirectConfiguration: .disallow)
    configuration.timeout.connect = .seconds(10)
    configuration.timeout.read = patience
    configuration.connectionPool.retryConnectionEstablishment = false
    return configuration
  }

  var remote: RemotePeer {
    RemotePeer(entries: self) { [self] bytes in
      try await post(.syncPeer, "application/octet-stream", bytes, atMost: PeerLimits.mostBytes)
    }
  }

  private func post(
    _ pattern: AddressPattern, _ type: String, _ bytes: [UInt8], atMost most: Int
  ) async throws -> [UInt8] {
    var request = HTTPClientRequest(url: origin + pattern.rawValue)
    request.method = .POST
    request.headers.add(name: "Content-Type", value: type)
    request.body = .bytes(ByteBuffer(bytes: bytes))
    return try await answer(request, atMost: most)
  }

  private func answer(_ request: HTTPClientRequest, atMost most: Int) async throws -> [UInt8] {
    var request = request
    request.headers.add(name: "Authorization", value: "Bearer \(key)")
    var tries = 0
    while true {
      let (status, body) = try await exchange(request, atMost: most)
      switch status {
      case 200: return Array(body.readableBytesView)
      case 401, 403: throw PeerError.noKey
      case 409: throw PeerError.otherDialect
      case 429, 503:
        // An import there may take a while; what was exchanged so far is not lost.
        tries += 1
        guard tries < Self.tries else { throw PeerError.busy }
        try await Task.sleep(for: Self.pause)
      default: throw PeerError.answered(status: status)
      }
    }
  }

  private func exchange(_ request: HTTPClientRequest, atMost most: Int) async throws -> (Int, ByteBuffer) {
    do {
      let response = try await http.execute(request, timeout: Self.patience)
      return (Int(response.status.code), try await Self.collect(response.body, atMost: most))
    } catch is CancellationError {
      throw CancellationError()
    } catch let trouble as PeerError {
      throw trouble
    } catch {
      throw "\(error)".contains("CERTIFICATE_VERIFY_FAILED") ? PeerError.untrusted : PeerError.unreachable
    }
  }
}

extension PeerClient {
  /// - Throws: `PeerError.endless` for a body that trickles or exceeds any valid answer.
  private static func collect(_ body: HTTPClientResponse.Body, atMost most: Int) async throws -> ByteBuffer {
    let pace = AnswerPace(since: .now)
    var all = ByteBuffer()
    for try await part in body {
      all.writeImmutableBuffer(part)
      guard all.readableBytes <= most, pace.isKept(by: all.readableBytes, at: .now) else { throw PeerError.endless }
    }
    return all
  }
}

extension PeerClient: SyncKeeping {
  func sync(_ push: SyncPush, now: Int) async throws -> SyncReceipt {
    var receipt: SyncReceipt?
    for rows in Self.parts(push.rows) {
      var part = push
      part.rows = rows
      let body = Array(try JSONEncoder().encode(part))
      let next: SyncReceipt = try Self.decoded(try await post(.syncEntries, "application/json", body, atMost: 1 << 22))
      var joined = receipt ?? next
      joined.position = next.position
      joined.isKnown = joined.isKnown && next.isKnown
      joined.refused.merge(next.refused) { $1 }
      receipt = joined
    }
    guard let receipt else { throw PeerError.unexpectedAnswer }
    return receipt
  }

  func page(_ pull: SyncPull) async throws -> SyncPage {
    var query = "seq=\(pull.cursor)&limit=\(pull.limit)"
    if let mark = pull.mark { query += "&boot=\(mark.boot)&mark=\(mark.sequence)" }
    return try Self.decoded(
      try await answer(
        HTTPClientRequest(url: "\(origin)\(AddressPattern.syncPull.rawValue)?\(query)"), atMost: PeerLimits.mostBytes))
  }

  private static func decoded<T: Decodable>(_ answer: [UInt8]) throws -> T {
    do {
      return try JSONDecoder().decode(T.self, from: Data(answer))
    } catch is DecodingError {
      throw PeerError.damaged
    }
  }

  /// Splits rows into messages that fit; no rows also make one message.
  private static func parts(_ rows: [EntryChange]) -> [[EntryChange]] {
    var parts: [[EntryChange]] = [[]]
    var bytes = 0
    for row in rows {
      // JSON uses at most six characters to escape one.
      let size = 300 + 2 * (row.value?.utf8.count ?? 0)
      if bytes + size > fullEntries, parts.last?.isEmpty == false {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(row)
      bytes += size
    }
    return parts
  }
}

/// The address of another server: scheme, host and port, nothing after them.
struct PeerAddress: Equatable {
  let text: String

  init?(_ text: String) {
    guard var parts = URLComponents(string: text), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), let host = parts.host, !host.isEmpty, parts.user == nil,
      parts.password == nil, parts.query == nil, parts.fragment == nil, ["", "/"].contains(parts.path)
    else { return nil }
    parts.scheme = scheme
    parts.path = ""
    guard let text = parts.string else { return nil }
    self.text = text
  }

  /// True with encryption, without which anyone in between can read everything. Loopback is allowed: it may be the end
  /// of a tunnel.
  var isProtected: Bool {
    guard let parts = URLComponents(string: text) else { return false }
    return parts.scheme == "https" || ["127.0.0.1", "localhost", "[::1]", "::1"].contains(parts.host ?? "")
  }
}
