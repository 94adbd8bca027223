internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import HTTPTypes
internal import Hummingbird

struct InjuryRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  private var store: any ServedStore { dependencies.store }

  func add(to router: Router<AppContext>) {
    router.get("/injuries") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = InjuriesViewModel(store: store)
      await model.load(viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "injuries") }
      return Response.page(
        InjuriesPage.html(
          content, notice: Notice.text(request, viewer.language), undo: Notice.undo(request, "/injuries"),
          frame: viewers.frame(request, viewer, current: "/injuries")))
    }
    router.get("/injuries/new") { request, _ in
      let viewer = await viewers.viewer(request)
      return page(request, viewer, InjuryForm(id: UUID().uuidString.lowercased(), today: viewer.day))
    }
    router.post("/injuries/banner") { request, _ in
      // Put away until the day ends, in this browser.
      let viewer = await viewers.viewer(request)
      var response = Response.seeOther(try await request.form()["back"] == "/wellness" ? "/wellness" : "/")
      response.headers.append(
        HTTPField(name: .setCookie, value: Request.setCookie(CookieName.injuriesSeen, viewer.day.description)))
      return response
    }
    router.get("/injuries/:id") { request, context in
      page(request, await viewers.viewer(request), InjuryForm(try await injury(context)))
    }
    router.post("/injuries") { request, _ in
      let viewer = await viewers.viewer(request)
      let posted = try await request.form()
      guard let id = posted["id"], RecordID.isValid(id) else { throw HTTPError(.badRequest) }
      return try await save(request, viewer, InjuryForm(id: id, today: viewer.day), posted)
    }
    router.post("/injuries/:id") { request, context in
      try await save(
        request, await viewers.viewer(request), InjuryForm(try await injury(context)), try await request.form())
    }
    addClosing(to: router)
    RecordRoutes(Injury.self, path: "/injuries", dependencies: dependencies).add(to: router)
  }

  private func addClosing(to router: Router<AppContext>) {
    router.post("/injuries/:id/close") { request, context in
      try await close(context, on: await viewers.viewer(request).day)
    }
    router.post("/injuries/:id/reopen") { _, context in try await close(context, on: nil) }
  }

  private func close(_ context: AppContext, on day: CivilDay?) async throws -> Response {
    let id = try context.parameters.require("id")
    guard try await CloseInjury(store: store)(id, on: day, now: dependencies.now()) else {
      throw HTTPError(.notFound)
    }
    return Response.seeOther("/injuries?done=saved")
  }

  private func injury(_ context: AppContext) async throws -> Injury {
    let id = try context.parameters.require("id")
    guard let injury = try await store.read({ try $0.record(Injury.self, id: id) }) else {
      throw HTTPError(.notFound)
    }
    return injury
  }

  private func save(_ request: Request, _ viewer: ViewerContext, _ form: InjuryForm, _ posted: [String: String])
    async throws -> Response
  {
    var form = form
    let draft = form.take(posted)
    do {
      form.show(try await SaveInjury(store: store)(draft, today: viewer.day, now: dependencies.now()), viewer.language)
    } catch {
      let failure = SaveFailure(error: error)
      return failure.answer(page(request, viewer, form, failure: failure.sentence(viewer.language)))
    }
    guard form.fields.errors.isEmpty else { return page(request, viewer, form, status: .unprocessableContent) }
    return Response.seeOther("/injuries?done=saved")
  }

  private func page(
    _ request: Request, _ viewer: ViewerContext, _ form: InjuryForm, failure: String? = nil,
    status: HTTPResponse.Status = .ok
  ) -> Response {
    .page(
      InjuryFormPage.html(
        form,
        choices: InjuryFormPage.Choices(
          parts: BodyPart.allCases.map(\.rawValue), sides: BodySide.allCases.map(\.rawValue),
          severities: InjurySeverity.allCases.map(\.rawValue)), today: viewer.day.description,
        failure: failure, frame: viewers.frame(request, viewer, current: "/injuries")), status: status)
  }
}
