internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
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
    router.post(.bodyGoal) { request, context in
      guard let goal = try await request.form(context)["goal"].flatMap(WeightGoal.init) else {
        throw HTTPError(.badRequest)
      }
      try await context.person.store.updateProfile(now: viewers.now()) { $0.goals.weight = goal }
      return Response.seeOther(request.origin.added(to: Address.body.path("done=saved")))
    }
    EntryRoutes<BodyForm>(
      list: .body, new: .bodyNew, create: .body, edit: .bodyEntry, delete: .bodyEntryDelete,
      restore: .bodyEntryRestore, viewers: viewers
    ).add(to: router)
  }
}

extension BodyForm: EntryForm {
  init(_ entry: BodyEntry, _ page: Page) { self.init(entry, viewer: page.viewer) }

  mutating func entry(_ posted: [String: String], _ page: Page) -> BodyEntry? {
    let draft = parse(posted)
    show(draft.problems(today: page.viewer.day))
    return draft.entry(today: page.viewer.day)
  }

  mutating func complete(_ page: Page, isRefused: Bool) throws {
    if isRefused, isEdit { history = try VersionHistoryLink(to: id, page.viewer, from: page.reader) }
    for (field, metric) in Self.numbers {
      if let newest = try page.reader.latest(metric, onOrBefore: page.viewer.day, withinDays: 3650) {
        hints[field] = page.viewer.language(.formLastValue, page.viewer.format(metric).text(newest.latest))
      }
    }
  }

  func html(_ viewer: ViewerContext, failure: String?, _ frame: PageFrame) -> [UInt8] {
    BodyFormPage.html(self, today: viewer.day.description, failure: failure, frame: frame)
  }
}
