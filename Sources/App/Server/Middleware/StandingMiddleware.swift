internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Tells the roster who sends a request, before anything is awaited from them: known browsers keep their connections,
/// and each network gets a limited number of concurrent requests by strangers.
struct StandingMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let roster: ConnectionRoster
  /// `nil` if nobody signs in.
  let access: PublicAccess?
  let now: @Sendable () -> Instant

  private static let credentials: Set<AddressPattern> = [.signIn, .setUp, .signInPasskey]

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.enter(roster)
    guard let access else { return try await next(request, context) }
    // If the store cannot be read, everybody counts as a stranger, and later steps report the error.
    if (try? await isKnown(request, context, access)) ?? false {
      context.vouch()
    } else {
      let client = Visitor(request, context, access).client
      let network = NetworkAddress(client)?.remoteNetwork
      guard network.map({ roster.admit(context.place, from: $0) }) ?? true else {
        context.end.announce()
        throw HTTPError(.tooManyRequests)
      }
      // If somebody was signed in before, their waiting form comes along.
      let isCredential = Address(path: request.uri.path).map { Self.credentials.contains($0.pattern) } ?? false
      if isCredential, !SessionCookie.isThere(request) { context.limitToCredential() }
    }
    return try await next(request, context)
  }

  private func isKnown(_ request: Request, _ context: AppContext, _ access: PublicAccess) async throws -> Bool {
    if access.vouched.include(peer: context.peer, TailscaleUsers.Word(request)) { return true }
    let visitor = Visitor(request, context, access)
    guard visitor.before != nil || visitor.known != nil else { return false }
    return visitor.counted(try await context.directory.access(), at: now()).isKnown
  }
}
