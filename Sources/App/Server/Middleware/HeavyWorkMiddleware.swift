internal import Hummingbird

/// Runs long computations one after another on a dedicated thread, so that the threads that answer pages stay free.
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
  /// Expensive routes: for our own pages only, and on the thread for heavy work.
  var forHeavyWork: RouterGroup<AppContext> { forOwnPages.add(middleware: HeavyWorkMiddleware()) }
}
