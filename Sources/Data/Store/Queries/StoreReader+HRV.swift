package import DailveDomain
internal import GRDB

extension StoreReader {
  package func hrvSamples(in days: ClosedRange<CivilDay>) throws -> [HRVSample] {
    guard let type = try TypeTable.number(of: Metric.hrv.traits.type, db) else { return [] }
    let timeline = try timeline()
    let origins = try origins()
    var loader = try ReadingLoader(db, type: type, name: Metric.hrv.traits.type, origins: origins)
    var clock = DayClock(timeline)
    var samples: [HRVSample] = []
    // Local days extend at most 14 hours beyond UTC days on each side.
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
