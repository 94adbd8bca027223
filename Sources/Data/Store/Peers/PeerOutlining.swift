internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import Foundation
internal import GRDB

/// The outline of one state of the store.
struct PeerOutlining {
  let db: Database
  let names: PeerNames

  /// - Returns: The outline, and sums of cells that are worth keeping.
  func run() throws -> (outline: PeerOutline, sums: [Cell: PeerTally]) {
    var tallies: [PeerPlace: PeerTally] = [:]
    let (cells, new) = try PeerCells(db: db, names: names).tallies()
    for (cell, tally) in cells where tally.count > 0 { tallies[names.place(.samples, cell)] = tally }
    for itemKind in PeerItemKind.allCases where itemKind != .samples {
      try forEach(on: itemKind) { place, digest in tallies[place, default: PeerTally()].add(digest) }
    }
    return (PeerOutline(tallies), new)
  }

  /// Calls `body` with the place and the digest of each item.
  func forEach(on itemKind: PeerItemKind, _ body: (PeerPlace, UInt64) throws -> Void) throws {
    switch itemKind {
    case .samples: break
    case .batches:
      let rows = try RawStatement(
        db, "SELECT identity, undone IS NOT NULL FROM batch WHERE identity IS NOT NULL AND finished IS NOT NULL")
      while try rows.step() {
        let digest = PeerBatch.digest(rows.text(0), isUndone: rows.int(1) == 1)
        try body(PeerPlace(itemKind, PeerRows.batches, digest: digest), digest)
      }
    case .elements:
      for (table, _) in ElementInserter.tables {
        let rows = try RawStatement(db, "SELECT identity FROM \(table)")
        while try rows.step() {
          let digest = UInt64(bitPattern: Int64(rows.int(0)))
          try body(PeerPlace(itemKind, table, digest: digest), digest)
        }
      }
    case .superseded:
      let rows = try RawStatement(db, "SELECT \(SampleKey.columns), batch FROM superseded")
      while try rows.step() {
        let key = SampleKey(rows)
        guard let batch = names.batches[rows.int(8)] else { continue }
        try body(names.place(itemKind, key.cell), PeerRows.superseded(try names.digest(key), by: batch.digest))
      }
    case .deliveries:
      try PeerRows.forEachDelivery(db) { delivery in
        try body(PeerPlace(itemKind, PeerRows.deliveries, digest: delivery.digest), delivery.digest)
      }
    case .bodies:
      let rows = try RawStatement(db, PeerRows.keptBodies("fingerprint, part"))
      while try rows.step() {
        let digest = PeerBodyPart.digest(rows.text(0), rows.int(1))
        try body(PeerPlace(itemKind, PeerRows.bodies, digest: digest), digest)
      }
    }
  }

  /// The digests of the items in some places, in order.
  func digests(of places: [PeerPlace]) throws -> [[UInt64]] {
    var found: [PeerPlace: [UInt64]] = [:]
    for place in places where place.itemKind == .samples {
      guard found[place] == nil, let cell = names.cell(place) else { continue }
      var digests: [UInt64] = []
      try CellTable.forEach(cell, db) { key, batch in digests.append(try names.digest(key, batch: batch)) }
      found[place] = digests
    }
    for itemKind in PeerItemKind.allCases where itemKind != .samples {
      let wanted = Set(places.filter { $0.itemKind == itemKind })
      guard !wanted.isEmpty else { continue }
      try forEach(on: itemKind) { place, digest in
        if wanted.contains(place) { found[place, default: []].append(digest) }
      }
    }
    return places.map { found[$0] ?? [] }
  }
}
