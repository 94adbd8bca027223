internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import DailveViewModels

struct UsersCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "users", abstract: "Who may sign in to the web app.",
    subcommands: [Show.self, Reset.self], defaultSubcommand: Show.self)

  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Whether sign-in is set up, and which browsers are signed in.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let store = try options.open()
      let (access, now) = (try await store.access(), store.latestTime)
      if access.isOpenForSetup {
        let isOffered = access.setup.map { $0.expires > now } ?? false
        return Console.line(isOffered ? "not set up; a code is waiting to be used" : "not set up")
      }
      Console.line("set up; \(access.recovery.count) recovery codes left")
      for session in access.sessions where session.isOpen(at: now) {
        Console.line("\(session.id)  since \(session.created)  last used \(session.used)")
      }
    }
  }

  struct Reset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Sign everybody out, forget passphrase and recovery codes, and print a new setup code.")
    @OptionGroup var options: StoreOptions

    func run() async throws {
      let store = try options.existing()
      let code = AccessCode()
      let offer = SetupCode(hash: code.hash, expires: store.latestTime + SetupCode.lifetime)
      try await store.changeAccess { _ in (.reset(offer), ()) }
      Console.line(code.text)
      let path = AddressPattern.setUp.rawValue
      Console.error("Open \(path) of the web app within 15 minutes and enter this code. Nobody is signed in any more.")
      store.tellWhatWaits()
    }
  }
}
