internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

struct SleepRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    let store = dependencies.store
    router.get("/sleep") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = SleepViewModel(store: store, timeline: try await store.timeline())
      await model.load(
        viewer, today: await viewers.today(request), period: request.period(of: ScoreHistoryContent.allPeriods) ?? .week
      )
      guard let content = model.content else { throw StorageError.failed(reason: "sleep") }
      return Response.page(
        SleepPage.html(
          content, notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: "/sleep")))
    }
    router.post("/sleep/:day/source") { request, context in
      guard let day = CivilDay(accepting: try context.parameters.require("day")) else { throw HTTPError(.notFound) }
      let source = try await request.form()["source"]
      if let source, try await !store.sourceEntries().contains(where: { $0.name == source }) {
        throw HTTPError(.notFound)
      }
      let isToday = await viewers.today(request) == day
      return try await Notice.after(isToday ? "/sleep" : "/sleep?day=\(day)") {
        try await store.setNightSource(source, of: day)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
  }
}
