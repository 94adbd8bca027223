internal import DailveDomain
internal import Hummingbird

/// Serves only one's own network, at an address where nothing is encrypted.
struct OwnNetworkMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard let peer = NetworkAddress(context.peer), DeviceListener.admits(peer) else { throw HTTPError(.forbidden) }
    return try await next(request, context)
  }
}
