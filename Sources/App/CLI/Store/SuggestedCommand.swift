internal import DailveDomain
internal import DailveTransfer
internal import DailveViewModels
internal import Foundation

/// A command suggested in a sentence, for the store given to this one: "`dailve backups --store /srv/health`", or
/// "`sudo dailve backups`" for the store of the system's service.
///
/// Commands for another machine are written out instead, and so is help, which concerns no store.
struct SuggestedCommand: CustomStringConvertible {
  let line: String
  /// True if the words mean the service, which no command of ours starts.
  private let isService: Bool

  /// - Parameters:
  ///   - values: Quoted and appended to the words. Text from a store or another machine always stays a single shell
  ///     word.
  ///   - carried: Options taken over from this command; `nil` for all that the suggested command has.
  init(_ words: StaticString, _ values: String..., carrying carried: [String]? = nil) {
    let isServing = ["serve", "doctor"].contains(words.description)
    isService = words.description == "serve" && Self.commands.isOfService
    line = Self.commands.line(
      words, values.map(\.printable), carrying: carried ?? (isServing ? ["--store", "--host", "--port"] : ["--store"]))
  }

  var description: String { isService ? "the service dailve (`\(line)`)" : "`\(line)`" }

  /// A path as one shell word that means the same in every folder, for system commands.
  static func path(_ path: String) -> String {
    ProgramCommands.quoted(absolute(path).printable)
  }

  /// Begins a system command that changes files of this store: root alone can change those of the service.
  static var asRoot: String { commands.isOfService ? "sudo " : "" }

  static func absolute(_ path: String) -> String { URL(filePath: path).standardizedFileURL.path }

  /// Commands that mean the same in another shell, with another folder and environment.
  static let commands: ProgramCommands = {
    var service: ProgramCommands.Service?
    if case .success(let system?) = SystemStore.current {
      let file = SystemStore.configuration
      service = .init(
        store: absolute(system.folder), configuration: file == SystemStore.usualConfiguration ? nil : absolute(file))
    }
    let hasOwnFolder = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]?.isEmpty == false
    return ProgramCommands(
      arguments: arguments, store: hasOwnFolder || service != nil ? StoreOptions.usualFolder : nil, service: service
    ) { path in absolute((path as NSString).expandingTildeInPath) }
  }()

  /// The words of the command line, with the store that the file of `serve --configuration` names.
  private static var arguments: [String] {
    let words = Array(CommandLine.arguments.dropFirst())
    guard let command = words.first, let path = ConfigurationFile.path(in: words),
      let store = try? ConfigurationFile((path as NSString).expandingTildeInPath).text.values(of: "store").last
    else { return words }
    // A typed option comes later and wins.
    return [command, "--store=\(store)"] + words.dropFirst()
  }
}
