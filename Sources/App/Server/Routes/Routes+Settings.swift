internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import HTTPTypes
internal import Hummingbird

struct SettingsRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers
  let center: ImportCenter
  let exports: ExportDesk

  init(dependencies: ServerDependencies, viewers: Viewers, center: ImportCenter) {
    self.dependencies = dependencies
    self.viewers = viewers
    self.center = center
    exports = ExportDesk(dependencies.exports)
  }

  func add(to router: Router<AppContext>) {
    router.get("/settings") { request, _ in
      let profile = try await dependencies.store.profile()
      return await page(request, SettingsForm(profile), profile)
    }
    router.post("/settings") { request, _ in try await save(request) }
    router.post("/settings/erase") { request, _ in try await erase(request) }
    router.forOwnPages.get("/settings/export/:format") { _, context in
      guard let format = TableFormat(rawValue: try context.parameters.require("format")) else {
        throw HTTPError(.notFound)
      }
      return try exports.response(format)
    }
  }

  private func page(
    _ request: Request, _ form: SettingsForm, _ profile: Profile, error: String? = nil,
    status: HTTPResponse.Status? = nil
  ) async -> Response {
    let viewer = await viewers.viewer(request)
    let year = viewer.day - MaximumHeartRate.window...viewer.day
    let sustained = (try? await dependencies.store.read { try $0.sustainedMaxima(in: year) }) ?? []
    let display = SettingsPage.Display(
      language: request.cookie(CookieName.language) ?? "", theme: request.cookie(CookieName.theme) ?? "",
      units: viewer.units.rawValue, clock: request.cookie(CookieName.clock) ?? "",
      maximumHint: SettingsForm.maximumHint(profile, sustained: sustained, viewer))
    return .page(
      SettingsPage.html(
        form, display: display, notice: error ?? Notice.text(request, viewer.language),
        frame: viewers.frame(request, viewer, current: "/settings")),
      status: status ?? (form.fields.errors.isEmpty ? .ok : .unprocessableContent))
  }

  private func save(_ request: Request) async throws -> Response {
    let posted = try await request.form()
    let language = viewers.language(request)
    let today = await viewers.today(request)
    /// The profile with what was sent, as far as that can be.
    let applied: @Sendable (Profile) -> (form: SettingsForm, profile: Profile) = { profile in
      var (form, profile) = (SettingsForm(profile), profile)
      form.apply(posted, to: &profile, language: language, today: today) {
        !$0.isEmpty && dependencies.zone($0) != nil
      }
      return (form, profile)
    }
    do {
      let (form, profile) = try await dependencies.store.updateProfile { stored in
        let result = applied(stored)
        if result.form.fields.errors.isEmpty { stored = result.profile }
        return result
      }
      guard form.fields.errors.isEmpty else { return await page(request, form, profile) }
    } catch {
      let failure = SaveFailure(error: error)
      // What was typed comes back even when nothing can be read either.
      let (form, profile) = applied((try? await dependencies.store.profile()) ?? Profile())
      return failure.answer(await page(request, form, profile, error: failure.sentence(language)))
    }
    var response = Response.seeOther("/settings?done=saved")
    let allowed = [
      CookieName.language: Language.allCases.map(\.rawValue), CookieName.theme: ["light", "dark"],
      CookieName.units: UnitSystem.allCases.map(\.rawValue), CookieName.clock: ClockStyle.allCases.map(\.rawValue),
    ]
    for (name, values) in allowed {
      guard let value = posted[name] else { continue }
      response.headers.append(
        HTTPField(name: .setCookie, value: Request.setCookie(name, values.contains(value) ? value : nil)))
    }
    return response
  }

  /// The word in either language, so that a page in one and a keyboard in the other agree.
  private func erase(_ request: Request) async throws -> Response {
    let word = (try await request.form()["word"] ?? "").trimmingCharacters(in: .whitespaces)
    guard Language.allCases.contains(where: { $0[.settingsDeleteWord] == word.uppercased() }) else {
      let profile = try await dependencies.store.profile()
      return await page(request, SettingsForm(profile), profile, error: viewers.language(request)[.settingsDeleteError])
    }
    do {
      return try await Notice.after("/settings") {
        // A file on its way in would be there again afterwards.
        if center.isRunning { throw StorageError.busy }
        exports.stop()
        try await dependencies.store.eraseEverything()
        center.forget()
        return .erased
      }
    } catch {
      let process = Int(ProcessInfo.processInfo.processIdentifier)
      let reason = ErasureWriter(viewers.language(request)).failure(error, process: process)
      guard let reason else { throw error }
      let profile = try await dependencies.store.profile()
      return await page(request, SettingsForm(profile), profile, error: reason, status: .conflict)
    }
  }
}
