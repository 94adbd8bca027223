internal import ArgumentParser
internal import DailveDomain
internal import DailveImporting
internal import DailveTransfer

/// A configuration file at a path.
struct ConfigurationFile {
  let path: String
  let text: ConfigurationText

  /// - Throws: `ImportSourceError` for a file that cannot be read, `ValidationError` for one that is not in the form.
  init(_ path: String) throws {
    // One byte more than is allowed shows that the file is too long.
    let bytes = try NamedFile.contents(path, upTo: ConfigurationText.mostBytes + 1)
    do {
      text = try ConfigurationText(bytes)
    } catch {
      throw Self.problem(path, [error.line], Self.sentence(error.kind))
    }
    self.path = path
  }

  init(_ path: String, _ text: ConfigurationText) { (self.path, self.text) = (path, text) }

  /// The path that a command line of `serve` gives with --configuration; `nil` if it gives none.
  static func path(in words: [String]) -> String? {
    guard words.first == "serve" else { return nil }
    var (result, isNext) = (String?.none, false)
    for word in words.prefix(while: { $0 != "--" }) {
      if isNext { result = word }
      isNext = !isNext && word == "--configuration"
      if word.hasPrefix("--configuration=") { result = String(word.dropFirst("--configuration=".count)) }
    }
    return result.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// A mistake in the file is wrong use, as one on the command line is, because a person wrote both.
  ///
  /// - Parameter lines: Empty if the problem has no place.
  static func problem(_ path: String, _ lines: [Int], _ sentence: String) -> ValidationError {
    let numbers = lines.map { "\($0)" }.joined(separator: ", ")
    let place = lines.isEmpty ? "" : lines.count == 1 ? ", line \(numbers)" : ", lines \(numbers)"
    return ValidationError("\(path.printable)\(place): \(sentence)")
  }

  private static func sentence(_ kind: ConfigurationDefect.Kind) -> String {
    switch kind {
    case .tooLong: "The file is too long. A configuration has at most \(ConfigurationText.mostBytes) bytes."
    case .notText: "This is not text in UTF-8, or has control characters."
    case .noEquals: "Write `option = value`, or begin a comment with #."
    case .noName: "Before = stands the name of an option of `dailve serve`, in small letters and without --."
    case .noValue: "The value after = is missing. To leave the option out, begin the line with #."
    }
  }
}
