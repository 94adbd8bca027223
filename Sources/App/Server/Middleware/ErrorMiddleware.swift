internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Turns errors into a page or JSON that says what happened.
struct ErrorMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let viewers: Viewers
  let failureLines: LogRateLimit
  /// Sends errors as text, because no pages are shown there.
  var isForDevices = false

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.failureLines = failureLines
    do {
      return try await next(request, context)
    } catch {
      let failure = Failure(error)
      // Avoid the store, which may be what failed.
      let viewer = viewers.stranger(request)
      if !isForDevices, APIMiddleware.owns(request.uri.path) {
        return failure.answer(try ProblemDocument(failure, viewer.language).response(), context)
      }
      let sentence =
        isForDevices && failure.status == .notFound
        ? viewer.language(.ingestElsewhere, AddressPattern.ingest.rawValue) : failure.sentence(viewer.language)
      var frame = PageFrame(request, viewer, current: nil)
      // Nothing else can be found there.
      frame.isForStranger = failure.status == .misdirectedRequest
      let isForPrograms = Address(path: request.uri.path).map { KeyCheck.addresses.contains($0.pattern) } ?? false
      let isJSON =
        isForDevices || isForPrograms || request.wantsJSON || request.uri.path.hasPrefix(AddressPattern.api)
      return failure.answer(
        isJSON
          ? try .json(["error": sentence])
          : .page(ErrorPage.html(sentence, isMissing: failure.status == .notFound, frame: frame)),
        context)
    }
  }
}
