internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// The page of every kind of data: those with a name of their own under `/metric`, any other HealthKit type under `/type`.
struct MetricDetailRoutes {
  let viewers: Viewers

  /// What an address is about.
  private enum Subject {
    case metric(Metric)
    case type(TypeEntry)

    var path: String {
      switch self {
      case .metric(let metric): "/metric/\(metric.rawValue)"
      case .type(let entry): "/type/\(PathText.encoded(entry.type))"
      }
    }

    /// The page above, for whoever comes from nowhere.
    var back: (path: String, title: TextKey) {
      switch self {
      case .type: ("/data/types", .moreTypes)
      case .metric(let metric):
        switch metric.traits.family {
        case .sleep: ("/sleep", .navSleep)
        case .body: ("/body", .navBody)
        case .activity: ("/", .navToday)
        default: ("/wellness", .navWellness)
        }
      }
    }

    /// The menu's entry that leads here.
    var tab: String {
      switch self {
      case .type: "/data/types"
      case .metric(let metric): metric.traits.family == .activity ? "/" : "/wellness"
      }
    }

    var type: String {
      switch self {
      case .metric(let metric): metric.traits.type
      case .type(let entry): entry.type
      }
    }
  }

  func add(to router: Router<AppContext>) {
    add(to: router, "/metric/:metric") { context in
      let name = try context.parameters.require("metric")
      return { _ in Metric(rawValue: name).map(Subject.metric) }
    }
    add(to: router, "/type/:type") { context in
      let type = try context.name("type")
      return { reader in
        guard let entry = try reader.typeEntry(type) else { return nil }
        return MetricTraits.metric(ofType: entry.type).map(Subject.metric) ?? .type(entry)
      }
    }
  }

  /// `nil` where there is no such type.
  private typealias FindSubject = @Sendable (any HealthReader) throws -> Subject?

  /// - Parameter subject: What the parts of an address lead to.
  private func add(
    to router: Router<AppContext>, _ path: RouterPath, _ subject: @escaping @Sendable (AppContext) throws -> FindSubject
  ) {
    router.get(path) { request, context in
      let find = try subject(context)
      return try await viewers.page(request, context) { page in
        try find(page.reader).map { subject in
          MetricDetailPage.html(
            try Self.content(subject, page), back: subject.back, frame: Self.frame(subject, page))
        }
      }
    }
    router.forHeavyWork.get("\(path)/csv") { request, context in
      let find = try subject(context)
      let table = try viewers.heavyRead(request, context) { page in
        try find(page.reader).map { subject in (subject.path, try Self.content(subject, page).csv) }
      }
      guard let (path, csv) = table else { throw HTTPError(.notFound) }
      let name = path.split(separator: "/").last.map(String.init) ?? "data"
      return Response.download(csv, type: "text/csv; charset=utf-8", name: name + ".csv")
    }
    router.get("\(path)/samples") { request, context in
      let find = try subject(context)
      return try await viewers.page(request, context) { page in
        guard let subject = try find(page.reader) else { return nil }
        let model = try SampleListViewModel(
          type: subject.type, path: subject.path, format: try Self.format(subject, page), days: Self.days(request),
          cursor: request.uri.queryParameters.get("after"), viewer: page.viewer, from: page.reader)
        return SampleListPage.html(model.content, notice: page.notice, frame: Self.frame(subject, page))
      }
    }
  }

  /// The entry of the menu is lit that the way back belongs to.
  private static func frame(_ subject: Subject, _ page: Page) -> PageFrame {
    var frame = page.frame(subject.tab)
    if let origin = frame.origin { frame.current = origin.tab }
    return frame
  }

  /// The days whose readings are asked for.
  private static func days(_ request: Request) -> ClosedRange<CivilDay>? {
    guard let first = request.day("day") else { return nil }
    return first...max(first, request.day("to") ?? first)
  }

  private static func content(_ subject: Subject, _ page: Page) throws -> MetricDetailContent {
    // VO2 max moves slowly: a week of it says nothing. The same goes for types that nobody knows.
    let standard: DetailPeriod
    switch subject {
    case .metric(let metric): standard = metric == .vo2Max ? .quarter : .week
    case .type: standard = .quarter
    }
    let (request, viewer) = (page.request, page.viewer)
    let window = DetailWindow(
      period: request.period(of: DetailPeriod.allCases) ?? standard, end: request.day("to"), today: viewer.day,
      isCompared: request.uri.queryParameters.get("before") == "1", isDayInAddress: viewer.isPast)
    switch subject {
    case .metric(let metric):
      return try MetricDetailViewModel(metric, window: window, viewer: viewer, from: page.reader).content
    case .type(let entry):
      return try MetricDetailViewModel(type: entry.type, window: window, viewer: viewer, from: page.reader).content
    }
  }

  private static func format(_ subject: Subject, _ page: Page) throws -> any ValueFormat {
    switch subject {
    case .metric(let metric): return page.viewer.format(metric)
    case .type(let entry):
      let newest = try page.reader.latestSample(of: entry.type, onOrBefore: nil)?.sample
      return TypeFormat(entry.type, unit: newest?.unit, largest: newest?.value ?? 0, language: page.viewer.language)
    }
  }
}
