internal import DailveDocuments
internal import DailveDomain
internal import DailveScores

extension Parameter where Value == CivilDay? {
  static func day(_ name: String, _ meaning: String) -> Self {
    Parameter(ParameterField(name: name, place: .query, schema: DayPattern.schema, meaning: meaning)) { text in
      guard let text else { return .value(nil) }
      return CivilDay(accepting: text).map { .value($0) } ?? .wrong
    }
  }

  static var from: Self { day("from", "First day.") }
  static var to: Self { day("to", "Last day. Before `from`, nothing is between them.") }
}

extension Parameter where Value == CivilDay {
  static var dayInPath: Self {
    Parameter(ParameterField(name: "day", place: .path, schema: DayPattern.schema, meaning: "A day.")) { text in
      text.flatMap { CivilDay(accepting: $0) }.map { .value($0) } ?? .wrong
    }
  }
}

extension Parameter where Value == Int {
  /// The maximum number of items per answer.
  static func limit(_ usual: Int = 100, most: Int = 1000) -> Self {
    let schema: LiteralJSON = ["type": "integer", "minimum": 1, "maximum": .whole(most), "default": .whole(usual)]
    return Parameter(
      ParameterField(name: "limit", place: .query, schema: schema, meaning: "How many at most.")
    ) { text in
      guard let text else { return .value(usual) }
      return Digits.number(text).flatMap { (1...most).contains($0) ? .value($0) : nil } ?? .wrong
    }
  }

  static func numberInPath(_ name: String, _ meaning: String) -> Self {
    Parameter(
      ParameterField(
        name: name, place: .path, schema: ["type": "integer", "minimum": 1, "maximum": 9_007_199_254_740_991],
        meaning: meaning)
    ) { text in text.flatMap { Digits.number($0) }.map { .value($0) } ?? .wrong }
  }
}

extension Parameter where Value == String? {
  /// Text of at most `longest` Unicode scalars, without control characters.
  static func text(_ name: String, longest: Int = 200, _ meaning: String) -> Self {
    let schema: LiteralJSON = [
      "type": "string", "minLength": 1, "maxLength": .whole(longest),
      "pattern": #"^[^\u0000-\u001f\u007f-\u009f]*$"#,
    ]
    return Parameter(ParameterField(name: name, place: .query, schema: schema, meaning: meaning)) { text in
      guard let text else { return .value(nil) }
      let isFine =
        (1...longest).contains(text.unicodeScalars.count)
        && text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
      return isFine ? .value(text) : .wrong
    }
  }
}

extension Parameter where Value == String {
  static func name(_ name: String, _ meaning: String) -> Self {
    Parameter(
      ParameterField(name: name, place: .path, schema: ["type": "string", "minLength": 1], meaning: meaning)
    ) { text in text.map { .value($0) } ?? .wrong }
  }
}

extension Parameter where Value == Metric {
  static var metric: Self {
    let names = Metric.allCases.map { LiteralJSON.text($0.rawValue) }
    return Parameter(
      ParameterField(
        name: "metric", place: .path, schema: ["type": "string", "enum": .list(names)],
        meaning: "One of those that `/api/v1/metrics` lists.")
    ) { text in text.flatMap { Metric(rawValue: $0) }.map { .value($0) } ?? .wrong }
  }
}

extension Parameter {
  /// The place at which to continue a list. A cursor from another list is not accepted.
  static func cursor<Place: ListPlace>(of list: String) -> Self where Value == Place? {
    let schema: LiteralJSON = ["type": "string", "pattern": "^[A-Za-z0-9_-]{1,4000}$"]
    return Parameter(
      ParameterField(
        name: "cursor", place: .query, schema: schema,
        meaning: "`next` of the answer before, with the same parameters. One that no answer gave is not found.")
    ) { text in
      guard let text else { return .value(nil) }
      guard ListCursor.isWellFormed(text) else { return .wrong }
      return ListCursor(text, of: list).flatMap { Place(cursorText: $0.place) }.map { .value($0) } ?? .nowhere
    }
  }
}

/// Parses whole numbers as the schema defines them.
enum Digits {
  /// Returns `nil` for anything but digits without leading zeros, and for numbers of 2^53 or more.
  static func number(_ text: String) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), text == "0" || !text.hasPrefix("0"),
      let number = Int(text), number <= 9_007_199_254_740_991
    else { return nil }
    return number
  }
}

/// The days of `CivilDay.accepted` as a pattern, leap years included.
package enum DayPattern {
  package static let text: String = {
    let longMonths = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])"
    let shortMonths = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)"
    let february = "02-(?:0[1-9]|1[0-9]|2[0-8])"
    let later = "0[48]|[2468][048]|[13579][26]"
    let leapYears = "19(?:\(later))|20(?:00|\(later))|21(?:\(later))"
    return "^(?:(?:19|20|21)[0-9]{2}-(?:\(longMonths)|\(shortMonths)|\(february))|(?:\(leapYears))-02-29)$"
  }()

  static let schema: LiteralJSON = ["type": "string", "pattern": .text(text)]
}
