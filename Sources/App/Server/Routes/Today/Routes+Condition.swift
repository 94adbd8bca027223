internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct ConditionRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.condition) { request, context in
      try await viewers.page(request, context) { page in
        let model = try ConditionViewModel(
          page.viewer, period: request.period(of: ScoreHistoryContent.allPeriods) ?? ScoreHistoryContent.firstPeriod,
          from: page.reader)
        return ConditionPage.html(model.content, frame: page.frame(.today))
      }
    }
  }
}
