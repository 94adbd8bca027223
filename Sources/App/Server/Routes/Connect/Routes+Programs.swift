internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Access for programs, and their keys.
struct ProgramRoutes {
  let viewers: Viewers
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
    guard let token = form.parse(posted, now: viewers.rightsNow(), language) else {
      return try await page(request, context, form, status: .unprocessableContent)
    }
    let secret = DeviceSecret()
    do {
      // The browser submitted the form again, when the key from the first time is no longer known.
      if try await viewers.read(request, context, { try $0.reader.deviceTokens().contains { $0.id == token.id } }) {
        return try await Notice.after(.programs) { .madeAlready }
      }
      return try await NewKey(token, secret, trail).made(request, context) {
        // No redirect: the key exists only in this answer and is stored nowhere.
        try await page(request, context, ProgramKeyForm(), secret: secret.text, status: .created)
      }
    } catch let error as any StoreFailure {
      let failure = Failure(error)
      // The earlier key may exist, but withdrawn.
      form.fields.values[ProgramKeyForm.key] = DeviceToken.newIdentifier()
      // Return the form as filled in, even if the store cannot be read.
      let html = ProgramsPage.html(
        guide(request, context), form: form, keys: [], failure: failure.formSentence(language),
        frame: Self.frame(PageFrame(request, viewers.stranger(request), current: .settings)))
      return failure.answer(.page(html), context)
    }
  }

  /// - Parameter secret: The key that was just created.
  private func page(
    _ request: Request, _ context: AppContext, _ form: ProgramKeyForm?, secret: String? = nil,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    let guide = guide(request, context, key: secret)
    return try await viewers.page(request, context, status: status) { page in
      ProgramsPage.html(
        guide, form: form, keys: try page.programs(at: viewers.now()), secret: secret, notice: page.notice,
        frame: Self.frame(page.frame(.settings)))
    }
  }

  private func guide(_ request: Request, _ context: AppContext, key: String? = nil) -> ProgramGuide {
    let origin = context.site ?? "http://\(request.head.authority ?? "127.0.0.1:8420")"
    return ProgramGuide(origin: origin, needsKey: needsKey, key: key, commands: viewers.commands)
  }

  /// The frame, with the script that copies the examples.
  private static func frame(_ frame: PageFrame) -> PageFrame {
    var frame = frame
    frame.ownScriptURL = Assets.url("connect.js")
    return frame
  }
}
