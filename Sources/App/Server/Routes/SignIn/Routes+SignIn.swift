internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

/// Setting up sign-in, signing in and out.
struct SignInRoutes {
  let viewers: Viewers
  /// `nil` if nobody needs to sign in.
  let access: PublicAccess?
  let verifier: SignInVerifier

  func add(to router: Router<AppContext>) {
    router.get(.setUp) { request, context in
      guard try await isOpenForSetup(context) else { return Response.seeOther(.signIn) }
      return Response.page(SetupPage.html(offersReadmission: try await hasWithheld(context), frame: frame(request)))
    }
    router.post(.setUp) { request, context in try await setUp(request, context) }
    router.get(.signIn) { request, context in
      guard let access else { return Response.seeOther(.today) }
      let state = try await context.directory.access()
      if state.isOpenForSetup { return Response.seeOther(.setUp) }
      let query = request.uri.queryParameters
      let next = ReturnPath.allowed(query.get(ReturnPath.name))
      if query.get(ReturnPath.again) == nil, isSignedIn(request, state) {
        return Response.seeOther(next ?? Address.today.path)
      }
      let form = SignInForm(
        next: next,
        isConfirming: query.get(ReturnPath.again) != nil && SessionCookie.isThere(request),
        offersPasskey: try await verifier.offersPasskey(context.directory))
      let notice = Notice.text(request, Viewers.language(request))
      var frame = frame(request)
      if !form.isConfirming {
        let wasEnded = SessionCookie(request, access).map { state.wasEnded(hash: $0.hash) } ?? false
        frame.forgets = wasEnded || query.get("done") == "signed-out" ? .everything : .pages
      }
      return Response.page(SignInPage.html(form, notice: notice, frame: frame))
    }
    router.post(.signIn) { request, context in try await signIn(request, context) }
    router.post(.signOut) { request, context in try await signOut(request, context, everywhere: false) }
    router.post(.signOutEverywhere) { request, context in try await signOut(request, context, everywhere: true) }
  }

  private func isOpenForSetup(_ context: AppContext) async throws -> Bool {
    guard access != nil else { return false }
    return try await context.directory.access().isOpenForSetup
  }

  private func hasWithheld(_ context: AppContext) async throws -> Bool {
    try await context.people.inSetup.store.withheldRights().contains { $0.kind != .passphrase }
  }

  private func setUp(_ request: Request, _ context: AppContext) async throws -> Response {
    guard let access else { throw HTTPError(.notFound) }
    let posted = try await request.form(context)
    // Submitted again, by a second tap or to see the codes once more.
    guard try await isOpenForSetup(context) else { return try await afterSetup(request, context) }
    let (passphrase, language) = (posted["passphrase"] ?? "", Viewers.language(request))
    let (hasWithheld, readmits) = (try await hasWithheld(context), posted["readmit"] != nil)
    if let problem = PassphraseRule.problem(passphrase) {
      return .page(
        SetupPage.html(
          problem: PassphraseWords.sentence(problem, language), wrong: .passphrase, code: posted["code"] ?? "",
          offersReadmission: hasWithheld, readmits: readmits, frame: frame(request)),
        status: .unprocessableContent)
    }
    do {
      let people = try context.people
      let made = try await verifier.setUp(
        people.directory, code: AccessCode(posted["code"] ?? ""), passphrase: passphrase,
        readmitting: readmits ? people.inSetup.store : nil, Visitor(request, context, access), at: viewers.rightsNow())
      // No redirect: the codes exist only in this answer and are stored nowhere.
      var response = Response.page(RecoveryCodesPage.html(made.codes, frame: frame(request)), status: .created)
      made.cookies.set(&response, access)
      return response
    } catch let refusal as SignInRefusal {
      guard try await isOpenForSetup(context) else { return try await afterSetup(request, context) }
      return refusal.answer(language, wrong: .setupWrong) {
        SetupPage.html(
          problem: $0, wrong: .code, code: posted["code"] ?? "", offersReadmission: hasWithheld, readmits: readmits,
          frame: frame(request))
      }
    }
  }

  private func afterSetup(_ request: Request, _ context: AppContext) async throws -> Response {
    let state = try await context.directory.access()
    return .seeOther(isSignedIn(request, state) ? .security : .signIn, "done=already")
  }

  private func isSignedIn(_ request: Request, _ state: AccessState) -> Bool {
    guard let access, let cookie = SessionCookie(request, access) else { return false }
    return state.session(hash: cookie.hash, at: viewers.rightsNow()) != nil
  }

  private func signIn(_ request: Request, _ context: AppContext) async throws -> Response {
    guard let access else { throw HTTPError(.notFound) }
    let posted = try await request.form(PostedForm.self, context)
    let next = ReturnPath.allowed(posted[ReturnPath.name])
    do {
      let cookie = try await verifier.signIn(
        try context.directory, SignInProof(posted), Visitor(request, context, access), at: viewers.rightsNow())
      var response = Confirmation.resume(to: next ?? Address.today.path, with: posted)
      cookie.set(&response, access)
      return response
    } catch let refusal as SignInRefusal {
      let offersPasskey = try await verifier.offersPasskey(context.directory)
      return refusal.answer(Viewers.language(request), wrong: .signInWrong) { problem in
        let form = SignInForm(
          next: next, isConfirming: posted[ReturnPath.again] != nil && SessionCookie.isThere(request),
          waiting: Confirmation.kept(posted),
          offersPasskey: offersPasskey, problem: problem)
        return SignInPage.html(form, frame: frame(request))
      }
    }
  }

  private func signOut(_ request: Request, _ context: AppContext, everywhere: Bool) async throws -> Response {
    guard let access, let session = context.session else { throw HTTPError(.notFound) }
    try await verifier.signOut(
      context.directory, session, everywhere: everywhere, Visitor(request, context, access), at: viewers.rightsNow())
    // Another browser may be downloading everything.
    if everywhere { try context.person.exports.stop() }
    var response = Response.seeOther(.signIn, "done=signed-out")
    SessionCookie.remove(&response, access)
    for (name, _) in request.cookiePairs where CookieName.isPersonal(name) {
      response.keep(String(name), nil, context)
    }
    response.clearBrowser()
    return response
  }

  private func frame(_ request: Request) -> PageFrame {
    viewers.strangerFrame(request, hasPasskeys: verifier.passkeys != nil)
  }
}

extension SignInRefusal {
  /// "31 seconds", "15 minutes".
  static func wait(_ seconds: Int, _ language: Language) -> String {
    seconds < 90
      ? language(.waitSeconds, "\(seconds)") : language(.waitMinutes, "\(seconds.addingClamped(59) / 60)")
  }

  /// - Parameters:
  ///   - wrong: The sentence for an invalid credential.
  ///   - page: Renders the form again, with a sentence.
  func answer(_ language: Language, wrong: TextKey, _ page: (String) -> [UInt8]) -> Response {
    switch self {
    case .wrong: return .page(page(language[wrong]), status: .forbidden)
    case .later(let seconds):
      var response = Response.page(page(language(.signInLater, Self.wait(seconds, language))), status: .tooManyRequests)
      response.headers[.retryAfter] = "\(seconds)"
      return response
    }
  }
}
