internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// What a page is made from: a request, and the person's store as of one moment. Who looks is read from the same moment.
struct Page {
  let request: Request
  let reader: any HealthReader
  let viewer: ViewerContext

  /// What the form before this page has done.
  var notice: String? { Notice.text(request, viewer.language) }

  /// Whether the viewer has put the injury banner away for this day.
  var hidesInjuries: Bool { request.cookie(CookieName.injuriesSeen) == viewer.day.description }

  /// - Parameters:
  ///   - address: The navigation's entry to mark; `nil` for none.
  ///   - isCounted: Whether the number of the page counts up.
  func frame(_ address: Address?, isCounted: Bool = false) -> PageFrame {
    PageFrame(request, viewer, current: address, isCounted: isCounted)
  }
}

extension Viewers {
  /// Everything that `body` reads is of one moment.
  func read<T: Sendable>(
    _ request: Request, _ context: AppContext, _ body: @escaping @Sendable (Page) throws -> T
  ) async throws -> T {
    try await context.person.store.read { reader in
      try body(Page(request: request, reader: reader, viewer: viewer(request, from: reader)))
    }
  }

  /// The same on the thread of the caller, which is that of `HeavyWorkMiddleware`: whatever takes long is done one after another,
  /// holds one reader of the store at most, and finds what the one before has computed.
  func heavyRead<T>(_ request: Request, _ context: AppContext, _ body: (Page) throws -> T) throws -> T {
    try context.person.store.blockingRead { reader in
      try body(Page(request: request, reader: reader, viewer: viewer(request, from: reader)))
    }
  }

  /// - Parameter html: `nil` where there is no such thing.
  func page(
    _ request: Request, _ context: AppContext, status: HTTPResponse.Status = .ok,
    _ html: @escaping @Sendable (Page) throws -> [UInt8]?
  ) async throws -> Response {
    guard let bytes = try await read(request, context, html) else { throw HTTPError(.notFound) }
    return .page(bytes, status: status)
  }
}

extension PageFrame {
  init(_ request: Request, _ viewer: ViewerContext, current: Address?, isCounted: Bool = false) {
    let theme = request.cookie(CookieName.theme).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    self.init(
      language: viewer.language, theme: theme,
      day: Viewers.askedDay(request) == nil ? viewer.day.description : "",
      styleURL: Assets.url("style.css"), scriptURL: Assets.url("app.js"), iconURL: Assets.url("icon.svg"),
      countURL: isCounted ? Assets.url("count.js") : nil, current: current,
      pastDay: viewer.isPast ? viewer.day.description : nil,
      origin: request.origin)
  }
}

extension Request {
  /// The page that its address says one comes from.
  var origin: PageOrigin? { uri.queryParameters.get("from").flatMap { PageOrigin(name: $0) } }
}
