internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Determines the viewer's language, units, zone and therefore day: from the browser, else from the person's data.
struct Viewers: Sendable {
  let now: @Sendable () -> Instant
  /// The zone of an IANA name; `nil` if the system does not know it.
  let zone: @Sendable (String) -> ZoneRules?

  func viewer(_ request: Request, from reader: any PersonReading) throws -> ViewerContext {
    let (today, clock) = try zone(request).map(local) ?? local(reader.timeline())
    return ViewerContext(
      language: Self.language(request), units: try Self.units(request) ?? reader.profile().units ?? .metric,
      day: min(Self.askedDay(request) ?? today, today), clock: clock, today: today, clockStyle: Self.clockStyle(request)
    )
  }

  /// A viewer without the store, for pages that show nothing from it, such as those saying that it cannot be read.
  func stranger(_ request: Request) -> ViewerContext {
    let (today, clock) = zone(request).map(local) ?? local(.utc)
    return ViewerContext(
      language: Self.language(request), units: Self.units(request) ?? .metric, day: today, clock: clock, today: today,
      clockStyle: Self.clockStyle(request))
  }

  static func language(_ request: Request) -> Language {
    request.cookie(CookieName.language).flatMap(Language.init)
      ?? Language(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The zone that the browser is in.
  func zone(_ request: Request) -> ZoneRules? { request.cookie(CookieName.zone).flatMap(zone) }

  /// The browser's choice; `nil` if it has made none, and the units of the person's exports apply.
  private static func units(_ request: Request) -> UnitSystem? {
    request.cookie(CookieName.units).flatMap(UnitSystem.init(rawValue:))
  }

  /// The browser's choice, else what is usual for its language.
  private static func clockStyle(_ request: Request) -> ClockStyle {
    request.cookie(CookieName.clock).flatMap(ClockStyle.init)
      ?? ClockStyle(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The day asked for in the query; pages show it as if it were today.
  static func askedDay(_ request: Request) -> CivilDay? {
    request.uri.queryParameters.get("day").flatMap { CivilDay(accepting: $0) }
  }

  private func local(_ rules: ZoneRules) -> (day: CivilDay, clock: Double) {
    let now = now()
    return (rules.day(at: now).nearestAccepted, rules.clockMinutes(at: now))
  }

  private func local(_ timeline: ZoneTimeline) -> (day: CivilDay, clock: Double) {
    let now = now()
    return (timeline.day(at: now).nearestAccepted, timeline.clockMinutes(at: now))
  }
}
