internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

struct WellnessRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  private var store: any ServedStore { dependencies.store }

  func add(to router: Router<AppContext>) {
    router.get("/wellness") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = WellnessViewModel(showWellness: ShowWellness(store: store))
      await model.load(viewer)
      guard let content = model.content else { throw HTTPError(.serviceUnavailable) }
      return Response.page(
        WellnessPage.html(
          content, hidesInjuries: viewers.hidesInjuries(request, viewer),
          frame: viewers.frame(request, viewer, current: "/wellness")))
    }
    router.get("/wellness/score") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = WellnessDetailViewModel(load: LoadScoreHistory(store: store))
      await model.load(viewer, period: request.period(of: ScoreHistoryContent.allPeriods) ?? .month)
      guard let content = model.content else { throw StorageError.failed(reason: "wellness") }
      return Response.page(
        WellnessDetailPage.html(content, frame: viewers.frame(request, viewer, current: "/wellness")))
    }
    router.get("/vitals") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = VitalsViewModel(load: LoadScoreHistory(store: store))
      await model.load(viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "vitals") }
      return Response.page(VitalsPage.html(content, frame: viewers.frame(request, viewer, current: "/wellness")))
    }
    router.get("/more") { request, _ in
      let viewer = await viewers.viewer(request)
      return Response.page(MorePage.html(frame: viewers.frame(request, viewer, current: "/more")))
    }
  }
}

extension Request {
  /// The period asked for, if it is one of those offered.
  func period(of offered: [DetailPeriod]) -> DetailPeriod? {
    uri.queryParameters.get("days").flatMap { DetailPeriod(rawValue: $0) }.flatMap {
      offered.contains($0) ? $0 : nil
    }
  }

  /// A day in the query.
  func day(_ name: String) -> CivilDay? { uri.queryParameters.get(name).flatMap { CivilDay(accepting: $0) } }

  /// The fields of a form by name; the last of several with one name.
  func form() async throws -> [String: String] {
    Dictionary(try await formFields().map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
  }
}
