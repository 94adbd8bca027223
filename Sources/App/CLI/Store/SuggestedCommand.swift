internal import DailveDomain
internal import DailveViewModels
internal import Foundation

/// A command suggested in a sentence, for the store given to this one: "`dailve backups --store /srv/health`".
///
/// Commands for another machine are written out instead, and so is help, which concerns no store.
struct SuggestedCommand: CustomStringConvertible {
  let line: String

  /// - Parameters:
  ///   - values: Quoted and appended to the words. Text from a store or another machine always stays a single shell
  ///     word.
  ///   - carried: Options taken over from this command; `nil` for all that the suggested command has.
  init(_ words: StaticString, _ values: String..., carrying carried: [String]? = nil) {
    let isServing = ["serve", "doctor"].contains(words.description)
    line = Self.commands.line(
      words, values.map(\.printable), carrying: carried ?? (isServing ? ["--store", "--host", "--port"] : ["--store"]))
  }

  var description: String { "`\(line)`" }

  /// A path as one shell word that means the same in every folder, for system commands.
  static func path(_ path: String) -> String {
    ProgramCommands.quoted(absolute(path).printable)
  }

  static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Commands that mean the same in another shell, with another folder and environment.
  static var commands: ProgramCommands {
    let hasOwnFolder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]?.isEmpty == false
    return ProgramCommands(
      arguments: Array(CommandLine.arguments.dropFirst()), store: hasOwnFolder ? StoreOptions.usualFolder : nil
    ) { path in URL(filePath: (path as NSString).expandingTildeInPath).standardizedFileURL.path }
  }
}
