internal import ArgumentParser
internal import DailveDomain
internal import DailveScores
internal import DailveServer
internal import DailveStore
internal import Foundation

struct TokensCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "The tokens of devices and programs that send or read data.",
    subcommands: [List.self, Add.self, Revoke.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "All tokens, with when each was last used.")
    @OptionGroup var options: StoreOptions
    @Flag(help: "Print one JSON document.") var json = false

    func run() async throws {
      let store = try options.open()
      let tokens = try await store.read { try $0.deviceTokens() }
      if json {
        return try JSON.print(
          tokens.map {
            [
              "id": $0.id, "name": $0.name, "scopes": $0.scopes.map(\.rawValue).sorted(), "created": $0.created,
              "expires": $0.expires, "revoked": $0.revoked, "lastUsed": $0.lastUsed,
            ]
          })
      }
      let (local, now) = (try await store.localTime(), store.latestTime)
      for token in tokens {
        let state =
          token.revoked.map { "revoked \(local.moment($0))" }
          ?? token.expires.map { ($0 <= now ? "expired " : "until ") + local.moment($0) } ?? "never expires"
        let used =
          token.scopes.contains(.ingest)
          ? token.lastUsed.map { "last delivery \(local.moment($0))" } ?? "nothing delivered yet"
          : token.lastUsed.map { "last read \(local.moment($0))" } ?? "nothing read yet"
        let rights = token.scopes.map(\.rawValue).sorted().joined(separator: " ")
        Console.line("\(token.id)  \(token.name.printable)  \(rights)  \(used)  \(state)")
      }
    }
  }

  struct Add: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Make a token for a device. It is shown once: the store keeps only a hash of it.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "What to call the device, such as \"Ada's iPhone\".") var name: String
    @Option(help: "Days until it expires (default: never).") var days: Int?
    @Option(
      help: ArgumentHelp(
        "What it may do; may be given several times (default: ingest:write).",
        discussion:
          "ingest:write sends data; summary:read reads Today and its scores; export:read reads everything that pages show about a person; intake:read reads imports, deliveries and the audit; monitor:read reads the state of the server; sync and peer read and write entries, for a device and for another server of your own.",
        valueName: "scope"),
      transform: { text in
        guard let scope = TokenScope(rawValue: text) else {
          let all = TokenScope.allCases.map(\.rawValue).joined(separator: ", ")
          throw ValidationError("\"\(text)\" is no scope; there are \(all).")
        }
        return scope
      }) var scope: [TokenScope] = []
    @Flag(help: "Print one JSON document.") var json = false

    func validate() throws {
      guard DeviceToken.isName(name) else {
        throw ValidationError(
          "Give the device a name of 1 to \(DeviceToken.longestName) bytes, on one line and without control characters."
        )
      }
      if let days, !(1...36_500).contains(days) { throw ValidationError("--days takes a number from 1 to 36500.") }
    }

    func run() async throws {
      let store = try options.openReportingNew()
      let secret = DeviceSecret()
      let now = store.latestTime
      let scopes: Set<TokenScope> = scope.isEmpty ? [.ingest] : Set(scope)
      let token = DeviceToken(
        id: DeviceToken.newIdentifier(), name: name, scopes: scopes, created: now,
        expires: days.map { now + $0 * 86_400 })
      try await store.directory.add(token, hash: secret.hash)
      if json {
        return try JSON.print(
          ["id": token.id, "name": name, "scopes": scopes.map(\.rawValue).sorted(), "token": secret.text])
      }
      Console.line(secret.text)
      Console.error("It is shown only once. " + Self.next(scopes))
    }

    /// Tells the person where to enter the key, depending on its purpose.
    private static func next(_ scopes: Set<TokenScope>) -> String {
      if scopes == [.peer] {
        // For another machine, include the address of this one.
        return
          "On the other machine run `dailve peer add https://home.example.org --name home`, with the address of this one, and paste it."
      }
      return "Send it as \"Authorization: Bearer …\"" + (scopes.contains(.ingest) ? " or \"X-API-Key: …\"." : ".")
    }
  }

  struct Revoke: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Reject what a device sends from now on. What it has sent stays.")
    @OptionGroup var options: StoreOptions
    @Argument(help: "Identifier of the token; `dailve tokens` lists them.") var id: String

    func run() async throws {
      guard try await options.open().directory.revokeDeviceToken(id, at: .now) else {
        throw ValidationError("There is no token \(id); \(SuggestedCommand("tokens")) lists them.")
      }
    }
  }
}
