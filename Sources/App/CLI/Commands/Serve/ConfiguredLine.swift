internal import ArgumentParser
internal import DailveTransfer
internal import Foundation

/// The words of a command line, with those of the file that `serve --configuration` names. What is typed wins.
struct ConfiguredLine {
  /// For the parser.
  let words: [String]
  private let file: ConfigurationFile?

  /// - Parameter typed: Without the name of the program.
  /// - Throws: An error with the file and the line.
  init(_ typed: [String]) throws {
    guard let path = ConfigurationFile.path(in: typed)
    else {
      (words, file) = (typed, nil)
      return
    }
    let file = try ConfigurationFile((path as NSString).expandingTildeInPath)
    let rest = Array(typed.dropFirst())
    words = typed.prefix(1) + (try Self.words(of: file, without: Self.names(in: rest))) + rest
    self.file = file
  }

  /// The `serve` that a file alone describes.
  static func serve(_ file: ConfigurationFile) throws -> ServeCommand {
    do {
      return try ServeCommand.parse(words(of: file, without: []))
    } catch {
      throw located(ServeCommand.message(for: error), in: file) ?? error
    }
  }

  /// An error of the parser with the lines of the file that it is about; other errors as they are.
  func located(_ error: any Error) -> any Error {
    guard let file, ServeCommand.exitCode(for: error) == .validationFailure else { return error }
    return Self.located(ServeCommand.message(for: error), in: file) ?? error
  }

  /// The parser names the options at fault in its sentence.
  private static func located(_ message: String, in file: ConfigurationFile) -> ValidationError? {
    let named = Set(message.matches(of: /--([a-z0-9-]+)/).map { String($0.output.1) })
    let lines = file.text.settings.filter { named.contains($0.name) }.map(\.line)
    return lines.isEmpty ? nil : ConfigurationFile.problem(file.path, lines, message)
  }

  /// The options that a file may have: those of the command itself.
  private static func options() throws -> [String: CommandTree.Argument] {
    let own = ["configuration", "help", "version"]
    var result: [String: CommandTree.Argument] = [:]
    for argument in try CommandTree.of(ServeCommand.self).arguments ?? [] where argument.kind != .positional {
      if let name = argument.longName, !own.contains(name) { result[name] = argument }
    }
    return result
  }

  private static func words(of file: ConfigurationFile, without typed: Set<String>) throws -> [String] {
    let options = try options()
    var words: [String] = []
    var seen: [String: Int] = [:]
    for setting in file.text.settings {
      func problem(_ sentence: String) -> ValidationError {
        ConfigurationFile.problem(file.path, [setting.line], sentence)
      }
      guard let option = options[setting.name] else {
        throw problem("There is no option \(setting.name). `dailve serve --help` lists all; write them without --.")
      }
      if !option.isRepeating, let line = seen.updateValue(setting.line, forKey: setting.name) {
        throw problem("The option \(setting.name) is already in line \(line). Keep one of the two.")
      }
      if option.kind == .flag {
        guard ["true", "false"].contains(setting.value) else {
          throw problem("\(setting.name) takes true or false.")
        }
        if setting.value == "true", !typed.contains(setting.name) { words.append("--\(setting.name)") }
      } else if !typed.contains(setting.name) {
        // Option and value are one word, so that a value may begin with a hyphen.
        words.append("--\(setting.name)=\(setting.value)")
      }
    }
    return words
  }

  /// The long options of a command line, without dashes.
  private static func names(in words: [String]) -> Set<String> {
    Set(
      words.prefix { $0 != "--" }.filter { $0.hasPrefix("--") }.map { word in
        String(word.dropFirst(2).prefix { $0 != "=" })
      })
  }
}
