/// The services shared by all routers of a server: those of one person, and the rate limits of devices.
package struct SharedServices: Sendable {
  let dependencies: ServerDependencies
  let person: PersonServices
  let ingest: IngestRoutes
  let meter = ServerMeter()
  let failureLines = LogAllowance(most: Failure.mostLines)
  /// One roster for the address of pages, and one for the address of devices.
  package let connections: (pages: ConnectionRoster, devices: ConnectionRoster)

  /// - Parameter connections: How many connections each address accepts.
  package init(
    _ dependencies: ServerDependencies,
    connections: (pages: Int, devices: Int) = ConnectionLimits.shares(of: ConnectionLimits.mostConnections)
  ) {
    self.dependencies = dependencies
    self.connections = (
      ConnectionRoster(connections: connections.pages), ConnectionRoster(connections: connections.devices)
    )
    person = PersonServices(dependencies)
    ingest = IngestRoutes(now: dependencies.now, rightsNow: dependencies.rightsNow)
  }
}
