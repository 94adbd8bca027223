internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

/// Passkeys: requesting one from a browser, and managing them.
struct PasskeyRoutes {
  let viewers: Viewers
  /// `nil` without sign-in.
  let access: PublicAccess?
  let verifier: SignInVerifier

  func add(to router: Router<AppContext>) {
    router.post(.signInPasskey) { request, context in
      let passkeys = try known()
      let ceremony = SignInWithPasskey(try context.directory, passkeys.verifying, passkeys.challenges)
      return Self.question(await ceremony.begin(at: viewers.rightsNow()))
    }
    router.post(.passkeyBegin) { request, context in
      let passkeys = try known()
      guard let session = context.session else { throw HTTPError(.notFound) }
      let ceremony = RegisterPasskey(try context.directory, passkeys.verifying, passkeys.challenges)
      return Self.question(try await ceremony.begin(session: session.id, at: viewers.rightsNow()))
    }
    router.post(.passkeys) { request, context in
      let (passkeys, posted) = (try known(), try await request.form(context))
      return try await change(request, context, "passkey", .passkeyAdded) { session in
        let ceremony = RegisterPasskey(try context.directory, passkeys.verifying, passkeys.challenges)
        let name = (posted["name"] ?? "").trimmed
        _ = try await ceremony.finish(
          Array((posted["answer"] ?? "").utf8), name: name, session: session.id, at: viewers.rightsNow())
      }
    }
    router.post(.passkeyName) { request, context in
      let posted = try await request.form(context)
      return try await change(request, context, "saved", nil) { _ in
        let passkey = try await passkey(context)
        try await ManagePasskeys(context.directory).rename(passkey, to: (posted["name"] ?? "").trimmed)
      }
    }
    router.post(.passkeyRemove) { request, context in
      try await change(request, context, "unlocked", .passkeyRemoved) { session in
        let passkey = try await passkey(context)
        try await ManagePasskeys(context.directory).remove(passkey, keepingSession: session.id)
      }
    }
  }

  private func known() throws -> PasskeyCeremonies {
    guard let passkeys = verifier.passkeys else { throw HTTPError(.notFound) }
    return passkeys
  }

  private static func question(_ json: String) -> Response {
    Response(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: ResponseBody(byteBuffer: ByteBuffer(string: json)))
  }

  private func passkey(_ context: AppContext) async throws -> [UInt8] {
    let id = try context.id()
    guard let found = try await context.directory.passkeys().first(where: { $0.credential.id.hexadecimal == id })
    else { throw PasskeyRefusal.unknown }
    return found.credential.id
  }

  /// Performs an action on passkeys and returns to their page, with a message if it is refused.
  private func change(
    _ request: Request, _ context: AppContext, _ done: String, _ event: AccessLog.Event?,
    _ body: (SignInSession) async throws -> Void
  ) async throws -> Response {
    guard let access, let session = context.session else { throw HTTPError(.notFound) }
    let client = Visitor(request, context, access).client
    do {
      try await body(session)
    } catch let refusal as PasskeyRefusal {
      verifier.log.note(.passkeyRefused, client, session: session.id, because: refusal.reason, at: viewers.rightsNow())
      let page = SecurityRoutes(viewers: viewers, access: access, verifier: verifier)
      return try await page.page(
        request, context, problem: PasskeyWords.sentence(refusal, Viewers.language(request)),
        status: .unprocessableContent)
    }
    if let event { verifier.log.note(event, client, session: session.id, at: viewers.rightsNow()) }
    return .seeOther(.security, "done=\(done)")
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.dropLast(start.reversed().prefix(while: \.isWhitespace).count))
  }
}
