internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Which of several values for the same time counts, where phones push what they measure: in windows that overlap, repeat, come late
/// and out of order, and in another resolution than before.
///
/// It looks only at what is stored, so that the order of arrival does not matter and undoing a batch restores what was before it:
/// 1. An export takes precedence over pushes for the time that it covers, source by source. A sum, or the average of a heart rate, that reaches
///    beyond that time, and knew more of it, counts for the rest.
/// 2. Of sums that overlap and share a source, the one counts that knew more of their time, then the newest.
/// 3. Single measurements take precedence over sums of a minute, those over sums of an hour, those over a day's total so far, that over sums
///    of a day, and those over a day's share of a week or a month. What adds up keeps the
///    rest of such a sum, and so does the average of a heart rate (`SummaryRemainders`): the minutes of a workout say nothing of the hours
///    around it. Of a sum of an hour or more, what other sources counted is a part too, and the average of a day gives way to their
///    measurements: whoever sends totals seldom measured them. A night counts as it was summed up until its stretches are there (`SummedNights`).
struct PushPrecedence {
  /// Seconds after the end of a sum until which a watch may still have sent something for it [chosen]: whoever knew more of that
  /// time knew better, whoever knew all of it is as good as any later one.
  private static let settling = 2 * 86_400

  private let db: Database
  private let origins: OriginIndex
  private let rules: CountingRules
  private let everyone: SourceMembers
  private let members: SourceMembers
  /// Until when exports have this type of one of the sources of an origin, by the origin's number; only of pushes.
  private let covers: [Int: Int]
  /// Until when exports have this type of any source; `nil` if there is none.
  private let lastCover: Int?
  /// Whether values add up.
  private let isCumulative: Bool
  /// Of values whose average is one over time: those that are plausible.
  private let plausible: ClosedRange<Double>?
  /// Whether a part of a summary's time can be told from the whole.
  private var hasRemainders: Bool { isCumulative || plausible != nil }
  /// Whether one measurement within the time of a summary shows that there are singles.
  private let isCategory: Bool
  private let isSleep: Bool

  /// `nil` while nothing was ever pushed: nothing needs to be asked then.
  init?(_ db: Database, type: Int, name: String, origins: OriginIndex, rules: CountingRules) throws {
    guard origins.hasPushes else { return nil }
    self.origins = origins
    self.rules = rules
    isCumulative = HealthType.isCumulative(name)
    isCategory = HealthType.isCategory(name)
    isSleep = name == HealthType.sleepAnalysis
    plausible = HealthType.averaging(name) == .temporallyWeighted ? HealthType.acceptedReadings(name) : nil
    self.db = db
    members = SourceMembers(origins)
    everyone = SourceMembers(asOne: origins)
    let covers = try Self.covers(type, origins, db)
    lastCover = name == HealthType.heartRate ? covers.values.max() : nil
    self.covers =
      covers.isEmpty
      ? [:]
      : Dictionary(
        uniqueKeysWithValues: origins.pushed.compactMap { origin in
          origins[origin].members.compactMap { covers[$0] }.max().map { (origin, $0) }
        })
  }

