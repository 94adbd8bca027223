internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Types and sources: freshness, switches, order.
struct SourceRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  private var store: any ServedStore { dependencies.store }

  func add(to router: Router<AppContext>) {
    router.get("/data/sources") { request, _ in
      let viewer = await viewers.viewer(request)
      let words = SourceWriter(viewer, timeline: try await store.timeline())
      return Response.page(
        SourcesPage.sources(
          words.sources(try await store.sourceEntries()), empty: words.nothingImported,
          notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.get("/data/sources/:source") { request, context in
      let viewer = await viewers.viewer(request)
      guard let id = Int(try context.parameters.require("source")),
        let source = try await store.sourceEntries().first(where: { $0.id == id })
      else { throw HTTPError(.notFound) }
      let words = SourceWriter(viewer, timeline: try await store.timeline())
      guard let entry = words.sources([source]).first else { throw HTTPError(.notFound) }
      return Response.page(
        SourcePage.html(
          entry, types: words.types(try await store.typeEntries(ofSource: id)),
          notice: Notice.text(request, viewer.language), frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.get("/data/types") { request, _ in
      let viewer = await viewers.viewer(request)
      let words = SourceWriter(viewer, timeline: try await store.timeline())
      return Response.page(
        SourcesPage.types(
          words.types(try await store.typeEntries()), empty: words.nothingImported,
          notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.get("/data/types/:type") { request, context in
      let viewer = await viewers.viewer(request)
      let type = try await type(context)
      let words = SourceWriter(viewer, timeline: try await store.timeline())
      guard let entry = words.types([type]).first else { throw HTTPError(.notFound) }
      return Response.page(
        TypePage.html(
          entry, sources: words.sources(type.sources), notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/data")))
    }
    router.post("/data/sources/:source") { request, context in
      guard let id = Int(try context.parameters.require("source")) else { throw HTTPError(.notFound) }
      let isOff = try await field("off", request) == "1"
      return try await Notice.after("/data/sources") {
        try await store.setSource(id, isOff: isOff)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
    router.post("/data/types/:type/switch") { request, context in
      let type = try await type(context)
      let isOff = try await field("off", request) == "1"
      return try await Notice.after("/data/types") {
        try await store.setType(type.type, isOff: isOff)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
    router.post("/data/types/:type/order") { request, context in
      let type = try await type(context)
      let order = try await field("order", request)
      let ids = order.split(separator: ",").compactMap { Int($0) }
      guard order == "default" || Set(ids) == Set(type.sources.map(\.id)) else { throw HTTPError(.badRequest) }
      return try await Notice.after("/data/types/\(PathText.encoded(type.type))") {
        try await store.setOrder(order == "default" ? [] : ids, of: type.type)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
  }

  private func type(_ context: AppContext) async throws -> TypeEntry {
    guard let type = try await store.typeEntry(try context.name("type")) else {
      throw HTTPError(.notFound)
    }
    return type
  }

  private func field(_ name: String, _ request: Request) async throws -> String {
    try await request.formFields().last { $0.name == name }?.value ?? ""
  }
}
