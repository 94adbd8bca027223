package import DailveDomain
internal import DailveScores
internal import Foundation
internal import GRDB

/// The tables `delivery` and `delivery_body`.
enum DeliveryTable {
  static let columns =
    "delivery.*, EXISTS (SELECT 1 FROM delivery_body AS body WHERE body.fingerprint = delivery.fingerprint) AS is_kept"

  /// Saves the result of reading a delivery, which replaces any earlier result.
  ///
  /// - Parameter records: Number of records in it.
  static func save(
    _ delivery: ReadDelivery, batch: Int?, records: Int, _ db: Database, part: () throws -> [UInt8]?
  ) throws {
    let headers = String(decoding: try JSONEncoder().encode(delivery.head), as: UTF8.self)
    try db.execute(
      sql: "INSERT OR REPLACE INTO delivery VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      arguments: [
        delivery.id, delivery.head.received.seconds, delivery.head.token, headers, delivery.bytes,
        delivery.packedBytes, delivery.fingerprint, batch, delivery.version, delivery.unknown, delivery.problem,
        records,
      ])
    let isKept = try Bool.fetchOne(
      db, sql: "SELECT EXISTS (SELECT 1 FROM delivery_body WHERE fingerprint = ?)", arguments: [delivery.fingerprint])
    if isKept == true { return }
    var number = 0
    while let bytes = try part() {
      try db.cachedStatement(sql: "INSERT INTO delivery_body VALUES (?, ?, ?)")
        .execute(arguments: [delivery.fingerprint, number, Data(bytes)])
      number += 1
    }
  }

  static func delivery(_ row: Row) throws -> Delivery {
    Delivery(
      id: row["id"], head: try JSONDecoder().decode(DeliveryHead.self, from: row["headers"] as Data),
      bytes: row["size"], batch: row["batch"], records: row["records"], unknown: row["unknown"],
      problem: row["problem"],
      isKept: row["is_kept"])
  }
}

extension HealthStore {
  private static let columns = DeliveryTable.columns

  package func delivery(_ id: String) async throws(StorageError) -> Delivery? {
    try await reading { reader in
      try Row.fetchOne(reader.db, sql: "SELECT \(Self.columns) FROM delivery WHERE id = ?", arguments: [id])
        .map(DeliveryTable.delivery)
    }
  }

  /// The identifiers of deliveries that are not read yet.
  package func waitingDeliveries() throws(StorageError) -> [String] { try DeliverySpool(self).entries().map(\.id) }

  /// The waiting deliveries that cannot be read.
  package func damagedDeliveries() throws(StorageError) -> [DeliverySpool.Damaged] { try DeliverySpool(self).damaged() }

  /// Reads a delivery on the caller's thread.
  package func deliveryNow(_ id: String) throws -> Delivery? {
    try readNow { reader in
      try Row.fetchOne(reader.db, sql: "SELECT \(Self.columns) FROM delivery WHERE id = ?", arguments: [id])
        .map(DeliveryTable.delivery)
    }
  }

  /// Deliveries with parts that an older reader did not understand, oldest first, without undone ones.
  package func deliveries(olderThan version: Int) throws -> [String] {
    try readNow { reader in
      try String.fetchAll(
        reader.db,
        sql: """
          SELECT id FROM delivery WHERE version < ? AND unknown > 0
          AND NOT EXISTS (SELECT 1 FROM batch WHERE batch.id = delivery.batch AND undone IS NOT NULL)
          AND fingerprint IN (SELECT fingerprint FROM delivery_body) ORDER BY id
          """, arguments: [version])
    }
  }

  /// One part of a kept body, as raw deflate; `nil` after the last part.
  package func body(of delivery: String, part: Int) throws -> [UInt8]? {
    try readNow { reader in
      try Data.fetchOne(
        reader.db.cachedStatement(
          sql: """
            SELECT bytes FROM delivery_body JOIN delivery USING (fingerprint) WHERE delivery.id = ? AND part = ?
            """), arguments: [delivery, part]
      ).map { [UInt8]($0) }
    }
  }

  /// The zone history at this moment.
  ///
  /// - Parameter home: Used as the home zone while none is known.
  package func zoneTimeline(home: String) throws -> ZoneTimeline {
    try readNow { reader in
      let isKnown = try String.fetchOne(
        reader.db, sql: "SELECT value FROM setting WHERE name = ?", arguments: [SettingName.homeZone])
      if isKnown == nil, let rules = zones.rules(home) { return ZoneTimeline(home: rules) }
      return try reader.timeline()
    }
  }

  /// Deletes bodies that are past `DeliveryRetention` by the steady time.
  ///
  /// - Throws: `StorageError.busy` while somebody else writes; trying again a minute later is enough.
  package func forgetOldDeliveries() throws {
    try withWriteLock(during: .saving, atMost: .zero) { database in
      try database.write { db in try DeliveryBodyAges.forgetOld(at: steadyTime(db), db) }
      steady.save()
    }
  }
}
