public import DailveScores

/// Everything that the Browse page shows about the data, as values.
public struct Library: Sendable {
  /// The cards that the person pinned.
  public var favourites: [MetricCard]
  /// The metrics of Today that have a value in the last days.
  public var cards: [Metric: MetricCard]
  /// Every type with samples, by identifier.
  public var types: [ListedType]
  /// The newest day of each type, by HealthKit identifier. Unlike a card's value it may be years old.
  public var newest: [String: DailyStatistics]
  public var profile: Profile
  /// The errors of the parts that could not be read, out of `sources` attempts.
  public var failures: [any Error]
  public var sources: Int

  /// The type's value on its newest day: a sum for cumulative types and categories, else an average. Types without a
  /// metric only.
  public func newestValue(of type: String) -> DayValue? {
    newest[type].map { DayValue(day: $0.day, value: HealthType.isSummed(type) ? $0.sum : $0.average) }
  }
}

/// Assembles the data of the Browse page.
public struct ShowLibrary {
  private let reader: any ScoreReading & CatalogueReading

  public init(_ reader: any ScoreReading & CatalogueReading) { self.reader = reader }

  /// - Parameters:
  ///   - moment: The present, if the day is not over.
  ///   - end: The end of the day's sums, if that is not the end of the day.
  /// - Throws: The reader's first error, if nothing at all can be read.
  public func callAsFunction(_ day: CivilDay, at moment: DayMoment?, until end: DayMoment?) throws -> Library {
    let data = try ReadDay(reader)(day, at: moment ?? end)
    var gaps = data.gaps
    let cards = data.cards(ReadDay.signalMetrics + ReadDay.activityMetrics).filter { $0.value != nil }
    return Library(
      favourites: data.cards(data.profile.pinned),
      cards: Dictionary(cards.map { ($0.metric, $0) }, uniquingKeysWith: { first, _ in first }),
      types: gaps.attempt { try reader.listedTypes() } ?? [],
      newest: gaps.attempt { try reader.newestStatistics(onOrBefore: day) } ?? [:], profile: data.profile,
      failures: gaps.failures, sources: gaps.sources)
  }
}
