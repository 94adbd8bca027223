internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

/// Setting up sign-in, signing in and out.
struct SignInRoutes {
  let viewers: Viewers
  /// `nil` where nobody needs to sign in.
  let access: PublicAccess?
  private let desk = SignInDesk()

  init(viewers: Viewers, access: PublicAccess?) {
    self.viewers = viewers
    self.access = access
  }

  func add(to router: Router<AppContext>) {
    router.get(.setUp) { request, context in
      guard try await isOpenForSetup(context) else { return Response.seeOther(.signIn) }
      return Response.page(SetupPage.html(frame: frame(request)))
    }
    router.post(.setUp) { request, context in try await setUp(request, context) }
    router.get(.signIn) { request, context in
      guard access != nil else { return Response.seeOther(.today) }
      if try await isOpenForSetup(context) { return Response.seeOther(.setUp) }
      let next = ReturnPath.allowed(request.uri.queryParameters.get(ReturnPath.name))
      return Response.page(SignInPage.html(next: next, frame: frame(request)))
    }
    router.post(.signIn) { request, context in try await signIn(request, context) }
    router.post(.signOut) { request, context in try await signOut(request, context, everywhere: false) }
    router.post(.signOutEverywhere) { request, context in try await signOut(request, context, everywhere: true) }
  }

  private func isOpenForSetup(_ context: AppContext) async throws -> Bool {
    guard access != nil else { return false }
    return try await context.person.store.access().isOpenForSetup
  }

  private func setUp(_ request: Request, _ context: AppContext) async throws -> Response {
    guard let access else { throw HTTPError(.notFound) }
    let posted = try await request.form(context)
    let (passphrase, language) = (posted["passphrase"] ?? "", Viewers.language(request))
    if let problem = PassphraseRule.problem(passphrase) {
      return .page(
        SetupPage.html(problem: PassphraseWords.sentence(problem, language), frame: frame(request)),
        status: .unprocessableContent)
    }
    do {
      let made = try await desk.setUp(
        try context.person.store, code: AccessCode(posted["code"] ?? ""), passphrase: passphrase,
        client: client(request, context, access), at: viewers.now())
      // No redirect: the codes are in this answer alone, and nowhere stored.
      var response = Response.page(RecoveryCodesPage.html(made.codes, frame: frame(request)), status: .created)
      made.cookie.set(&response)
      return response
    } catch let refusal as SignInRefusal {
      return answer(refusal, request) {
        SetupPage.html(problem: $0, frame: frame(request))
      } wrong: {
        .setupWrong
      }
    }
  }

  private func signIn(_ request: Request, _ context: AppContext) async throws -> Response {
    guard let access else { throw HTTPError(.notFound) }
    let posted = try await request.form(context)
    let next = ReturnPath.allowed(posted[ReturnPath.name])
    do {
      let cookie = try await desk.signIn(
        try context.person.store, passphrase: posted["passphrase"] ?? "", client: client(request, context, access),
        before: SessionCookie(request), at: viewers.now())
      var response = Response.seeOther(next ?? Address.today.path)
      cookie.set(&response)
      return response
    } catch let refusal as SignInRefusal {
      return answer(refusal, request) {
        SignInPage.html(next: next, problem: $0, frame: frame(request))
      } wrong: {
        .signInWrong
      }
    }
  }

  private func signOut(_ request: Request, _ context: AppContext, everywhere: Bool) async throws -> Response {
    guard let access, let session = context.session else { throw HTTPError(.notFound) }
    try await desk.signOut(
      try context.person.store, session, everywhere: everywhere, client: client(request, context, access),
      at: viewers.now())
    var response = Response.seeOther(.signIn)
    SessionCookie.remove(&response)
    response.headers[.custom("Clear-Site-Data")] = "\"cache\", \"cookies\", \"storage\""
    return response
  }

  private func answer(
    _ refusal: SignInRefusal, _ request: Request, _ page: (String) -> [UInt8], wrong: () -> TextKey
  ) -> Response {
    let language = Viewers.language(request)
    switch refusal {
    case .wrong: return .page(page(language[wrong()]), status: .forbidden)
    case .later(let seconds):
      var response = Response.page(page(language(.signInLater, "\(seconds)")), status: .tooManyRequests)
      response.headers[.retryAfter] = "\(seconds)"
      return response
    }
  }

  private func client(_ request: Request, _ context: AppContext, _ access: PublicAccess) -> String {
    access.client(peer: context.peer, forwarded: request.headers[values: .custom("X-Forwarded-For")])
  }

  private func frame(_ request: Request) -> PageFrame {
    var frame = PageFrame(request, viewers.stranger(request), current: nil)
    frame.isForStranger = true
    return frame
  }
}
