internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

struct BodyRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  private var store: any ServedStore { dependencies.store }

  func add(to router: Router<AppContext>) {
    router.get("/body") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = BodyViewModel(showBody: ShowBody(store: store))
      await model.load(
        viewer, period: request.period(of: [.month, .quarter, .year, .all]) ?? .quarter, before: request.day("before"))
      guard let content = model.content else { throw StorageError.failed(reason: "body") }
      return Response.page(
        BodyPage.html(
          content, notice: Notice.text(request, viewer.language), undo: Notice.undo(request, "/body"),
          frame: viewers.frame(request, viewer, current: "/body")))
    }
    router.get("/body/new") { request, _ in
      let viewer = await viewers.viewer(request)
      return try await page(request, viewer, BodyForm(id: UUID().uuidString.lowercased(), viewer: viewer))
    }
    router.get("/body/:id") { request, context in
      let viewer = await viewers.viewer(request)
      return try await page(request, viewer, BodyForm(try await record(context), viewer: viewer))
    }
    router.post("/body") { request, _ in
      let viewer = await viewers.viewer(request)
      let posted = try await request.form()
      guard let id = posted["id"], RecordID.isValid(id) else { throw HTTPError(.badRequest) }
      return try await save(request, viewer, BodyForm(id: id, viewer: viewer), posted)
    }
    router.post("/body/goal") { request, _ in
      guard let goal = try await request.form()["goal"].flatMap(WeightGoal.init) else { throw HTTPError(.badRequest) }
      try await store.updateProfile { $0.goals.weight = goal }
      return Response.seeOther("/body?done=saved")
    }
    router.post("/body/:id") { request, context in
      let viewer = await viewers.viewer(request)
      return try await save(
        request, viewer, BodyForm(try await record(context), viewer: viewer), try await request.form())
    }
    RecordRoutes(BodyRecord.self, path: "/body", dependencies: dependencies).add(to: router)
  }

  private func record(_ context: AppContext) async throws -> BodyRecord {
    let id = try context.parameters.require("id")
    guard let record = try await store.read({ try $0.record(BodyRecord.self, id: id) }) else {
      throw HTTPError(.notFound)
    }
    return record
  }

  private func save(_ request: Request, _ viewer: ViewerContext, _ form: BodyForm, _ posted: [String: String])
    async throws -> Response
  {
    var form = form
    let draft = form.take(posted)
    do {
      form.show(try await SaveBodyRecord(store: store)(draft, today: viewer.day, now: dependencies.now()))
    } catch {
      let failure = SaveFailure(error: error)
      return failure.answer(
        try await page(request, viewer, form, failure: failure.sentence(viewer.language)))
    }
    guard form.fields.errors.isEmpty else {
      return try await page(request, viewer, form, status: .unprocessableContent)
    }
    return Response.seeOther("/body?done=saved")
  }

  private func page(
    _ request: Request, _ viewer: ViewerContext, _ form: BodyForm, failure: String? = nil,
    status: HTTPResponse.Status = .ok
  ) async throws -> Response {
    var form = form
    // What was typed comes back even when nothing can be read either.
    for (field, metric) in failure == nil ? BodyForm.numbers : [] {
      if let newest = try await store.read({ try $0.latest(metric, onOrBefore: viewer.day, withinDays: 3650) }) {
        form.hints[field] = viewer.language(.formLastValue, viewer.format(metric).text(newest.latest))
      }
    }
    return .page(
      BodyFormPage.html(
        form, today: viewer.day.description, failure: failure, frame: viewers.frame(request, viewer, current: "/body")),
      status: status)
  }
}

/// Deleting a record, and bringing it back.
struct RecordRoutes<Kind: UserRecord> {
  private let path: String
  private let dependencies: ServerDependencies

  init(_ kind: Kind.Type, path: String, dependencies: ServerDependencies) {
    self.path = path
    self.dependencies = dependencies
  }

  func add(to router: Router<AppContext>) {
    let store = dependencies.store
    router.post("\(path)/:id/delete") { _, context in
      let id = try context.parameters.require("id")
      guard try await store.delete(Kind.self, id: id, now: dependencies.now()) else { throw HTTPError(.notFound) }
      return Response.seeOther("\(path)?done=deleted&record=\(id)")
    }
    router.post("\(path)/:id/restore") { _, context in
      let id = try context.parameters.require("id")
      guard try await store.restore(Kind.self, id: id, now: dependencies.now()) else { throw HTTPError(.notFound) }
      return Response.seeOther("\(path)?done=restored")
    }
  }
}
