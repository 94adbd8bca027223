/// The services shared by all routers of a server: those of one person, and the rate limits of devices.
package struct SharedServices: Sendable {
  let dependencies: ServerDependencies
  let person: PersonServices
  let ingest: IngestRoutes
  let meter = ServerMeter()
  let failureLines = LogAllowance(most: Failure.mostLines)

  package init(_ dependencies: ServerDependencies) {
    self.dependencies = dependencies
    person = PersonServices(dependencies)
    ingest = IngestRoutes(now: dependencies.now, rightsNow: dependencies.rightsNow)
  }
}
