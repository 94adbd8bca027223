internal import DailveDomain
internal import DailveViewModels
internal import Hummingbird

/// Why a delivery is refused. Its content is never a reason.
enum IngestRefusal: Error, Equatable {
  case noToken
  case token(DeviceToken.Refusal)
  /// More than `limit` bytes; `sent` is the announced size, if known.
  case tooLarge(sent: Int?, limit: Int)
  case unsupported(String)
  /// Compressed, but cut off or damaged.
  case damagedCompression
  /// Seconds until the next delivery is accepted.
  case tooMany(seconds: Int)
  /// Only POST is allowed.
  case wrongMethod

  var status: HTTPResponse.Status {
    switch self {
    case .noToken: .unauthorized
    case .token(.notAllowed): .forbidden
    case .token: .unauthorized
    case .tooLarge: .contentTooLarge
    case .unsupported: .unsupportedMediaType
    case .damagedCompression: .badRequest
    case .tooMany: .tooManyRequests
    case .wrongMethod: .methodNotAllowed
    }
  }

  func sentence(_ language: Language) -> String {
    func megabytes(_ bytes: Int) -> String { NumberFormat.text(Double(bytes) / 1e6, decimals: 0) }
    switch self {
    case .noToken: return language[.ingestNoToken]
    case .token(.unknown): return language[.ingestUnknownToken]
    case .token(.expired): return language[.ingestExpiredToken]
    case .token(.revoked): return language[.ingestRevokedToken]
    case .token(.notAllowed): return language[.ingestNotAllowed]
    case .tooLarge(let sent?, let limit): return language(.ingestTooLarge, megabytes(sent), megabytes(limit))
    case .tooLarge(nil, let limit): return language(.ingestTooLargeUnpacked, megabytes(limit))
    case .unsupported(let type): return language(.ingestUnsupported, type)
    case .damagedCompression: return language[.ingestDamaged]
    case .tooMany(let seconds): return language(.ingestTooMany, "\(seconds)")
    case .wrongMethod: return language[.ingestWrongMethod]
    }
  }

  /// Adds the headers that the status requires. An unwanted body is not awaited: `ConnectionWatch` ends the connection.
  func complete(_ response: inout Response) {
    if case .tooMany(let seconds) = self { response.headers[.retryAfter] = "\(seconds)" }
    if self == .wrongMethod { response.headers[.allow] = "POST" }
    response.headers[.connection] = "close"
  }
}
