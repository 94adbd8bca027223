internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveSync
internal import DailveViewModels
internal import Foundation
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
    router.get(.injuryNew) { request, context in
      try await viewers.page(request, context) { page in
        Self.html(InjuryForm(id: UUID().uuidString.lowercased(), today: page.viewer.day), request, page.viewer)
      }
    }
    router.post(.injuryBanner) { request, context in
      // Dismissed in this browser for the rest of the day.
      let back = try await request.form(context)["back"].flatMap { Address(path: $0) }
      var response = Response.seeOther(back == .wellness ? .wellness : .today)
      response.keep(CookieName.injuriesSeen, try await day(request, context).description, context)
      return response
    }
    router.get(.injury) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        try page.reader.current(Injury.self, id: id).map { version in
          var form = InjuryForm(version.entry)
          form.base = version.stamp.description
          form.history = try HistoryLink(to: id, page.viewer, from: page.reader)
          return Self.html(form, request, page.viewer)
        }
      }
    }
    router.post(.injuries) { request, context in try await save(request, context, edited: nil) }
    router.post(.injury) { request, context in
      try await save(request, context, edited: try context.id())
    }
    router.post(.injuryClose) { request, context in
      try await close(request, context, on: try await day(request, context))
    }
    router.post(.injuryReopen) { request, context in try await close(request, context, on: nil) }
    EntryRoutes<Injury>(list: .injuries, delete: .injuryDelete, restore: .injuryRestore, viewers: viewers)
      .add(to: router)
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

  /// - Parameter edited: Id of the injury being edited; `nil` for a new one, whose id is in the form.
  private func save(_ request: Request, _ context: AppContext, edited: String?) async throws -> Response {
    let posted = try await request.form(context)
    guard let id = edited ?? posted["id"], EntryID.isValid(id) else { throw HTTPError(.badRequest) }
    var viewer = viewers.stranger(request)
    var form = InjuryForm(id: id, today: viewer.day)
    form.isEdit = edited != nil
    let draft = form.take(posted)
    do {
      let known: (ViewerContext, Injury?)
      known = try await viewers.read(request, context) { page in
        (page.viewer, try edited.flatMap { try context.edited(Injury.self, id: $0, page.reader) })
      }
      viewer = known.0
      guard edited == nil || known.1 != nil else {
        return try context.gone(Self.html(form, request, viewer, failure: viewer.language[.formGone]))
      }
      form.show(
        try await SaveInjury(store: context.person.store)(draft, today: viewer.day, now: viewers.now()),
        viewer.language)
    } catch let error as StorageError where context.submission == nil {
      let failure = Failure(error)
      return failure.answer(
        .page(Self.html(form, request, viewer, failure: failure.formSentence(viewer.language))), context)
    }
    guard form.fields.errors.isEmpty else {
      try context.refuse(form.fields.errors)
      return .page(Self.html(form, request, viewer), status: .unprocessableContent)
    }
    return Response.seeOther(request.origin.added(to: Address.injuries.path("done=saved")))
  }

  private static func html(_ form: InjuryForm, _ request: Request, _ viewer: ViewerContext, failure: String? = nil)
    -> [UInt8]
  {
    InjuryFormPage.html(
      form, today: viewer.day.description, failure: failure, frame: PageFrame(request, viewer, current: .injuries))
  }
}
