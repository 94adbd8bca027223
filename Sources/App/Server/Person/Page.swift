internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// What a page is made from: the request, one snapshot of the person's store, and the viewer as of the same snapshot.
struct Page {
  let request: Request
  let reader: any HealthReader
  let viewer: ViewerContext

  /// The result of the form that led to this page.
  var notice: String? { Notice.text(request, viewer.language) }

  /// Whether the viewer has dismissed the injury banner for this day.
  var hidesInjuries: Bool { request.cookie(CookieName.injuriesSeen) == viewer.day.description }

  /// - Parameters:
  ///   - address: The menu entry to mark as current; `nil` for none.
  ///   - isCounted: Whether the page's number counts up.
  func frame(_ address: Address?, isCounted: Bool = false) -> PageFrame {
    PageFrame(request, viewer, current: address, isCounted: isCounted)
  }
}

extension Viewers {
  /// Everything that `body` reads comes from one snapshot.
  func read<T: Sendable>(
    _ request: Request, _ context: AppContext, _ body: @escaping @Sendable (Page) throws -> T
  ) async throws -> T {
    try await context.person.store.read { reader in
      try body(Page(request: request, reader: reader, viewer: viewer(request, from: reader)))
    }
  }

  /// The same, blocking the caller's thread, which must be that of `HeavyWorkMiddleware`: long computations run one
  /// after another, hold at most one reader of the store, and find what the previous one has cached.
  func heavyRead<T>(_ request: Request, _ context: AppContext, _ body: (Page) throws -> T) throws -> T {
    try context.person.store.blockingRead { reader in
      try body(Page(request: request, reader: reader, viewer: viewer(request, from: reader)))
    }
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

extension PageFrame {
  init(_ request: Request, _ viewer: ViewerContext, current: Address?, isCounted: Bool = false) {
    let theme = request.cookie(CookieName.theme).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    self.init(
      language: viewer.language, theme: theme,
      day: Viewers.askedDay(request) == nil ? viewer.day.description : "",
      styleURL: Assets.url("style.css"), scriptURL: Assets.url("app.js"), iconURL: Assets.url("icon.svg"),
      countURL: isCounted ? Assets.url("count.js") : nil, current: current,
      pastDay: viewer.isPast ? viewer.day.description : nil,
      origin: request.uri.queryParameters.get("from").flatMap(PageOrigin.init(rawValue:)))
  }
}
