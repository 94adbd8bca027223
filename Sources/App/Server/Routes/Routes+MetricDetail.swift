internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

/// The page of every kind of data: those with a name of their own under `/metric`, any other HealthKit type under `/type`.
struct MetricDetailRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  private var store: any ServedStore { dependencies.store }

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

    /// The page that one comes from.
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
      guard let metric = Metric(rawValue: try context.parameters.require("metric")) else { throw HTTPError(.notFound) }
      return .metric(metric)
    }
    add(to: router, "/type/:type") { context in
      guard let entry = try await store.typeEntry(try context.name("type")) else {
        throw HTTPError(.notFound)
      }
      if let metric = MetricTraits.metric(ofType: entry.type) { return .metric(metric) }
      return .type(entry)
    }
    ReadingRoutes(dependencies: dependencies, viewers: viewers).add(to: router)
  }

  private func add(
    to router: Router<AppContext>, _ path: RouterPath,
    _ subject: @escaping @Sendable (AppContext) async throws -> Subject
  ) {
    router.get(path) { request, context in
      let subject = try await subject(context)
      let viewer = await viewers.viewer(request)
      let content = try await content(subject, request, viewer)
      return Response.page(
        MetricDetailPage.html(content, back: subject.back, frame: viewers.frame(request, viewer, current: subject.tab)))
    }
    router.forHeavyWork.get("\(path)/csv") { request, context in
      let subject = try await subject(context)
      let content = try await content(subject, request, await viewers.viewer(request))
      let name = subject.path.split(separator: "/").last.map(String.init) ?? "data"
      return Response.download(content.csv, type: "text/csv; charset=utf-8", name: name + ".csv")
    }
    router.get("\(path)/samples") { request, context in
      let subject = try await subject(context)
      let viewer = await viewers.viewer(request)
      let model = SampleListViewModel(store: store)
      await model.load(
        type: subject.type, path: subject.path, format: try await format(subject, viewer),
        days: days(request), cursor: request.uri.queryParameters.get("after"), viewer: viewer)
      guard let content = model.content else { throw StorageError.failed(reason: "samples") }
      return Response.page(
        SampleListPage.html(
          content, notice: Notice.text(request, viewer.language),
          frame: viewers.frame(request, viewer, current: subject.tab)))
    }
  }

  /// The days whose readings are asked for.
  private func days(_ request: Request) -> ClosedRange<CivilDay>? {
    guard let first = request.day("day") else { return nil }
    return first...max(first, request.day("to") ?? first)
  }

  private func content(_ subject: Subject, _ request: Request, _ viewer: ViewerContext) async throws
    -> MetricDetailContent
  {
    let model = MetricDetailViewModel(store: store)
    // VO2 max moves slowly: a week of it says nothing. The same goes for types that nobody knows.
    let standard: DetailPeriod
    switch subject {
    case .metric(let metric): standard = metric == .vo2Max ? .quarter : .week
    case .type: standard = .quarter
    }
    let window = DetailWindow(
      period: request.period(of: DetailPeriod.allCases) ?? standard, end: request.day("to"), today: viewer.day,
      isCompared: request.uri.queryParameters.get("before") == "1", isDayInAddress: viewer.isPast)
    switch subject {
    case .metric(let metric): await model.load(metric, window: window, viewer: viewer)
    case .type(let entry):
      await model.load(type: entry.type, window: window, viewer: viewer)
    }
    guard let content = model.content else { throw StorageError.failed(reason: "metric") }
    return content
  }

  private func format(_ subject: Subject, _ viewer: ViewerContext) async throws -> any ValueFormat {
    switch subject {
    case .metric(let metric): return viewer.format(metric)
    case .type(let entry):
      let newest = try await store.read { try $0.latestSample(of: entry.type, onOrBefore: nil)?.sample }
      return TypeFormat(entry.type, unit: newest?.unit, largest: newest?.value ?? 0, language: viewer.language)
    }
  }
}

/// What a person says of single readings.
struct ReadingRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    let store = dependencies.store
    router.post("/readings") { request, _ in
      let fields = try await request.formFields()
      let form = Dictionary(fields.map { ($0.name, $0.value) }, uniquingKeysWith: { _, last in last })
      let viewer = await viewers.viewer(request)
      let types = fields.filter { $0.name == "type" }.map(\.value)
      guard let type = types.first, let start = form["start"].flatMap({ Int($0) }), let source = form["source"],
        try await known(types)
      else { throw HTTPError(.badRequest) }
      var correction: Double?
      if form["action"] == "correct" {
        let format = MetricTraits.metric(ofType: type).map { viewer.format($0) }
        let value = NumberInput.parse(form["value"] ?? "").map { format?.canonical($0) ?? $0 }
        guard let value, format?.range.contains(value) ?? true else {
          return Response.seeOther(Notice.path(back(form), "done=impossible"))
        }
        correction = value
      }
      let right = correction
      return try await Notice.after(back(form)) {
        var count = 0
        // A blood pressure is left out as a whole; a correction is of one number.
        for type in right == nil ? types : [type] {
          count += try await store.override(
            type: type, start: Instant(start), source: source, correction: right, now: dependencies.now())
        }
        return count > 0 ? .saved(isWaiting: store.hasWaitingChanges) : nil
      }
    }
    router.post("/readings/:id/remove") { request, context in
      guard let id = Int(try context.parameters.require("id")) else { throw HTTPError(.notFound) }
      let form = try await request.form()
      return try await Notice.after(back(form)) {
        try await store.removeOverride(id)
        return .saved(isWaiting: store.hasWaitingChanges)
      }
    }
  }

  private func known(_ types: [String]) async throws -> Bool {
    guard types.count <= 2 else { return false }
    for type in types where try await dependencies.store.typeEntry(type) == nil { return false }
    return true
  }

  /// The list that the form stood in.
  private func back(_ form: [String: String]) -> String {
    let path = form["path"] ?? ""
    let isOurs =
      (path.hasPrefix("/metric/") || path.hasPrefix("/type/"))
      && path.split(separator: "/").allSatisfy { part in
        part.removingPercentEncoding.map { PathText.encoded($0) == part } ?? false
      }
    return isOurs ? path + "/samples" + days(form["days"]) : "/data/types"
  }

  /// The days that the list was of, once more.
  private func days(_ query: String?) -> String {
    let fields = (query ?? "").split(separator: "&").map { $0.split(separator: "=", maxSplits: 1) }
    let days = fields.filter { $0.count == 2 && ["day", "to"].contains($0[0]) }.compactMap { field in
      CivilDay(accepting: field[1]).map { "\(field[0])=\($0)" }
    }
    return days.isEmpty ? "" : "?" + days.joined(separator: "&")
  }
}
