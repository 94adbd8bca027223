internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

struct BodyRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.body) { request, context in
      try await viewers.page(request, context) { page in
        let period = request.period(of: [.month, .quarter, .year, .all]) ?? .quarter
        let model = try BodyViewModel(page.viewer, period: period, before: request.day("before"), from: page.reader)
        return BodyPage.html(
          model.content, notice: page.notice, undo: Notice.undo(request, Address.bodyEntryRestore),
          frame: page.frame(.body))
      }
    }
    router.get(.bodyNew) { request, context in
      try await viewers.page(request, context) { page in
        try Self.html(BodyForm(id: UUID().uuidString.lowercased(), viewer: page.viewer), page)
      }
    }
    router.get(.bodyEntry) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        try page.reader.current(BodyEntry.self, id: id).map { version in
          var form = BodyForm(version.entry, viewer: page.viewer)
          form.base = version.stamp.description
          return try Self.html(form, page)
        }
      }
    }
    router.post(.body) { request, context in try await save(request, context, edited: nil) }
    router.post(.bodyGoal) { request, context in
      guard let goal = try await request.form(context)["goal"].flatMap(WeightGoal.init) else {
        throw HTTPError(.badRequest)
      }
      try await context.person.store.updateProfile(now: viewers.now()) { $0.goals.weight = goal }
      return Response.seeOther(request.origin.added(to: Address.body.path("done=saved")))
    }
    router.post(.bodyEntry) { request, context in
      try await save(request, context, edited: try context.id())
    }
    EntryRoutes<BodyEntry>(list: .body, delete: .bodyEntryDelete, restore: .bodyEntryRestore, viewers: viewers)
      .add(to: router)
  }

  /// - Parameter edited: Id of the entry being edited; `nil` for a new one, whose id is in the form.
  private func save(_ request: Request, _ context: AppContext, edited: String?) async throws -> Response {
    let posted = try await request.form(context)
    guard let id = edited ?? posted["id"], EntryID.isValid(id) else { throw HTTPError(.badRequest) }
    var viewer = viewers.stranger(request)
    var form = BodyForm(id: id, viewer: viewer)
    form.isEdit = edited != nil
    // Fill the form first, so that it comes back as typed even if the store cannot be read.
    form.fill(posted)
    do {
      let known: (ViewerContext, BodyEntry?)
      known = try await viewers.read(request, context) { page in
        (page.viewer, try edited.flatMap { try context.edited(BodyEntry.self, id: $0, page.reader) })
      }
      viewer = known.0
      // The numbers are in the units that the form showed, regardless of later choices.
      if let units = posted["units"].flatMap(UnitSystem.init(rawValue:)) { viewer.units = units }
      guard edited == nil || known.1 != nil else {
        return try context.gone(
          BodyFormPage.html(
            form, today: viewer.day.description, failure: viewer.language[.formGone],
            frame: PageFrame(request, viewer, current: .body)))
      }
      form = known.1.map { BodyForm($0, viewer: viewer) } ?? BodyForm(id: id, viewer: viewer)
      let draft = form.take(posted)
      form.show(
        try await SaveBodyEntry(store: context.person.store)(draft, today: viewer.day, now: viewers.now()))
    } catch let error as StorageError where context.submission == nil {
      let failure = Failure(error)
      let html = BodyFormPage.html(
        form, today: viewer.day.description, failure: failure.formSentence(viewer.language),
        frame: PageFrame(request, viewer, current: .body))
      return failure.answer(.page(html), context)
    }
    guard form.fields.errors.isEmpty else {
      try context.refuse(form.fields.errors)
      return try await viewers.page(request, context, status: .unprocessableContent) { [form] page in
        try Self.html(form, page)
      }
    }
    return Response.seeOther(request.origin.added(to: Address.body.path("done=saved")))
  }

  private static func html(_ form: BodyForm, _ page: Page) throws -> [UInt8] {
    var form = form
    if form.isEdit { form.history = try HistoryLink(to: form.id, page.viewer, from: page.reader) }
    for (field, metric) in BodyForm.numbers {
      if let newest = try page.reader.latest(metric, onOrBefore: page.viewer.day, withinDays: 3650) {
        form.hints[field] = page.viewer.language(.formLastValue, page.viewer.format(metric).text(newest.latest))
      }
    }
    return BodyFormPage.html(form, today: page.viewer.day.description, frame: page.frame(.body))
  }
}
