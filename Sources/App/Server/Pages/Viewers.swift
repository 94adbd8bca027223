internal import DailveDomain
internal import DailveScores
internal import DailveViewModels
internal import Hummingbird

/// Determines the viewer's language, units, zone and hence day: from the browser, else from the person's data.
struct Viewers: Sendable {
  let now: @Sendable () -> Instant
  /// The clock for the validity of sessions, keys and codes.
  let rightsNow: @Sendable () -> Instant
  /// The zone of an IANA name; `nil` if the system does not know it.
  let zone: @Sendable (String) -> ZoneRules?
  /// True if pages travel to other machines unencrypted.
  var areUnencrypted = false
  /// Commands that pages suggest.
  var commands = ProgramCommands()

  func viewer(_ request: Request, from reader: any DataAvailabilityReading & PersonReading) throws -> ViewerContext {
    let timeline = try zone(request).map(ZoneTimeline.init(home:)) ?? reader.timeline()
    var viewer = viewer(
      request, timeline, units: try Self.units(request) ?? reader.profile().units ?? .metric,
      day: Self.askedDay(request))
    viewer.dataEnd = try reader.dataEnd(before: viewer.today)
    viewer.isFedByDevices = try reader.isFedByDevices()
    return viewer
  }

  /// A viewer without the store, for pages that show nothing from it, such as the one saying that it cannot be read.
  func stranger(_ request: Request) -> ViewerContext {
    viewer(
      request, ZoneTimeline(home: zone(request) ?? .utc), units: Self.units(request) ?? .metric, day: nil)
  }

  private func viewer(_ request: Request, _ timeline: ZoneTimeline, units: UnitSystem, day: CivilDay?) -> ViewerContext
  {
    let now = now()
    let today = timeline.day(at: now).nearestAccepted
    var viewer = ViewerContext(
      language: Self.language(request), units: units, day: min(day ?? today, today),
      clock: timeline.clockMinutes(at: now), today: today, clockStyle: Self.clockStyle(request), timeline: timeline,
      now: now)
    viewer.isUnencrypted = areUnencrypted
    viewer.commands = commands
    return viewer
  }

  static func language(_ request: Request) -> Language {
    request.cookie(CookieName.language).flatMap(Language.init)
      ?? Language(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The browser's zone.
  func zone(_ request: Request) -> ZoneRules? { request.cookie(CookieName.zone).flatMap(zone) }

  /// The browser's choice; `nil` without one, in which case the units of the person's exports apply.
  private static func units(_ request: Request) -> UnitSystem? {
    request.cookie(CookieName.units).flatMap(UnitSystem.init(rawValue:))
  }

  /// The browser's choice, else the usual style for its language.
  private static func clockStyle(_ request: Request) -> ClockStyle {
    request.cookie(CookieName.clock).flatMap(ClockStyle.init)
      ?? ClockStyle(acceptLanguage: request.headers[.acceptLanguage])
  }

  /// The day requested in the query; pages show it as if it were today.
  static func askedDay(_ request: Request) -> CivilDay? {
    request.uri.queryParameters.get("day").flatMap { CivilDay(accepting: $0) }
  }
}
