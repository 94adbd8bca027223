internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Types and sources: freshness, switches, order.
struct SourceRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    addPages(to: router)
    router.post(.source) { request, context in
      let id = try context.number()
      let form = try await request.form(context)
      if let device = form["device"] { return try await tell(device, source: id, request, context) }
      let isOff = form["off"] == "1"
      return try await Notice.saved(Address.sources.path, context) {
        try await $0.setSource(id, isOff: isOff, now: viewers.now())
      }
    }
    router.post(.dataTypeSwitch) { request, context in
      let type = try await type(context)
      let isOff = try await request.form(context)["off"] == "1"
      return try await Notice.saved(Address.dataTypes.path, context) {
        try await $0.setType(type.type, isOff: isOff, now: viewers.now())
      }
    }
    router.post(.dataTypeOrder) { request, context in
      let (type, sources) = try await ordered(context)
      let order = try await request.form(context)["order"] ?? ""
      let ids = order.split(separator: ",").compactMap { Int($0) }
      guard order == "default" || Set(ids) == Set(sources.map(\.id)) else { throw HTTPError(.badRequest) }
      return try await Notice.saved(Address.dataType(type).path, context) {
        try await $0.setOrder(order == "default" ? [] : ids, of: type, now: viewers.now())
      }
    }
  }

  /// Saves the person's statement of what a source is. An empty answer withdraws it, and the name of the source decides
  /// again.
  private func tell(_ device: String, source id: Int, _ request: Request, _ context: AppContext) async throws
    -> Response
  {
    let kind = SourceKind(name: device)
    guard kind != nil || device.isEmpty else { throw HTTPError(.badRequest) }
    return try await Notice.saved((request.origin == .today ? Address.today : .source("\(id)")).path, context) {
      try await $0.setDevice(kind, ofSource: id, now: viewers.now())
    }
  }

  private func addPages(to router: Router<AppContext>) {
    router.get(.sources) { request, context in
      try await viewers.page(request, context) { page in
        let words = try page.words
        return SourcesPage.sources(
          words.sources(try page.reader.listedSources()), devices: try page.devices(at: viewers.now()),
          empty: words.nothingImported, notice: page.notice, frame: page.frame(.data))
      }
    }
    router.get(.source) { request, context in
      let id = try context.number()
      return try await viewers.page(request, context) { page in
        let words = try page.words
        let source = try page.reader.listedSources().first { $0.id == id }
        guard let entry = words.sources(source.map { [$0] } ?? []).first else { return nil }
        return SourcePage.html(
          entry, types: words.types(try page.reader.listedTypes(ofSource: id)), notice: page.notice,
          frame: page.frame(.data))
      }
    }
    router.get(.dataTypes) { request, context in
      try await viewers.page(request, context) { page in
        let words = try page.words
        return SourcesPage.types(
          words.types(try page.reader.listedTypes()), workouts: words.workouts(try page.reader.workoutSources()),
          empty: words.nothingImported, notice: page.notice,
          frame: page.frame(.data))
      }
    }
    router.get(.dataType) { request, context in
      let name = try context.id()
      return try await viewers.page(request, context) { page in
        let words = try page.words
        if name == HealthType.workout {
          let sources = try page.reader.workoutSources()
          return words.workouts(sources).map {
            TypePage.workouts($0, sources: words.sources(sources), notice: page.notice, frame: page.frame(.data))
          }
        }
        guard let type = try page.reader.listedType(name), let entry = words.types([type]).first else { return nil }
        return TypePage.html(entry, sources: words.sources(type.sources), notice: page.notice, frame: page.frame(.data))
      }
    }
  }

  /// The type, or workouts, whose sources are ordered.
  private func ordered(_ context: AppContext) async throws -> (type: String, sources: [ListedSource]) {
    guard try context.id() == HealthType.workout else {
      let type = try await type(context)
      return (type.type, type.sources)
    }
    let sources = try await context.person.store.workoutSources()
    guard !sources.isEmpty else { throw HTTPError(.notFound) }
    return (HealthType.workout, sources)
  }

  private func type(_ context: AppContext) async throws -> ListedType {
    let name = try context.id()
    guard let type = try await context.person.store.listedType(name) else { throw HTTPError(.notFound) }
    return type
  }
}
