internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

struct SettingsRoutes {
  let viewers: Viewers
  let trail: AccessTrail
  let version: ProgramVersion

  func add(to router: Router<AppContext>) {
    router.get(.settings) { request, context in
      let backups = try await context.person.backups?.scanBackups()
      return try await viewers.page(request, context) { page in
        let left = Notice.leavesBackups(request) ? backups.flatMap { BackupWords.left($0, page.viewer.language) } : nil
        return try html(
          page, backups, SettingsForm(page.reader.profile(), units: page.viewer.units), notice: left ?? page.notice)
      }
    }
    router.post(.settings) { request, context in try await save(request, context) }
    router.post(.erase) { request, context in try await erase(request, context) }
    router.forOwnPages.get(.export) { request, context in
      guard let format = TableFormat(rawValue: try context.id()) else {
        throw HTTPError(.notFound)
      }
      let response = try context.person.exports.response(format) {
        context.log($0, .internalServerError)
      }
      trail.note(.exported, request, context)
      return response
    }
  }

  /// - Parameter posted: The choices in a form that comes back as filled in.
  private func html(
    _ page: Page, _ backups: BackupScan?, _ form: SettingsForm, posted: [String: String] = [:], notice: String?
  ) throws -> [UInt8] {
    html(
      page.request, page.viewer, form, posted: posted, notice: notice, revision: page.revision,
      backupsWarning: backups.flatMap { BackupWords.warning($0, page.viewer) })
  }

  private func html(
    _ request: Request, _ viewer: ViewerContext, _ form: SettingsForm, posted: [String: String], notice: String?,
    revision: String? = nil, backupsWarning: String? = nil
  ) -> [UInt8] {
    func chosen(_ name: String) -> String {
      posted[name]?.trimmingCharacters(in: .whitespaces) ?? request.cookie(name) ?? ""
    }
    let display = SettingsPage.Display(
      language: chosen(CookieName.language), theme: chosen(CookieName.theme),
      units: posted[CookieName.units].flatMap(UnitSystem.init(rawValue:))?.rawValue ?? viewer.units.rawValue,
      clock: chosen(CookieName.clock))
    var frame = PageFrame(request, viewer, current: .settings)
    frame.revision = revision
    return SettingsPage.html(
      form, display: display, notice: notice, backupsWarning: backupsWarning,
      about: SettingsPage.About(version: version.text, notice: version.ageNotice(on: viewer.today, viewer.language)),
      frame: frame)
  }

  private func save(_ request: Request, _ context: AppContext) async throws -> Response {
    let posted = try await request.form(context)
    let stranger = viewers.stranger(request)
    /// Applies the valid posted fields to the profile.
    let applied: @Sendable (Profile, CivilDay, UnitSystem) -> (form: SettingsForm, profile: Profile) = {
      profile, today, units in
      var (form, profile) = (SettingsForm(profile, units: units), profile)
      form.apply(posted, to: &profile, language: stranger.language, today: today) { viewers.zone($0)?.identifier }
      return (form, profile)
    }
    do {
      let (today, units) = try await viewers.read(request, context) { ($0.viewer.today, $0.viewer.units) }
      let form = try await context.person.store.updateProfile(now: viewers.now()) { stored in
        let result = applied(stored, today, units)
        if result.form.fields.errors.isEmpty { stored = result.profile }
        return result.form
      }
      guard form.fields.errors.isEmpty else {
        try context.refuse(form.fields.errors)
        let backups = try await context.person.backups?.scanBackups()
        return try await viewers.page(request, context, status: .unprocessableContent) { page in
          try html(page, backups, form, posted: posted, notice: nil)
        }
      }
    } catch let error as any StoreFailure where context.submission == nil {
      let failure = Failure(error)
      // Return the form as filled in, even if the store cannot be read.
      let form = applied(Profile(), stranger.today, stranger.units).form
      let html = self.html(
        request, stranger, form, posted: posted, notice: failure.formSentence(stranger.language))
      return failure.answer(.page(html), context)
    }
    var response = Response.seeOther(.settings, "done=saved")
    let allowed = [
      CookieName.language: Language.allCases.map(\.rawValue), CookieName.theme: ["light", "dark"],
      CookieName.units: UnitSystem.allCases.map(\.rawValue), CookieName.clock: ClockStyle.allCases.map(\.rawValue),
    ]
    for (name, values) in allowed {
      guard let value = posted[name] else { continue }
      response.keep(name, values.contains(value) ? value : nil, context)
    }
    return response
  }

  /// Accepts the confirmation word in any language, whatever the page's language is.
  private func erase(_ request: Request, _ context: AppContext) async throws -> Response {
    let word = (try await request.form(context)["word"] ?? "").trimmingCharacters(in: .whitespaces)
    let language = Viewers.language(request)
    let backups = try await context.person.backups?.scanBackups()
    guard Language.allCases.contains(where: { $0[.settingsDeleteWord] == word.uppercased() }) else {
      return try await viewers.page(request, context) { page in
        try html(
          page, backups, SettingsForm(page.reader.profile(), units: page.viewer.units),
          notice: language[.settingsDeleteError])
      }
    }
    let person = try context.person
    do {
      var response = try await Notice.after(.settings) {
        // An import would write its data again afterwards.
        try await person.imports.withNoImport {
          person.exports.stop()
          let report = try await person.store.eraseEverything()
          trail.note(.erased, request, context)
          return Notice.erased(all: report.backupsLeft.isEmpty)
        }
      }
      response.clearBrowser()
      return response
    } catch {
      let process = Int(ProcessInfo.processInfo.processIdentifier)
      guard let reason = ErasurePresenter(language).failure(error, process: process) else { throw error }
      return try await viewers.page(request, context, status: .conflict) { page in
        try html(page, backups, SettingsForm(page.reader.profile(), units: page.viewer.units), notice: reason)
      }
    }
  }
}
