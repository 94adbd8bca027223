internal import DailveDomain
internal import DailveServer
internal import DailveViewModels

/// The service of systemd.
struct SetupService {
  let places: SetupPlaces
  let language: Language

  private static let name = "dailve.service"
  private static let log = "sudo journalctl --unit dailve --lines 30"
  /// How long an answer is waited for: an update of a large store takes longer, and is told by the page.
  private static let patience = Duration.seconds(60)

  /// The command that serves where no systemd runs.
  private var command: String {
    "sudo runuser -u \(SetupCheckup.account) -- dailve serve --configuration \(SuggestedCommand.path(places.configuration))"
  }

  /// Starts the service now and with the system, with the configuration as it is.
  ///
  /// - Returns: True if it answers. Otherwise a sentence has told why, and what to do.
  func start(at address: ListenAddress) async -> Bool {
    guard places.hasSystemd, let systemctl = SystemProgram(named: "systemctl") else {
      Console.line(language(.serviceStartYourself, command))
      return false
    }
    Console.flush()
    for words in [["daemon-reload"], ["enable", "--quiet", Self.name], ["restart", Self.name]] {
      guard await systemctl.run(words) == 0 else {
        Console.error(language(.serviceNotStarted, Self.log))
        return false
      }
    }
    let end = ContinuousClock.now + Self.patience
    while await PortProbe.pages(host: address.host, port: address.port) != .ours {
      guard ContinuousClock.now < end else {
        Console.error(language(.serviceNotAnswering, Self.log))
        return false
      }
      try? await Task.sleep(for: .milliseconds(200))
    }
    return true
  }
}
