internal import ArgumentParser
internal import AsyncHTTPClient
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveSync
internal import Foundation

struct PeerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "peer", abstract: "Other machines of yours that hold the same data.",
    discussion: """
      Two servers exchange samples, workouts, files and entries until both hold the same. One follows the other: `dailve serve` does so by itself. On \
      the other machine `dailve tokens add NAME --scope peer` makes the key.
      """,
    subcommands: [List.self, Add.self, Sync.self, Remove.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "The machines, with the state of the exchange with each.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    private static func object(_ link: PeerLink) -> JSON.Object {
      [
        "name": link.name, "address": link.address, "store": link.device, "added": link.added, "lastTried": link.tried,
        "lastContact": link.contacted, "lastEqual": link.agreed, "missingHere": link.missingHere,
        "missingThere": link.missingThere, "problem": link.trouble,
        "sentence": link.trouble.map { PeerErrorText.text(code: $0, of: link.name) },
      ]
    }

    /// A machine that follows this one, with the identifier of its key here.
    private static func object(_ follower: DeviceToken) -> JSON.Object {
      ["name": follower.name, "key": follower.id, "added": follower.created, "lastContact": follower.lastUsed]
    }

    func run() async throws {
      let store = try options.open()
      let (links, now) = (try await store.peerLinks(), store.latestTime)
      let followers = try await store.read { try $0.deviceTokens() }.filter { $0.refusal(of: .peer, at: now) == nil }
      if json { return try JSON.print(links.map(Self.object) + followers.map(Self.object)) }
      let local = try await store.localTime()
      for link in links {
        let contact = link.contacted.map { "last contact \(local.moment($0))" } ?? "no contact yet"
        Console.line("\(link.name)  \(link.address)  \(contact)  \(PeerText.state(link))")
        if let trouble = link.trouble { Console.line("  " + PeerErrorText.text(code: trouble, of: link.name)) }
      }
      for follower in followers {
        let contact = follower.lastUsed.map { "last contact \(local.moment($0))" } ?? "no contact yet"
        Console.line("\(follower.name.printable)  follows this machine with the key \(follower.id)  \(contact)")
      }
      if links.isEmpty, followers.isEmpty {
        Console.error(
          "No other machine is known; \(SuggestedCommand("peer add", "https://home.example.org", "--name", "home")) adds one."
        )
      }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Follow another machine, with a key that was made there.",
      discussion:
        "The key is read from --key-file, else from standard input: other users of a machine can see its command lines."
    )
    @OptionGroup var options: StoreOptions
    @Argument(help: "Address of its web app, such as https://home.example.org.") var address: String
    @Option(help: "What to call it: lower-case letters, digits and hyphens.") var name: String
    @Option(help: ArgumentHelp("File with the key.", valueName: "file")) var keyFile: String?
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
      guard PeerLink.isName(name) else {
        throw ValidationError("--name takes 1 to 32 lower-case letters, digits and hyphens.")
      }
      guard let peer = PeerAddress(address) else {
        throw ValidationError("\"\(address)\" is no address of a server; write https://home.example.org, for example.")
      }
      guard peer.isProtected else {
        throw ValidationError(
          "\(address) is not encrypted: everything would be readable in transit. Give an https address, or the local end of an SSH tunnel."
        )
      }
    }

    func run() async throws {
      let key = try PeerKey.read(keyFile)
      guard let peer = PeerAddress(address) else { return }
      let store = try options.openReportingNew()
      // A key opens only the machine that made it, so a key of this machine is of no use here.
      if let secret = DeviceSecret(key), try await store.directory.deviceToken(hash: secret.hash) != nil {
        throw ValidationError(
          "That key was made on this machine, for another one to follow it. Make one on the other machine with `dailve tokens add NAME --scope peer`, or give this one there."
        )
      }
      guard try await store.addPeer(PeerLink(name: name, address: peer.text, added: .now), key: key) else {
        throw ValidationError("There is a machine called \(name) already; give another --name, or remove it first.")
      }
      if json { return try JSON.print(["name": name, "address": peer.text]) }
      Console.line(
        "\(name) is followed while \(SuggestedCommand("serve")) runs; \(SuggestedCommand("peer sync")) exchanges everything now."
      )
    }
  }

  struct Sync: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Exchange all data with the other machines now.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Names of machines (default: all).") var names: [String] = []
    @Flag(help: "Print one JSON document.") var json = false

    private struct Output: Encodable {
      var name: String
      var received = 0
      var sent = 0
      var refused = 0
      var isEqual = false
      var seconds = 0.0
      var problem: String?
      var sentence: String?
    }

    func run() async throws {
      let store = try options.open()
      let links = try await store.peerLinks()
      for name in names where !links.contains(where: { $0.name == name }) {
        throw ValidationError("There is no machine called \(name); \(SuggestedCommand("peer")) lists them.")
      }
      var results: [Output] = []
      try await HTTPClient.withHTTPClient(configuration: PeerClient.configuration) { http in
        for link in links where names.isEmpty || names.contains(link.name) {
          let result = await Self.exchange(store, http, link)
          results.append(result)
          if !json { Console.line(Self.line(result)) }
        }
      }
      if json { try JSON.print(results) }
      store.reportWaitingChanges()
      if !results.allSatisfy(\.isEqual) { throw ExitCode(3) }
    }

    private static func exchange(_ store: HealthStore, _ http: HTTPClient, _ link: PeerLink) async -> Output {
      let started = ContinuousClock.now
      var output = Output(name: link.name)
      let progress = PeerProgress(name: link.name)
      do {
        let outcome = try await PeerRound(store: store, http: http, link: link, isAwaited: true).run(progress.show)
        (output.received, output.sent, output.refused) = (outcome.received, outcome.sent, outcome.refused)
        output.isEqual = outcome.isEqual
        if outcome.refused > 0, !outcome.isEqual { output.problem = PeerError.refused(outcome.refused).code }
      } catch let failure as PeerRound.Failed {
        output.problem = failure.trouble.code
      } catch {
        output.problem = PeerError.ownStore.code
        output.sentence = ErrorText.sentence(for: error)
      }
      progress.finish()
      output.seconds = (ContinuousClock.now - started) / .seconds(1)
      output.sentence = output.sentence ?? output.problem.map { PeerErrorText.text(code: $0, of: link.name) }
      return output
    }

    private static func line(_ output: Output) -> String {
      if let sentence = output.sentence { return "\(output.name): \(sentence)" }
      let moved = "\(output.received) received, \(output.sent) sent"
      return output.isEqual
        ? "\(output.name): both hold the same (\(moved))."
        : "\(output.name): \(moved); something changed meanwhile, which follows with the next exchange."
    }
  }

  struct Remove: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Stop following a machine. Its data stays here, and the key on that machine stays valid.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Name of the machine; `dailve peer` lists them.") var name: String

    func run() async throws {
      let store = try options.open()
      guard try await store.removePeer(name) else {
        throw ValidationError("There is no machine called \(name); \(SuggestedCommand("peer")) lists them.")
      }
    }
  }
}
