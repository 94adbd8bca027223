package import DailveDomain
package import DailveScores

extension ScoreDocument {
  /// The documents of a range of days, one for each day.
  ///
  /// - Throws: The reader's error.
  package static func of(_ days: ClosedRange<CivilDay>, from reader: any ScoreReading) throws -> [ScoreDocument] {
    let needed = SleepRhythm.needed(for: days)
    let history = try ScoreHistory.of(days, from: reader)
    let nights = try reader.nights(in: needed, segments: true)
    let worn = Set(try reader.daily(.heartRate, in: needed).map(\.day))
    let timeline = try reader.timeline()
    return days.map { day in
      ScoreDocument(history, day: day, rhythm: SleepRhythm(on: day, nights: nights, worn: worn, timeline: timeline))
    }
  }

  /// Narrows the wanted days to those that could have a score: from the first day with data to today, or to the newest day with data if
  /// that is later.
  ///
  /// - Throws: The reader's error.
  package static func scored(_ wanted: ClosedRange<CivilDay>, today: CivilDay, from reader: any ScoreReading) throws
    -> ClosedRange<CivilDay>?
  {
    guard let first = try reader.firstDay(), let newest = try reader.lastDay(onOrBefore: wanted.upperBound) else {
      return nil
    }
    let from = max(wanted.lowerBound, first)
    let to = min(wanted.upperBound, max(today, newest))
    return from <= to ? from...to : nil
  }
}
