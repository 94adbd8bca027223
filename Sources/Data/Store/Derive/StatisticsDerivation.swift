internal import DailveDomain
internal import GRDB

/// Daily statistics of one type, merged over sources and by source.
struct StatisticsDerivation {
  let db: Database
  let type: Int
  let name: String
  let longest: Int
  let timeline: ZoneTimeline
  let origins: OriginIndex

  /// A day under construction.
  private final class Bucket {
    var total = DailyAccumulator()
    var sources: [(source: Int, accumulator: DailyAccumulator)] = []
    var pieces: [SourceMerge.Piece] = []

    @inline(__always)
    func add(_ value: Double, at instant: Int, source: Int) {
      total.add(value, at: instant)
      if let index = sources.firstIndex(where: { $0.source == source }) {
        sources[index].accumulator.add(value, at: instant)
      } else {
        var accumulator = DailyAccumulator()
        accumulator.add(value, at: instant)
        sources.append((source, accumulator))
      }
    }
  }

  /// - Parameter run: UTC days on which samples changed. Every local day that they can touch is computed anew.
  func derive(_ run: ClosedRange<Int>) throws -> DerivedStatistics {
    let days =
      timeline.day(at: run.lowerBound * 86_400).number - 1...timeline.day(at: run.upperBound * 86_400 + 86_399).number
      + 1
    let rows = try RawStatement(
      db, "SELECT start, source, duration, value, origin FROM sample WHERE type = ? AND start >= ? AND start < ?")
    rows.bind(type, at: 1)
    rows.bind((run.lowerBound - 3) * 86_400 - longest, at: 2)
    rows.bind((run.upperBound + 4) * 86_400, at: 3)
    var result = DerivedStatistics(days: days)
    try scan(rows, into: &result)
    return result
  }

  private func scan(_ rows: RawStatement, into result: inout DerivedStatistics) throws {
    let cumulative = HealthType.isCumulative(name)
    let category = HealthType.isCategory(name)
    let range = MetricTraits.metric(ofType: name)?.traits.range
    let accepted = cumulative ? 0...Double.infinity : range ?? -Double.infinity...Double.infinity
    let conversions = origins.conversions(to: name)
    var clock = DayClock(timeline)
    var open: [Int: Bucket] = [:]
    var lastDay = Int.min
    var lastBucket = Bucket()
    var previous = (start: Int.min, source: 0, duration: 0, value: 0.0)

    func bucket(_ day: Int) -> Bucket {
      if day == lastDay { return lastBucket }
      if day > lastDay, lastDay != .min {
        for old in open.keys.sorted() where old < day - 2 {
          if let full = open.removeValue(forKey: old) { finish(old, full, cumulative, &result) }
        }
      }
      let found = open[day] ?? Bucket()
      open[day] = found
      (lastDay, lastBucket) = (day, found)
      return found
    }

    while try rows.step() {
      guard category || rows.isNumber(3) else { continue }
      let start = rows.int(0)
      let source = rows.int(1)
      let duration = rows.int(2)
      guard duration >= 0 else { continue }
      let origin = rows.int(4)
      let value = category ? Double(duration) / 60 : conversions[origin](rows.double(3))
      // The same reading with another creation date, version or unit is one reading.
      if start == previous.start, source == previous.source, duration == previous.duration,
        (value - previous.value).magnitude <= 1e-6 * value.magnitude
      {
        continue
      }
      previous = (start, source, duration, value)
      guard accepted.contains(value) else { continue }
      let entry = origins.entries[origin]
      if let zone = entry.zone {
        let day = zone.day(at: start).number
        let target = bucket(day)
        target.add(value, at: start, source: source)
        if cumulative {
          target.pieces.append(
            SourceMerge.Piece(
              start: start, end: start + duration, value: value, rank: entry.kind.rawValue, source: source))
        }
        continue
      }
      let day = clock.day(at: start)
      let target = bucket(day)
      guard cumulative else {
        target.add(value, at: start, source: source)
        continue
      }
      // A sample across midnight counts on both days, by its share of time on each.
      let end = start + duration
      var from = start
      while true {
        let to = min(end, duration == 0 ? end : clock.nextBoundary(after: from))
        let share = duration == 0 ? value : value * Double(to - from) / Double(duration)
        let part = bucket(clock.day(at: from))
        part.add(share, at: start, source: source)
        part.pieces.append(
          SourceMerge.Piece(start: from, end: to, value: share, rank: entry.kind.rawValue, source: source))
        if to >= end { break }
        from = to
      }
    }
    for day in open.keys.sorted() {
      if let full = open[day] { finish(day, full, cumulative, &result) }
    }
  }

  private func finish(_ day: Int, _ bucket: Bucket, _ cumulative: Bool, _ result: inout DerivedStatistics) {
    guard result.days.contains(day) else { return }
    let merged = cumulative ? SourceMerge.total(bucket.pieces) : nil
    if let statistics = bucket.total.statistics(day: day, merged: merged) { result.merged.append(statistics) }
    for (source, accumulator) in bucket.sources {
      if let statistics = accumulator.statistics(day: day) { result.bySource.append((source, statistics)) }
    }
  }
}

/// Rows that replace those of `days`.
struct DerivedStatistics {
  var days: ClosedRange<Int>
  var merged: [DailyStatistics] = []
  var bySource: [(source: Int, statistics: DailyStatistics)] = []

  init(days: ClosedRange<Int>) { self.days = days }
}
