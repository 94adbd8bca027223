internal import DailveDomain
internal import DailveSync
internal import Foundation
internal import GRDB

extension PeerPacking {
  func addElements(
    _ tables: Set<String>, _ isWanted: (PeerPlace, UInt64) -> Bool, _ builder: ParcelBuilder
  ) throws {
    for (table, _) in ElementInserter.tables where tables.contains(table) {
      let identities = try Int64.fetchAll(db, sql: "SELECT identity FROM \(table)").filter { identity in
        let digest = UInt64(bitPattern: identity)
        return isWanted(PeerPlace(.elements, table, digest: digest), digest)
      }
      let row = try db.makeStatement(sql: Self.query(table))
      for identity in identities {
        guard !builder.isFull else { return builder.close() }
        guard let row = try Row.fetchOne(row, arguments: [identity]), let owner = builder.owner(row["batch"]),
          let content = content(row, of: table, builder)
        else { continue }
        let (body, size): ([UInt8], Int) = ([UInt8](row["body"] as Data), row["size"])
        // Elements that do not fit into a message, or that the other store would refuse, stay here.
        guard body.count < PeerLimits.mostBytes - (16 << 20), ElementInserter.isSound(body, size: size, in: table),
          content.isPlausible
        else { continue }
        builder.add(
          PeerElement(content, identity: UInt64(bitPattern: identity), owner: owner, size: size, body: body))
      }
    }
  }

  private static func query(_ table: String) -> String {
    switch table {
    case "workout":
      """
      SELECT w.*, p.workout IS NOT NULL AS is_pushed, p.id AS pushed_id, p.names_source AS names_source
      FROM workout AS w LEFT JOIN pushed_workout AS p ON p.workout = w.identity WHERE w.identity = ?
      """
    case ElementInserter.files: "SELECT *, content AS body FROM \(table) WHERE identity = ?"
    default: "SELECT * FROM \(table) WHERE identity = ?"
    }
  }

  private func content(_ row: Row, of table: String, _ builder: ParcelBuilder) -> PeerElement.Content? {
    switch table {
    case "workout":
      guard let origin = builder.origin(row["origin"]) else { return nil }
      return .workout(
        PeerWorkout(
          activity: row["activity"], start: row["start"], stop: row["stop"], duration: row["duration"],
          distance: row["distance"], energy: row["energy"], average: row["average_heart_rate"],
          maximum: row["maximum_heart_rate"], routes: row["routes"], origin: origin, isPushed: row["is_pushed"],
          pushedID: row["pushed_id"], namesSource: row["names_source"] ?? false))
    case "activity_summary":
      return .summary(day: row["day"], energy: row["active_energy"], exercise: row["exercise"], stand: row["stand"])
    case "kept_element": return .kept(name: row["name"], start: row["start"])
    default: return .file(kind: row["kind"], name: row["name"])
    }
  }

  func addBatches(_ isWanted: (PeerPlace, UInt64) -> Bool, _ builder: ParcelBuilder) throws {
    let rows = try Row.fetchCursor(
      db, sql: "SELECT * FROM batch WHERE identity IS NOT NULL AND finished IS NOT NULL ORDER BY id")
    while let row = try rows.next() {
      var batch = PeerBatch(
        identity: row["identity"], kind: row["kind"], name: row["name"], started: row["started"],
        finished: row["finished"])
      batch.undone = row["undone"]
      let digest = batch.digest
      guard isWanted(PeerPlace(.batches, PeerRows.batches, digest: digest), digest) else { continue }
      guard !builder.isFull else { return builder.close() }
      batch.exported = row["exported"]
      batch.fingerprint = row["fingerprint"]
      batch.report = row["report"]
      batch.locale = row["locale"]
      batch.zoneOffset = row["zone_offset"]
      batch.horizon = row["horizon"]
      if batch.undone == nil { try addKnownDetails(of: row["id"], to: &batch) }
      builder.add(batch)
    }
  }

  private func addKnownDetails(of id: Int, to batch: inout PeerBatch) throws {
    for row in try Row.fetchAll(
      db.cachedStatement(sql: "SELECT name, value FROM characteristic WHERE batch = ? ORDER BY name"), arguments: [id])
    {
      batch.characteristics += [row[0], row[1]]
    }
    batch.stays = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT start, stop, zone FROM zone_evidence WHERE batch = ? ORDER BY start, zone"),
      arguments: [id]
    ).map { PeerBatch.Stay(start: $0[0], stop: $0[1], zone: $0[2]) }
    batch.arrivals = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT type, received FROM arrival WHERE batch = ? ORDER BY type, received"),
      arguments: [id]
    ).map { PeerBatch.Arrival(type: names.types[$0[0]] ?? "", received: $0[1]) }
    batch.heldElements = try Int64.fetchAll(
      db.cachedStatement(sql: "SELECT identity FROM held_element WHERE batch = ? ORDER BY identity"), arguments: [id]
    ).map { UInt64(bitPattern: $0) }
  }
}
