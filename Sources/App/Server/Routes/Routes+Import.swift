internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

struct ImportRoutes {
  let dependencies: ServerDependencies
  let viewers: Viewers
  let center: ImportCenter

  func add(to router: Router<AppContext>) {
    router.post("/import") { request, _ in try await upload(request) }
    router.post("/import/sample") { request, _ in
      if let job = center.reserve() { center.startSample(job) }
      return try await answer(request)
    }
    router.post("/import/confirm") { request, _ in
      _ = center.confirm()
      return try await answer(request)
    }
    router.post("/import/cancel") { request, _ in
      center.cancel()
      return try await answer(request)
    }
    router.forOwnPages.get("/import/events") { request, _ in
      let viewer = await viewers.viewer(request)
      return EventStream.response(
        to: request, every: .milliseconds(200), isLast: { $0.contains("\"isRunning\":false") }
      ) {
        try Self.text(center.panel(viewer), viewer.language)
      }
    }
  }

  private func upload(_ request: Request) async throws -> Response {
    guard let job = center.reserve() else {
      let language = viewers.language(request)
      var panel = ImportPanelState()
      panel.result = language[.importErrorBusy]
      if request.wantsJSON { return try .json(PanelDocument(panel, language), status: .conflict) }
      throw StorageError.busy
    }
    do {
      let (path, name) = try await UploadReceiver(folder: dependencies.uploads).receive(request)
      let zone = request.cookie(CookieName.zone).flatMap { dependencies.zone($0)?.identifier }
      let upload = ImportCenter.Upload(path: path, name: name, zone: zone)
      // Into an empty store everything is new: there is nothing to look at first.
      let hasData = try await dependencies.store.batches().contains { $0.finished != nil && $0.undone == nil }
      center.start(upload, job, preview: hasData)
    } catch {
      // What did not arrive whole is told like a file that cannot be read.
      center.fail(error is StorageError ? error : ImportSourceError.unreadable(path: "", reason: "cut off"), job)
      throw error
    }
    return try await answer(request)
  }

  private func answer(_ request: Request) async throws -> Response {
    let viewer = await viewers.viewer(request)
    if request.wantsJSON { return try .json(PanelDocument(center.panel(viewer), viewer.language)) }
    return .seeOther("/data")
  }

  private static func text(_ panel: ImportPanelState, _ language: Language) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(PanelDocument(panel, language)), as: UTF8.self)
  }
}

/// The panel as the page's script reads it.
struct PanelDocument: Encodable {
  var isRunning: Bool
  var title: String
  var detail: String
  var percent: Int?
  /// Markup of the first look.
  var glimpse: String
  /// Where to go on; `nil` for the page that shows how it ended.
  var next: String?

  init(_ panel: ImportPanelState, _ language: Language) {
    isRunning = panel.isRunning
    title = panel.title
    detail = panel.detail
    percent = panel.percent
    next = panel.next
    glimpse = ImportPanel.glimpse(panel, language)
  }
}
