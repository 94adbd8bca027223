package import Hummingbird
internal import HummingbirdCore
package import Logging
package import NIOCore

/// The server of an address that only devices use, whether the command line or the pages chose it.
///
/// - Parameters:
///   - isForOwnNetwork: True if it turns other networks away.
///   - onServerRunning: Called once it listens.
package func makeDeviceServer(
  _ shared: SharedServices, host: String, port: Int, isForOwnNetwork: Bool, logger: Logger,
  onServerRunning: @escaping @Sendable (any Channel) async -> Void
) -> some ApplicationProtocol {
  Application(
    router: makeIngestRouter(shared, isForOwnNetwork: isForOwnNetwork),
    server: .watched(shared.connections.devices),
    configuration: ApplicationConfiguration(
      address: .hostname(host, port: port), serverName: nil,
      availableConnectionsDelegate: MaximumAvailableConnections(shared.mostConnections.devices)),
    onServerRunning: onServerRunning, logger: logger)
}
