internal import DailveDomain
internal import DailveViewModels
package import Hummingbird

/// The server's middleware and routes; both `serve` and the tests use it.
package func makeRouter(_ dependencies: ServerDependencies) -> Site { makeRouter(SharedServices(dependencies)) }

/// The same router, alongside `makeIngestRouter`.
package func makeRouter(_ shared: SharedServices) -> Site {
  let dependencies = shared.dependencies
  let router = Router(context: AppContext.self)
  let viewers = Viewers(
    now: dependencies.now, rightsNow: dependencies.rightsNow, zone: dependencies.zone,
    areUnencrypted: dependencies.publicAccess?.way == .unencrypted,
    commands: dependencies.commands)
  router.middlewares.add(MeterMiddleware(meter: shared.meter))
  router.middlewares.add(CompressionMiddleware())
  router.middlewares.add(HeaderMiddleware(origin: dependencies.publicAccess?.origin))
  router.middlewares.add(ErrorMiddleware(viewers: viewers, failureLines: shared.failureLines))
  router.middlewares.add(RequestGuardMiddleware(origin: dependencies.publicAccess?.origin))
  router.middlewares.add(IngestMethodMiddleware())
  router.middlewares.add(
    PeopleMiddleware(people: dependencies.people, needsSignIn: dependencies.publicAccess != nil))
  router.middlewares.add(
    StandingMiddleware(roster: shared.connections.pages, access: dependencies.publicAccess, now: dependencies.rightsNow)
  )
  let verifier = SignInVerifier(passkeys: dependencies.publicAccess.flatMap { PasskeyCeremonies($0.origin) })
  if let access = dependencies.publicAccess {
    router.middlewares.add(SessionMiddleware(access: access, viewers: viewers, verifier: verifier))
  }
  router.middlewares.add(SubmissionMiddleware(clock: dependencies.clock))
  router.middlewares.add(APIMiddleware())
  let trail = AccessTrail(access: dependencies.publicAccess, log: verifier.log, now: dependencies.now)
  TodayRoutes(viewers: viewers).add(to: router)
  ConditionRoutes(viewers: viewers).add(to: router)
  WhatIfRoutes(viewers: viewers).add(to: router)
  ActivityRoutes(viewers: viewers).add(to: router)
  WellnessRoutes(viewers: viewers).add(to: router)
  BrowseRoutes(viewers: viewers).add(to: router)
  SleepRoutes(viewers: viewers).add(to: router)
  BodyRoutes(viewers: viewers).add(to: router)
  WorkoutRoutes(viewers: viewers).add(to: router)
  InjuryRoutes(viewers: viewers).add(to: router)
  WorkoutEntryRoutes(viewers: viewers).add(to: router)
  WorkoutActionRoutes(viewers: viewers).add(to: router)
  HeartRateZoneRoutes(viewers: viewers).add(to: router)
  MetricDetailRoutes(viewers: viewers).add(to: router)
  ReadingRoutes(viewers: viewers).add(to: router)
  ImportRoutes(viewers: viewers).add(to: router)
  DataRoutes(viewers: viewers).add(to: router)
  SourceRoutes(viewers: viewers).add(to: router)
  HealthRecordRoutes(viewers: viewers, parser: dependencies.records).add(to: router)
  let keys = KeyCheck(needsSignIn: dependencies.publicAccess != nil, now: dependencies.rightsNow)
  ConnectRoutes(viewers: viewers, listener: shared.listener, needsKey: keys.needsSignIn, trail: trail).add(to: router)
  if let listener = shared.listener {
    DeviceAddressRoutes(viewers: viewers, listener: listener, trail: trail).add(to: router)
  }
  ZoneRoutes(viewers: viewers).add(to: router)
  VersionHistoryRoutes(viewers: viewers).add(to: router)
  SettingsRoutes(viewers: viewers, trail: trail, version: dependencies.version).add(to: router)
  BackupRoutes(viewers: viewers, trail: trail).add(to: router)
  AssetRoutes().add(to: router)
  if dependencies.showsGallery { GalleryRoutes(viewers: viewers).add(to: router) }
  OfflineRoutes(viewers: viewers).add(to: router)
  SignInRoutes(viewers: viewers, access: dependencies.publicAccess, verifier: verifier).add(to: router)
  SecurityRoutes(viewers: viewers, access: dependencies.publicAccess, verifier: verifier).add(to: router)
  PasskeyRoutes(viewers: viewers, access: dependencies.publicAccess, verifier: verifier).add(to: router)
  APIRoutes(viewers: viewers, keys: keys).add(to: router)
  ProgramRoutes(viewers: viewers, needsKey: keys.needsSignIn, trail: trail).add(to: router)
  MeterRoutes(meter: shared.meter, keys: keys, now: dependencies.rightsNow).add(to: router)
  SyncRoutes(keys: keys, clock: dependencies.clock).add(to: router)
  SelfTestRoutes(now: dependencies.now, origin: dependencies.publicAccess?.origin).add(to: router)
  shared.ingest.add(to: router)
  return Site(router: router)
}

