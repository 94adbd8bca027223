package import DailveDomain
internal import GRDB

extension HealthStore: HRVQuerying {
  package func hrvSamples(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [HRVSample] {
    let zones = zones
    return try await read { db in
      guard let type = try Self.number(ofType: Metric.hrv.traits.type, db) else { return [] }
      let timeline = try TimelineLoader(zones: zones).load(db)
      // Local days reach at most 14 hours over the UTC days to each side.
      let range = (days.lowerBound.number - 1) * 86_400..<(days.upperBound.number + 2) * 86_400
      let rules = try ReadingRules(db, type: type, range: range)
      guard !rules.isOff else { return [] }
      var clock = DayClock(timeline)
      var samples: [HRVSample] = []
      var last: Reading?
      let origins = try OriginIndex(db, zones: zones)
      let conversions = origins.conversions(to: Metric.hrv.traits.type)
      // The order of the key: readings that repeat one another are neighbours.
      let rows = try RawStatement(
        db,
        "SELECT \(SampleKey.columns) FROM sample WHERE type = \(type) AND start >= \(range.lowerBound) AND start < \(range.upperBound)"
      )
      while try rows.step() {
        let stored = Reading(
          start: rows.int(1), source: rows.int(2), duration: rows.int(3),
          value: conversions[rows.int(5)](rows.double(4)), origin: rows.int(5))
        guard rows.isNumber(4), rules.counts(stored.source),
          !(rules.needsKey && rules.isSuperseded(SampleKey(rows))), !stored.repeats(last)
        else { continue }
        last = stored
        guard let reading = rules.applied(stored) else { continue }
        let offset =
          origins[reading.origin].zone?.offset(at: reading.start) ?? clock.offset(at: reading.start)
        let day = CivilDay(number: (reading.start + offset).floorDivided(by: 86_400))
        guard days.contains(day) else { continue }
        let seconds = reading.start + offset - day.number * 86_400
        samples.append(
          HRVSample(start: Instant(reading.start), value: reading.value, day: day, clock: Double(seconds) / 60))
      }
      return samples
    }
  }

  /// The store's number of a type; `nil` for one that it has never seen.
  static func number(ofType name: String, _ db: Database) throws -> Int? {
    try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM type WHERE name = ?"), arguments: [name])
  }
}

extension HealthStore {
  package func means(of metric: Metric, in spans: [ClosedRange<Int>]) async throws(StorageError) -> [Double?] {
    try await read { db in
      guard let type = try Self.number(ofType: metric.traits.type, db) else { return spans.map { _ in nil } }
      let first = spans.map(\.lowerBound).min() ?? 0
      let last = spans.map(\.upperBound).max() ?? 0
      let rules = try ReadingRules(db, type: type, range: first..<max(first, last + 1))
      guard !rules.isOff else { return spans.map { _ in nil } }
      let range = metric.traits.range
      let rows = try RawStatement(
        db, "SELECT \(SampleKey.columns) FROM sample WHERE type = \(type) AND start BETWEEN ? AND ?")
      return try spans.map { span in
        rows.bind(span.lowerBound, at: 1)
        rows.bind(span.upperBound, at: 2)
        defer { rows.reset() }
        var sum = 0.0
        var count = 0
        while try rows.step() {
          guard rows.isNumber(4), rules.counts(rows.int(2)) else { continue }
          if rules.needsKey, rules.isSuperseded(SampleKey(rows)) { continue }
          let value = rules.value(rows.double(4), start: rows.int(1), source: rows.int(2), duration: rows.int(3))
          guard let value, range.contains(value) else { continue }
          sum += value
          count += 1
        }
        return count > 0 ? sum / Double(count) : nil
      }
    }
  }
}
