internal import ArgumentParser
internal import DailveDocuments
internal import DailveSystem
internal import DailveTransfer
internal import DailveViewModels

/// The program: the one place that knows every part and connects them.
@main
struct Dailve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dailve",
    abstract: "Your health data, on your machine: how am I today, and what should I do?",
    discussion: """
      Exit codes: 0 done, 1 failed, 2 wrong use, 3 done but something was skipped or wants attention. With --json a command prints one JSON document on \
      standard output; numbers that are infinite or undefined are null in it. Messages go to standard error.
      """,
    version: ThisVersion.value.text,
    subcommands: [GenerateManualCommand.self],
    groupedSubcommands: [
      CommandGroup(
        name: "Read",
        subcommands: [
          TodayCommand.self, ScoreCommand.self, SleepCommand.self, WorkoutsCommand.self,
          WorkoutCommand.self, RecordsCommand.self, DailyCommand.self,
          SamplesCommand.self, ElementsCommand.self, StatsCommand.self, AuditCommand.self,
        ]),
      CommandGroup(
        name: "Import and export",
        subcommands: [
          ImportCommand.self, BatchesCommand.self, UndoCommand.self, ExportCommand.self, DemoPersonCommand.self,
        ]),
      CommandGroup(name: "Back up", subcommands: [BackupCommand.self, BackupsCommand.self, RestoreCommand.self]),
      CommandGroup(
        name: "Phones and other devices",
        subcommands: [TokensCommand.self, DeliveriesCommand.self, PeerCommand.self]),
      CommandGroup(
        name: "Correct",
        subcommands: [SourcesCommand.self, ZonesCommand.self, OverridesCommand.self, VersionHistoryCommand.self]),
      CommandGroup(
        name: "Web app", subcommands: [SetupCommand.self, ServeCommand.self, UsersCommand.self, DoctorCommand.self]),
    ])

  static func main() async {
    // Health data are private: only the owner may open what the program writes.
    ThisProcess.withhold(permissions: 0o077)
    HeapLimits.set()
    Console.begin()
    var owner: SystemUser?
    do {
      var command = try parse(ArgumentOrder.ordered(Array(CommandLine.arguments.dropFirst())))
      owner = try command.storeOptions?.owner()
      // An import gives up root's rights by itself, after it has opened the person's files.
      if !(command is ImportCommand) { try command.storeOptions?.enter() }
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      Console.exit(0)
    } catch {
      end(error, as: owner)
    }
  }

  private static func parse(_ words: [String]) throws -> sending any ParsableCommand {
    let line = try ConfiguredLine(words)
    do {
      return try parseAsRoot(line.words)
    } catch {
      throw line.located(error)
    }
  }

  /// Help, version and usage errors come from the parser: thrown while parsing the command line, or by a command that
  /// only groups others when it runs.
  ///
  /// - Parameter owner: The user whose rights the command has taken.
  private static func end(_ error: any Error, as owner: SystemUser?) -> Never {
    switch error {
    case let code as ExitCode: Console.exit(code.rawValue)
    case let error as ValidationError:
      Console.error("Error: " + error.message)
      Console.exit(2)
    default: break
    }
    switch exitCode(for: error) {
    case .success:
      Console.line(fullMessage(for: error))
      Console.exit(0)
    case .validationFailure:
      Console.error(fullMessage(for: error))
      Console.exit(2)
    default:
      let advice = owner.flatMap { ErrorText.advice(for: error, as: $0.name) }.map { " " + $0 } ?? ""
      Console.error("Error: " + ErrorText.sentence(for: error) + advice)
      Console.exit(1)
    }
  }
}

/// The words of a command line, in the order in which the parser expects them.
enum ArgumentOrder {
  /// Lets `dailve tokens --store S add` mean `dailve tokens add --store S`: a command's options may precede its
  /// subcommand. The parser would otherwise assign them to the default subcommand.
  static func ordered(_ words: [String], in root: any ParsableCommand.Type = Dailve.self) -> [String] {
    guard let name = words.first, let command = part(name, of: root) else { return words }
    var options: [String] = []
    var rest = words.dropFirst()
    while let word = rest.first, word.hasPrefix("-"), word != "--" {
      options.append(rest.removeFirst())
      if word == "--store", let value = rest.popFirst() { options.append(value) }
    }
    guard !options.isEmpty, let next = rest.first, part(next, of: command) != nil else { return words }
    return [name, next] + options + rest.dropFirst()
  }

  private static func part(_ name: String, of command: any ParsableCommand.Type) -> (any ParsableCommand.Type)? {
    let configuration = command.configuration
    return (configuration.subcommands + configuration.groupedSubcommands.flatMap(\.subcommands)).first {
      ($0.configuration.commandName ?? "\($0)".lowercased()) == name
    }
  }
}
