internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// The settings of heart-rate zones.
struct HeartRateZoneRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.heartRateZones) { request, context in
      try await viewers.page(request, context) { page in
        try Self.html(page, HeartRateZonesForm(page.reader.profile()))
      }
    }
    router.post(.heartRateZones) { request, context in try await save(request, context) }
  }

  private static func html(_ page: Page, _ form: HeartRateZonesForm) throws -> [UInt8] {
    HeartRateZonesPage.html(
      try HeartRateZonesViewModel(page.viewer, from: page.reader).content, form, notice: page.notice,
      frame: page.frame(.settings))
  }

  private func save(_ request: Request, _ context: AppContext) async throws -> Response {
    let posted = try await request.form(context)
    let viewer = viewers.stranger(request)
    let applied: @Sendable (Profile) -> (form: HeartRateZonesForm, profile: Profile) = { profile in
      var (form, profile) = (HeartRateZonesForm(profile), profile)
      form.apply(posted, to: &profile, viewer.language)
      return (form, profile)
    }
    do {
      let form = try await context.person.store.updateProfile(now: viewers.now()) { stored in
        let result = applied(stored)
        if result.form.fields.errors.isEmpty { stored = result.profile }
        return result.form
      }
      guard form.fields.errors.isEmpty else {
        try context.refuse(form.fields.errors)
        return try await viewers.page(request, context, status: .unprocessableContent) { try Self.html($0, form) }
      }
    } catch let error as any StoreFailure where context.submission == nil {
      let failure = Failure(error)
      // Return the form as filled in, even if the store cannot be read.
      let html = HeartRateZonesPage.html(
        nil, applied(Profile()).form, notice: nil, failure: failure.formSentence(viewer.language),
        frame: PageFrame(request, viewer, current: .settings))
      return failure.answer(.page(html), context)
    }
    return Response.seeOther(request.origin.added(to: Address.heartRateZones.path("done=saved")))
  }
}
