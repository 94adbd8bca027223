internal import DailveDomain
package import DailveScores
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
    let range = Instant(midnightOf: days.lowerBound - 1)..<Instant(midnightOf: days.upperBound + 2)
    for reading in try loader.readings(in: range) {
      let offset =
        origins[reading.origin].zone?.offset(at: reading.start) ?? clock.offset(at: reading.start)
      let sample = HRVSample(start: reading.start, value: reading.value, offset: offset)
      if days.contains(sample.day) { samples.append(sample) }
    }
    return samples
  }
}
