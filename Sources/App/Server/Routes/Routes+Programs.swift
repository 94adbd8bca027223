internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// How programs read, and their keys.
struct ProgramRoutes {
  let viewers: Viewers
  /// Whether programs show a key.
  let needsKey: Bool
  let trail: AccessTrail

  func add(to router: Router<AppContext>) {
    router.get(.programs) { request, context in try await page(request, context, needsKey ? ProgramKeyForm() : nil) }
    router.post(.programs) { request, context in try await create(request, context) }
  }

  private func create(_ request: Request, _ context: AppContext) async throws -> Response {
    guard needsKey else { return .seeOther(.programs) }
    let posted = try await request.form(context)
    let language = Viewers.language(request)
    var form = ProgramKeyForm()
    guard let token = form.take(posted, now: viewers.now(), language) else {
      return try await page(request, context, form, status: .unprocessableContent)
    }
    // Sent again by the browser: the key of the first time is not known any more.
    if try await viewers.read(request, context, { try $0.reader.deviceTokens().contains { $0.id == token.id } }) {
      return try await Notice.after(.programs) { .madeAlready }
    }
    let secret = DeviceSecret()
    do {
      try await context.person.store.add(token, hash: secret.hash)
      trail.note(.keyMade, request, context)
    } catch let error {
      let failure = Failure(error)
      let answer = try await page(request, context, form, failure: failure.formSentence(language))
      return failure.answer(answer, context)
    }
    // No redirect: the key is in this answer alone, and nowhere stored.
    return try await page(request, context, ProgramKeyForm(), secret: secret.text, status: .created)
  }

  /// - Parameters:
  ///   - secret: The key that was made a moment ago.
  ///   - failure: Why nothing was saved.
  private func page(
    _ request: Request, _ context: AppContext, _ form: ProgramKeyForm?, secret: String? = nil, failure: String? = nil,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let origin = context.site ?? "http://\(request.head.authority ?? "127.0.0.1:8420")"
    let guide = ProgramGuide(origin: origin, needsKey: needsKey, key: secret)
    return try await viewers.page(request, context, status: status) { page in
      var frame = page.frame(.settings)
      // Lets the examples be copied.
      frame.ownScriptURL = Assets.url("connect.js")
      return ProgramsPage.html(
        guide, form: form, keys: try page.programs(at: viewers.now()), secret: secret, notice: page.notice,
        failure: failure,
        frame: frame)
    }
  }
}
