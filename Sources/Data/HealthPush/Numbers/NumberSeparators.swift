internal import DailveDomain

/// Decides which mark is the decimal mark in the texts of one delivery. "8.412" alone may be about eight or about eight
/// thousand, so the whole delivery decides: a decimal comma anywhere makes the point a separator of thousands.
struct NumberSeparators {
  private(set) var hasDecimalComma = false

  /// A longer text is not a number.
  private static let longest = 64
  /// Members of a point or document that are not amounts.
  private static let others: Set<String> = [
    "date", "start", "end", "startDate", "endDate", "time", "timestamp", "datetime", "source", "name", "id", "units",
    "unit", "type", "version", "appVersion", "device", "timezone",
  ]

  mutating func note(_ value: JSONValue, of key: String = "") {
    guard !hasDecimalComma, !Self.others.contains(key) else { return }
    switch value {
    case .string(let text):
      for line in text.split(whereSeparator: \.isNewline) { note(line) }
    case .array(let array): for element in array { note(element) }
    case .object(let object): for member in object.members { note(member.value, of: member.key) }
    case .null, .bool, .number: break
    }
  }

  mutating func note(_ text: some StringProtocol) {
    guard !hasDecimalComma, text.utf8.count <= Self.longest, text.contains(",") || text.contains(".") else { return }
    hasDecimalComma = Self.numbers(in: Substring(text)).contains { Figures($0).provesComma }
  }

  /// The value with its numbers as a program writes them, if the delivery has decimal commas.
  func plain(_ value: JSONValue, of key: String = "") -> JSONValue {
    guard hasDecimalComma, !Self.others.contains(key) else { return value }
    switch value {
    case .string(let text): return .string(plain(text))
    case .array(let array): return .array(array.map { plain($0) })
    case .object(let object):
      var result = JSONObject()
      for member in object.members {
        result.add(member.key, plain(member.value, of: member.key))
      }
      return .object(result)
    case .null, .bool, .number: return value
    }
  }

  func plain(_ text: String) -> String {
    guard hasDecimalComma, text.contains(",") || text.contains(".") else { return text }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { line in
      guard line.utf8.count <= Self.longest else { return String(line) }
      var result = ""
      var rest = line
      for number in Self.numbers(in: line) {
        result += rest[..<number.startIndex]
        result += Figures(number).withDecimalComma ?? String(number)
        rest = rest[number.endIndex...]
      }
      return result + rest
    }.joined(separator: "\n")
  }

  /// The runs of digits, points and commas in a text that begins with one; empty for a date or a time.
  private static func numbers(in text: Substring) -> [Substring] {
    guard let first = text.first(where: { !$0.isWhitespace && !WesternDigits.isMark($0) }),
      first.isNumber || "+-\u{2212}.,".contains(first), !text.contains(where: { ":/".contains($0) }),
      text.drop(while: { !$0.isNumber }).firstIndex(of: "-") == nil
    else { return [] }
    return text.split { !($0.isNumber || $0 == "." || $0 == ",") }.compactMap { run in
      var run = run
      // A point after the last digit ends a sentence or an abbreviation and does not belong to the number.
      while let last = run.last, !last.isNumber { run.removeLast() }
      return run.isEmpty ? nil : run
    }
  }
}

/// A run of digits with points and commas between them.
private struct Figures {
  /// The number of digits in each group between separators.
  private let groups: [Int]
  private let firstIsZero: Bool
  private let separators: [Character]
  private let text: Substring

  init(_ text: Substring) {
    self.text = text
    groups = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }.map(\.count)
    separators = text.filter { $0 == "." || $0 == "," }.map { $0 }
    firstIsZero = text.first?.wholeNumberValue == 0
  }

  /// True if every separator is the same and a group of three digits follows each.
  private func isGrouped(_ separators: ArraySlice<Character>) -> Bool {
    guard let first = groups.first, (1...3).contains(first), !firstIsZero else { return false }
    return separators.allSatisfy { $0 == separators.first }
      && groups.dropFirst().prefix(separators.count).allSatisfy { $0 == 3 }
  }

  /// True if the comma can only be a decimal mark.
  var provesComma: Bool {
    guard let last = separators.last else { return false }
    if separators.count == 1 { return last == "," && !isGrouped(separators[...]) }
    if last == "," { return separators.dropLast().allSatisfy { $0 == "." } && isGrouped(separators.dropLast()) }
    return separators.allSatisfy { $0 == "." } && isGrouped(separators[...])
  }

  /// The digits, read with a decimal comma and written with a decimal point; `nil` if they cannot have one.
  var withDecimalComma: String? {
    let whole = separators.last == "," ? separators.dropLast() : separators[...]
    guard !separators.isEmpty, whole.allSatisfy({ $0 == "." }), whole.isEmpty || isGrouped(whole) else { return nil }
    return text.filter { $0 != "." }.replacing(",", with: ".")
  }
}
