package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func statistics(of type: String, in intervals: [Range<Instant>]) throws -> [Statistics?] {
    guard var loader = try StatisticsLoader(db, type: type, zones: zones) else { return intervals.map { _ in nil } }
    return try intervals.map { try loader.statistics(in: $0) }
  }
}

/// Reads the inputs of statistics of one type.
private struct StatisticsLoader {
  private let type: String
  private let longest: Int
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
    self.type = type
    longest = TypeTable.reach(row["longest"])
    loader = try ReadingLoader(db, type: row["id"], name: type, origins: try OriginIndex(db, zones: zones))
    accepted = HealthType.acceptedReadings(type)
  }

  mutating func statistics(in interval: Range<Instant>) throws -> Statistics? {
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
      return QuantityReading(
        start: reading.start, end: reading.start + reading.duration, value: value,
        source: origins[reading.origin].device,
        rank: rules.rank(reading.source, origins[reading.origin].rank),
        range: reading.range?.clamped(to: accepted), isContinued: reading.isContinued)
    }
    return Statistics(of: readings, in: interval, type: type, sourceName: origins.name(ofDevice:))
  }
}
