internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Types and sources: freshness, switches, order.
struct SourceRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    addPages(to: router)
    router.post("/data/sources/:source") { request, context in
      guard let id = Int(try context.parameters.require("source")) else { throw HTTPError(.notFound) }
      let isOff = try await request.form(context)["off"] == "1"
      return try await Notice.after("/data/sources") {
        let store = try context.person.store
        try await store.setSource(id, isOff: isOff)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
    router.post("/data/types/:type/switch") { request, context in
      let type = try await type(request, context)
      let isOff = try await request.form(context)["off"] == "1"
      return try await Notice.after("/data/types") {
        let store = try context.person.store
        try await store.setType(type.type, isOff: isOff)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
    router.post("/data/types/:type/order") { request, context in
      let type = try await type(request, context)
      let order = try await request.form(context)["order"] ?? ""
      let ids = order.split(separator: ",").compactMap { Int($0) }
      guard order == "default" || Set(ids) == Set(type.sources.map(\.id)) else { throw HTTPError(.badRequest) }
      return try await Notice.after("/data/types/\(PathText.encoded(type.type))") {
        let store = try context.person.store
        try await store.setOrder(order == "default" ? [] : ids, of: type.type)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
  }

  private func addPages(to router: Router<AppContext>) {
    router.get("/data/sources") { request, context in
      try await viewers.page(request, context) { page in
        let words = try page.words
        return SourcesPage.sources(
          words.sources(try page.reader.sourceEntries()), empty: words.nothingImported, notice: page.notice,
          frame: page.frame("/data"))
      }
    }
    router.get("/data/sources/:source") { request, context in
      guard let id = Int(try context.parameters.require("source")) else { throw HTTPError(.notFound) }
      return try await viewers.page(request, context) { page in
        let words = try page.words
        let source = try page.reader.sourceEntries().first { $0.id == id }
        guard let entry = words.sources(source.map { [$0] } ?? []).first else { return nil }
        return SourcePage.html(
          entry, types: words.types(try page.reader.typeEntries(ofSource: id)), notice: page.notice,
          frame: page.frame("/data"))
      }
    }
    router.get("/data/types") { request, context in
      try await viewers.page(request, context) { page in
        let words = try page.words
        return SourcesPage.types(
          words.types(try page.reader.typeEntries()), empty: words.nothingImported, notice: page.notice,
          frame: page.frame("/data"))
      }
    }
    router.get("/data/types/:type") { request, context in
      let name = try context.name("type")
      return try await viewers.page(request, context) { page in
        let words = try page.words
        guard let type = try page.reader.typeEntry(name), let entry = words.types([type]).first else { return nil }
        return TypePage.html(
          entry, sources: words.sources(type.sources), notice: page.notice, frame: page.frame("/data"))
      }
    }
  }

  private func type(_ request: Request, _ context: AppContext) async throws -> TypeEntry {
    let name = try context.name("type")
    guard let type = try await context.person.store.typeEntry(name) else { throw HTTPError(.notFound) }
    return type
  }
}
