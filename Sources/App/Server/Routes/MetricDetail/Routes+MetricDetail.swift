internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// The detail page of every metric and type, with its readings and table.
struct MetricDetailRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    add(to: router, .metric, samples: .metricSamples, table: .metricTable) { id, _ in
      Metric(rawValue: id).map(SeriesAddress.metric)
    }
    add(to: router, .type, samples: .typeSamples, table: .typeTable) { id, reader in
      try reader.listedType(id).map { MetricTraits.metric(ofType: $0.type).map(SeriesAddress.metric) ?? .type($0.type) }
    }
  }

  /// - Parameter find: Resolves the id in an address; `nil` if there is no such metric or type.
  private func add(
    to router: Router<AppContext>, _ page: AddressPattern, samples: AddressPattern, table: AddressPattern,
    _ find: @escaping @Sendable (_ id: String, any CatalogueReading) throws -> SeriesAddress?
  ) {
    router.get(page) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        try find(id, page.reader).map { series in
          MetricDetailPage.html(try Self.content(series, page), back: series.back, frame: Self.frame(series, page))
        }
      }
    }
    router.forOwnPages.get(table) { request, context in
      let id = try context.id()
      let csv = try await viewers.heavyRead(request, context) { page in
        try find(id, page.reader).map { try Self.content($0, page).csv }
      }
      guard let csv else { throw HTTPError(.notFound) }
      return Response.download(csv, type: "text/csv; charset=utf-8", name: AddressText.encoded(id) + ".csv")
    }
    router.get(samples) { request, context in
      let id = try context.id()
      return try await viewers.page(request, context) { page in
        guard let series = try find(id, page.reader) else { return nil }
        let model = try SampleListViewModel(
          series, format: try Self.format(series, page), days: Self.days(request),
          cursor: request.uri.queryParameters.get("after"), viewer: page.viewer, from: page.reader)
        return SampleListPage.html(model.content, notice: page.notice, frame: Self.frame(series, page))
      }
    }
  }

  /// Marks the menu entry to which the back link belongs.
  private static func frame(_ series: SeriesAddress, _ page: Page) -> PageFrame {
    var frame = page.frame(series.tab)
    if let origin = frame.origin { frame.current = origin.tab }
    return frame
  }

  /// The days whose readings the query requests.
  private static func days(_ request: Request) -> ClosedRange<CivilDay>? {
    guard let first = request.day("day") else { return nil }
    return first...max(first, request.day("to") ?? first)
  }

  private static func content(_ series: SeriesAddress, _ page: Page) throws -> MetricDetailContent {
    let (request, viewer) = (page.request, page.viewer)
    let window = DetailWindow(
      period: request.period(of: DetailPeriod.allCases) ?? series.firstPeriod, end: request.day("to"),
      today: viewer.day, isCompared: request.uri.queryParameters.get("before") == "1", isDayInAddress: viewer.isPast)
    switch series {
    case .metric(let metric):
      return try MetricDetailViewModel(metric, window: window, viewer: viewer, from: page.reader).content
    case .type(let type):
      return try MetricDetailViewModel(type: type, window: window, viewer: viewer, from: page.reader).content
    }
  }

  private static func format(_ series: SeriesAddress, _ page: Page) throws -> any ValueFormat {
    switch series {
    case .metric(let metric): return page.viewer.format(metric)
    case .type(let type):
      let newest = try page.reader.newestSample(of: type)
      return TypeFormat(type, unit: newest?.unit, largest: newest?.value ?? 0, language: page.viewer.language)
    }
  }
}

extension SeriesAddress {
  /// Target of the back link, if the address names no origin.
  fileprivate var back: (path: String, title: TextKey) {
    switch self {
    case .type: (Address.dataTypes.path, .moreTypes)
    case .metric(let metric):
      switch metric.traits.family {
      case .sleep: (Address.sleep.path, .navSleep)
      case .body: (Address.body.path, .navBody)
      case .activity: (Address.today.path, .navToday)
      default: (Address.wellness.path, .navWellness)
      }
    }
  }

  /// The menu entry to mark.
  var tab: Address {
    switch self {
    case .type: .data
    case .metric(let metric): metric.traits.family == .activity ? .today : .wellness
    }
  }

  /// VO2 max moves so slowly that a week of it says nothing. The same goes for unknown types.
  fileprivate var firstPeriod: DetailPeriod {
    switch self {
    case .metric(let metric): metric == .vo2Max ? .quarter : .week
    case .type: .quarter
    }
  }
}
