internal import DailveViewModels

/// A command that a sentence suggests, for the store that this one was given: "`dailve backups --store /srv/health`".
///
/// Commands for another machine are written out instead, and so is help, which is about no store.
struct SuggestedCommand: CustomStringConvertible {
  let line: String

  init(_ words: String) {
    let isServing = words.hasPrefix("serve") || words.hasPrefix("doctor")
    line = Self.commands(words, carrying: isServing ? ["--store", "--host", "--port"] : ["--store"])
  }

  var description: String { "`\(line)`" }

  /// What this run of the program was given.
  static var commands: ProgramCommands { ProgramCommands(arguments: Array(CommandLine.arguments.dropFirst())) }
}
