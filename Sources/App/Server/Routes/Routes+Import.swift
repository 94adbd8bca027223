internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveViewModels
internal import Foundation
internal import Hummingbird

struct ImportRoutes {
  let viewers: Viewers

  func add(to router: Router<AppContext>) {
    router.post(.importing) { request, context in try await upload(request, context) }
    router.post(.importSample) { request, context in
      let imports = try context.person.imports
      if let job = await imports.reserve() { imports.startDemoPerson(job) }
      return try await answer(request, context)
    }
    router.post(.importConfirm) { request, context in
      _ = try context.person.imports.confirm()
      return try await answer(request, context)
    }
    router.post(.importCancel) { request, context in
      try await context.person.imports.cancel()
      return try await answer(request, context)
    }
    router.forOwnPages.get(.importEvents) { request, context in
      let imports = try context.person.imports
      let viewer = try await viewers.read(request, context) { $0.viewer }
      return EventStream.response(
        to: request, context, every: .milliseconds(200), isLast: { $0.contains("\"isRunning\":false") }
      ) {
        try await context.isStillSignedIn() ? Self.text(imports.panel(viewer), viewer.language) : nil
      }
    }
  }

  private func upload(_ request: Request, _ context: AppContext) async throws -> Response {
    let person = try context.person
    guard let job = await person.imports.reserve() else {
      let language = Viewers.language(request)
      var panel = ImportPanelState()
      panel.result = language[.importErrorBusy]
      if request.wantsJSON { return try .json(PanelMessage(panel, language), status: .conflict) }
      throw StorageError.busy
    }
    do {
      let (path, name) = try await UploadReceiver(folder: person.uploads).receive(request)
      do {
        try await context.checkSession()
      } catch {
        await UploadFile.discard(path)
        throw error
      }
      let upload = ImportCenter.Upload(path: path, name: name, zone: viewers.zone(request)?.identifier)
      // In an empty store everything is new, so there is nothing to preview.
      let hasData = try await person.store.read { reader in
        try reader.newestImport() != nil || reader.lastPush(before: .distantFuture) != nil
      }
      person.imports.start(upload, job, preview: hasData)
    } catch {
      // A truncated upload is reported like an unreadable file.
      person.imports.fail(
        error is StorageError ? error : ImportSourceError.unreadable(path: "", reason: "cut off"), job)
      throw error
    }
    return try await answer(request, context)
  }

  private func answer(_ request: Request, _ context: AppContext) async throws -> Response {
    guard request.wantsJSON else { return .seeOther(.data) }
    let imports = try context.person.imports
    let viewer = try await viewers.read(request, context) { $0.viewer }
    return try .json(PanelMessage(imports.panel(viewer), viewer.language))
  }

  private static func text(_ panel: ImportPanelState, _ language: Language) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(PanelMessage(panel, language)), as: UTF8.self)
  }
}

/// The import panel as JSON, for the page's script.
struct PanelMessage: Encodable {
  var isRunning: Bool
  var title: String
  var detail: String
  var percent: Int?
  /// Markup of the first charts.
  var glimpse: String
  /// The address to go to when the import has ended; `nil` to reload the page.
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
