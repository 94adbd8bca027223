internal import DailveDomain
internal import DailveHTML
internal import DailveScores
internal import DailveSync
internal import DailveViewModels
internal import Hummingbird

/// The inputs of a page: the request, one snapshot of the person's store, and the viewer as of the same snapshot.
struct Page {
  let request: Request
  let reader: any HealthReader
  var viewer: ViewerContext
  /// The revision of the store; an open page is updated when it changes.
  let revision: String
  /// The zone that the browser is in.
  let here: ZoneRules?
  /// The form sent by the script; `nil` for everything that browsers send themselves.
  let submission: SyncSubmission?

  /// The result of the form that led to this page.
  var notice: String? { Notice.text(request, viewer.language) }

  /// True if the viewer has dismissed the injury banner for this day.
  var hidesInjuries: Bool { request.cookie(CookieName.injuriesSeen) == viewer.day.description }

  /// The times that a form means. For one that has waited on its device, "just now" is when it was filled in.
  func times() throws -> EnteredLocalTimes {
    EnteredLocalTimes(now: submission?.written ?? viewer.now, timeline: try reader.timeline(), here: here)
  }

  /// - Parameters:
  ///   - address: The menu entry to mark as current; `nil` for none.
  ///   - countsUp: True if the score counts up to its value.
  func frame(_ address: Address?, countsUp: Bool = false) -> PageFrame {
    var frame = PageFrame(request, viewer, current: address, countsUp: countsUp)
    frame.revision = revision
    return frame
  }
}

extension Viewers {
  /// Everything that `body` reads comes from one snapshot.
  func read<T: Sendable>(
    _ request: Request, _ context: AppContext, _ body: @escaping @Sendable (Page) throws -> T
  ) async throws -> T {
    try await context.person.store.read { reader in try body(page(request, context, from: reader)) }
  }

  /// The same for long computations (`WorkThread.heavy`).
  func heavyRead<T: Sendable>(
    _ request: Request, _ context: AppContext, _ body: @escaping @Sendable (Page) throws -> T
  ) async throws -> T {
    let store = try context.person.store
    return try await WorkThread.heavy.answering(request, context) {
      try store.blockingRead { reader in try body(page(request, context, from: reader)) }
    }
  }

  private func page(_ request: Request, _ context: AppContext, from reader: any HealthReader) throws -> Page {
    Page(
      request: request, reader: reader, viewer: try viewer(request, from: reader), revision: try reader.revision(),
      here: zone(request), submission: context.submission)
  }

  /// - Parameter html: `nil` becomes 404.
  func page(
    _ request: Request, _ context: AppContext, status: HTTPResponse.Status = .ok,
    _ html: @escaping @Sendable (Page) throws -> [UInt8]?
  ) async throws -> Response {
    guard let bytes = try await read(request, context, html) else { throw HTTPError(.notFound) }
    return .page(bytes, status: status)
  }
}

extension Viewers {
  /// The frame of pages for somebody who is not signed in.
  func strangerFrame(_ request: Request, hasPasskeys: Bool) -> PageFrame {
    var frame = PageFrame(request, stranger(request), current: nil)
    frame.isForStranger = true
    if hasPasskeys { frame.ownScriptURL = Assets.url("passkey.js") }
    return frame
  }
}

extension PageFrame {
  init(_ request: Request, _ viewer: ViewerContext, current: Address?, countsUp: Bool = false) {
    let theme = request.cookie(CookieName.theme).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    self.init(
      language: viewer.language, theme: theme,
      day: Viewers.askedDay(request) == nil ? viewer.day.description : "",
      styleURL: Assets.url("style.css"), scriptURL: Assets.url("app.js"), iconURL: Assets.url("icon.svg"),
      current: current, pastDay: viewer.isPast ? viewer.day.description : nil,
      origin: request.origin, countsUp: countsUp)
    isRefusal = request.method == .post
    outboxURL = Assets.url("outbox.js")
    scorePreviewURL = Assets.url("forecast.js")
    shell = AppShell(
      touchIconURL: Assets.url("apple-touch-icon.png"), scriptURL: Assets.url("offline.js"), clock: viewer.clockStyle)
    isSignedIn = SessionCookie.isThere(request)
    isUnencrypted = viewer.isUnencrypted
    commands = viewer.commands
    device = BrowserName.name(userAgent: request.headers[.userAgent]).map(BrowserName.beginning)
  }
}

extension Request {
  /// The origin page named in the address.
  var origin: PageOrigin? { uri.queryParameters.get("from").flatMap { PageOrigin(name: $0) } }
}
