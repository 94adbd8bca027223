/// Commands that sentences suggest for the store and server they come from, as a person would type them there.
public struct ProgramCommands: Sendable, Equatable {
  /// The arguments with which the program was started.
  private let arguments: [String]

  /// - Parameter arguments: Empty for the default store.
  public init(arguments: [String] = []) { self.arguments = arguments }

  /// - Parameters:
  ///   - store: The folder of the store used without --store, if it may differ for others who type a command.
  ///   - absolute: Makes a path valid in every folder, because the command may be typed in another one.
  public init(arguments: [String], store: String?, absolute: (String) -> String) {
    var lasting: [String] = []
    var (hasStore, isPath) = (false, false)
    for (index, word) in arguments.enumerated() {
      if word == "--" {
        lasting += arguments[index...]
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if isPath {
        lasting.append(absolute(word))
      } else if parts.count == 2, Self.paths.contains(parts[0]) {
        lasting.append("\(parts[0])=\(absolute(parts[1]))")
      } else {
        lasting.append(word)
      }
      isPath = !isPath && Self.paths.contains(word)
      hasStore = hasStore || parts[0] == "--store"
    }
    // Inserted after the name of the command.
    if !hasStore, let store, !lasting.isEmpty {
      lasting.insert(contentsOf: ["--store", absolute(store)], at: 1)
    }
    self.arguments = lasting
  }

  /// "dailve users reset --store /srv/health".
  ///
  /// - Parameters:
  ///   - words: Used verbatim: always our own text, never from elsewhere.
  ///   - values: Appended, quoted for a shell.
  ///   - carried: Names of the options that the new command takes over, if they were given.
  public func callAsFunction(
    _ words: StaticString, _ values: String..., carrying carried: [String] = ["--store"]
  ) -> String {
    line(words, values, carrying: carried)
  }

  /// The command with a list of values.
  public func line(_ words: StaticString, _ values: [String], carrying carried: [String]) -> String {
    (["dailve", words.description] + values.map(Self.quoted) + given(carried)).joined(separator: " ")
  }

  /// The last occurrence of each counts, as in the parser.
  private func given(_ names: [String]) -> [String] {
    var values: [String: String] = [:]
    var rest = arguments[...]
    while let word = rest.popFirst(), word != "--" {
      if names.contains(word) {
        values[word] = rest.popFirst()
      } else if let name = names.first(where: { word.hasPrefix($0 + "=") }) {
        values[name] = String(word.dropFirst(name.count + 1))
      }
    }
    return names.compactMap { name in values[name].map { "\(name) \(Self.quoted($0))" } }
  }

  /// The word quoted so that a POSIX shell reads it back unchanged.
  public static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { plain.contains($0) }
    return isPlain
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  /// Options whose value is a path.
  private static let paths: Set<String> = ["--store"]

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-".utf8)
}
