internal import Hummingbird

/// For answers that compute for a while: they run on a thread of their own, one after another, so that those which answer pages
/// stay free.
struct HeavyWorkMiddleware: RouterMiddleware {
  typealias Context = AppContext

  static let thread = WorkThread()

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    try await withTaskExecutorPreference(Self.thread) { try await next(request, context) }
  }
}

extension Router<AppContext> {
  /// Routes that take work: for our own pages only, apart from the threads of pages.
  var forHeavyWork: RouterGroup<AppContext> { forOwnPages.add(middleware: HeavyWorkMiddleware()) }
}
