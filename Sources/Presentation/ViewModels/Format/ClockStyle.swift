/// How a person reads the time of day.
public enum ClockStyle: String, Sendable, CaseIterable {
  case twelveHours = "12"
  case twentyFourHours = "24"

  /// What is usual where the browser's first language is spoken: twelve hours in the places listed, and where a language comes
  /// without its place in English (as in the United States) and Korean.
  ///
  /// Preferred hour cycles: Unicode CLDR 44, supplemental data, "timeData", entries that prefer `h`; the larger places.
  public init(acceptLanguage header: String?) {
    guard let tag = AcceptedLanguages(header).tags.first else {
      self = .twentyFourHours
      return
    }
    let parts = tag.split(separator: "-")
    let place = parts.dropFirst().last { $0.utf8.count == 2 }
    let usesTwelve =
      place.map { Self.twelveHourPlaces.contains($0.uppercased()) } ?? ["en", "ko"].contains(parts.first)
    self = usesTwelve ? .twelveHours : .twentyFourHours
  }

  private static let twelveHourPlaces: Set<String> = [
    "US", "CA", "AU", "NZ", "IN", "PK", "BD", "PH", "SG", "MY", "HK", "TW", "KR", "KP", "EG", "SA", "AE", "JO", "KW",
    "QA",
    "CO", "PR", "JM",
  ]
}

/// The languages of an `Accept-Language` header, the most wanted first (RFC 9110, 12.5.4).
struct AcceptedLanguages {
  /// In lower case, as in "en-gb".
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
