internal import DailveDomain
internal import Hummingbird

/// Keeps other sites and other machines out.
struct RequestGuardMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    // A page of another site could point its own name at this machine; only our names are answered.
    guard Self.isLoopback(request.head.authority) else { throw HTTPError(.misdirectedRequest) }
    if request.method != .get, request.method != .head, !Self.isOurs(request) { throw HTTPError(.forbidden) }
    try Self.checkDays(request)
    return try await next(request, context)
  }

  /// A day in an address that exists and that the program does not work with is answered with a sentence, not with another day.
  private static func checkDays(_ request: Request) throws {
    for parameter in request.uri.queryParameters {
      if let day = CivilDay(parameter.value), !day.isAccepted { throw DayNotAccepted(day) }
    }
  }

  static func isLoopback(_ authority: String?) -> Bool {
    guard var host = authority?.lowercased() else { return true }
    if host.hasPrefix("[") {
      host = String(host.prefix { $0 != "]" }.dropFirst())
    } else {
      host = String(host.prefix { $0 != ":" })
    }
    return host == "localhost" || host == "::1" || host == "127.0.0.1"
  }

  /// Browsers say where a request that changes something comes from.
  private static func isOurs(_ request: Request) -> Bool {
    if let site = request.headers[.custom("Sec-Fetch-Site")] { return site == "same-origin" || site == "none" }
    guard let origin = request.headers[.origin] else { return true }
    return origin == "http://\(request.head.authority ?? "")"
  }
}
