package import DailveDomain
internal import GRDB

extension HealthStore: HRVQuerying {
  package func hrvSamples(in days: ClosedRange<CivilDay>) async throws(StorageError) -> [HRVSample] {
    let zones = zones
    return try await read { db in
      guard let type = try Self.number(ofType: Metric.hrv.traits.type, db) else { return [] }
      let timeline = try TimelineLoader(zones: zones).load(db)
      let origins = try OriginIndex(db, zones: zones)
      var loader = try ReadingLoader(db, type: type, name: Metric.hrv.traits.type, origins: origins)
      var clock = DayClock(timeline)
      var samples: [HRVSample] = []
      // Local days reach at most 14 hours over the UTC days to each side.
      let range = (days.lowerBound.number - 1) * 86_400..<(days.upperBound.number + 2) * 86_400
      for reading in try loader.readings(in: range) {
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
