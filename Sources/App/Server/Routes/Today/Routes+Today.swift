internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

struct TodayRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.get(.today) { request, context in
      let imports = try context.person.imports
      return try await viewers.scorePage(.today, request, context) { try Self.draw($0, $1, imports) }
    }
    router.post(.todayPins) { request, context in try await savePins(request, context) }
    router.forOwnPages.get(.events) { request, context in
      let store = try context.person.store
      return try EventStream.response(to: request, context, every: .seconds(1)) {
        // Somebody who is signed out meanwhile gets no further events.
        try await context.isStillSignedIn() ? store.revision() : nil
      }
    }
  }

  private static func draw(_ page: Page, _ frame: PageFrame, _ imports: ImportCenter) throws -> ScorePage {
    let model = try TodayViewModel(page.viewer, from: page.reader)
    guard case .ready(let content) = model.state else {
      let html = FirstRunPage.html(imports.panel(page.viewer), misunderstood: model.misunderstood, frame: frame)
      return ScorePage(html: html, hasScore: false)
    }
    let html = TodayPage.html(
      content, pinned: content.pinned.map(\.metric),
      saved: page.request.uri.queryParameters.get("saved") == "pins", hidesInjuries: page.hidesInjuries,
      misunderstood: model.misunderstood, imported: try imported(page, imports), notice: page.notice, frame: frame)
    return ScorePage(html: html, hasScore: content.hero.score != nil, failures: model.failures)
  }

  private static func imported(_ page: Page, _ imports: ImportCenter) throws -> ImportedNotice? {
    guard let id = Notice.importedBatch(page.request),
      let batch = try page.reader.batch(id), batch.undone == nil, let report = batch.report
    else { return nil }
    imports.acknowledge(batch: id)
    return ImportedNotice(text: ReportPresenter(page.viewer.language).summary(report), path: Address.batch(id).path)
  }

  private struct Pins: Decodable {
    var pin: [String]?
  }

  private func savePins(_ request: Request, _ context: AppContext) async throws -> Response {
    let pins = try await request.form(Pins.self, context).pin ?? []
    try await context.person.store.updateProfile(now: viewers.now()) { $0.pinned = PinnedMetrics.normalised(pins) }
    return .seeOther(.today, "saved=pins")
  }
}
