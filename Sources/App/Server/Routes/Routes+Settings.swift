internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import HTTPTypes
internal import Hummingbird

struct SettingsRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get("/settings") { request, _ in
      let form = SettingsForm(try await dependencies.store.profile())
      return await page(request, form)
    }
    router.post("/settings") { request, _ in try await save(request) }
  }

  private func page(_ request: Request, _ form: SettingsForm) async -> Response {
    let viewer = await viewers.viewer(request)
    let display = SettingsPage.Display(
      language: request.cookie(CookieName.language) ?? "", theme: request.cookie(CookieName.theme) ?? "",
      units: viewer.units.rawValue)
    let saved = request.uri.queryParameters.get("saved") == "1"
    return .page(
      SettingsPage.html(
        form, display: display, saved: saved, frame: viewers.frame(request, viewer, current: "/settings")),
      status: form.errors.isEmpty ? .ok : .unprocessableContent)
  }

  private func save(_ request: Request) async throws -> Response {
    let posted = Dictionary(
      try await request.formFields().map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
    var profile = try await dependencies.store.profile()
    var form = SettingsForm(profile)
    form.apply(posted, to: &profile, language: viewers.language(request)) {
      !$0.isEmpty && dependencies.zone($0) != nil
    }
    guard form.errors.isEmpty else { return await page(request, form) }
    try await dependencies.store.save(profile)
    var response = Response.seeOther("/settings?saved=1")
    let allowed = [
      CookieName.language: Language.allCases.map(\.rawValue), CookieName.theme: ["light", "dark"],
      CookieName.units: UnitSystem.allCases.map(\.rawValue),
    ]
    for (name, values) in allowed {
      guard let value = posted[name] else { continue }
      response.headers.append(
        HTTPField(name: .setCookie, value: Request.setCookie(name, values.contains(value) ? value : nil)))
    }
    return response
  }
}
