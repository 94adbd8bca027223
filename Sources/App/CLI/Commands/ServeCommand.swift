internal import ArgumentParser
internal import DailveDomain
internal import DailveHealthExport
internal import DailveServer
internal import DailveStore
internal import Foundation
internal import Hummingbird
internal import Logging

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run the web app on this machine, until Ctrl-C.")

  @OptionGroup var options: StoreOptions
  @Option(help: "Loopback address to listen on.") var host = "127.0.0.1"
  @Option(help: "Port to listen on.") var port = 8420

  func validate() throws {
    guard ["127.0.0.1", "::1", "localhost"].contains(host) else {
      throw ValidationError(
        "--host takes loopback addresses only: there is no password yet, and nobody else may read your data. Use an SSH tunnel to reach it from another machine."
      )
    }
  }

  func run() async throws {
    let store = try options.open()
    // Uploads that an earlier run did not get to import.
    try store.clearUploads()
    let router = makeRouter(
      ServerDependencies(
        store: store, imports: StoreImports(store: store), exports: StoreExports(store: store),
        uploads: options.folder + "/uploads",
        now: { Instant.now }, zone: { store.zoneRules($0) }))
    var logger = Logger(label: "dailve")
    logger.logLevel = .error
    let app = Application(
      router: router, configuration: .init(address: .hostname(host, port: port), serverName: nil),
      onServerRunning: { _ in Console.error("Dailve is at http://\(host):\(port) – stop it with Ctrl-C") },
      logger: logger)
    let termination = Termination()
    try await app.runService(gracefulShutdownSignals: [])
    _ = termination
  }
}
