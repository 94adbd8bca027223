/// The text of a configuration file: lines `option = value`, empty lines and comments that begin with `#`.
///
/// Lines that are not changed stay as they are, to the byte.
package struct ConfigurationText: Sendable, Equatable {
  package struct Setting: Sendable, Equatable {
    /// Small letters, digits and hyphens.
    package let name: String
    /// Not empty, without control characters.
    package let value: String
    /// Counted from 1.
    package let line: Int
  }

  /// The longest text in bytes. The longest list of options that makes sense has a hundredth of it.
  package static let mostBytes = 1 << 16

  private var lines: [String]

  /// - Throws: `ConfigurationDefect` for the first line that is none of the three.
  package init(_ bytes: some Collection<UInt8>) throws(ConfigurationDefect) {
    guard bytes.count <= Self.mostBytes else { throw ConfigurationDefect(line: 1, kind: .tooLong) }
    lines = []
    for bytes in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      guard let line = String(validating: bytes, as: UTF8.self) else {
        throw ConfigurationDefect(line: lines.count + 1, kind: .notText)
      }
      lines.append(line)
      _ = try Self.setting(line, lines.count)
    }
    // The text ends with the end of its last line.
    if lines.last?.isEmpty == true { lines.removeLast() }
  }

  /// In the order of the file. A name may occur several times.
  package var settings: [Setting] {
    lines.enumerated().compactMap { index, line in
      // Every line was checked when it was read, and those of ours are well-formed.
      (try? Self.setting(line, index + 1)).flatMap(\.self)
    }
  }

  package func values(of name: String) -> [String] { settings.filter { $0.name == name }.map(\.value) }

  /// Gives an option these values, in the places of its lines as far as there are any, else at the end.
  package mutating func set(_ name: String, to values: [String]) {
    var rest = values.filter { Self.isValue($0) }[...]
    var result: [String] = []
    for (index, line) in lines.enumerated() {
      guard let setting = (try? Self.setting(line, index + 1)).flatMap(\.self), setting.name == name else {
        result.append(line)
        continue
      }
      // A line that says the same keeps its spaces.
      guard let value = rest.popFirst() else { continue }
      result.append(setting.value == value ? line : "\(name) = \(value)")
    }
    lines = result + rest.map { "\(name) = \($0)" }
  }

  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// True for a value that a line can hold.
  package static func isValue(_ value: String) -> Bool {
    !value.isEmpty && trimmed(value) == value && !value.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
  }

  /// - Returns: `nil` for an empty line and a comment.
  private static func setting(_ line: String, _ number: Int) throws(ConfigurationDefect) -> Setting? {
    let content = trimmed(line)
    if content.isEmpty || content.utf8.first == UInt8(ascii: "#") { return nil }
    guard let sign = content.utf8.firstIndex(of: UInt8(ascii: "=")) else {
      throw ConfigurationDefect(line: number, kind: .noEquals)
    }
    let name = trimmed(String(content[..<sign]))
    guard !name.isEmpty, name.utf8.allSatisfy(ofNames.contains) else {
      throw ConfigurationDefect(line: number, kind: .noName)
    }
    let value = trimmed(String(content[content.utf8.index(after: sign)...]))
    guard !value.isEmpty else { throw ConfigurationDefect(line: number, kind: .noValue) }
    guard isValue(value) else { throw ConfigurationDefect(line: number, kind: .notText) }
    return Setting(name: name, value: value, line: number)
  }

  private static let ofNames = Set("abcdefghijklmnopqrstuvwxyz0123456789-".utf8)

  /// Without spaces, tabs and the return of Windows' line ends around it.
  private static func trimmed(_ text: String) -> String {
    let spaces: [Unicode.Scalar] = [" ", "\t", "\r"]
    let start = text.unicodeScalars.drop { spaces.contains($0) }
    let count = start.reversed().prefix { spaces.contains($0) }.count
    return String(start.dropLast(count))
  }
}

/// The first line of a configuration file that cannot be read.
package struct ConfigurationDefect: Error, Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case tooLong
    /// Not UTF-8, or with control characters.
    case notText
    case noEquals
    /// The words before the equals sign cannot be the name of an option.
    case noName
    case noValue
  }

  /// Counted from 1.
  package let line: Int
  package let kind: Kind
}
