internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct TodayRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers
  let center: ImportCenter

  func add(to router: Router<AppContext>) {
    router.get("/") { request, _ in try await page(request) }
    router.forOwnPages.get("/api/v1/today") { request, _ in try await json(request) }
    router.post("/today/pins") { request, _ in try await savePins(request) }
    router.forOwnPages.get("/events") { request, _ in
      let store = dependencies.store
      return EventStream.response(to: request, every: .seconds(2)) { try await store.revision() }
    }
  }

  private func load(_ viewer: ViewerContext) async -> TodayViewModel.State {
    let model = TodayViewModel(showToday: ShowToday(store: dependencies.store))
    await model.load(viewer)
    return model.state
  }

  private func page(_ request: Request) async throws -> Response {
    let viewer = await viewers.viewer(request)
    let frame = viewers.frame(request, viewer, current: "/")
    switch await load(viewer) {
    case .loading: throw HTTPError(.serviceUnavailable)
    case .empty: return .page(FirstRunPage.html(center.panel(viewer), frame: frame))
    case .ready(let content):
      let saved = request.uri.queryParameters.get("saved") == "pins"
      return .page(
        TodayPage.html(
          content, pinned: content.pinned.map(\.metric), allowed: PinnedMetrics.allowed.map(\.rawValue), saved: saved,
          hidesInjuries: viewers.hidesInjuries(request, viewer), imported: try await imported(request, viewer.language),
          frame: frame))
    }
  }

  private func imported(_ request: Request, _ language: Language) async throws -> ImportedNotice? {
    guard let id = Notice.importedBatch(request),
      let report = try await dependencies.store.batches().first(where: { $0.id == id && $0.undone == nil })?.report
    else { return nil }
    center.acknowledge(batch: id)
    return ImportedNotice(text: ReportWriter(language).summary(report), path: "/data/batches/\(id)")
  }

  private func json(_ request: Request) async throws -> Response {
    let viewer = await viewers.viewer(request)
    guard case .ready(let content) = await load(viewer) else {
      return try .json(["empty": true])
    }
    return try .json(content)
  }

  private func savePins(_ request: Request) async throws -> Response {
    let names = try await request.formFields().filter { $0.name == "pin" }.map(\.value)
    try await dependencies.store.updateProfile { $0.pinned = PinnedMetrics.normalised(names) }
    return .seeOther("/?saved=pins")
  }
}
