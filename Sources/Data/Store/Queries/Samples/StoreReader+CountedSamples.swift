package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func countedSamples(of type: String, in interval: Range<Instant>) throws -> [CountedSample] {
    guard let number = try TypeTable.number(of: type, db) else { return [] }
    let origins = try origins()
    var loader = try ReadingLoader(db, type: number, name: type, origins: origins)
    return try loader.readings(in: interval).map { reading in
      let start = reading.start
      return CountedSample(
        span: start..<max(start, start + reading.duration), value: reading.value,
        source: origins.sourceNames[reading.source] ?? "")
    }
  }
}
