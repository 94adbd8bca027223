package import DailveDomain
internal import GRDB

extension HealthStore: HRVQuerying {
  package func hrvSamples(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [HRVSample] {
    let zones = zones
    return try await read { db in
      let timeline = try TimelineLoader(zones: zones).load(db)
      var clock = DayClock(timeline)
      // Local days reach at most 14 hours over the UTC days to each side.
      let rows = try Row.fetchCursor(
        db,
        sql: """
          SELECT DISTINCT start, sample.source, duration, value, origin.unit, origin.zone FROM sample
          JOIN type ON type.id = sample.type JOIN origin ON origin.id = sample.origin
          WHERE type.name = ? AND start >= ? AND start < ? AND typeof(value) <> 'text'
          ORDER BY start, sample.source, duration, value
          """,
        arguments: [
          Metric.hrv.traits.type, (days.lowerBound.number - 1) * 86_400, (days.upperBound.number + 2) * 86_400,
        ])
      var samples: [HRVSample] = []
      while let row = try rows.next() {
        let start: Int = row["start"]
        let unit: String? = row["unit"]
        let zone: String? = row["zone"]
        let value = (UnitConversion.from(unit ?? "ms", to: "ms") ?? .identity)(row["value"])
        let offset = zone.flatMap { zones.rules($0) }?.offset(at: start) ?? clock.offset(at: start)
        let day = CivilDay(number: (start + offset).floorDivided(by: 86_400))
        guard days.contains(day) else { continue }
        let seconds = start + offset - day.number * 86_400
        samples.append(HRVSample(start: Instant(start), value: value, day: day, clock: Double(seconds) / 60))
      }
      return samples
    }
  }
}

extension HealthStore {
  package func meanHeartRate(in spans: [ClosedRange<Int>]) async throws(StorageError) -> [Double?] {
    try await read { db in
      let type = try Int.fetchOne(
        db, sql: "SELECT id FROM type WHERE name = ?", arguments: [Metric.heartRate.traits.type])
      guard let type else { return spans.map { _ in nil } }
      let range = Metric.heartRate.traits.range
      let statement = try db.cachedStatement(
        sql: """
          SELECT avg(value) FROM sample WHERE type = ? AND start BETWEEN ? AND ?
          AND typeof(value) <> 'text' AND value BETWEEN ? AND ?
          """)
      return try spans.map { span in
        try Double.fetchOne(
          statement,
          arguments: [type, span.lowerBound, span.upperBound, range.lowerBound, range.upperBound])
      }
    }
  }
}
