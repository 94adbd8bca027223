internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

/// Rejects requests from other sites and for other host names.
struct RequestGuardMiddleware: RouterMiddleware {
  typealias Context = AppContext
  /// True if every host name is accepted, for an address at which nothing can be read.
  var answersEveryHost = false
  /// The address at which browsers reach us from elsewhere.
  var origin: BrowserOrigin?

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    // The first Host becomes the authority, while a second one stays among the headers. Two parsers could follow
    // different ones.
    guard let authority = request.head.authority, request.headers[.custom("Host")] == nil,
      request.head.path?.hasPrefix("/") == true
    else { throw HTTPError(.badRequest) }
    // Another site could point its own name at this machine (DNS rebinding), so only our names are answered. The assets
    // of the page that says so are no secret.
    let isPublic = Assets.owns(request.uri.path)
    guard answersEveryHost || isPublic || Self.isLoopback(authority) || isOrigin(authority) else {
      throw HTTPError(.misdirectedRequest)
    }
    var context = context
    context.site = origin?.text
    guard RequestOrigin(request, site: context.site) != .elsewhere else { throw HTTPError(.forbidden) }
    try Self.checkCoding(request)
    try Self.checkDays(request)
    return try await next(request, context)
  }

  /// A valid day outside the accepted range is an error with its own sentence, rather than replaced by another day.
  private static func checkDays(_ request: Request) throws {
    // The API's error names the parameter itself.
    if APIMiddleware.owns(request.uri.path) { return }
    for parameter in request.uri.queryParameters {
      if let day = CivilDay(parameter.value), !day.isAccepted { throw DayNotAccepted(day) }
    }
  }

  private func isOrigin(_ authority: String) -> Bool {
    origin.map { $0 == BrowserOrigin(isEncrypted: $0.isEncrypted, authority: authority) } ?? false
  }

  /// Accepts only names that cannot be rebound to another address, with a valid port.
  static func isLoopback(_ authority: String) -> Bool {
    let reached = BrowserOrigin(isEncrypted: false, authority: authority)
    return reached.port != nil && ["localhost", "127.0.0.1", "::1"].contains(reached.host)
  }

  /// Rejects compressed bodies: decompressing untrusted data needs limits, which only `IngestReceiver` has.
  private static func checkCoding(_ request: Request) throws {
    func names(_ name: HTTPField.Name) -> [String] {
      request.headers[values: name].flatMap { $0.split(separator: ",") }.map {
        String($0).lowercased().filter { $0 != " " && $0 != "\t" }
      }
    }
    guard names(.transferEncoding).allSatisfy({ $0 == "chunked" }) else { throw HTTPError(.notImplemented) }
    if request.uri.path == AddressPattern.ingest.rawValue { return }
    guard names(.contentEncoding).allSatisfy({ $0 == "identity" }) else { throw HTTPError(.unsupportedMediaType) }
  }
}

/// The origin of a request, according to the browser (Fetch Metadata, https://www.w3.org/TR/fetch-metadata/).
enum RequestOrigin {
  /// One of our pages, the address bar, or a program other than a browser.
  case ours
  /// A link on another site, followed by the person.
  case link
  /// A form, image, script or frame of another site. Other ports of this machine are other sites.
  case elsewhere

  /// - Parameter site: Our origin, if it differs from the request's host.
  init(_ request: Request, site: String? = nil) {
    func field(_ name: String) -> String? { request.headers[.custom(name)] }
    let isReading = request.method == .get || request.method == .head
    switch field("Sec-Fetch-Site") {
    case "same-origin", "none": self = .ours
    case nil:
      let own = site ?? "http://\(request.head.authority ?? "")"
      if let origin = request.headers[.origin] {
        self = origin == own ? .ours : .elsewhere
      } else if let referrer = field("Referer") {
        self = referrer == own || referrer.hasPrefix(own + "/") ? .ours : isReading ? .link : .elsewhere
      } else {
        // Without encryption, browsers do not say where a link was, and another site can hide its identity; our own
        // pages never do.
        let isPlain = site?.hasPrefix("http://") == true && SessionCookie.isThere(request)
        self = isPlain && isReading ? .link : .ours
      }
    default:
      let isNavigation = field("Sec-Fetch-Mode") == "navigate" && field("Sec-Fetch-Dest") == "document"
      self = isReading && isNavigation ? .link : .elsewhere
    }
  }
}

/// Rejects even links from other sites, for addresses that are expensive or long-lived.
struct SameOriginMiddleware: RouterMiddleware {
  typealias Context = AppContext

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard RequestOrigin(request, site: context.site) == .ours else { throw HTTPError(.forbidden) }
    return try await next(request, context)
  }
}

extension Router<AppContext> {
  /// Routes that only our own pages may request.
  var forOwnPages: RouterGroup<AppContext> { group().add(middleware: SameOriginMiddleware()) }
}

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
