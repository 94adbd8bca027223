internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct ConditionRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get("/condition") { request, _ in
      let viewer = await viewers.viewer(request)
      let model = ConditionViewModel(loadHistory: LoadScoreHistory(store: dependencies.store))
      await model.load(
        viewer, period: request.period(of: ScoreHistoryContent.allPeriods) ?? ScoreHistoryContent.firstPeriod,
        isDayInAddress: request.day("day") != nil)
      guard let content = model.content else { throw StorageError.failed(reason: "condition") }
      return Response.page(ConditionPage.html(content, frame: viewers.frame(request, viewer, current: "/")))
    }
  }
}
