internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveViewModels

struct UsersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "users", abstract: "Who may sign in to the web app.",
    subcommands: [Show.self, Offer.self, Reset.self, Readmit.self, ForgetWithheld.self], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Whether sign-in is set up, and which browsers are signed in.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      let (access, withheld) = (try await store.directory.access(), try await store.withheldRights())
      let now = store.latestTime
      // True if an unused code for setting up sign-in exists.
      let isOffered = access.setup.map { $0.expires > now } ?? false
      let sessions = access.sessions.filter { $0.isOpen(at: now) }
      if json {
        let browsers: [JSON.Object] = sessions.map {
          ["id": $0.id, "name": $0.browser, "created": $0.created, "used": $0.used]
        }
        return try JSON.print([
          "isSetUp": !access.isOpenForSetup, "isOffered": isOffered, "recoveryCodes": access.recovery.count,
          "browsers": browsers, "withheld": withheld.map(\.json),
        ])
      }
      defer {
        for line in WithheldText.lines(withheld, isOpenForSetup: access.isOpenForSetup) { Console.line(line) }
      }
      if access.isOpenForSetup {
        return Console.line(isOffered ? "not set up; a code is waiting to be used" : "not set up")
      }
      Console.line("set up; \(access.recovery.count) recovery codes left")
      for session in sessions {
        Console.line("\(session.id)  since \(session.created)  last used \(session.used)")
      }
    }
  }

  struct Offer: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Print a code for setting up sign-in, as long as nobody can sign in. It counts for 15 minutes.",
      discussion:
        "An earlier code stops counting. Exit code 3 if somebody can sign in already: nothing is changed then.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let store = try options.open()
      guard let code = try await store.offerSetup() else {
        Console.error("Somebody can sign in already. \(SuggestedCommand("users reset")) starts anew.")
        throw ExitCode(3)
      }
      Console.line(code.text)
      store.reportWaitingChanges()
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Sign everybody out, forget passphrase and recovery codes, and print a new setup code.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let store = try options.open()
      let code = AccessCode()
      let offer = SetupCode(hash: code.hash, expires: store.latestTime + SetupCode.lifetime)
      try await store.directory.changeAccess { _ in (.reset(offer), ()) }
      Console.line(code.text)
      let path = AddressPattern.setUp.rawValue
      Console.error("Open \(path) of the web app within 15 minutes and enter this code. Nobody is signed in any more.")
    }
  }

  struct Readmit: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make what only a restored backup had count again: passphrase, passkeys, keys and servers.",
      discussion: "Only where nobody can sign in yet, as on a new machine. Look at the list first: `dailve users`.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let store = try options.open()
      guard let admitted = try await store.readmitWithheldRights(passphrase: true) else {
        throw ValidationError(
          "Somebody can sign in here, so nothing that only a backup has is made to count. Nothing was changed.")
      }
      Console.line("\(Words.counted(admitted.count, "right counts", "rights count")) again.")
    }
  }

  struct ForgetWithheld: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "forget-withheld",
      abstract: "Forget what only a restored backup had. Restoring it again does not list it any more.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let count = try await options.open().forgetWithheldRights()
      Console.line("\(Words.counted(count, "right is", "rights are")) forgotten.")
    }
  }
}

extension HealthStore {
  /// Makes a code for setting up sign-in, the only one that counts from now on.
  ///
  /// - Returns: `nil` if somebody can sign in.
  func offerSetup() async throws -> AccessCode? {
    let code = AccessCode()
    let offer = SetupCode(hash: code.hash, expires: latestTime + SetupCode.lifetime)
    let isOpen = try await directory.changeAccess { ($0.isOpenForSetup ? .offerSetup(offer) : nil, $0.isOpenForSetup) }
    return isOpen ? code : nil
  }
}
