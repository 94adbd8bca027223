internal import DailveDomain
internal import DailveHTML
internal import DailveScores
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
    var (day, clock) = await clock(request)
    // Another day on request: the pages then show it as if it were today.
    let today = day
    if let asked = Self.askedDay(request), asked < day { day = asked }
    return ViewerContext(
      language: language(request), units: await units(request), day: day, clock: clock, today: today,
      clockStyle: clockStyle(request))
  }

  /// The browser's choice; what the person's exports are written in where it has made none.
  private func units(_ request: Request) async -> UnitSystem {
    if let chosen = request.cookie(CookieName.units).flatMap(UnitSystem.init(rawValue:)) { return chosen }
    return (try? await dependencies.store.profile())?.units ?? .metric
  }

  /// The browser's choice; what is usual where its language is spoken where it has made none.
  private func clockStyle(_ request: Request) -> ClockStyle {
    request.cookie(CookieName.clock).flatMap(ClockStyle.init)
      ?? ClockStyle(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The viewer's real day, whatever day the page is asked for.
  func today(_ request: Request) async -> CivilDay { await clock(request).day }

  /// Whether the viewer has put the injury banner away for this day.
  func hidesInjuries(_ request: Request, _ viewer: ViewerContext) -> Bool {
    request.cookie(CookieName.injuriesSeen) == viewer.day.description
  }

  private func clock(_ request: Request) async -> (day: CivilDay, minutes: Double) {
    let now = dependencies.now()
    if let rules = request.cookie(CookieName.zone).flatMap(dependencies.zone) {
      return (rules.day(at: now).nearestAccepted, rules.clockMinutes(at: now))
    }
    let timeline = (try? await dependencies.store.timeline()) ?? ZoneTimeline(home: .utc)
    return (timeline.day(at: now).nearestAccepted, timeline.clockMinutes(at: now))
  }

  private static func askedDay(_ request: Request) -> CivilDay? {
    request.uri.queryParameters.get("day").flatMap { CivilDay(accepting: $0) }
  }

  func frame(_ request: Request, _ viewer: ViewerContext, current: String) -> PageFrame {
    let theme = request.cookie(CookieName.theme).flatMap { ["light", "dark"].contains($0) ? $0 : nil }
    return PageFrame(
      language: viewer.language, theme: theme, day: Self.askedDay(request) == nil ? viewer.day.description : "",
      styleURL: Assets.url("style.css"),
      scriptURL: Assets.url("app.js"), iconURL: Assets.url("icon.svg"), current: current,
      pastDay: viewer.isPast ? viewer.day.description : nil)
  }
}