/// Routes only the deliveries of devices, for an address that other machines can reach.
///
/// - Parameter isForOwnNetwork: True if it turns other networks away.
package func makeIngestRouter(_ shared: SharedServices, isForOwnNetwork: Bool = false) -> Site {
  let dependencies = shared.dependencies
  let router = Router(context: AppContext.self)
  router.middlewares.add(MeterMiddleware(meter: shared.meter))
  router.middlewares.add(HeaderMiddleware())
  router.middlewares.add(
    ErrorMiddleware(
      viewers: Viewers(now: dependencies.now, rightsNow: dependencies.rightsNow, zone: dependencies.zone),
      failureLines: shared.failureLines,
      isForDevices: true))
  if isForOwnNetwork { router.middlewares.add(OwnNetworkMiddleware()) }
  router.middlewares.add(RequestGuardMiddleware(answersEveryHost: true))
  router.middlewares.add(IngestMethodMiddleware())
  router.middlewares.add(PeopleMiddleware(people: dependencies.people, needsSignIn: true))
  router.middlewares.add(StandingMiddleware(roster: shared.connections.devices, access: nil, now: dependencies.now))
  shared.ingest.add(to: router)
  return Site(router: router)
}

/// The services shared by all routers of a server, such as the rate limits of devices.
package struct SharedServices: Sendable {
  let dependencies: ServerDependencies
  let ingest: IngestRoutes
  let meter = ServerMeter()
  let failureLines = LogRateLimit(most: Failure.mostLines)
  /// Opens and closes the address for devices; `nil` if the server has none.
  package let listener: ListenerSwitch?
  /// How many connections each address accepts.
  package let mostConnections: (pages: Int, devices: Int)
  /// One roster for the address of pages, and one for the address of devices.
  package let connections: (pages: ConnectionRoster, devices: ConnectionRoster)

  /// - Parameter connections: How many connections each address accepts.
  package init(
    _ dependencies: ServerDependencies,
    connections: (pages: Int, devices: Int) = ConnectionLimits.shares(descriptors: .max)
  ) {
    self.dependencies = dependencies
    mostConnections = connections
    listener = dependencies.devices.map { ListenerSwitch($0, now: dependencies.now) }
    self.connections = (
      ConnectionRoster(connections: connections.pages), ConnectionRoster(connections: connections.devices)
    )
    ingest = IngestRoutes(now: dependencies.now, rightsNow: dependencies.rightsNow)
  }
}

/// Answers HEAD like GET, without the body (RFC 9110, 9.3.2), but with the body's length if it is known.
package struct HeadResponder: HTTPResponder {
  let responder: RouterResponder<AppContext>

  package func respond(to request: Request, context: AppContext) async throws -> Response {
    guard request.method == .head else { return try await responder.respond(to: request, context: context) }
    var head = request.head
    head.method = .get
    var response = try await responder.respond(to: Request(head: head, body: request.body), context: context)
    let length = response.body.contentLength
    response.body = ResponseBody()
    response.headers[.contentLength] = length.map { "\($0)" }
    return response
  }
}

/// The app's routes, ready to be served.
package struct Site: HTTPResponderBuilder {
  package let router: Router<AppContext>

  package func buildResponder() -> HeadResponder { HeadResponder(responder: router.buildResponder()) }
}
