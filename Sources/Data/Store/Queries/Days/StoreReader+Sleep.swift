package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func sleepTimes(in days: ClosedRange<CivilDay>) throws -> [SleepTime] {
    let rows = try RawStatement(
      cachedBy: db,
      "SELECT day, fell_asleep, span, asleep FROM night WHERE in_bed_only = 0 AND day BETWEEN ? AND ? ORDER BY day")
    rows.bind(days.lowerBound.number, at: 1)
    rows.bind(days.upperBound.number, at: 2)
    var times: [SleepTime] = []
    while try rows.step() {
      times.append(
        SleepTime(
          day: CivilDay(number: rows.int(0)), span: SleepNight.span(from: rows.instant(1), minutes: rows.double(2)),
          asleep: rows.double(3)))
    }
    return times
  }

  package func nights(in days: ClosedRange<CivilDay>, segments: Bool) throws -> [SleepNight] {
    let columns = NightRow.columns + (segments ? ", segments" : "")
    return try Row.fetchAll(
      db.cachedStatement(sql: "SELECT \(columns) FROM night WHERE day BETWEEN ? AND ? ORDER BY day"),
      arguments: [days.lowerBound.number, days.upperBound.number]
    ).map { NightRow($0).night }
  }

  package func sleepStretches(in span: Range<Instant>) throws -> [SleepStretch] {
    guard let type = try TypeTable.number(of: HealthType.sleepAnalysis, db) else { return [] }
    let origins = try origins()
    var loader = try ReadingLoader(db, type: type, name: HealthType.sleepAnalysis, origins: origins)
    // Read a whole night on either side, because a phone may have sent sums of it.
    let around = 2 * SampleSpan.longestSleep
    let readings = try loader.readings(in: span.lowerBound - around..<span.upperBound + around)
    return readings.compactMap { reading in
      let own = reading.start..<reading.start + reading.duration
      guard reading.duration <= SampleSpan.longestSleep, own.upperBound > span.lowerBound,
        own.lowerBound < span.upperBound,
        let stage = Int(exactly: reading.value).flatMap(SleepStage.init)
      else { return nil }
      return SleepStretch(source: origins.sourceNames[reading.source] ?? "", span: own, stage: stage)
    }
  }

  package func nightSource(of day: CivilDay) throws -> String? {
    if let waits = try waitingNightSource(of: day) { return waits }
    return try String.fetchOne(
      db.cachedStatement(
        sql: "SELECT name FROM night_source JOIN source ON source.id = night_source.source WHERE day = ?"),
      arguments: [day.number])
  }
}
