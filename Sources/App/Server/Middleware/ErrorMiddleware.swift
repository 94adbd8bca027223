internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird
internal import Logging
internal import NIOCore
internal import NIOHTTP1

/// Turns errors into a page that says what happened.
struct ErrorMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let viewers: Viewers

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch {
      let status = Self.status(error)
      context.logger.debug("request failed", metadata: ["path": "\(request.uri.path)", "status": "\(status.code)"])
      let viewer = await viewers.viewer(request)
      let sentence = Self.sentence(error, status, viewer.language)
      var response: Response
      if request.wantsJSON || request.uri.path.hasPrefix("/api/") {
        response = try .json(["error": sentence], status: status)
      } else {
        response = .page(
          ErrorPage.html(sentence, isMissing: status == .notFound, frame: viewers.frame(request, viewer, current: "")),
          status: status)
      }
      if status == .serviceUnavailable { response.headers[.retryAfter] = Self.retryAfter }
      return response
    }
  }

  /// Seconds.
  static let retryAfter = "30"

  private static func sentence(_ error: any Error, _ status: HTTPResponse.Status, _ language: Language) -> String {
    guard let error = error as? DayNotAccepted else { return language[Self.text(error, status)] }
    let days = CivilDay.accepted
    return language(.errorDay, "\(error.day)", "\(days.lowerBound)", "\(days.upperBound)")
  }

  private static func text(_ error: any Error, _ status: HTTPResponse.Status) -> TextKey {
    switch (error, status) {
    case (is ExportsBusy, _): .errorExports
    case (_, .notFound): .errorNotFound
    case (_, .forbidden), (_, .misdirectedRequest): .errorForbidden
    case (_, .badRequest): .errorRequest
    case (_, .contentTooLarge): .errorTooLarge
    case (_, .notImplemented), (_, .unsupportedMediaType): .errorCoding
    case (_, .insufficientStorage): .errorFull
    default: .errorStore
    }
  }

  /// The one place where errors become numbers.
  static func status(_ error: any Error) -> HTTPResponse.Status {
    switch error {
    case let error as HTTPError: error.status
    case is HTTPParserError, is IncompleteRequest, is DayNotAccepted: .badRequest
    case is NIOTooManyBytesError: .contentTooLarge
    case StorageError.busy, is ExportsBusy: .serviceUnavailable
    case StorageError.full: .insufficientStorage
    default: .internalServerError
    }
  }
}

extension HTTPResponse.Status {
  /// RFC 4918: there is no room for what was sent.
  static let insufficientStorage = HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
}
