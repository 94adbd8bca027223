/// Twelve-hour or twenty-four-hour clock.
public enum ClockStyle: String, Sendable, CaseIterable {
  case twelveHours = "12"
  case twentyFourHours = "24"

  /// The usual style for the browser's first language: twelve hours in the listed regions, and for English and Korean
  /// without a region.
  ///
  /// Source: Unicode CLDR 44, supplemental data, "timeData", the larger regions that prefer `h`.
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
