internal import DailveDomain
internal import HTTPTypes
internal import Hummingbird

/// Adds security headers to every response, error pages included: only our own scripts and styles, no framing, no
/// referrer for others. The worker of the engine brings a policy of its own (`Assets`).
struct HeaderMiddleware: RouterMiddleware {
  typealias Context = AppContext
  /// The address at which browsers reach us from elsewhere.
  var origin: BrowserOrigin?

  private static let policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types dailve dailve-worker dailve-engine"

  /// Browser features that none of our pages use. Passkeys are not among them.
  private static let permissions = [
    "accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid", "magnetometer", "microphone",
    "midi", "payment",
    "serial", "usb",
  ].map { "\($0)=()" }.joined(separator: ", ")

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var response = try await next(request, context)
    context.end.complete(&response)
    let policy = HTTPField.Name.custom("Content-Security-Policy")
    response.headers[policy] = response.headers[policy] ?? Self.policy
    response.headers[.custom("X-Content-Type-Options")] = "nosniff"
    response.headers[.custom("Permissions-Policy")] = Self.permissions
    // With "no-referrer", browsers send Origin "null" even for our own forms, and without encryption nothing else
    // identifies their origin.
    response.headers[.custom("Referrer-Policy")] = "same-origin"
    response.headers[.custom("Cross-Origin-Opener-Policy")] = "same-origin"
    response.headers[.custom("Cross-Origin-Resource-Policy")] = "same-origin"
    if let origin, origin.isEncrypted, !origin.isLoopback, !origin.isAddress,
      origin == BrowserOrigin(isEncrypted: true, authority: request.head.authority ?? "")
    {
      // Forbids unencrypted access for a year. Subdomains are excluded, because they may belong to somebody else.
      response.headers[.custom("Strict-Transport-Security")] = "max-age=31536000"
    }
    return response
  }
}
