internal import DailveDomain
internal import DailvePrograms
internal import DailveScores
internal import DailveSync
internal import DailveSystem
internal import DailveViewModels
internal import Foundation
internal import Hummingbird
internal import NIOCore
internal import NIOHTTP1
internal import NIOHTTP2

/// An error, that of the store by itself, with its HTTP status and its sentence for the person.
struct Failure {
  /// Maximum log lines per minute: some failures, such as a busy store, can be caused from outside.
  static let mostLines = 300

  let error: any Error
  let status: HTTPResponse.Status

  init(_ error: any Error) {
    self.error = StorageError(in: error) ?? error
    status = Self.status(self.error)
  }

  /// The only place where errors are mapped to statuses.
  private static func status(_ error: any Error) -> HTTPResponse.Status {
    switch error {
    case let error as HTTPError: error.status
    case let refusal as IngestRefusal: refusal.status
    case let problem as APIProblem: problem.status
    case let problem as EndpointProblem: problem.status
    case is HTTPParserError, is IncompleteRequest, is MalformedForm, is DayNotAccepted: .badRequest
    // The client has gone, which is no failure of ours.
    case is ChannelError, is CancellationError, is NIOHTTP2Errors.StreamClosed, is NIOHTTP2Errors.NoSuchStream:
      .badRequest
    case let error as IOError where SystemError(code: error.errnoCode).isDisconnection: .badRequest
    case PeerError.otherDialect: .conflict
    case is PeerError: .badRequest
    case is NIOTooManyBytesError: .contentTooLarge
    case StorageError.busy, WholeStoreError.inUse, is ExportsBusy: .serviceUnavailable
    case StorageError.full: .insufficientStorage
    case SaveError.taken: .conflict
    case ReadError.unknownCursor: .notFound
    default: .internalServerError
    }
  }

  func sentence(_ language: Language) -> String {
    if let refusal = error as? IngestRefusal { return refusal.sentence(language) }
    if let problem = error as? APIProblem { return problem.sentence(language) }
    if let problem = error as? EndpointProblem { return problem.sentence(language) }
    guard let error = error as? DayNotAccepted else { return language[text] }
    let days = CivilDay.accepted
    return language(.errorDay, "\(error.day)", "\(days.lowerBound)", "\(days.upperBound)")
  }

  private var text: TextKey {
    switch (error, status) {
    case (is ExportsBusy, _): .errorExports
    case (StorageError.busy, _), (WholeStoreError.inUse, _): .dataBusy
    case (StorageError.damaged, _): .errorDamaged
    case (StorageError.unusable(.tooNew), _): .errorTooNew
    case (StorageError.unusable(.gone), _): .errorGone
    case (StorageError.unusable(.altered), _): .errorAltered
    case (SaveError.taken, _): .errorTaken
    case (PeerError.otherDialect, _): .errorPeerVersion
    case (WholeStoreError.notBackedUp, _): .errorNotBackedUp
    case (_, .unauthorized): .errorSignIn
    case (_, .notFound): .errorNotFound
    case (_, .forbidden): .errorForbidden
    case (_, .misdirectedRequest): .errorAddress
    case (_, .badRequest): .errorRequest
    case (_, .contentTooLarge): .errorTooLarge
    case (_, .tooManyRequests): .errorTooMany
    case (_, .notImplemented), (_, .unsupportedMediaType): .errorCoding
    case (_, .insufficientStorage): .errorFull
    default: .errorStore
    }
  }

  /// The sentence above a form that comes back as filled in.
  func formSentence(_ language: Language) -> String {
    switch error {
    case StorageError.busy, WholeStoreError.inUse: language[.errorNotSavedBusy]
    case StorageError.full: language[.errorNotSavedFull]
    case StorageError.damaged: language[.errorDamaged]
    case StorageError.unusable(.tooNew): language[.errorTooNew]
    case StorageError.unusable(.gone): language[.errorGone]
    case StorageError.unusable(.altered): language[.errorAltered]
    case SaveError.taken: language[.errorTaken]
    default: language[.errorNotSaved]
    }
  }

  /// The response with the error's status, and Retry-After for 503. Logs every 5xx with its cause.
  func answer(_ response: Response, _ context: AppContext) -> Response {
    var response = response
    response.status = status
    if status == .tooManyRequests { response.headers[.retryAfter] = "\(ConnectionLimits.pause)" }
    if status == .serviceUnavailable { response.headers[.retryAfter] = "30" }
    if let refusal = error as? IngestRefusal { refusal.complete(&response) }
    if let problem = error as? APIProblem { problem.complete(&response) }
    if status.kind == .serverError { context.log(error, status) }
    return response
  }
}

extension HTTPResponse.Status {
  /// RFC 4918, 11.5.
  static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}
