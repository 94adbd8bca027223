internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveStore
internal import DailveViewModels

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Check the store, the server and the devices for problems, and suggest what to do. Changes nothing.",
    discussion: "Exit code 0 if all is well, 3 if something needs attention.")

  @OptionGroup var options: StoreOptions
  @Option(help: "Address of the web app (default: 127.0.0.1, or that of the service).") var host: String?
  @Option(help: "Port of the web app, 1 to 65535 (default: 8420, or that of the service).") var port: Int?
  @Option(
    help: ArgumentHelp(
      "The other address of `dailve serve`, where devices send, if it has one.", valueName: "address:port"),
    transform: ListenAddress.init) var ingestListen: ListenAddress?
  @Option(
    help: ArgumentHelp(
      "The --origin of `dailve serve`, to check its certificate. This connects to it.",
      valueName: "https://name[:port]"), transform: Self.origin) var origin: BrowserOrigin?
  @Flag(
    help: ArgumentHelp(
      "Only check that the server answers and the store opens, for programs that watch it.",
      discussion: "Host and port are those of the service's configuration, if it is the service's store.")) var quick =
    false
  @Flag(help: "Print one JSON document.") var json = false

  private static func origin(_ text: String) throws -> BrowserOrigin {
    guard let origin = BrowserOrigin(text: text) else {
      throw ValidationError("--origin takes the address that browsers use, such as https://health.example.org.")
    }
    return origin
  }

  private struct Output: Encodable {
    struct Device: Encodable {
      var id: String
      var name: String
      var state: String
      var created: Instant
      var expires: Instant?
      var lastReceived: Instant?
      var lastWithRecords: Instant?
      /// Seconds.
      var usualGap: Int?
    }
    struct Metric: Encodable {
      var type: String
      var name: String
      var received: Instant
      var device: String?
      var newest: Instant?
    }
    var isWell: Bool
    var findings: [Finding]
    /// Empty if the store cannot be queried.
    var devices: [Device] = []
    /// Data that devices sent, by type.
    var metrics: [Metric] = []
  }

  func validate() throws {
    if let port, !(1...65_535).contains(port) {
      throw ValidationError("--port takes a number from 1 to 65535; \(port) is none.")
    }
    guard host.map({ ["127.0.0.1", "::1", "localhost"].contains($0) }) ?? true else {
      throw ValidationError("--host takes 127.0.0.1, ::1 or localhost: the web app listens nowhere else.")
    }
  }

  func run() async throws {
    let now = Instant.now
    let address = try address()
    if quick {
      let problems = await QuickCheckup(folder: options.folder, host: address.host, port: address.port).problems()
      problems.forEach(Console.error)
      if !problems.isEmpty { throw ExitCode(1) }
      return
    }
    let place = FolderCheckup(options.folder)
    var output = Output(isWell: true, findings: place.findings())
    let local = place.folder.isFolder ? look(into: place, at: now, &output) : nil
    let ports = PortCheckup(isServed: place.folder.isServed)
    output.findings.append(await ports.pages(host: address.host, port: address.port))
    if let ingestListen = try ingestListen ?? service()?.ingestListen {
      output.findings.append(await ports.deliveries(ingestListen))
    } else {
      let kept = DeviceAddressCheckup(folder: options.folder, isServed: place.folder.isServed)
      if let finding = await kept.finding() { output.findings.append(finding) }
    }
    if let origin { output.findings.append(await CertificateCheckup(origin: origin, now: now).finding()) }
    let today = ZoneTimeline(home: .utc).day(at: now)
    if let finding = VersionCheckup(version: ThisVersion.value, today: today).finding() {
      output.findings.append(finding)
    }
    output.isWell = output.findings.allSatisfy(\.isWell)
    if json { try JSON.print(output) } else { tell(output, local ?? LocalTime(timeline: ZoneTimeline(home: .utc))) }
    if !output.isWell { throw ExitCode(3) }
  }

  /// Where the web app should be: as typed, else as the service is configured, else as `serve` does without options.
  private func address() throws -> ListenAddress {
    let usual = ListenAddress(host: host ?? "127.0.0.1", port: port ?? 8420)
    guard host == nil, port == nil, let service = try service() else { return usual }
    return try service.listening().nearAddress
  }

  /// The service as it is configured; `nil` for a store that is not the service's.
  private func service() throws -> ServeCommand? {
    guard case .success(let system?) = SystemStore.current, system.folder == options.folder else { return nil }
    return try ConfiguredLine.serve(ConfigurationFile(SystemStore.configuration))
  }

  /// - Returns: The person's clocks, if the store has them.
  private func look(into place: FolderCheckup, at now: Instant, _ output: inout Output) -> LocalTime? {
    var local: LocalTime?
    let (findings, store) = StoreCheckup(path: place.path, folder: place.folder).findings()
    output.findings += findings
    if store != nil { output.findings.append(AccessCheckup(folder: place.path).finding()) }
    if let finding = ClockCheckup(folder: place.path).finding() { output.findings.append(finding) }
    let deliveries = DeliveryCheckup(folder: place.path, isServed: place.folder.isServed)
    do {
      output.findings.append(ZoneCheckup(home: try store?.homeZone()).finding())
      let answers = try store?.read {
        (try $0.deviceContacts(), try $0.metricArrivals(at: now), try $0.timeline(), try $0.peerLinks())
      }
      if let (contacts, arrivals, timeline, links) = answers {
        let clocks = LocalTime(timeline: timeline)
        local = clocks
        output.findings += DeviceCheckup(contacts: contacts, now: now, local: clocks).findings()
        output.findings += PeerCheckup(links: links, now: now, local: clocks).findings()
        output.devices = contacts.map { contact in
          Output.Device(
            id: contact.id, name: contact.device.name, state: "\(contact.state(at: now))",
            created: contact.device.created,
            expires: contact.device.expires, lastReceived: contact.lastReceived,
            lastWithRecords: contact.lastWithRecords, usualGap: contact.usualGap)
        }
        output.metrics = arrivals.map {
          Output.Metric(
            type: $0.type, name: TypeName.readable($0.type, .en), received: $0.received, device: $0.device,
            newest: $0.newest)
        }
      }
    } catch {
      output.findings.append(StoreCheckup.finding(.content, error))
    }
    output.findings += deliveries.findings(store)
    if place.folder.hasStore {
      output.findings += BackupCheckup(
        backups: StoreBackups(folder: place.path), isServed: place.folder.isServed, now: now,
        local: local ?? LocalTime(timeline: ZoneTimeline(home: .utc))
      ).findings()
    }
    return local
  }

  private func tell(_ output: Output, _ local: LocalTime) {
    for finding in output.findings {
      Console.line("\(finding.isWell ? "  " : "! ")\(finding.subject.rawValue): \(finding.text)")
      if let advice = finding.advice { Console.line("      \(advice)") }
    }
    for metric in output.metrics {
      let newest = metric.newest.map { ", newest reading \(local.moment($0))" } ?? ""
      Console.line("  \(metric.name): last sent \(local.moment(metric.received))\(newest)")
    }
    let count = output.findings.count { !$0.isWell }
    Console.line(count == 0 ? "All is well." : "\(Words.counted(count, "thing wants", "things want")) attention.")
  }
}
