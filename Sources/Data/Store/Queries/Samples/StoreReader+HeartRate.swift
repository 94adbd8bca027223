package import DailveDomain
package import DailveScores
internal import Foundation
internal import GRDB

extension StoreReader {
  package func means(of metric: Metric, in spans: [ClosedRange<Instant>]) throws -> [Double?] {
    guard let type = try TypeTable.number(of: metric.traits.type, db) else { return spans.map { _ in nil } }
    // The rules of all statistics apply: repeats count once, in one unit, and only readings that count are used.
    var loader = try ReadingLoader(
      db, type: type, name: metric.traits.type, origins: try origins())
    let range = metric.traits.range
    return try spans.map { span in
      let values = try loader.readings(in: span.lowerBound..<span.upperBound + 1).lazy.map(\.value)
      return RobustStatistics.mean(values.filter { range.contains($0) })
    }
  }

  package func sustainedMaxima(in days: ClosedRange<CivilDay>) throws -> [DayValue] {
    let rows = try RawStatement(
      cachedBy: db, "SELECT day, value FROM sustained_heart_rate WHERE day BETWEEN ? AND ? ORDER BY day")
    rows.bind(days.lowerBound.number, at: 1)
    rows.bind(days.upperBound.number, at: 2)
    var values: [DayValue] = []
    while try rows.step() { values.append(DayValue(day: rows.day(0), value: rows.double(1))) }
    return values
  }

  package func workoutHeartRates(in days: ClosedRange<CivilDay>) throws -> [WorkoutHeartRate] {
    let rows = try RawStatement(
      cachedBy: db,
      "SELECT start, stop, held FROM workout_heart_rate WHERE start >= ? AND start < ? AND length(held) > 0 ORDER BY start, stop"
    )
    rows.bind((days.lowerBound.number - 1) * 86_400, at: 1)
    rows.bind((days.upperBound.number + 2) * 86_400, at: 2)
    var heartRates: [WorkoutHeartRate] = []
    while try rows.step() {
      heartRates.append(
        WorkoutHeartRate(
          span: rows.instant(0)..<max(rows.instant(0), rows.instant(1)), held: HeldHeartRateCoding.held(rows.blob(2))))
    }
    return heartRates
  }

  package func recordedEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort] {
    guard let type = try TypeTable.number(of: WorkoutEffort.type, db) else { return [] }
    var loader = try ReadingLoader(
      db, type: type, name: WorkoutEffort.type, origins: try origins())
    let readings = try loader.readings(
      in: Instant(midnightOf: days.lowerBound - 1)..<Instant(midnightOf: days.upperBound + 2))
    return readings.compactMap { reading in
      (0...10).contains(reading.value)
        ? WorkoutEffort(span: reading.start..<reading.start + reading.duration, effort: reading.value) : nil
    }
  }
}

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
