internal import DailveDomain
internal import DailveScores

/// Derives nights from sleep records.
struct NightDerivation: Sendable {
  let timeline: ZoneTimeline
  let origins: OriginIndex
  let rules: CountingRules
  /// Sources that the person chose, by day.
  let choices: [CivilDay: Int]

  /// Instants at which sleep of a night near the days of `run` may begin.
  static func span(_ run: ClosedRange<Int>) -> Range<Instant> {
    Instant(utcDay: run.lowerBound - 4)..<Instant(utcDay: run.upperBound + 5)
  }

  /// - Parameters:
  ///   - run: UTC days on which sleep records changed.
  ///   - readings: The readings of the span around those days.
  func derive(_ run: ClosedRange<Int>, _ readings: [Reading]) -> DerivedNights {
    let days =
      timeline.day(at: Instant(utcDay: run.lowerBound)) - 1...timeline.day(at: Instant(utcDay: run.upperBound + 1) - 1)
      + 1
    var clock = DayClock(timeline)
    var records: [SleepMerge.Sample] = []
    for reading in readings {
      guard let stage = Int(exactly: reading.value).flatMap(SleepStage.init),
        reading.duration <= SampleSpan.longestSleep
      else { continue }
      let end = reading.start + reading.duration
      let entry = origins[reading.origin]
      records.append(
        SleepMerge.Sample(
          start: reading.start, end: end, stage: stage, source: entry.place,
          rank: rules.rank(reading.source, origins.rank(ofSource: reading.source)),
          startOffset: entry.zone?.offset(at: reading.start) ?? clock.offset(at: reading.start),
          endOffset: entry.zone?.offset(at: end) ?? clock.offset(at: end)))
      if let last = records.indices.last, entry.pushed == .day, stage == .unspecified {
        // `SleepReader` lets a length without times start at the day's midnight.
        records[last].isTimed = records[last].start.clockMinutes(offset: records[last].startOffset) != 0
      }
    }
    let nights = SleepMerge.nights(
      records, choices: choices.compactMapValues { origins.places[$0] }, sourceName: origins.name(ofPlace:))
    return DerivedNights(days: days, nights: nights.filter { days.contains($0.day) })
  }
}

/// Nights that replace those of `days`.
struct DerivedNights: Sendable {
  var days: ClosedRange<CivilDay>
  var nights: [SleepNight]
}
