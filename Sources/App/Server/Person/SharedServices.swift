/// What all routers of a server have in common: one person's services, one measure of how much devices send.
package struct SharedServices: Sendable {
  let dependencies: ServerDependencies
  let person: PersonServices
  let ingest: IngestRoutes
  let meter = ServerMeter()
  let failureLines = LogAllowance(most: Failure.mostLines)

  package init(_ dependencies: ServerDependencies) {
    self.dependencies = dependencies
    person = PersonServices(dependencies)
    ingest = IngestRoutes(now: dependencies.now)
  }
}
