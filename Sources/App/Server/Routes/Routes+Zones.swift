internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Where the person was, when.
struct ZoneRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get("/data/zones") { request, _ in try await page(request, zone: "", hasError: false) }
    router.post("/data/zones") { request, _ in
      let fields = Dictionary(
        try await request.formFields().map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
      let zone = fields["zone"] ?? ""
      guard let rules = dependencies.zone(zone), let from = CivilDay(accepting: fields["from"] ?? ""),
        let until = CivilDay(accepting: fields["until"] ?? ""), from <= until
      else { return try await page(request, zone: zone, hasError: true) }
      return try await Notice.after("/data/zones") {
        try await dependencies.store.addZoneEntry(
          rules.identifier, from: rules.start(of: from), to: rules.start(of: until + 1))
        return .saved(isWaiting: dependencies.store.hasWaitingChanges)
      }
    }
    router.post("/data/zones/:entry/remove") { _, context in
      guard let id = Int(try context.parameters.require("entry")) else { throw HTTPError(.notFound) }
      return try await Notice.after("/data/zones") {
        try await dependencies.store.removeZoneEntry(id)
        return .saved(isWaiting: dependencies.store.hasWaitingChanges)
      }
    }
  }

  private func page(_ request: Request, zone: String, hasError: Bool) async throws -> Response {
    let viewer = await viewers.viewer(request)
    let store = dependencies.store
    let words = SourceWriter(viewer, timeline: try await store.timeline())
    let stays = words.stays(try await store.zoneStays(), rules: dependencies.zone)
    return .page(
      ZonesPage.html(
        stays, home: try await store.profile().homeZone ?? "UTC", zone: zone, error: hasError,
        notice: Notice.text(request, viewer.language), frame: viewers.frame(request, viewer, current: "/data")))
  }
}
