internal import DailveDomain
internal import DailveScores

/// The period over which a sender says it sums and averages its values.
enum PushGrouping {
  case minute, hour, day, week, month, year

  /// The header that Health Auto Export sends. Its values are not documented, so any spelling is read.
  static let header = "automation-aggregation"

  /// Returns `nil` for anything else, such as "none".
  init?(_ text: String?) {
    let word = MetricNames.folded(text ?? "")
    let found = Self.words.first { word.contains($0.word) }
    guard let found else { return nil }
    self = found.aggregation
  }

  private static let words: [(word: String, aggregation: PushGrouping)] = [
    ("minute", .minute), ("hour", .hour), ("day", .day), ("daily", .day), ("week", .week), ("month", .month),
    ("year", .year), ("annual", .year),
  ]

  /// The period of a value at a moment; `nil` if such a period cannot begin then.
  func period(at moment: DateReader.Moment, _ step: Resolution) -> SeriesPeriod? {
    switch self {
    case .minute: step >= .minute ? .known(.minute) : nil
    case .hour: step >= .hour ? .known(.hour) : nil
    case .day: step == .day ? .known(.day) : nil
    case .week: step == .day ? .known(.week) : nil
    case .month: step == .day && moment.day.components.day == 1 ? .known(.month) : nil
    case .year: step == .day ? .tooLong : nil
    }
  }
}

/// The period that the values of a series cover, if their own times do not tell it.
enum SeriesPeriod: Equatable {
  case known(Resolution)
  /// A year, which says nothing about a single day.
  case tooLong
  /// More than a day by an unknown amount.
  case moreThanADay
}
