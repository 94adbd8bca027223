internal import ArgumentParser

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
