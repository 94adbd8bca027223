internal import ArgumentParser

/// The program: the one place that knows every part and puts them together.
@main
struct Dailve: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dailve",
    abstract: "Your health data, on your machine: how am I today, and what should I do?",
    version: "0.1.0",
    subcommands: [
      ImportCommand.self, BatchesCommand.self, StatsCommand.self, SamplesCommand.self, DailyCommand.self,
      SleepCommand.self, WorkoutsCommand.self, SampleCommand.self, ScoreCommand.self, TodayCommand.self,
      ServeCommand.self, UndoCommand.self, AuditCommand.self, ExportCommand.self, SourcesCommand.self,
      ZonesCommand.self, OverridesCommand.self, DocumentsCommand.self,
    ])

  static func main() async {
    Console.begin()
    do {
      var command = try parseAsRoot()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      Console.exit(0)
    } catch {
      end(error)
    }
  }

  /// Help, versions and wrong use are errors of the parser, thrown when it reads the command line or by a command that only groups
  /// others when it runs.
  private static func end(_ error: any Error) -> Never {
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
      Console.error("Error: " + ErrorText.sentence(for: error))
      Console.exit(1)
    }
  }
}
