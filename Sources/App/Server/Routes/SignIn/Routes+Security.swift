internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Sign-in and sessions.
struct SecurityRoutes {
  let viewers: Viewers
  /// `nil` without sign-in.
  let access: PublicAccess?
  let verifier: SignInVerifier

  func add(to router: Router<AppContext>) {
    router.get(.security) { request, context in
      guard context.session != nil else { return Response.seeOther(.settings) }
      return try await page(request, context)
    }
    router.post(.securityPassphrase) { request, context in
      let (session, visitor) = try signedIn(request, context)
      let passphrase = try await request.form(context)["new"] ?? ""
      if let problem = PassphraseRule.problem(passphrase) {
        let sentence = PassphraseWords.sentence(problem, Viewers.language(request))
        return try await page(request, context, problem: sentence, status: .unprocessableContent)
      }
      do {
        let isDone = try await verifier.changePassphrase(
          passphrase, try context.directory, session, visitor, at: viewers.rightsNow())
        guard isDone else { throw HTTPError(.unauthorized) }
        try context.person.exports.stop()
      } catch SignInRefusal.later(let seconds) {
        let sentence = Viewers.language(request)(.securityLater, SignInRefusal.wait(seconds, Viewers.language(request)))
        return try await page(request, context, problem: sentence, status: .tooManyRequests)
      }
      return Response.seeOther(.security, "done=passphrase")
    }
    router.post(.securityRecovery) { request, context in
      let (session, visitor) = try signedIn(request, context)
      let directory = try context.directory
      guard let codes = try await verifier.renewRecovery(directory, session, visitor, at: viewers.rightsNow()) else {
        throw HTTPError(.unauthorized)
      }
      // No redirect: the codes exist only in this answer and are stored nowhere.
      let frame = PageFrame(request, viewers.stranger(request), current: .settings)
      return Response.page(RecoveryCodesPage.html(codes, then: .security, frame: frame), status: .created)
    }
    router.post(.securityForgetWithheld) { request, context in
      _ = try signedIn(request, context)
      _ = try await request.form(context)
      _ = try await context.person.store.forgetWithheldRights()
      return Response.seeOther(.security, "done=forgotten-rights")
    }
    router.post(.securitySessionEnd) { request, context in
      let (session, visitor) = try signedIn(request, context)
      let id = try context.id()
      try await verifier.end(id, context.directory, visitor, at: viewers.rightsNow())
      try context.person.exports.stop()
      guard id == session.id else { return Response.seeOther(.security, "done=ended") }
      var response = Response.seeOther(.signIn, "done=signed-out")
      response.clearBrowser()
      return response
    }
  }

  private func signedIn(_ request: Request, _ context: AppContext) throws -> (SignInSession, Visitor) {
    guard let access, let session = context.session else { throw HTTPError(.notFound) }
    return (session, Visitor(request, context, access))
  }
}

extension SecurityRoutes {
  /// - Parameter problem: Why the requested action failed.
  func page(
    _ request: Request, _ context: AppContext, problem: String? = nil, status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    guard let access, let session = context.session else { throw HTTPError(.notFound) }
    return try await viewers.page(request, context, status: status) { page in
      let content = SecurityContent(
        try page.reader.access(), try page.reader.passkeys(), of: session, withheld: try page.reader.withheldRights(),
        obstacle: access.origin.passkeyObstacle, at: viewers.rightsNow(), page.viewer)
      var frame = PageFrame(request, page.viewer, current: .settings)
      frame.ownScriptURL = Assets.url("passkey.js")
      let typed = String((request.uri.queryParameters.get("name") ?? "").prefix(SecurityContent.longestPasskeyName))
      return SecurityPage.html(content, passkeyName: typed, notice: page.notice, problem: problem, frame: frame)
    }
  }
}
