internal import ArgumentParser
internal import Foundation

/// A command with its options and subcommands, as the parser describes it.
struct CommandTree: Decodable {
  struct Argument: Decodable {
    enum Kind: String, Decodable { case positional, option, flag }
    struct Name: Decodable {
      var kind: String
      var name: String

      /// With its dashes.
      var typed: String { kind == "long" ? "--\(name)" : "-\(name)" }
    }

    var kind: Kind
    var shouldDisplay: Bool
    var isOptional: Bool
    var isRepeating: Bool
    var sectionTitle: String?
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?

    /// The long name without dashes; `nil` for an argument without one.
    var longName: String? { names?.first { $0.kind == "long" }?.name }
  }

  var commandName: String
  /// `nil` means that it is shown.
  var shouldDisplay: Bool?
  var abstract: String?
  var discussion: String?
  var defaultSubcommand: String?
  var subcommands: [CommandTree]?
  var arguments: [Argument]?

  private struct Document: Decodable { var command: CommandTree }

  /// The tree of a command. The parser tells it only as the answer to an option, which arrives as an error.
  ///
  /// - Throws: An error if the parser's description has a form that is unknown here.
  static func of(_ command: any ParsableCommand.Type) throws -> CommandTree {
    do {
      _ = try command.parseAsRoot(["--experimental-dump-help"])
    } catch {
      return try JSONDecoder().decode(Document.self, from: Data(command.fullMessage(for: error).utf8)).command
    }
    throw ValidationError("The parser does not describe the command.")
  }
}
