/// The manual page of a command in the language of man(7).
struct ManualPage {
  /// "dailve-tokens-add.1".
  let fileName: String
  let text: String

  /// The pages of a command and of all below it. Hidden commands and those of the parser have none.
  ///
  /// - Parameter path: The names of the commands above.
  static func pages(of command: CommandTree, under path: [String] = [], release: String, day: String) -> [ManualPage] {
    guard command.shouldDisplay != false, command.commandName != "help" else { return [] }
    let path = path + [command.commandName]
    let children = command.subcommands ?? []
    return [ManualPage(command, path, release: release, day: day)]
      + children.flatMap { pages(of: $0, under: path, release: release, day: day) }
  }

  private init(_ command: CommandTree, _ path: [String], release: String, day: String) {
    let name = path.joined(separator: "-")
    fileName = name + ".1"
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    let children = (command.subcommands ?? []).filter { $0.shouldDisplay != false && $0.commandName != "help" }
    // The date is not escaped, because programs that show manuals would not recognise it then.
    let title = "\(Roff.quoted(name.uppercased())) \"1\" \"\(day)\" \(Roff.quoted(release)) \"Dailve\""
    var lines = [".TH \(title)", ".SH NAME", "\(Roff.line(name)) \\- \(Roff.line(Self.short(command.abstract ?? "")))"]
    lines += [".SH SYNOPSIS", ".B \(Roff.quoted(path.joined(separator: " ")))"]
    lines += Self.synopsis(arguments, hasChildren: !children.isEmpty)
    lines.append(".SH DESCRIPTION")
    lines += Roff.paragraphs(command.abstract ?? "")
    lines +=
      Roff.paragraphs(command.discussion ?? "").isEmpty ? [] : [".PP"] + Roff.paragraphs(command.discussion ?? "")
    if !children.isEmpty {
      lines.append(".SH COMMANDS")
      for child in children {
        let isDefault = child.commandName == command.defaultSubcommand
        lines += [".TP", "\\fB\(Roff.escaped(child.commandName))\\fR\(isDefault ? " (default)" : "")"]
        lines += Roff.paragraphs(child.abstract ?? "")
      }
    }
    lines += Self.options(arguments)
    lines += Self.seeAlso(path, children)
    text = lines.joined(separator: "\n") + "\n"
  }

  /// An abstract without the full stop, as names of pages have it.
  private static func short(_ text: String) -> String { text.hasSuffix(".") ? String(text.dropLast()) : text }

  private static func synopsis(_ arguments: [CommandTree.Argument], hasChildren: Bool) -> [String] {
    var lines = arguments.contains { $0.kind != .positional } ? ["[\\fIoption\\fR .\\|.\\|.]"] : []
    for argument in arguments where argument.kind == .positional {
      let name = "\\fI\(Roff.escaped(argument.valueName ?? "value"))\\fR\(argument.isRepeating ? " .\\|.\\|." : "")"
      lines.append(argument.isOptional ? "[\(name)]" : name)
    }
    return hasChildren ? lines + ["\\fIcommand\\fR"] : lines
  }

  private static func options(_ arguments: [CommandTree.Argument]) -> [String] {
    var lines: [String] = []
    let positional = arguments.filter { $0.kind == .positional }
    if !positional.isEmpty { lines += [".SH ARGUMENTS"] + positional.flatMap(item) }
    let named = arguments.filter { $0.kind != .positional }
    if !named.isEmpty { lines.append(".SH OPTIONS") }
    var section: String?
    // Options without a title of their own come first.
    for argument in named.filter({ $0.sectionTitle == nil }) + named.filter({ $0.sectionTitle != nil }) {
      if let title = argument.sectionTitle, title != section { lines.append(".SS \(Roff.quoted(title))") }
      section = argument.sectionTitle
      lines += item(argument)
    }
    return lines
  }

  private static func item(_ argument: CommandTree.Argument) -> [String] {
    let value = "\\fI\(Roff.escaped(argument.valueName ?? "value"))\\fR"
    let names = (argument.names ?? []).map { "\\fB\(Roff.escaped($0.typed))\\fR" }.joined(separator: ", ")
    let tag =
      switch argument.kind {
      case .positional: value
      case .option: "\(names) \(value)"
      case .flag: names
      }
    var lines = [".TP", tag] + Roff.paragraphs(argument.abstract ?? "") + Roff.paragraphs(argument.discussion ?? "")
    if let values = argument.allValues, !values.isEmpty {
      lines.append(Roff.line("One of: \(values.joined(separator: ", "))."))
    }
    if let value = argument.defaultValue, argument.kind != .flag { lines.append(Roff.line("Default: \(value).")) }
    return lines
  }

  private static func seeAlso(_ path: [String], _ children: [CommandTree]) -> [String] {
    let names =
      (path.count > 1 ? [path.dropLast().joined(separator: "-")] : [])
      + children.map { (path + [$0.commandName]).joined(separator: "-") }
    guard let last = names.last else { return [] }
    return [".SH SEE ALSO"] + names.dropLast().map { ".BR \(Roff.escaped($0)) (1)," } + [
      ".BR \(Roff.escaped(last)) (1)"
    ]
  }
}

/// Text for troff, which reads some characters as orders.
enum Roff {
  /// groff_char(7) names these; as themselves some of them become typographic quotes, accents and hyphens.
  private static let names: [Character: String] = [
    "\\": "\\e", "-": "\\-", "'": "\\(aq", "\"": "\\(dq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti",
    "–": "\\(en", "’": "\\(cq", "…": ".\\|.\\|.",
  ]

  /// Characters within a line.
  static func escaped(_ text: String) -> String {
    text.map { character in
      if let name = names[character] { return name }
      if character.isASCII { return character.isNewline ? " " : String(character) }
      return character.unicodeScalars.map { "\\[u\(hexadecimal($0.value))]" }.joined()
    }.joined()
  }

  /// At least four digits, because troff reads no fewer.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A line of text. A dot at its beginning would make it a request, and code between backticks is set in bold.
  static func line(_ text: String) -> String {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
    // A backtick without a partner stands for itself.
    guard parts.count % 2 == 1 else { return "\\&" + escaped(text) }
    let set = parts.enumerated().map { $0 % 2 == 1 ? "\\fB\($1)\\fR" : $1 }.joined()
    return set.hasPrefix(".") || set.isEmpty ? "\\&" + set : set
  }

  /// An argument of a request of troff.
  static func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  /// Paragraphs, which an empty line separates.
  static func paragraphs(_ text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.drop { $0 == " " } }
    var result: [String] = []
    for part in lines {
      if part.isEmpty {
        if result.last.map({ $0 != ".PP" }) == true { result.append(".PP") }
      } else {
        result.append(line(String(part)))
      }
    }
    if result.last == ".PP" { result.removeLast() }
    return result
  }
}
