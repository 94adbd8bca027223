/// A language of the app.
public enum Language: String, Sendable, CaseIterable, Codable {
  case en, ko

  /// The first supported language of an `Accept-Language` header, else English.
  public init(acceptLanguage header: String?) {
    self = AcceptedLanguages(header).tags.compactMap { Language(rawValue: String($0.prefix(2))) }.first ?? .en
  }

  public subscript(_ key: TextKey) -> String {
    switch self {
    case .en: key.en
    case .ko: key.ko
    }
  }

  /// The text with values inserted at `{0}`, `{1}`, ... A place with two words becomes the one that fits the value: in
  /// English `{0|day|days}` is the first for "1" and the second otherwise; in Korean `{0|과|와}` is the particle that
  /// follows the sound of the value.
  public func callAsFunction(_ key: TextKey, _ values: String...) -> String {
    var result = ""
    // Works on bytes, because a page has hundreds of these texts and the marks are ASCII.
    var rest = self[key].utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")), let close = rest[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      result += Substring(rest[..<open])
      let place = rest[rest.index(after: open)..<close]
      defer { rest = rest[rest.index(after: close)...] }
      // Nearly every mark is one digit.
      if place.count == 1, let index = Substring(place).first?.wholeNumberValue, values.indices.contains(index) {
        result += values[index]
        continue
      }
      let parts = place.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map(Substring.init)
      if let index = parts.first.flatMap({ Int($0) }), values.indices.contains(index) {
        result += parts.count == 3 ? fitting(String(parts[1]), String(parts[2]), values[index]) : values[index]
      } else {
        result += Substring(rest[open...close])
      }
    }
    return result + Substring(rest)
  }

  private func fitting(_ first: String, _ second: String, _ value: String) -> String {
    self == .ko ? KoreanReading.particle(first, second, after: value) : value == "1" ? first : second
  }
}

extension Substring {
  func trimmingSpaces() -> Substring {
    var result = self
    while result.first == " " { result.removeFirst() }
    while result.last == " " { result.removeLast() }
    return result
  }
}

/// The languages of an `Accept-Language` header, in order of preference (RFC 9110, 12.5.4).
struct AcceptedLanguages {
  /// In lower case: "en-gb".
  let tags: [String]

  init(_ header: String?) {
    let wanted = (header ?? "").split(separator: ",").map { entry -> (tag: String, weight: Double) in
      let fields = entry.split(separator: ";").map { $0.trimmingSpaces() }
      let weight = fields.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      return (String(fields.first ?? "").lowercased(), weight)
    }
    tags = wanted.filter { $0.weight > 0 && !$0.tag.isEmpty }.sorted { $0.weight > $1.weight }.map(\.tag)
  }
}

extension String {
  /// With a capital first letter; Korean text stays as it is.
  public var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
