package import DailveDomain
internal import DailveHTML
package import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Responses while the store is still being opened: a page that says so and reloads, without any stored data.
package func makeStartingRouter(
  origin: BrowserOrigin?, now: @escaping @Sendable () -> Instant, progress: @escaping @Sendable () -> OpeningProgress?
) -> Site {
  let router = Router(context: AppContext.self)
  let viewers = Viewers(now: now, rightsNow: now, zone: { _ in nil })
  router.middlewares.add(HeaderMiddleware(origin: origin))
  router.middlewares.add(ErrorMiddleware(viewers: viewers, failureLines: LogRateLimit(most: Failure.mostLines)))
  router.middlewares.add(RequestGuardMiddleware(origin: origin))
  router.middlewares.add(StartingMiddleware(viewers: viewers, progress: progress))
  AssetRoutes().add(to: router)
  return Site(router: router)
}

/// Answers everything except the style sheet.
private struct StartingMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let viewers: Viewers
  let progress: @Sendable () -> OpeningProgress?
  /// Seconds after which browsers retry.
  private static let pause = "2"

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    if request.uri.path.hasPrefix(Assets.folder) { return try await next(request, context) }
    let language = Viewers.language(request)
    let sentence = StartingWords.sentence(progress(), language)
    var frame = PageFrame(request, viewers.stranger(request), current: nil)
    frame.isForStranger = true
    var response =
      request.wantsJSON || APIMiddleware.owns(request.uri.path)
      ? try Response.json(["error": sentence])
      : Response.page(StartingPage.html(sentence, frame: frame))
    response.status = .serviceUnavailable
    response.headers[.retryAfter] = Self.pause
    // The real server takes over the port, so nobody may stay connected to this one.
    response.headers[.connection] = "close"
    if request.method == .get { response.headers[.custom("Refresh")] = Self.pause }
    return response
  }
}
