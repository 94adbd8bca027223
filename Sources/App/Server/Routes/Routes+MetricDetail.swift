internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct MetricDetailRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get("/metric/:metric") { request, context in
      guard let metric = Metric(rawValue: try context.parameters.require("metric")) else { throw HTTPError(.notFound) }
      // VO2 max moves slowly: a week of it says nothing.
      let period =
        request.uri.queryParameters.get("days").flatMap { DetailPeriod(rawValue: String($0)) }
        ?? (metric == .vo2Max ? .quarter : .week)
      let viewer = await viewers.viewer(request)
      let model = MetricDetailViewModel(load: LoadMetricSeries(store: dependencies.store))
      await model.load(metric, period: period, viewer: viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "metric") }
      return Response.page(MetricDetailPage.html(content, frame: viewers.frame(request, viewer, current: "/")))
    }
  }
}
