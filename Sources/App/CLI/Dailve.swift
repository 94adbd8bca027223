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
    var command: any ParsableCommand
    do {
      command = try parseAsRoot()
    } catch {
      // The parser prints help and version itself; wrong use is 2 for every command.
      let code = exitCode(for: error)
      if code.isSuccess { exit(withError: error) }
      Console.error(fullMessage(for: error))
      Console.exit(2)
    }
    do {
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let code as ExitCode {
      Console.exit(code.rawValue)
    } catch let error as ValidationError {
      Console.error("Error: " + error.message)
      Console.exit(2)
    } catch {
      Console.error("Error: " + ErrorText.sentence(for: error))
      Console.exit(1)
    }
  }
}
