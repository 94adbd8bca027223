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
      if center.reserve() { center.startSample() }
      return try answer(request)
    }
    router.post("/import/cancel") { request, _ in
      center.cancel()
      return try answer(request)
    }
    router.get("/import/events") { request, _ in
      let language = viewers.language(request)
      return EventStream.response(every: .milliseconds(200), isLast: { $0.contains("\"isRunning\":false") }) {
        try Self.text(center.panel(language), language)
      }
    }
  }

  private func upload(_ request: Request) async throws -> Response {
    guard center.reserve() else {
      let language = viewers.language(request)
      var panel = ImportPanelState()
      panel.result = language[.importErrorBusy]
      if request.wantsJSON { return try .json(PanelDocument(panel, language), status: .conflict) }
      throw StorageError.busy
    }
    do {
      let (path, name) = try await UploadReceiver(folder: dependencies.uploads).receive(request)
      let zone = request.cookie(CookieName.zone).flatMap { dependencies.zone($0)?.identifier }
      let stored = try await dependencies.store.profile().homeZone
      center.start(path: path, name: name, homeZone: stored == nil ? zone : nil)
    } catch {
      center.fail(error)
      throw error
    }
    return try answer(request)
  }

  private func answer(_ request: Request) throws -> Response {
    let language = viewers.language(request)
    if request.wantsJSON { return try .json(PanelDocument(center.panel(language), language)) }
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
  var isDone: Bool
  var title: String
  var detail: String
  var percent: Int?
  var result: String?
  var link: String

  init(_ panel: ImportPanelState, _ language: Language) {
    isRunning = panel.isRunning
    isDone = panel.isDone
    title = panel.title
    detail = panel.detail
    percent = panel.percent
    result = panel.result
    link = language[.importToToday]
  }
}
