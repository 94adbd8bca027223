package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func statistics(of type: String, in interval: Range<Instant>, sources: Set<String>?)
    throws
    -> Statistics?
  {
    guard var loader = try StatisticsLoader(db, type: type, zones: zones) else { return nil }
    return try loader.statistics(in: interval, sources: sources)
  }

  package func statistics(of type: String, in intervals: [Range<Instant>]) throws -> [Statistics?] {
    guard var loader = try StatisticsLoader(db, type: type, zones: zones) else { return intervals.map { _ in nil } }
    return try intervals.map { try loader.statistics(in: $0, sources: nil) }
  }

  package func statisticsCollection(
    of type: String, over days: ClosedRange<CivilDay>, by unit: CalendarUnit, firstWeekday: Int
  ) throws -> [(interval: CalendarInterval, statistics: Statistics)] {
    guard var loader = try StatisticsLoader(db, type: type, zones: zones), let span = try loader.days(days) else {
      return []
    }
    let timeline = try timeline()
    return try timeline.intervals(of: span, by: unit, firstWeekday: firstWeekday).compactMap { interval in
      try loader.statistics(in: interval.range, sources: nil).map { (interval, $0) }
    }
  }
}

/// Reads the inputs of statistics of one type.
private struct StatisticsLoader {
  private let db: Database
  private let type: String
  private let longest: Int
  private let number: Int
  private var loader: ReadingLoader
  private let accepted: ClosedRange<Double>

  /// `nil` for a type without samples.
  init?(_ db: Database, type: String, zones: ZoneCatalogue) throws {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT id, longest FROM type WHERE name = ?"), arguments: [type])
    else {
      return nil
    }
    self.db = db
    self.type = type
    longest = TypeTable.reach(row["longest"])
    number = row["id"]
    loader = try ReadingLoader(db, type: number, name: type, origins: try OriginIndex(db, zones: zones))
    accepted = HealthType.acceptedReadings(type)
  }

  /// The part of the days that has samples, so that empty years cost nothing.
  func days(_ wanted: ClosedRange<CivilDay>) throws -> ClosedRange<CivilDay>? {
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT min(month) AS first, max(month) AS last FROM cell WHERE type = ?"),
        arguments: [number]),
      let first: Int = row["first"], let last: Int = row["last"]
    else { return nil }
    let lower = max(wanted.lowerBound, CivilDay(number: MonthNumber.start(first) / 86_400 - 1))
    let upper = min(wanted.upperBound, CivilDay(number: (MonthNumber.end(last) + longest) / 86_400 + 1))
    return lower <= upper ? lower...upper : nil
  }

  mutating func statistics(in interval: Range<Instant>, sources: Set<String>?) throws -> Statistics? {
    let origins = loader.origins
    // Finer readings count throughout a pushed sum, even where it reaches beyond the interval.
    let range = interval.lowerBound - longest..<interval.upperBound + (origins.hasPushes ? longest : 0)
    let rules = loader.rules
    let readings = try loader.readings(in: range).compactMap { reading -> QuantityReading? in
      guard reading.duration <= SampleSpan.longest(of: type) else { return nil }
      let value: Double
      switch HealthType.measure(of: type) {
      case .minutes: value = Double(reading.duration) / 60
      case .hours, .occurrences:
        guard HealthType.isOccurrence(origins[reading.origin].word) else { return nil }
        value = 1
      case nil: value = reading.value
      }
      guard accepted.contains(value) else { return nil }
      if let sources, !sources.contains(origins.sourceNames[reading.source] ?? "") { return nil }
      return QuantityReading(
        start: reading.start, end: reading.start + reading.duration, value: value,
        source: origins[reading.origin].device,
        rank: rules.rank(reading.source, origins[reading.origin].rank),
        range: reading.range?.clamped(to: accepted), isContinued: reading.isContinued)
    }
    return Statistics(of: readings, in: interval, type: type, sourceName: origins.name(ofDevice:))
  }
}
