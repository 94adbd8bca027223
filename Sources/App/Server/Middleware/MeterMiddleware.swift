internal import DailveViewModels
internal import Hummingbird

/// Counts and times each request under the pattern of its route.
struct MeterMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let meter: ServerMeter

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    let start = ContinuousClock.now
    let response = try await next(request, context)
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    let nanoseconds = seconds.multipliedReportingOverflow(by: 1_000_000_000).partialValue + attoseconds / 1_000_000_000
    // Without a route, the library supplies a word of its own, which does not begin with a slash.
    let route = context.endpointPath.flatMap { $0.utf8.first == 0x2F ? $0 : nil } ?? "none"
    meter.count(route: route, status: response.status.code, nanoseconds: nanoseconds)
    if request.uri.path == AddressPattern.ingest.rawValue, request.method == .post {
      meter.delivery(isAccepted: response.status.kind == .successful)
    }
    return response
  }
}