  /// The start of the newest sample that an export added, by source. Only the month of the newest is read.
  private static func covers(_ type: Int, _ origins: OriginIndex, _ db: Database) throws -> [String: Int] {
    let months = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT DISTINCT source, month FROM batch_cell JOIN batch ON batch.id = batch_cell.batch
          WHERE type = ? AND kind = 'export' AND undone IS NULL AND (added > 0 OR missing = 0) ORDER BY month DESC
          """), arguments: [type])
    var covers: [String: Int] = [:]
    var found: Set<Int> = []
    for row in months {
      let month: Int = row["month"]
      let source: Int = row["source"]
      // An export may note of a month that it has nothing of it.
      if found.contains(source) { continue }
      let last = try Int.fetchOne(
        db.cachedStatement(
          sql: """
            SELECT max(start) FROM sample JOIN batch ON batch.id = sample.batch
            WHERE type = ? AND start >= ? AND start < ? AND source = ? AND kind = 'export'
            AND (exported IS NULL OR start <= exported)
            """), arguments: [type, MonthNumber.start(month), MonthNumber.end(month), source])
      guard let last else { continue }
      found.insert(source)
      let name = SourceName.matchingForm(origins.sourceNames[source] ?? "")
      covers[name] = max(covers[name] ?? .min, last)
    }
    return covers
  }

  /// Leaves out those readings of devices that others take precedence over.
  ///
  /// - Parameter readings: In the order of their starts, without those that are `isCovered`.
  func keepEffective(_ readings: inout [Reading]) throws {
    guard readings.contains(where: { origins[$0.origin].pushed != nil }) else { return }
    if let lastCover { leaveNamed(&readings, until: Instant(lastCover)) }
    UnendedAmounts.leaveEnded(&readings, origins, isCumulative: isCumulative)
    if isCumulative { DayTotals.leaveLatest(&readings, origins) }
    let horizons = try horizons(readings)
    if hasRemainders, !covers.isEmpty {
      let isUnknown = readings.map { reading in
        covers[reading.origin].map { reading.start.seconds <= $0 && horizons[reading.batch]?.known ?? .max <= $0 }
          ?? false
      }
      readings.keep { !isUnknown[$0] }
    }
    // Single measurements alone need no copy: of a heart rate each five seconds there are hundreds of thousands.
    guard readings.contains(where: isSum) else { return }
    var isOut = olderReadings(readings, horizons)
    readings.keep { !isOut[$0] }
    if isCumulative { return readings = remainders(.sum).standing(readings) }
    isOut = coarserReadings(readings)
    readings.keep { !isOut[$0] }
    if let plausible { readings = remainders(.average(plausible)).standing(readings) }
  }

  private func remainders(_ kind: SummaryRemainders.Kind) -> SummaryRemainders {
    SummaryRemainders(
      kind: kind, resolution: { origins[$0.origin].pushed ?? .single }, members: members, everyone: everyone,
      place: { (rules.rank($0.source, origins[$0.origin].rank), origins[$0.origin].device) },
      lengths: { UnendedAmounts.lengths($0, origins) }, known: known)
  }

  /// Until when an export has all of a pushed reading's source.
  private func known(_ reading: Reading) -> Instant? { covers[reading.origin].map { Instant($0) } }

  // MARK: Exports

  /// Whether an export takes precedence over a reading. Asked before readings that repeat become one: an export's own reading may take the
  /// place of a pushed one, but never be left out for it.
  func isCovered(_ reading: Reading) -> Bool {
    guard let cover = covers[reading.origin], reading.start.seconds <= cover else { return false }
    // What a summary says beyond that, `keepEffective` finds.
    return !hasRemainders || !isSum(reading)
      || (reading.start + reading.duration).seconds <= cover.addingClamped(1)
  }

  /// Seconds around a heart rate within which an export's make it one of theirs.
  private static let near = 60

  /// Leaves out heart rates of a source that no export has, beside those of an export: a push of an older version of the app names its
  /// sender as their source, and not the Watch that measured them.
  private func leaveNamed(_ readings: inout [Reading], until last: Instant) {
    func isNamed(_ reading: Reading) -> Bool {
      origins[reading.origin].pushed != nil && covers[reading.origin] == nil && reading.start <= last
    }
    guard readings.contains(where: isNamed) else { return }
    var isNear = [Bool](repeating: false, count: readings.count)
    var before = Instant.distantPast
    for (index, reading) in readings.enumerated() {
      if origins[reading.origin].pushed == nil { before = reading.start + reading.duration }
      isNear[index] = before >= reading.start - Self.near
    }
    var after = Instant.distantFuture
    for (index, reading) in readings.enumerated().reversed() {
      if origins[reading.origin].pushed == nil { after = reading.start }
      isNear[index] = isNear[index] || after <= reading.start + reading.duration + Self.near
    }
    let isOut = readings.enumerated().map { isNear[$0] && isNamed($1) }
    readings.keep { !isOut[$0] }
  }

  /// Whether a reading speaks for a stretch of time of which finer ones may say more.
  private func isSum(_ reading: Reading) -> Bool {
    guard let resolution = origins[reading.origin].pushed else { return false }
    return resolution.isSummary || resolution == .state && reading.duration > 0
  }

  // MARK: Values for the same time

  private struct Rank: Comparable {
    var known: Int
    /// Of an amount whose time was not over the greater one: it can only have grown, whichever came late. Else 0.
    var partial: Double
    /// When it came: one that is read again has a newer batch, and says nothing newer.
    var received: Int
    var batch: Int
    /// Of two in one delivery the greater: a phone that repeats a sum had less of it before.
    var value: Double

    static func < (left: Rank, right: Rank) -> Bool {
      (left.known, left.partial, left.received, left.batch, left.value)
        < (right.known, right.partial, right.received, right.batch, right.value)
    }
  }

  private struct Place: Hashable {
    var source: Int
    var resolution: Resolution
  }

  /// The latest instants that the batches of sums knew of, and when they came.
  private func horizons(_ readings: [Reading]) throws -> [Int: (known: Int, received: Int)] {
    let batches = readings.lazy.filter(isSum).map(\.batch)
    guard let first = batches.min(), let last = batches.max() else { return [:] }
    var horizons: [Int: (known: Int, received: Int)] = [:]
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: "SELECT id, horizon, started FROM batch WHERE id BETWEEN ? AND ? AND horizon IS NOT NULL"),
      arguments: [first, last])
    while let row = try rows.next() { horizons[row[0]] = (row[1], row[2]) }
    return horizons
  }

  /// For each reading whether another reading takes precedence over it.
  private func olderReadings(_ readings: [Reading], _ horizons: [Int: (known: Int, received: Int)]) -> [Bool] {
    func rank(_ reading: Reading) -> Rank {
      let end = (reading.start + reading.duration).seconds
      let horizon = horizons[reading.batch]
      let known = min(horizon?.known ?? .min, end.addingClamped(Self.settling))
      return Rank(
        known: known, partial: isCumulative && known < end ? reading.value : 0, received: horizon?.received ?? .min,
        batch: reading.batch, value: reading.value)
    }
    var isOut = [Bool](repeating: false, count: readings.count)
    // Of each resolution and source, those that still stand and may reach into what follows. All of one come from one batch, or
    // lie beside nothing, so that there are few of them however many sources there are.
    var open: [Place: [Int]] = [:]
    for (index, reading) in readings.enumerated() {
      guard let resolution = origins[reading.origin].pushed, resolution.isSummary else { continue }
      let places = members[reading.origin].map { Place(source: $0, resolution: resolution) }
      var rivals: [Int] = []
      for place in places {
        open[place]?.removeAll { isOut[$0] || readings[$0].start + readings[$0].duration <= reading.start }
        // A watch alone, and a watch and a phone, give two values for the same steps.
        for other in open[place] ?? []
        where (readings[other].batch != reading.batch || readings[other].isBeside(reading))
          && !areOtherDays(readings[other], reading, resolution)
        {
          rivals.append(other)
        }
      }
      if rivals.contains(where: { !(rank(readings[$0]) < rank(reading)) }) {
        isOut[index] = true
      } else {
        for rival in rivals { isOut[rival] = true }
        for place in places { open[place, default: []].append(index) }
      }
    }
    return isOut
  }

  /// Seconds that a day has at least.
  private static let shortestDay = 23 * 3600

  /// Whether two are the sums of two dates that overlap because they are those of two zones: neither is another word on the other.
  private func areOtherDays(_ one: Reading, _ other: Reading, _ resolution: Resolution) -> Bool {
    guard resolution >= .day, min(one.duration, other.duration) >= Self.shortestDay,
      let zone = origins[one.origin].zone, let otherZone = origins[other.origin].zone
    else { return false }
    return zone.day(at: one.start) != otherZone.day(at: other.start)
  }

  // MARK: Resolutions

  /// For each reading whether it condenses what is there in a finer resolution.
  private func coarserReadings(_ readings: [Reading]) -> [Bool] {
    func summary(_ reading: Reading) -> Resolution? {
      origins[reading.origin].pushed.flatMap { $0.isSummary ? $0 : nil }
    }
    if isSleep { return SummedNights(origins: origins, members: members).outdone(readings) }
    let bySource = ReadingsBySource(readings, members)
    let byTime = isCategory ? bySource : ReadingsBySource(readings, everyone)
    return readings.map { reading in
      summary(reading).map { hasFiner(than: reading, $0, readings, $0 >= .day ? byTime : bySource) } ?? false
    }
  }

  private func hasFiner(
    than sum: Reading, _ resolution: Resolution, _ readings: [Reading], _ bySource: ReadingsBySource
  ) -> Bool {
    var quarters: Set<Int> = []
    // What an export has of the sum's time says nothing of the rest.
    let from = max(sum.start, known(sum) ?? sum.start)
    let length = max(1, sum.start + sum.duration - from)
    // Only what happens now and then reaches into a time that it does not begin in.
    return bySource.contains(beside: sum, reachingInto: isCategory) { index in
      let other = readings[index]
      let finer = origins[other.origin].pushed ?? .single
      guard finer < resolution, finer != .state else { return false }
      // A day that somebody measured says more than its share of a week.
      if resolution > .day, finer.isSummary, other.duration >= Self.shortestDay { return true }
      // Of an average nobody knows how many measurements it is of, so that a part of them cannot be taken out of it: beside them they would
      // count twice. Where a phone changes to single ones in the middle of a day, those of the other half are missing until it sends the day
      // again; whoever is measured once in a night would count twice every day.
      if plausible == nil || resolution == .minute { return true }
      guard other.start >= from else { return false }
      quarters.insert((other.start - from).multipliedClamped(by: 4) / length)
      return quarters.count == 4
    }
  }
}

extension [Reading] {
  /// Without a copy: a type may have hundreds of thousands in a stretch of time.
  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = 0
    for index in indices where isKept(index) {
      if kept < index { self[kept] = self[index] }
      kept += 1
    }
    removeLast(count - kept)
  }
}
