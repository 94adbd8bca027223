internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

struct WellnessRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.wellness) { request, context in
      try await viewers.scorePage(.wellness, request, context) { page, frame in
        let model = try WellnessViewModel(page.viewer, from: page.reader)
        let html = WellnessPage.html(model.content, hidesInjuries: page.hidesInjuries, frame: frame)
        return ScorePage(html: html, hasScore: model.content.score.value != nil, failures: model.failures)
      }
    }
    router.get(.wellnessScore) { request, context in
      try await viewers.page(request, context) { page in
        let period = request.period(of: ScoreHistoryContent.allPeriods) ?? .month
        let model = try WellnessDetailViewModel(page.viewer, period: period, from: page.reader)
        return WellnessDetailPage.html(model.content, frame: page.frame(.wellness))
      }
    }
    router.get(.vitals) { request, context in
      try await viewers.page(request, context) { page in
        VitalsPage.html(try VitalsViewModel(page.viewer, from: page.reader).content, frame: page.frame(.wellness))
      }
    }
  }
}

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
