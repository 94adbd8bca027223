internal import DailvePrograms
internal import DailveViewModels
internal import Hummingbird

/// Answers unknown addresses and methods for programs before authentication, because the list of addresses is public.
struct APIMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let path = request.uri.path
    guard Self.owns(path) else { return try await next(request, context) }
    guard Self.others.contains(path) || Endpoint.all.contains(where: { $0.values(in: path) != nil }) else {
      throw EndpointProblem.notFound
    }
    guard request.method == .get || request.method == .head else { throw APIProblem.method }
    return try await next(request, context)
  }

  /// Addresses with a description elsewhere.
  private static let others = [AddressPattern.openAPI, .meter].map(\.rawValue)

  /// True if an address belongs to the interface for programs, existing or not.
  static func owns(_ path: String) -> Bool {
    if path == AddressPattern.meter.rawValue { return true }
    return path.hasPrefix(AddressPattern.api) && path != AddressPattern.ingest.rawValue
      && path != AddressPattern.selfTest.rawValue
  }
}
