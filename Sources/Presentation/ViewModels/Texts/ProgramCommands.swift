/// Commands of the program that sentences suggest, for the store and the server that they come from: as a person would type them there.
public struct ProgramCommands: Sendable, Equatable {
  /// What followed the name of the program when it was started.
  private let arguments: [String]

  /// - Parameter arguments: None where the usual store is meant.
  public init(arguments: [String] = []) { self.arguments = arguments }

  /// "dailve users reset --store /srv/health".
  ///
  /// - Parameter carried: Names of the options that the new command takes over, if they were given.
  public func callAsFunction(_ words: String, carrying carried: [String] = ["--store"]) -> String {
    (["dailve", words] + given(carried)).joined(separator: " ")
  }

  /// The command by which the server was started, with one option more.
  ///
  /// - Parameter option: Replaces one of the same name.
  public func serving(_ option: String, _ value: String) -> String {
    var (kept, rest): ([String], ArraySlice<String>) = ([], arguments.first == "serve" ? arguments.dropFirst() : [])
    while let word = rest.popFirst() {
      if word == option { _ = rest.popFirst() } else if !word.hasPrefix(option + "=") { kept.append(Self.quoted(word)) }
    }
    return (["dailve serve"] + kept + [option, Self.quoted(value)]).joined(separator: " ")
  }

  /// The last of each counts, as it does for the parser.
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

  /// As a POSIX shell reads it back.
  private static func quoted(_ word: String) -> String {
    let isPlain = !word.isEmpty && word.utf8.allSatisfy { plain.contains($0) }
    return isPlain
      ? word : "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
  }

  private static let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_@%+=:,./-".utf8)
}
