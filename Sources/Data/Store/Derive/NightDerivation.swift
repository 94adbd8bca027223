internal import DailveDomain
internal import GRDB

/// Nights from sleep records.
struct NightDerivation {
  let db: Database
  let type: Int
  let timeline: ZoneTimeline
  let origins: OriginIndex

  /// - Parameter run: UTC days on which sleep records changed.
  func derive(_ run: ClosedRange<Int>) throws -> DerivedNights {
    let days =
      timeline.day(at: run.lowerBound * 86_400).number - 1...timeline.day(at: run.upperBound * 86_400 + 86_399).number
      + 1
    let rows = try RawStatement(
      db, "SELECT start, source, duration, value, origin FROM sample WHERE type = ? AND start >= ? AND start < ?")
    rows.bind(type, at: 1)
    rows.bind((run.lowerBound - 4) * 86_400, at: 2)
    rows.bind((run.upperBound + 5) * 86_400, at: 3)
    var clock = DayClock(timeline)
    var records: [SleepMerge.Record] = []
    while try rows.step() {
      guard rows.isNumber(3), let stage = Int(exactly: rows.double(3)).flatMap(SleepStage.init) else { continue }
      let start = rows.int(0)
      let end = start + rows.int(2)
      let entry = origins.entries[rows.int(4)]
      let record = SleepMerge.Record(
        start: start, end: end, stage: stage, source: rows.int(1), kind: entry.kind,
        startOffset: entry.zone?.offset(at: start) ?? clock.offset(at: start),
        endOffset: entry.zone?.offset(at: end) ?? clock.offset(at: end))
      if records.last != record { records.append(record) }
    }
    let nights = SleepMerge.nights(records, sourceName: { origins.sourceNames[$0] ?? "" })
    return DerivedNights(days: days, nights: nights.filter { days.contains($0.day.number) })
  }
}

/// Nights that replace those of `days`.
struct DerivedNights {
  var days: ClosedRange<Int>
  var nights: [SleepNight]
}
