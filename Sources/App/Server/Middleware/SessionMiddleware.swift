internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Rejects requests without a session, except those needed for signing in and those that check a key of their own.
struct SessionMiddleware: RouterMiddleware {
  typealias Context = AppContext
  let access: PublicAccess
  let viewers: Viewers
  let verifier: SignInVerifier

  private static let open: Set<AddressPattern> = [
    .setUp, .signIn, .signInPasskey, .ingest, .selfTest, .serviceWorker, .manifest, .offline,
  ]
  /// Streams to which the scripts of pages listen.
  private static let streams: Set<AddressPattern> = [.events, .importEvents]

  func handle(
    _ request: Request, context: Context, next: @concurrent (Request, Context) async throws -> Response
  ) async throws -> Response {
    guard access.admits(peer: context.peer) else { throw HTTPError(.forbidden) }
    var context = context
    let path = request.uri.path
    let address = Address(path: path)
    if let address, Self.open.contains(address.pattern) { return try await next(request, context) }
    if Assets.owns(path) { return try await next(request, context) }
    let directory = try context.directory
    let cookie = SessionCookie(request, access)
    // Without a cookie there is nothing to look up.
    let state = cookie == nil ? nil : try await directory.access()
    if let session = await session(
      request, context, directory, cookie.flatMap { state?.session(hash: $0.hash, at: viewers.rightsNow()) })
    {
      context.session = session
      context.identify(try context.people.person(of: session))
      // The router accepts more spellings of a path than the check of what a path needs.
      guard address != nil || APIMiddleware.owns(path) else { throw HTTPError(.notFound) }
      if Confirmation.isNeeded(request, for: address), !session.isConfirmed(at: viewers.rightsNow()) {
        return try await confirm(request, context)
      }
      return try await next(request, context)
    }
    // These addresses check a key themselves.
    if let address, KeyCheck.addresses.contains(address.pattern) { return try await next(request, context) }
    if APIMiddleware.owns(path) { return try await next(request, context) }
    let isStream = address.map { Self.streams.contains($0.pattern) } ?? false
    let isPage = !request.wantsJSON && !path.hasPrefix(AddressPattern.api) && !isStream
    guard isPage else { throw HTTPError(.unauthorized) }
    let isReading = request.method == .get || request.method == .head
    if isReading {
      var response = Response.seeOther(ReturnPath.signIn(then: request.uri.description))
      // A lost phone must keep nothing once it comes back, whereas one that was merely away keeps what it still has to
      // send.
      if let cookie, state?.wasEnded(hash: cookie.hash) == true { response.clearBrowser() }
      return response
    }
    // Somebody was signed in here when the form was begun.
    guard SessionCookie.isThere(request), request.isPlainForm else { return .seeOther(.signIn) }
    return try await ask(request, context, isConfirming: false)
  }

  /// The session of the cookie, or one vouched for by Tailscale.
  ///
  /// - Parameter known: The session of the cookie.
  private func session(
    _ request: Request, _ context: AppContext, _ directory: any AccessKeeping, _ known: SignInSession?
  ) async -> SignInSession? {
    let now = viewers.rightsNow()
    if let session = known {
      if session.wantsNote(at: now) {
        // A full disk must not lock anybody out.
        try? await directory.changeAccess { state in
          // Among concurrent requests, the first has already noted it.
          let isNoted = state.sessions.first { $0.id == session.id }?.wantsNote(at: now) != true
          return (isNoted ? nil : .used(id: session.id, at: StoredInstant(wrappedValue: now)), ())
        }
      }
      return session
    }
    let isVouchedFor = access.vouched.include(peer: context.peer, TailscaleUsers.Word(request))
    return isVouchedFor ? .vouched(at: now) : nil
  }

  /// Requires re-authentication.
  private func confirm(_ request: Request, _ context: AppContext) async throws -> Response {
    let path = request.uri.description
    // A script made the request; it opens the confirmation itself.
    if request.wantsJSON || request.uri.path == AddressPattern.passkeyBegin.rawValue { throw HTTPError(.forbidden) }
    guard request.method == .post else { return .seeOther(ReturnPath.confirm(then: path)) }
    return try await ask(request, context, isConfirming: true)
  }

  /// Shows the confirmation, with the submitted form waiting in the page.
  private func ask(_ request: Request, _ context: AppContext, isConfirming: Bool) async throws -> Response {
    let form = SignInForm(
      next: ReturnPath.allowed(request.uri.description), isConfirming: isConfirming,
      waiting: Confirmation.waiting(try await request.form(PostedForm.self, context)),
      offersPasskey: try await verifier.offersPasskey(context.directory))
    var frame = viewers.strangerFrame(request, hasPasskeys: verifier.passkeys != nil)
    if !isConfirming { frame.forgets = .pages }
    return .page(SignInPage.html(form, frame: frame), status: .forbidden)
  }
}
