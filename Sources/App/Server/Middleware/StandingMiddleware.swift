internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Tells the roster of connections who asks, before anything is awaited of them: known browsers keep their places, and only so many requests of
/// strangers from one household are under way at once.
struct StandingMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let roster: ConnectionRoster
  /// `nil` where nobody signs in.
  let access: PublicAccess?
  let now: @Sendable () -> Instant

  private static let credentials: Set<AddressPattern> = [.signIn, .setUp, .signInPasskey]

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    var context = context
    context.enter(roster)
    guard let access else { return try await next(request, context) }
    // Of a store that cannot be read everybody is a stranger, and told so by what follows.
    if (try? await isKnown(request, context, access)) ?? false {
      context.vouch()
    } else {
      let client = Visitor(request, context, access).client
      let household = NetworkAddress(client)?.householdElsewhere
      guard household.map({ roster.admit(context.place, from: $0) }) ?? true else {
        context.end.announce()
        throw HTTPError(.tooManyRequests)
      }
      // Where somebody was signed in before, a form that waits for them comes along.
      let isCredential = Address(path: request.uri.path).map { Self.credentials.contains($0.pattern) } ?? false
      if isCredential, !SessionCookie.isThere(request) { context.takeCredentialOnly() }
    }
    return try await next(request, context)
  }

  private func isKnown(_ request: Request, _ context: AppContext, _ access: PublicAccess) async throws -> Bool {
    if access.vouched.include(peer: context.peer, TailscaleUsers.Word(request)) { return true }
    let visitor = Visitor(request, context, access)
    guard visitor.before != nil || visitor.known != nil else { return false }
    return visitor.counted(try await context.person.store.access(), at: now()).isKnown
  }
}
