internal import DailveDomain
internal import DailveScores
internal import GRDB

/// Decides which of several values for the same time counts where phones push measurements: in windows that overlap, repeat, arrive late and out of
/// order, and change their resolution.
///
/// The decision depends only on stored data, so that the order of arrival does not matter and undoing a batch restores the earlier result:
/// 1. An export takes precedence over pushes for the time that it covers, source by source. A sum, or an average heart rate, that reaches beyond that
///    time and knew of data after it counts for the rest.
/// 2. Among overlapping sums that share a source, the one that knew more of their time counts, then the newest.
/// 3. Single measurements take precedence over sums of a minute, those over sums of an hour, those over a day's total so far, that over sums of a
///    day, and those over a day's share of a week or a month. Cumulative values and average heart rates keep the rest of the coarser value
///    (`SummaryRemainders`): the minutes of a workout say nothing about the hours around it. A sum of an hour or more includes what other sources
///    counted, and the average of a day gives way to their measurements: a source that sends totals seldom measured them itself. A summed-up night
///    counts until its stretches are there (`SummedNights`).
struct PushPrecedence {
  /// Seconds after the end of a sum during which a watch may still send data for it [chosen]. A batch that knew more of that time is better informed,
  /// and one that knew all of it is as good as any later one.
  private static let settling = 2 * 86_400

  private let db: Database
  private let origins: OriginIndex
  private let rules: CountingRules
  private let everyone: SourceMembers
  private let members: SourceMembers
  /// Latest start in an export, for this type and any source of a pushed origin, by the origin's number.
  private let covers: [Int: Int]
  /// Latest heart rate in an export, of any source; `nil` for other types or without exports.
  private let lastCover: Int?
  /// True if values of the type add up.
  private let isCumulative: Bool
  /// Plausible values of a type that is averaged over time; `nil` for other types.
  private let plausible: ClosedRange<Double>?
  /// True if the value of a part of a summary's time can be computed from the whole.
  private var hasRemainders: Bool { isCumulative || plausible != nil }
  /// True if readings are occurrences, which may reach into a summary's time without beginning in it.
  private let isCategory: Bool
  private let isSleep: Bool

  /// `nil` while nothing was ever pushed, because there is nothing to decide then.
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
      // Read an older month only if an export listed a month of which it has nothing.
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

  /// Removes the pushed readings that others take precedence over.
  ///
  /// - Parameter readings: Ordered by start, without those that are `isCovered`.
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
    // Stop before making copies if there are single measurements only: a heart rate every five seconds makes hundreds
    // of thousands.
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

  /// The moment until which an export covers the source of a pushed reading.
  private func known(_ reading: Reading) -> Instant? { covers[reading.origin].map { Instant($0) } }

  // MARK: Exports

  /// True if an export takes precedence over a reading. Ask before repeated readings become one: an export's own reading may replace a pushed one but
  /// must never be left out for it.
  func isCovered(_ reading: Reading) -> Bool {
    guard let cover = covers[reading.origin], reading.start.seconds <= cover else { return false }
    // `keepEffective` decides about the time of a summary beyond the export.
    return !hasRemainders || !isSum(reading)
      || (reading.start + reading.duration).seconds <= cover.addingClamped(1)
  }

  /// Seconds around a pushed heart rate within which an export's reading makes it a duplicate.
  private static let near = 60

  /// Removes pushed heart rates near those of an export if no export has their source: pushes of an older version of the app name the sender as the
  /// source instead of the Watch that measured them.
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

  /// True if a reading covers a stretch of time for which finer readings may exist.
  private func isSum(_ reading: Reading) -> Bool {
    guard let resolution = origins[reading.origin].pushed else { return false }
    return resolution.isSummary || resolution == .state && reading.duration > 0
  }

  // MARK: Values for the same time

  private struct Rank: Comparable {
    var known: Int
    /// The amount if it was sent before its time was over, so that the greater one wins: it can only have grown, in
    /// whatever order both arrived. Otherwise 0.
    var partial: Double
    /// When the delivery arrived: reading it again makes a newer batch that says nothing newer.
    var received: Int
    var batch: Int
    /// The greater of two values in one delivery wins: a phone that repeats a sum had less of it before.
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

  /// The latest instants that the batches of sums knew of, and when these batches arrived.
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

  /// For each reading, whether another reading takes precedence over it.
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
    // Readings by resolution and source that still stand and may overlap later ones. Those of one place come from one batch or overlap nothing, so
    // they stay few however many sources there are.
    var open: [Place: [Int]] = [:]
    for (index, reading) in readings.enumerated() {
      guard let resolution = origins[reading.origin].pushed, resolution.isSummary else { continue }
      let places = members[reading.origin].map { Place(source: $0, resolution: resolution) }
      var rivals: [Int] = []
      for place in places {
        open[place]?.removeAll { isOut[$0] || readings[$0].start + readings[$0].duration <= reading.start }
        // A watch alone and a watch with a phone give two values for the same steps.
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

  /// Length of the shortest day, in seconds.
  private static let shortestDay = 23 * 3600

  /// True if two sums are of different dates that overlap only because of their zones; neither restates the other then.
  private func areOtherDays(_ one: Reading, _ other: Reading, _ resolution: Resolution) -> Bool {
    guard resolution >= .day, min(one.duration, other.duration) >= Self.shortestDay,
      let zone = origins[one.origin].zone, let otherZone = origins[other.origin].zone
    else { return false }
    return zone.day(at: one.start) != otherZone.day(at: other.start)
  }

  // MARK: Resolutions

  /// For each reading, whether it condenses data that exists in a finer resolution.
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
    // Data of an export within the sum's time says nothing about the rest.
    let from = max(sum.start, known(sum) ?? sum.start)
    let length = max(1, sum.start + sum.duration - from)
    // Only occurrences can reach into a time that they do not begin in.
    return bySource.contains(beside: sum, reachingInto: isCategory) { index in
      let other = readings[index]
      let finer = origins[other.origin].pushed ?? .single
      guard finer < resolution, finer != .state else { return false }
      // The measured value of a day says more than its share of a week.
      if resolution > .day, finer.isSummary, other.duration >= Self.shortestDay { return true }
      // The number of measurements behind an average is unknown, so a part of them cannot be taken out, and beside it they would count twice. Any
      // finer reading therefore replaces it. If a phone changes to single measurements in the middle of a day, the other half is missing until it
      // sends the day again; otherwise a value measured once a night would count twice every day.
      if plausible == nil || resolution == .minute { return true }
      guard other.start >= from else { return false }
      quarters.insert((other.start - from).multipliedClamped(by: 4) / length)
      return quarters.count == 4
    }
  }
}

extension [Reading] {
  /// Filters in place, because a type may have hundreds of thousands of readings in a stretch of time.
  mutating func keep(_ isKept: (Int) -> Bool) {
    var kept = 0
    for index in indices where isKept(index) {
      if kept < index { self[kept] = self[index] }
      kept += 1
    }
    removeLast(count - kept)
  }
}
