internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

extension PeerReceiver {
  func receive(_ batch: PeerBatch) throws {
    let stored = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT id, undone, finished FROM batch WHERE identity = ?"), arguments: [batch.identity])
    guard let stored else { return try insert(batch) }
    // A batch that was undone there is undone here too, never the other way round.
    guard let undone = batch.undone, stored["undone"] as Int? == nil, stored["finished"] as Int? != nil else { return }
    _ = try UndoBatch(db: db, batch: stored["id"]).run(now: Instant(undone), zones: zones)
    noteNew()
  }

  private func insert(_ batch: PeerBatch) throws {
    // A kind that only a newer version knows cannot be ranked here.
    guard BatchKind(rawValue: batch.kind) != nil else { return refuse() }
    try db.cachedStatement(
      sql: """
        INSERT INTO batch (started, finished, name, exported, fingerprint, undone, locale, zone_offset, kind, horizon,
          identity, peer) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
    ).execute(arguments: [
      batch.started, batch.finished, batch.name, batch.exported, batch.fingerprint, batch.undone, batch.locale,
      batch.zoneOffset, batch.kind, batch.horizon, batch.identity, sender,
    ])
    let number = Int(db.lastInsertedRowID)
    try db.execute(
      sql: "UPDATE batch SET report = ? WHERE id = ?", arguments: [Self.report(batch.report, number), number])
    noteNew()
    guard batch.undone == nil else { return }
    for (name, value) in zip(batch.characteristics.evens, batch.characteristics.odds) {
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO characteristic VALUES (?, ?, ?)")
        .execute(arguments: [number, name, value])
    }
    for stay in batch.stays {
      try db.cachedStatement(
        sql: "INSERT OR IGNORE INTO zone_evidence (batch, start, stop, zone) VALUES (?, ?, ?, ?)"
      ).execute(arguments: [number, stay.start, stay.stop, stay.zone])
    }
    for arrival in batch.arrivals {
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO arrival VALUES (?, ?, ?)")
        .execute(arguments: [try type(arrival.type), arrival.received, number])
    }
    for identity in batch.heldElements {
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO held_element VALUES (?, ?)")
        .execute(arguments: [number, Int64(bitPattern: identity)])
    }
    try PushedWorkoutTable.refresh(try PushedWorkoutTable.held(by: number, db), db)
  }

  private func type(_ name: String) throws -> Int {
    if name.isEmpty { return ArrivalTable.workouts }
    if let known = try TypeTable.number(of: name, db) { return known }
    try db.execute(sql: "INSERT INTO type (name) VALUES (?)", arguments: [name])
    return Int(db.lastInsertedRowID)
  }

  /// Replaces the number of the batch in a report. A report that cannot be decoded stays as it came: a newer version
  /// may read it.
  private static func report(_ text: String?, _ number: Int) -> String? {
    guard let text, var report = try? JSONDecoder().decode(ImportReport.self, from: Data(text.utf8)) else {
      return text
    }
    report.batch = number
    return (try? JSONEncoder().encode(report)).map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  func receive(_ delivery: PeerDelivery) throws {
    if let stored = try PeerRows.delivery(delivery.id, db), !delivery.wins(over: stored) { return }
    // The delivery is offered again once its batch is here.
    let batch = try delivery.batch.map { identity in
      try Int.fetchOne(db.cachedStatement(sql: "SELECT id FROM batch WHERE identity = ?"), arguments: [identity])
    }
    if case .some(.none) = batch { return }
    guard (try? JSONDecoder().decode(DeliveryHead.self, from: Data(delivery.head.utf8))) != nil else {
      return refuse()
    }
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO delivery VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(
      arguments: [
        delivery.id, delivery.received, delivery.token, delivery.head, delivery.size, delivery.packed,
        delivery.fingerprint, batch ?? nil, delivery.version, delivery.unknown, delivery.problem, delivery.records,
      ])
    noteNew()
  }

  func receive(_ body: PeerBodyPart) throws {
    try db.cachedStatement(
      sql: """
        INSERT OR IGNORE INTO delivery_body SELECT ?1, ?2, ?3
        WHERE EXISTS (SELECT 1 FROM delivery WHERE fingerprint = ?1)
        """
    ).execute(arguments: [body.fingerprint, body.part, Data(body.bytes)])
    if db.changesCount > 0 { noteNew() }
  }
}

extension [String] {
  fileprivate var evens: [String] { indices.filter { $0.isMultiple(of: 2) }.map { self[$0] } }
  fileprivate var odds: [String] { indices.filter { !$0.isMultiple(of: 2) }.map { self[$0] } }
}
