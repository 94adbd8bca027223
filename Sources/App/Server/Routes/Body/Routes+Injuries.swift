internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveSync
internal import DailveViewModels
internal import Hummingbird

struct InjuryRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.injuries) { request, context in
      try await viewers.page(request, context) { page in
        InjuriesPage.html(
          try InjuriesViewModel(page.viewer, from: page.reader).content, notice: page.notice,
          undo: Notice.undo(request, Address.injuryRestore), frame: page.frame(.injuries))
      }
    }
    router.post(.injuryBanner) { request, context in
      // Dismissed in this browser for the rest of the day.
      let back = try await request.form(context)["back"].flatMap { Address(path: $0) }
      var response = Response.seeOther(back == .wellness ? .wellness : .today)
      response.keep(CookieName.injuriesSeen, try await day(request, context).description, context)
      return response
    }
    router.post(.injuryClose) { request, context in
      try await close(request, context, on: try await day(request, context))
    }
    router.post(.injuryReopen) { request, context in try await close(request, context, on: nil) }
    EntryRoutes<InjuryForm>(
      list: .injuries, new: .injuryNew, create: .injuries, edit: .injury, delete: .injuryDelete,
      restore: .injuryRestore, viewers: viewers, isUpdated: false
    ).add(to: router)
  }

  /// The day on which the form was filled in.
  private func day(_ request: Request, _ context: AppContext) async throws -> CivilDay {
    try await viewers.read(request, context) { page in
      context.submission.map { page.viewer.timeline.day(at: $0.written).nearestAccepted } ?? page.viewer.day
    }
  }

  private func close(_ request: Request, _ context: AppContext, on day: CivilDay?) async throws -> Response {
    let id = try context.id()
    guard try await CloseInjury(store: context.person.store)(id, on: day, now: viewers.now()) else {
      throw HTTPError(.notFound)
    }
    return Response.seeOther(request.origin.added(to: Address.injuries.path("done=saved")))
  }
}

extension InjuryForm: EntryForm {
  init(id: String, viewer: ViewerContext) { self.init(id: id, today: viewer.day) }
  init(_ entry: Injury, _ page: Page) { self.init(entry) }

  mutating func entry(_ posted: [String: String], _ page: Page) -> Injury? {
    let draft = parse(posted)
    show(draft.problems(today: page.viewer.day), page.viewer.language)
    return draft.injury(today: page.viewer.day)
  }

  func html(_ viewer: ViewerContext, failure: String?, _ frame: PageFrame) -> [UInt8] {
    InjuryFormPage.html(self, today: viewer.day.description, failure: failure, frame: frame)
  }
}
