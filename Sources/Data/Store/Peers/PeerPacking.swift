internal import DailveDomain
internal import DailveSync
internal import Foundation
internal import GRDB

/// Packs the data that another store requests.
struct PeerPacking {
  let db: Database
  let names: PeerNames

  func run(_ wants: [PeerSelection]) throws -> PeerParcel {
    let builder = try ParcelBuilder(db, names)
    var wanted: [PeerItemKind: [PeerPlace: Set<UInt64>?]] = [:]
    for want in wants {
      if want.place.itemKind != .samples {
        wanted[want.place.itemKind, default: [:]][want.place] = .some(want.digests.map(Set.init))
        continue
      }
      guard let cell = names.cell(want.place) else { continue }
      if builder.isFull {
        builder.close()
        break
      }
      try addSamples(of: cell, want.digests.map(Set.init), builder)
    }
    for (itemKind, places) in wanted {
      let isWanted = { (place: PeerPlace, digest: UInt64) -> Bool in
        guard let digests = places[place] else { return false }
        return digests?.contains(digest) ?? true
      }
      switch itemKind {
      case .samples: break
      case .batches: try addBatches(isWanted, builder)
      case .elements: try addElements(Set(places.keys.map(\.name)), isWanted, builder)
      case .superseded: try addSuperseded(isWanted, builder)
      case .deliveries: try addDeliveries(isWanted, builder)
      case .bodies: try addBodies(isWanted, builder)
      }
    }
    return builder.parcel
  }

  private func addSamples(of cell: Cell, _ digests: Set<UInt64>?, _ builder: ParcelBuilder) throws {
    try CellTable.forEach(cell, db) { key, batch in
      if let digests, !digests.contains(try names.digest(key, batch: batch)) { return }
      guard !builder.isFull else { return builder.close() }
      try builder.add(key, batch: batch)
    }
  }

  private func addSuperseded(_ isWanted: (PeerPlace, UInt64) -> Bool, _ builder: ParcelBuilder) throws {
    let rows = try RawStatement(db, "SELECT \(SampleKey.columns), batch FROM superseded")
    while try rows.step() {
      let key = SampleKey(rows)
      guard let batch = names.batches[rows.int(8)],
        isWanted(names.place(.superseded, key.cell), PeerRows.superseded(try names.digest(key), by: batch.digest))
      else { continue }
      guard !builder.isFull else { return builder.close() }
      try builder.addSuperseded(key, by: rows.int(8))
    }
  }

  private func addDeliveries(_ isWanted: (PeerPlace, UInt64) -> Bool, _ builder: ParcelBuilder) throws {
    try PeerRows.forEachDelivery(db) { delivery in
      let digest = delivery.digest
      guard isWanted(PeerPlace(.deliveries, PeerRows.deliveries, digest: digest), digest) else { return }
      guard !builder.isFull else { return builder.close() }
      builder.add(delivery)
    }
  }

  private func addBodies(_ isWanted: (PeerPlace, UInt64) -> Bool, _ builder: ParcelBuilder) throws {
    let rows = try RawStatement(db, PeerRows.keptBodies("fingerprint, part"))
    let bytes = try db.makeStatement(sql: "SELECT bytes FROM delivery_body WHERE fingerprint = ? AND part = ?")
    while try rows.step() {
      let (fingerprint, part) = (rows.text(0), rows.int(1))
      let digest = PeerBodyPart.digest(fingerprint, part)
      guard isWanted(PeerPlace(.bodies, PeerRows.bodies, digest: digest), digest) else { continue }
      guard !builder.isFull else { return builder.close() }
      let content = try Data.fetchOne(bytes, arguments: [fingerprint, part]) ?? Data()
      builder.add(PeerBodyPart(fingerprint: fingerprint, part: part, bytes: [UInt8](content)))
    }
  }
}
