internal import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  private static let stood = "HKCategoryValueAppleStandHourStood"

  package func standHours(in days: ClosedRange<CivilDay>) throws -> [CivilDay: [String: Int]] {
    guard let type = try TypeTable.number(of: HealthType.standHour, db) else { return [:] }
    let timeline = try timeline()
    let origins = try origins()
    var loader = try ReadingLoader(db, type: type, name: HealthType.standHour, origins: origins)
    let standing = try Int.fetchSet(db, sql: "SELECT id FROM origin WHERE word = ?", arguments: [Self.stood])
    var clock = DayClock(timeline)
    // Hours of a day as bits, by source; -1 stands for all sources together.
    var hours: [CivilDay: [Int: UInt32]] = [:]
    // Month by month, so that memory stays bounded; empty months cost nothing. Whole months whatever the days, so that the same readings stand
    // beside each other. Local days extend at most 14 hours beyond UTC days on each side.
    let first = MonthNumber.of(Instant(midnightOf: days.lowerBound - 1).seconds)
    let last = MonthNumber.of(Instant(midnightOf: days.upperBound + 1).seconds)
    let months = try Int.fetchAll(
      db, sql: "SELECT DISTINCT month FROM cell WHERE type = ? AND month BETWEEN ? AND ? ORDER BY month",
      arguments: [type, first, last])
    for month in months {
      for reading in try loader.readings(in: Instant(MonthNumber.start(month))..<Instant(MonthNumber.end(month)))
      where standing.contains(reading.origin) {
        let start = reading.start
        let offset = origins[reading.origin].zone?.offset(at: start) ?? clock.offset(at: start)
        let day = start.day(offset: offset)
        guard days.contains(day) else { continue }
        let bit = UInt32(1) << UInt32((start + offset - Instant(midnightOf: day)) / 3600)
        for source in [-1, reading.source] { hours[day, default: [:]][source, default: 0] |= bit }
      }
    }
    var result: [CivilDay: [String: Int]] = [:]
    for (day, sources) in hours {
      result[day] = Dictionary(
        sources.map { (origins.sourceNames[$0] ?? "", $1.nonzeroBitCount) }, uniquingKeysWith: +)
    }
    return result
  }

  package func changedTypes() throws -> Set<String> {
    try String.fetchSet(
      db,
      sql: """
        SELECT name FROM type WHERE off OR id IN (SELECT type FROM override) OR id IN (SELECT type FROM source_rank)
          OR id IN (SELECT type FROM cell WHERE source IN (SELECT id FROM source WHERE off))
        """)
  }

  package func exportDays() throws -> Set<CivilDay> {
    let timeline = try timeline()
    let instants = try Int.fetchAll(db, sql: "SELECT exported FROM batch WHERE exported IS NOT NULL AND undone IS NULL")
    return Set(instants.map { timeline.day(at: Instant($0)) })
  }
}
