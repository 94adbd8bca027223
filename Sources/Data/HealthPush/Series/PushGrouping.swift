internal import DailveDomain
internal import DailveScores

/// The stretch of time that a sender says its values are sums and averages of.
enum PushGrouping {
  case minute, hour, day, week, month, year

  /// Health Auto Export sends this header. Its values are documented nowhere, so that any spelling is read.
  static let header = "automation-aggregation"

  /// `nil` for anything else, such as "none".
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

  /// Says how long a time a value at a moment is of; `nil` if such a time cannot begin then.
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

/// How long a time the values of a series are of, where their own times do not tell it.
enum SeriesPeriod: Equatable {
  case known(Resolution)
  /// A year, which says nothing of a day.
  case tooLong
  /// More than a day, and nobody knows how much more.
  case moreThanADay
}
