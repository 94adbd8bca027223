internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Applies what another store hands over, within one transaction. Existing data stays as it is, and data of an undone batch is not taken.
final class PeerReceiver {
  let db: Database
  let zones: ZoneCatalogue
  /// Identifier of the store that the parcel comes from.
  let sender: String
  private(set) var receipt = PeerReceipt()
  /// Local numbers of the batches that are not undone, by identity.
  private var batches: [String: Int] = [:]
  var dirty = DirtyDays()
  /// Batches that received something new.
  private var touched: Set<Int> = []
  private var isChanged = false

  init(_ db: Database, zones: ZoneCatalogue, sender: String) {
    self.db = db
    self.zones = zones
    self.sender = sender
  }

  func receive(_ parcel: PeerParcel) throws -> PeerReceipt {
    if !parcel.batches.isEmpty {
      try ZoneChange.during(db, zones: zones) {
        for batch in parcel.batches { try receive(batch) }
        try chooseHome()
      }
    }
    try receiveRows(parcel)
    for delivery in parcel.deliveries { try receive(delivery) }
    for body in parcel.bodies { try receive(body) }
    try dirty.save(db)
    try announce()
    return receipt
  }

  func noteNew(_ batch: Int? = nil) {
    receipt.taken += 1
    isChanged = true
    if let batch { touched.insert(batch) }
  }

  func refuse() { receipt.refused += 1 }

  /// The local number of a batch that is not undone.
  func number(of identity: String) throws -> Int? {
    if let known = batches[identity] { return known }
    let number = try Int.fetchOne(
      db.cachedStatement(
        sql: "SELECT id FROM batch WHERE identity = ? AND undone IS NULL AND finished IS NOT NULL"),
      arguments: [identity])
    batches[identity] = number
    return number
  }

  private func receiveRows(_ parcel: PeerParcel) throws {
    guard !parcel.samples.isEmpty || !parcel.elements.isEmpty || !parcel.superseded.isEmpty else { return }
    let owners = try parcel.owners.map { try number(of: $0) }
    let names = try PeerImportNames(parcel, db)
    if !parcel.samples.isEmpty { try PeerSampleReceiver(self, names, owners).receive(parcel) }
    if !parcel.elements.isEmpty { try PeerElementReceiver(self, names, owners).receive(parcel.elements) }
    if !parcel.superseded.isEmpty { try PeerSupersessionReceiver(self, names, owners).receive(parcel) }
  }

  /// Chooses the home zone from the clocks and places in the batches of both stores.
  private func chooseHome() throws {
    let order = ImportOrder(name: "", kind: .files, now: .distantPast, homeZone: nil, proposedZone: nil)
    _ = try HomeZone(zones: zones).choose(order, ExportHeader(), db)
  }

  /// Appends one change for each batch that has something new. It replaces an earlier change of the same batch: a large batch arrives in parts, and
  /// clients that follow the changes are told of all its samples at once.
  private func announce() throws {
    guard isChanged else { return }
    if touched.isEmpty {
      try ChangeFeed.append(.peer, sender, db)
      return
    }
    let list = touched.sorted().map(String.init).joined(separator: ",")
    try ChangeFeed.append(.peer, sender, db)
    try db.execute(sql: "DELETE FROM change WHERE kind = 'import' AND batch IN (\(list))")
    for batch in touched.sorted() { try ChangeFeed.append(.import, "", batch: batch, db) }
  }
}

/// This store's numbers for the names in a parcel.
struct PeerImportNames {
  private(set) var types: [Int] = []
  /// `nil` for data that only a newer version understands.
  private(set) var origins: [ImportTables.StoredOrigin?] = []
  private(set) var isPushed: [Bool] = []
  private(set) var details: [Int] = []

  init(_ parcel: PeerParcel, _ db: Database) throws {
    var tables = try ImportTables(db)
    var chunk = ImportChunk()
    chunk.types = parcel.types
    var known: [Int] = []
    for (index, origin) in parcel.origins.enumerated() {
      let resolution = origin.pushed.map { Resolution(rawValue: $0) }
      if case .some(.none) = resolution { continue }
      known.append(index)
      chunk.origins.append(
        Origin(
          source: origin.source, version: origin.version, device: origin.device, unit: origin.unit, word: origin.word,
          zone: origin.zone, pushed: resolution ?? nil))
    }
    try tables.announce(chunk, db)
    types = tables.types
    origins = [ImportTables.StoredOrigin?](repeating: nil, count: parcel.origins.count)
    for (place, index) in known.enumerated() { origins[index] = tables.origins[place] }
    isPushed = parcel.origins.map { $0.pushed != nil }
    let inserter = try DetailInserter(db)
    details = try parcel.details.map { try inserter.id(of: $0) }
  }
}
