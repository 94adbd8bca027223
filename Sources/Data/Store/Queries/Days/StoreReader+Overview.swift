package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func newestDays(of metrics: [Metric], onOrBefore day: CivilDay) throws
    -> [Metric: CivilDay]
  {
    var result: [Metric: CivilDay] = [:]
    let newest = try db.cachedStatement(
      sql: "SELECT max(day) FROM daily WHERE type = (SELECT id FROM type WHERE name = ?) AND day <= ?")
    for metric in metrics {
      let number =
        if metric == .sleep {
          try Int.fetchOne(
            db.cachedStatement(sql: "SELECT max(day) FROM night WHERE day <= ? AND NOT in_bed_only"),
            arguments: [day.number])
        } else {
          try Int.fetchOne(newest, arguments: [metric.traits.type, day.number])
        }
      result[metric] = number.map { CivilDay(number: $0) }
    }
    let written = BodyEntry.metrics.filter { metrics.contains($0) }
    if !written.isEmpty { try addNewestEntries(of: written, onOrBefore: day, to: &result) }
    return result
  }

  package func overview() throws -> DataOverview {
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT type.name, count(*) AS days, min(day) AS first, max(day) AS last FROM daily
          JOIN type ON type.id = daily.type WHERE day BETWEEN ? AND ? GROUP BY type.id
          UNION ALL SELECT '', count(*), min(day), max(day) FROM night WHERE NOT in_bed_only HAVING count(*) > 0
          UNION ALL SELECT '-', count(*), min(day), max(day) FROM night WHERE in_bed_only HAVING count(*) > 0
          """), arguments: [CivilDay.accepted.lowerBound.number, CivilDay.accepted.upperBound.number])
    var first = Int.max
    var last = Int.min
    var coverage: [DataOverview.Coverage] = []
    for row in rows {
      let name: String = row["name"]
      let newest: Int = row["last"]
      first = min(first, row["first"])
      last = max(last, newest)
      guard let metric = name.isEmpty ? .sleep : MetricTraits.metric(ofType: name),
        name != Metric.sleep.traits.type
      else { continue }
      coverage.append(.init(metric: metric, days: row["days"], last: CivilDay(number: newest)))
    }
    let newestReading = first <= last ? CivilDay(number: last) : nil
    // Days with workouts have data too.
    let timeline = try timeline()
    let workouts = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT min(start), max(start) FROM standing_workout"))
    for instant in [workouts?[0] as Int?, workouts?[1] as Int?].compactMap({ $0 }) {
      let day = timeline.day(at: Instant(instant)).nearestAccepted.number
      (first, last) = (min(first, day), max(last, day))
    }
    let written = try writtenDays(in: CivilDay.accepted)
    if let earliest = written.min(), let newest = written.max() {
      (first, last) = (min(first, earliest), max(last, newest))
    }
    let counts = try Row.fetchOne(
      db.cachedStatement(
        sql: "SELECT coalesce(sum(\(CellTable.count())), 0) AS readings, count(*) AS types FROM type WHERE samples > 0")
    )
    return DataOverview(
      readings: counts?["readings"] ?? 0, types: counts?["types"] ?? 0,
      newestReading: newestReading,
      days: first <= last ? CivilDay(number: first)...CivilDay(number: last) : nil,
      coverage: coverage.sorted { ($0.days, $1.metric.rawValue) > ($1.days, $0.metric.rawValue) })
  }
}
