internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

struct SleepRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.sleep) { request, context in
      try await viewers.page(request, context) { page in
        let period = request.period(of: ScoreHistoryContent.allPeriods) ?? .week
        let model = try SleepViewModel(page.viewer, period: period, from: page.reader)
        return SleepPage.html(model.content, notice: page.notice, frame: page.frame(.sleep))
      }
    }
    router.post(.nightSource) { request, context in
      guard let day = CivilDay(accepting: try context.id()) else { throw HTTPError(.notFound) }
      let source = try await request.form(context)["source"]
      let (isToday, isKnown) = try await viewers.read(request, context) { page in
        (page.viewer.today == day, try source.map(Set(page.reader.listedSources().map(\.name)).contains) ?? true)
      }
      guard isKnown else { throw HTTPError(.notFound) }
      let back = isToday ? Address.sleep.path : Address.sleep.path(on: day)
      return try await Notice.saved(request.origin.added(to: back), context) {
        try await $0.setNightSource(source, of: day, now: viewers.now())
      }
    }
  }
}
