internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveTransfer
internal import DailveViewModels
internal import Foundation
internal import Hummingbird
internal import HummingbirdCore
internal import Logging
internal import NIOCore

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Run the web app on this machine, until Ctrl-C.")

  @OptionGroup var options: StoreOptions
  @Option(help: "Loopback address to listen on.") var host = "127.0.0.1"
  @Option(help: "Port to listen on, 1 to 65535.") var port = 8420
  @Option(
    help: ArgumentHelp(
      "Another address, which only accepts data from devices with a token, such as 192.168.1.20:8421.",
      discussion:
        "Data sent to it is not encrypted in transit: use it in your own network, or behind a proxy with TLS.",
      valueName: "address:port"), transform: ListenAddress.init) var ingestListen: ListenAddress?

  @Option(
    help: ArgumentHelp(
      "A file with options of this command, one a line: `port = 8420`. What is typed wins.", valueName: "file"))
  var configuration: String?

  @OptionGroup(title: "Backups") var backups: BackupOptions
  @OptionGroup(title: "From elsewhere") var reach: PublicOptions

  func validate() throws {
    guard ["127.0.0.1", "::1", "localhost"].contains(host) else {
      throw ValidationError(
        "--host takes only loopback addresses, where there is no sign-in. To be reached from other machines, give --listen and --origin with --tls-cert or --behind-proxy, or use an SSH tunnel."
      )
    }
    guard (1...65_535).contains(port) else {
      throw ValidationError("--port takes a number from 1 to 65535; \(port) is none.")
    }
    _ = try listening()
  }

  /// Limits a save so that a page answers within a second.
  private static let answersWithin = Duration.milliseconds(700)

  func listening() throws -> PublicListening { try PublicListening(host: host, port: port, reach) }

  /// - Throws: `CertificateUnusable`.
  private static func certificates(_ listening: PublicListening) throws -> CertificateReloader? {
    guard let files = listening.certificate, let origin = listening.access?.origin else { return nil }
    do throws(CertificateProblem) {
      let certificates = try CertificateReloader(files, at: .now)
      CertificateRenewal.warn(certificates, host: origin.host)
      return certificates
    } catch {
      throw CertificateUnusable(problem: error)
    }
  }

  func run() async throws {
    let listening = try listening()
    let certificates = try Self.certificates(listening)
    _ = try options.place()
    let lock = try lock()
    defer { withExtendedLifetime(lock) {} }
    // Apply the options before opening the store, because opening an older version makes a backup.
    try backups.apply(to: options.folder)
    if let obstacle = try StoreBackups(folder: options.folder).obstacle {
      Console.error("No backups can be made at the moment. " + BackupText.sentence(obstacle))
    }
    let settings = ServedPerson.Settings(
      machineZone: MachineZone.identifier, answersWithin: Self.answersWithin, now: { .now })
    let person = try await OpeningServer(folder: options.folder, listening: listening, certificates: certificates)
      .open { [options] progress in try ServedPerson(in: options.place(), settings, progress: progress) }
    let store = person.store
    if listening.access != nil, try await store.directory.isLost() { throw AccessLost(folder: options.folder) }
    let dependencies = ServerDependencies(
      people: People(store.directory, only: person.services), records: RecordReader(),
      devices: DeviceListening(
        DeviceListenerFile(folder: options.folder),
        given: ingestListen.map { .init(host: $0.host, port: $0.port, origins: $0.origins) },
        hosts: { MachineAddresses.own }, probe: PortProbe.ingest),
      publicAccess: listening.access, commands: SuggestedCommand.commands,
      version: ThisVersion.value,
      showsGallery: ProcessInfo.processInfo.environment["DAILVE_GALLERY"] != nil, now: { Instant.now },
      rightsNow: { store.latestTime },
      clock: { Instant.clock },
      zone: { store.zoneRules($0) })
    var logger = Logger(label: "dailve")
    logger.logLevel = .error
    let connections = ConnectionLimits.shares(descriptors: DescriptorLimit.raise())
    let shared = SharedServices(dependencies, connections: connections)
    let app = Application(
      router: makeRouter(shared),
      server: listening.server(certificates, shared.connections.pages),
      configuration: ApplicationConfiguration(
        address: .hostname(listening.host, port: listening.port), serverName: nil,
        availableConnectionsDelegate: MaximumAvailableConnections(connections.pages)),
      services: [person],
      onServerRunning: { [logger] channel in
        await Self.guardAccepting(channel, logger)
        // The port is ours now, and no request has been answered yet.
        await person.begin()
        let own = "http://\(ListenAddress(host: listening.host, port: listening.port))"
        Console.error("Dailve \(ThisVersion.value.text)")
        Console.error("Dailve is at \(listening.access?.origin.text ?? own) – stop it with Ctrl-C")
        if let origin = listening.unencryptedOrigin {
          Console.error(
            "Dailve does not encrypt here: \(origin) works only once a program on this machine encrypts and passes on to \(own), such as Caddy or `tailscale serve` (then also give --behind-proxy or --tailscale-user); or let Dailve do it, with --tls-cert and --tls-key."
          )
        }
        if let said = listening.unreachedOrigin { Console.error(said) }
        if let access = listening.access { await Self.offerSetup(store, access) }
        await Self.openDeviceAddress(shared, logger)
      },
      logger: logger)
    let termination = Termination { _ in
      person.stop()
      Console.exit(0)
    }
    let renewal = certificates.map { CertificateRenewal($0, host: listening.access?.origin.host ?? "") }
    defer { withExtendedLifetime((termination, renewal)) {} }
    let ingest = ingestListen.map { ingestApplication(at: $0, shared, logger) }
    let pages = ListenAddress(host: listening.host, port: listening.port)
    let pagesOption = reach.listen == nil ? "--port" : "--listen"
    // Check both before either listens, so that a server that has to stop at once does not begin.
    if let address = ingestListen { try await PortUnavailable.look(at: address, of: "--ingest-listen") }
    try await PortUnavailable.look(at: pages, of: pagesOption)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await Self.run(app, pages, pagesOption) }
      if let ingest, let address = ingestListen {
        group.addTask { try await Self.run(ingest, address, "--ingest-listen") }
      }
      // Neither serves without the other.
      try await group.next()
      group.cancelAll()
    }
  }

  private func ingestApplication(
    at address: ListenAddress, _ shared: SharedServices, _ logger: Logger
  ) -> some ApplicationProtocol {
    makeDeviceServer(shared, host: address.host, port: address.port, isForOwnNetwork: false, logger: logger) {
      [logger] channel in
      await Self.guardAccepting(channel, logger)
      // Devices cannot send to a wildcard address.
      Self.tellDevices(address.origins.isEmpty ? ["http://\(address)"] : address.origins)
    }
  }

  /// Opens the address that was chosen in the pages. The server does not depend on it.
  private static func openDeviceAddress(_ shared: SharedServices, _ logger: Logger) async {
    guard let listener = shared.listener else { return }
    do {
      try await listener.begin { address, isListening in
        makeDeviceServer(shared, host: address.host, port: address.port, isForOwnNetwork: true, logger: logger) {
          channel in
          await guardAccepting(channel, logger)
          await isListening(channel)
        }
      }
    } catch {
      Console.error("The address for devices stays closed: " + ErrorText.sentence(for: error))
    }
    let state = await listener.state()
    guard let address = state.listener, state.given == nil else { return }
    switch state.condition {
    case .off: break
    case .listening:
      let origins = address.origins(of: MachineAddresses.own)
      tellDevices(origins.isEmpty ? [address.origin(at: address.host)] : origins)
    case .failed(let problem):
      let place = ListenAddress(host: address.host, port: address.port)
      Console.error(
        "Devices cannot send to \(place) yet: \(reason(problem)). Dailve keeps trying; Settings, \"Address for devices\", has another one."
      )
    }
  }

  private static func reason(_ problem: ListenerProblem) -> String {
    switch problem {
    case .taken: "another program uses the port"
    case .notHere: "this machine does not have the address"
    case .notAllowed: "the system does not allow the port"
    case .other(let code): "system error \(code)"
    }
  }

  private static func tellDevices(_ origins: [String]) {
    let places = origins.map { $0 + AddressPattern.ingest.rawValue }.joined(separator: " or ")
    Console.error("Devices may send to \(places) with a token of \(SuggestedCommand("tokens add", "iPhone"))")
  }

  /// Prints a code while sign-in has not been set up.
  private static func offerSetup(_ store: HealthStore, _ access: PublicAccess) async {
    do {
      if let code = try await store.offerSetup() {
        let address = access.origin.text + AddressPattern.setUp.rawValue
        Console.error("To set up sign-in open \(address) within 15 minutes and enter \(code.text)")
        // The setup page, which strangers can see, does not reveal where the store is.
        Console.error("\(SuggestedCommand("users reset")) makes another code.")
      }
    } catch {
      Console.error(ErrorText.sentence(for: error))
    }
  }

  private static func guardAccepting(_ channel: any Channel, _ logger: Logger) async {
    do {
      try await AcceptGuard.add(to: channel)
    } catch {
      // The server works without the guard until descriptors run out.
      logger.error("connections are let in without a guard", metadata: ["cause": "\(type(of: error))"])
    }
  }

  private static func run(_ app: some ApplicationProtocol, _ address: ListenAddress, _ option: String) async throws {
    do {
      try await app.runService(gracefulShutdownSignals: [])
    } catch let error as IOError {
      throw PortUnavailable(error, address, option)
    }
  }

  private func lock() throws -> ServeLock {
    do {
      return try ServeLock(folder: options.folder)
    } catch StorageError.busy {
      throw AlreadyServed(folder: options.folder)
    }
  }
}

/// The list of who may sign in is lost. Serving is refused, because the next visitor could otherwise set up sign-in.
struct AccessLost: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    DirectoryText.loss(folder)
      + ", so other machines are not let in. \(DirectoryText.remedy); then start \(SuggestedCommand("serve")) again."
  }
}

/// Another server is using the store.
struct AlreadyServed: Error, CustomStringConvertible {
  var folder: String

  var description: String {
    "Another dailve serve is using the store in \(folder). Stop it"
      + (SuggestedCommand.commands.isOfService ? " (`\(ProgramCommands.serviceStop)`)" : " with Ctrl-C in its window")
      + ", or give another --store."
  }
}
