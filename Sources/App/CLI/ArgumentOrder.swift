internal import ArgumentParser

/// The words of a command line, in the order in which the parser reads them.
enum ArgumentOrder {
  /// `dailve tokens --store S add` means `dailve tokens add --store S`: the options of a command stand before the name of its part as well as
  /// after it. The parser would take them for those of the part that is meant when none is named.
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
