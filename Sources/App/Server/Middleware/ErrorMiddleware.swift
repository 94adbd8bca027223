internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird
internal import Logging

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
      let language = viewer.language
      let sentence = Self.sentence(error, status, language)
      if request.wantsJSON || request.uri.path.hasPrefix("/api/") {
        return try .json(["error": sentence], status: status)
      }
      return .page(ErrorPage.html(sentence, frame: viewers.frame(request, viewer, current: "")), status: status)
    }
  }

  private static func sentence(_ error: any Error, _ status: HTTPResponse.Status, _ language: Language) -> String {
    guard let error = error as? DayNotAccepted else { return language[Self.text(status)] }
    let days = CivilDay.accepted
    return language(.errorDay, "\(error.day)", "\(days.lowerBound)", "\(days.upperBound)")
  }

  private static func text(_ status: HTTPResponse.Status) -> TextKey {
    switch status {
    case .notFound: .errorNotFound
    case .forbidden, .misdirectedRequest: .errorForbidden
    default: .errorStore
    }
  }

  /// The one place where errors become numbers.
  static func status(_ error: any Error) -> HTTPResponse.Status {
    switch error {
    case let error as HTTPError: error.status
    case is DayNotAccepted: .badRequest
    case StorageError.busy: .serviceUnavailable
    case StorageError.full: HTTPResponse.Status(code: 507)
    default: .internalServerError
    }
  }
}
