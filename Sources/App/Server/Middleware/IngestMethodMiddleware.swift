internal import DailveViewModels
internal import Hummingbird

/// Explains the delivery address to other methods: people open it in a browser to see whether it works.
struct IngestMethodMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard request.uri.path != AddressPattern.ingest.rawValue || request.method == .post else {
      throw IngestRefusal.wrongMethod
    }
    return try await next(request, context)
  }
}
