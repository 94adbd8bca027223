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
    router.post(.importDemoPerson) { request, context in
      let imports = try context.person.imports
      if let job = await imports.reserve() { imports.startDemoPerson(job) }
      return try await answer(request, context)
    }
    router.post(.importConfirm) { request, context in
      let job = try await Self.job(request, context)
      _ = try context.person.imports.confirm(job)
      return try await answer(request, context)
    }
    router.post(.importCancel) { request, context in
      let job = try await Self.job(request, context)
      try await context.person.imports.cancel(job)
      return try await answer(request, context)
    }
    router.forOwnPages.get(.importEvents) { request, context in
      let imports = try context.person.imports
      let viewer = try await viewers.read(request, context) { $0.viewer }
      return try EventStream.response(
        to: request, context, every: .milliseconds(200), isLast: { $0.contains("\"isRunning\":false") }
      ) {
        try await context.isStillSignedIn() ? Self.text(imports.panel(viewer), viewer.language) : nil
      }
    }
  }

  /// The import that a form concerns; meanwhile another one may have begun.
  private static func job(_ request: Request, _ context: AppContext) async throws -> String {
    try await request.form(context)[ImportPanelState.jobField] ?? ""
  }

  /// The name drawn by the page's script, so that an upload can be cancelled before it is answered.
  private static func name(_ request: Request) -> String? {
    guard let name = request.headers[.custom("X-Import-Job")], !name.isEmpty, name.utf8.count <= 64 else { return nil }
    return name
  }

  private func upload(_ request: Request, _ context: AppContext) async throws -> Response {
    let person = try context.person
    if context.session != nil { context.vouch(.sender) }
    guard let job = await person.imports.reserve(Self.name(request)) else {
      let language = Viewers.language(request)
      var panel = ImportPanelState()
      panel.result = language[.importErrorBusy]
      if request.wantsJSON { return try .json(PanelMessage(panel, language), status: .conflict) }
      throw StorageError.busy
    }
    // Without sign-in, only one is accepted at a time.
    context.vouch(.sender)
    var received: ImportCenter.Upload?
    do {
      let (path, name) = try await UploadReceiver(folder: person.uploads).receive(request)
      let upload = ImportCenter.Upload(path: path, name: name, zone: viewers.zone(request)?.identifier)
      received = upload
      try await context.checkSession()
      // In an empty store everything is new, so there is nothing to preview.
      let hasData = try await person.store.read { reader in
        try reader.newestImport() != nil || reader.lastPush(before: .distantFuture) != nil
      }
      person.imports.start(upload, job, preview: hasData)
    } catch {
      // Only an import that has begun deletes its file itself.
      await received?.discard()
      // A truncated upload is reported like an unreadable file.
      person.imports.fail(
        error is any StoreFailure ? error : ImportSourceError.unreadable(path: "", reason: "cut off"), job)
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
  /// The job that Cancel refers to.
  var job: String
  var title: String
  var detail: String
  var percent: Int?
  /// Markup of the first charts.
  var glimpse: String
  /// The address to open when the import has ended; `nil` to reload the page.
  var next: String?

  init(_ panel: ImportPanelState, _ language: Language) {
    isRunning = panel.isRunning
    job = panel.job
    title = panel.title
    detail = panel.detail
    percent = panel.percent
    next = panel.next
    glimpse = ImportPanel.glimpse(panel, language)
  }
}
