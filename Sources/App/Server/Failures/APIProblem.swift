internal import DailveDocuments
internal import DailveDomain
internal import DailvePrograms
internal import DailveViewModels
internal import Hummingbird

/// Why a program gets no answer. An `EndpointProblem` describes errors in its query.
enum APIProblem: Error, Equatable {
  /// Only reading is allowed.
  case method
  case noKey
  case key(DeviceToken.Refusal)
  /// The key lacks these scopes, one of which is needed.
  case scope([TokenScope])
  /// Seconds until the next answer.
  case tooMany(seconds: Int)

  var status: HTTPResponse.Status {
    switch self {
    case .method: .methodNotAllowed
    case .noKey, .key: .unauthorized
    case .scope: .forbidden
    case .tooMany: .tooManyRequests
    }
  }

  func sentence(_ language: Language) -> String {
    switch self {
    case .method: language[.apiMethod]
    case .noKey: language[.apiNoKey]
    case .key(.expired): language[.ingestExpiredToken]
    case .key(.revoked): language[.ingestRevokedToken]
    case .key: language[.ingestUnknownToken]
    case .scope(let scopes): language(.apiScope, scopes.map(\.rawValue).joined(separator: ", "))
    case .tooMany(let seconds): language(.apiTooMany, "\(seconds)")
    }
  }

  /// Adds the headers that the status requires.
  func complete(_ response: inout Response) {
    switch self {
    case .tooMany(let seconds): response.headers[.retryAfter] = "\(seconds)"
    case .method: response.headers[.allow] = "GET, HEAD"
    case .noKey, .key: response.headers[.wwwAuthenticate] = "Bearer realm=\"Dailve\""
    case .scope(let scopes):
      let names = scopes.map(\.rawValue).joined(separator: " ")
      response.headers[.wwwAuthenticate] = "Bearer realm=\"Dailve\", error=\"insufficient_scope\", scope=\"\(names)\""
    }
  }
}

extension EndpointProblem {
  var status: HTTPResponse.Status {
    switch self {
    case .parameter, .unknownParameter: .badRequest
    case .notFound: .notFound
    }
  }
}

/// An error in the format for programs (RFC 9457).
struct ProblemDocument: Codable {
  var type = "about:blank"
  var title: String
  var status: Int
  var detail: String
  /// The invalid part of the query.
  var parameter: String?
  /// Scopes of which one is missing.
  var scopes: [String]?

  init(_ failure: Failure, _ language: Language) {
    title = failure.status.reasonPhrase
    status = failure.status.code
    detail = failure.sentence(language)
    switch failure.error {
    case EndpointProblem.parameter(let name), EndpointProblem.unknownParameter(let name): parameter = name
    case APIProblem.scope(let scopes): self.scopes = scopes.map(\.rawValue)
    default: break
    }
  }

  func response() throws -> Response {
    var response = try Response.json(self)
    response.headers[.contentType] = "application/problem+json"
    return response
  }
}
