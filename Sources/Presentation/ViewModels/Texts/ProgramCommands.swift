/// Commands that sentences suggest for the store and server they come from, as a person would type them there.
public struct ProgramCommands: Sendable, Equatable {
  /// The arguments with which the program was started.
  private let arguments: [String]
  /// The service to which the store belongs; `nil` for a store of a person's own.
  private let service: Service?

  /// The service of the system, whose store only root can work on, with the rights of the service's user.
  public struct Service: Sendable, Equatable {
    /// The folder of its store, absolute.
    public let store: String
    /// The file with its options if that is not the usual one: root's commands have to be told.
    public let configuration: String?

    public init(store: String, configuration: String? = nil) {
      (self.store, self.configuration) = (store, configuration)
    }

    /// The program as it is called for this service.
    fileprivate var program: String {
      guard let configuration else { return "sudo dailve" }
      return "sudo env DAILVE_CONFIGURATION=\(ProgramCommands.quoted(configuration)) dailve"
    }
  }

  /// - Parameter arguments: Empty for the default store.
  public init(arguments: [String] = []) { (self.arguments, service) = (arguments, nil) }

  /// - Parameters:
  ///   - store: The folder of the store used without --store, if it may differ for others who type a command.
  ///   - service: The service of this system, if there is one.
  ///   - absolute: Makes a path valid in every folder, because the command may be typed in another one.
  public init(arguments: [String], store: String?, service: Service? = nil, absolute: (String) -> String) {
    var lasting: [String] = []
    var (used, isPath) = (String?.none, false)
    for (index, word) in arguments.enumerated() {
      if word == "--" {
        lasting += arguments[index...]
        break
      }
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      if isPath {
        used = absolute(word)
        lasting.append(absolute(word))
      } else if parts.count == 2, Self.paths.contains(parts[0]) {
        used = absolute(parts[1])
        lasting.append("\(parts[0])=\(absolute(parts[1]))")
      } else {
        lasting.append(word)
      }
      isPath = !isPath && Self.paths.contains(word)
    }
    let isOfService = service.map { ($0.store == (used ?? store.map(absolute))) } ?? false
    self.service = isOfService ? service : nil
    // Inserted after the name of the command.
    if used == nil, !isPath, let store, !lasting.isEmpty {
      lasting.insert(contentsOf: ["--store", absolute(store)], at: 1)
    }
    self.arguments = lasting
  }

  /// True if the store belongs to the service of the system.
  public var isOfService: Bool { service != nil }
  /// Starts the service, or starts it again.
  public static let serviceStart = "sudo systemctl restart dailve"
  public static let serviceStop = "sudo systemctl stop dailve"

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

  /// The command with a list of values. A service is started by the system and not by `serve`; it has its store and
  /// ports from its configuration.
  public func line(_ words: StaticString, _ values: [String], carrying carried: [String]) -> String {
    guard let service else {
      return (["dailve", words.description] + values.map(Self.quoted) + given(carried)).joined(separator: " ")
    }
    if words.description == "serve" { return Self.serviceStart }
    let rest = given(carried.filter { !Self.paths.contains($0) })
    return ([service.program, words.description] + values.map(Self.quoted) + rest).joined(separator: " ")
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
