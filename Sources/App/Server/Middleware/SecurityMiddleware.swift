internal import HTTPTypes
internal import Hummingbird

/// Keeps other sites and other machines out, and tells the browser to run nothing but ours.
struct SecurityMiddleware: RouterMiddleware {
  typealias Context = AppContext

  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    // A page of another site could point its own name at this machine; only our names are answered.
    guard Self.isLoopback(request.head.authority) else { throw HTTPError(.misdirectedRequest) }
    if request.method != .get, request.method != .head, !Self.isOurs(request) { throw HTTPError(.forbidden) }
    var response = try await next(request, context)
    response.headers[Self.name("Content-Security-Policy")] = Self.policy
    response.headers[Self.name("X-Content-Type-Options")] = "nosniff"
    response.headers[Self.name("Referrer-Policy")] = "no-referrer"
    response.headers[Self.name("Cross-Origin-Opener-Policy")] = "same-origin"
    response.headers[Self.name("Cross-Origin-Resource-Policy")] = "same-origin"
    return response
  }

  static func name(_ text: String) -> HTTPField.Name { HTTPField.Name(text) ?? .date }

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
    if let site = request.headers[name("Sec-Fetch-Site")] { return site == "same-origin" || site == "none" }
    guard let origin = request.headers[.origin] else { return true }
    return origin == "http://\(request.head.authority ?? "")"
  }
}
