internal import DailveDomain
internal import DailveHTML
internal import DailveViewModels
internal import Hummingbird

/// Who looks: the browser's language, units, zone and therefore day.
struct Viewers: Sendable {
  private let dependencies: ServerDependencies

  init(_ dependencies: ServerDependencies) { self.dependencies = dependencies }

  func language(_ request: Request) -> Language {
    request.cookie(CookieName.language).flatMap(Language.init)
      ?? Language(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The browser's zone; the person's own history where the browser has not said yet.
  func viewer(_ request: Request) async -> ViewerContext {
    let now = dependencies.now().seconds
    var day: CivilDay
    let clock: Double
    if let rules = request.cookie(CookieName.zone).flatMap(dependencies.zone) {
      (day, clock) = (rules.day(at: now), rules.clockMinutes(at: now))
    } else {
      let timeline = (try? await dependencies.store.timeline()) ?? ZoneTimeline(home: .utc)
      (day, clock) = (timeline.day(at: now), timeline.clockMinutes(at: now))
    }
    // Another day on request: the pages then show it as if it were today.
    if let asked = Self.askedDay(request), asked < day { day = asked }
    return ViewerContext(
      language: language(request), units: request.cookie(CookieName.units).flatMap(UnitSystem.init) ?? .metric,
      day: day, clock: clock)
  }

  private static func askedDay(_ request: Request) -> CivilDay? {
    request.uri.queryParameters.get("day").flatMap { CivilDay(String($0)) }
  }

  func frame(_ request: Request, _ viewer: ViewerContext, current: String) -> PageFrame {
    let theme = request.cookie(CookieName.theme).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    return PageFrame(
      language: viewer.language, theme: theme, day: Self.askedDay(request) == nil ? viewer.day.description : "",
      styleURL: Assets.url("style.css"),
      scriptURL: Assets.url("app.js"), iconURL: Assets.url("icon.svg"), current: current)
  }
}
