internal import DailveDomain
internal import DailveViewModels
internal import Foundation

/// A command that a sentence suggests, for the store that this one was given: "`dailve backups --store /srv/health`".
///
/// Commands for another machine are written out instead, and so is help, which is about no store.
struct SuggestedCommand: CustomStringConvertible {
  let line: String

  /// - Parameters:
  ///   - values: Follow the words, quoted: what comes from a store or from another machine is one word of a shell, whatever it is.
  ///   - carried: Options that it takes over; `nil` for those that the command has.
  init(_ words: StaticString, _ values: String..., carrying carried: [String]? = nil) {
    let isServing = ["serve", "doctor"].contains(words.description)
    line = Self.commands.line(
      words, values.map(\.printable), carrying: carried ?? (isServing ? ["--store", "--host", "--port"] : ["--store"]))
  }

  var description: String { "`\(line)`" }

  /// A path as one word of a shell, which means the same in every folder; for commands of the system.
  static func path(_ path: String) -> String {
    ProgramCommands.quoted(absolute(path).printable)
  }

  static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Commands as they mean the same in another shell, where the folder and the environment may be others.
  static var commands: ProgramCommands {
    let hasOwnFolder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]?.isEmpty == false
    return ProgramCommands(
      arguments: Array(CommandLine.arguments.dropFirst()), store: hasOwnFolder ? StoreOptions.usualFolder : nil
    ) { path in URL(filePath: (path as NSString).expandingTildeInPath).standardizedFileURL.path }
  }
}
