package import DailveDomain
package import DailveScores
internal import GRDB

extension StoreReader {
  package func deviceContacts() throws -> [DeviceContact] {
    let devices = try deviceTokens().filter { $0.scopes.contains(.ingest) }
    if devices.isEmpty { return [] }
    // Tests of a key hold no records, so headers are read only for empty deliveries. The subquery reads an index alone,
    // and the join only the newest rows of each device; without "CROSS", SQLite would begin with all deliveries.
    let rows = try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT device.value AS id, newest.received, newest.records
          FROM json_each(?) AS device CROSS JOIN delivery AS newest
            ON newest.token = device.value AND newest.received >= coalesce((
              SELECT received FROM delivery WHERE token = device.value ORDER BY received DESC LIMIT 1 OFFSET ?), -1)
          WHERE newest.records > 0 OR newest.headers ->> '$.headers."\(DeliveryHead.testHeader)"' IS NULL
          ORDER BY newest.token, newest.received DESC, newest.id DESC
          """), arguments: [try Self.list(devices.map(\.id)), DeviceContact.arrivalsRead - 1])
    var arrivals: [String: [DeviceContact.Arrival]] = [:]
    for row in rows {
      arrivals[row["id"], default: []].append(.init(received: Instant(row["received"]), records: row["records"]))
    }
    return devices.map { DeviceContact($0, arrivals: arrivals[$0.id] ?? []) }
  }

  package func metricArrivals(at now: Instant) throws -> [MetricArrival] {
    // The query seeks once for each type and once for its newest sample.
    try Row.fetchAll(
      db.cachedStatement(
        sql: """
          SELECT type.name AS type, arrival.received, delivery.token,
            (SELECT start + duration FROM sample WHERE sample.type = type.id AND start <= ?1
              ORDER BY start DESC LIMIT 1) AS newest
          FROM type JOIN arrival ON arrival.type = type.id AND (arrival.received, arrival.batch) = (
            SELECT received, batch FROM arrival AS other WHERE other.type = type.id
            ORDER BY received DESC, batch DESC LIMIT 1)
          LEFT JOIN delivery ON delivery.batch = arrival.batch
          UNION ALL SELECT ?2, last.received, delivery.token,
            (SELECT stop FROM workout WHERE start <= ?1 ORDER BY start DESC LIMIT 1)
          FROM (SELECT received, batch FROM arrival WHERE type = \(ArrivalTable.workouts)
            ORDER BY received DESC, batch DESC LIMIT 1) AS last
          LEFT JOIN delivery ON delivery.batch = last.batch
          ORDER BY 1
          """), arguments: [now.seconds, HealthType.workout]
    ).map { row in
      MetricArrival(
        type: row["type"], received: Instant(row["received"]), device: row["token"],
        newest: (row["newest"] as Int?).map { Instant($0) })
    }
  }
}
