internal import DailveDomain
internal import DailveScores
internal import DailveSync
internal import GRDB

/// Receives samples of another store. Unlike in an import, each names the batch that it belongs to.
final class PeerSampleReceiver {
  private let receiver: PeerReceiver
  private let db: Database
  private let names: PeerImportNames
  private let owners: [Int?]
  private let insert: RawStatement
  private let insertNested: RawStatement
  private let removeNested: RawStatement
  private let shared: SharedSamples
  private let late: LateSamples
  private var added: [Cell: CellState] = [:]
  private var addedTo: [Int: [Cell: Int]] = [:]
  private var last: (batch: Int, cell: Cell, count: Int, state: CellState)?

  init(_ receiver: PeerReceiver, _ names: PeerImportNames, _ owners: [Int?]) throws {
    self.receiver = receiver
    self.names = names
    self.owners = owners
    db = receiver.db
    insert = try RawStatement(db, "INSERT OR IGNORE INTO sample VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)")
    insertNested = try RawStatement(db, "INSERT OR IGNORE INTO nested_sample VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    removeNested = try RawStatement(db, "DELETE FROM nested_sample WHERE \(SampleKey.match)")
    shared = try SharedSamples(db)
    late = try LateSamples(db)
  }

  func receive(_ parcel: PeerParcel) throws {
    let covers = try ExportCovers(db)
    let restated = try RestatedSamples(db)
    for sample in parcel.samples {
      guard let owner = owners[sample.owner] else { continue }
      guard let origin = names.origins[sample.origin] else {
        receiver.refuse()
        continue
      }
      let key = SampleKey(sample, parcel, names, origin)
      let cell = cell(of: key)
      try late.prepare(cell, before: owner)
      key.bind(to: insert)
      insert.bind(owner, at: 9)
      if try insert.run() == 1 {
        note(key, owner, cell)
        try late.note(key, cell, of: owner)
        if sample.isNested {
          key.bind(to: insertNested)
          try insertNested.run()
        }
        covers.note(key, owner)
        try restated.note(key, owner, cell)
      } else {
        if names.isPushed[sample.origin], try shared.settle(key, offered: owner) { noteMoved(cell) }
        if !sample.isNested {
          key.bind(to: removeNested)
          if try removeNested.run() == 1 { noteMoved(cell) }
        }
      }
    }
    try save()
    try covers.markDirty(&receiver.dirty)
    try restated.supersede(&receiver.dirty)
  }

  /// Neighbouring samples usually share a cell, so the month is looked up only when it changes.
  @inline(__always)
  private func cell(of key: SampleKey) -> Cell {
    if let last, last.cell.type == key.type, last.cell.source == key.source, month.contains(key.start) {
      return last.cell
    }
    let cell = key.cell
    month = MonthNumber.start(cell.month)..<MonthNumber.end(cell.month)
    return cell
  }

  private var month = 0..<0

  private func note(_ key: SampleKey, _ owner: Int, _ cell: Cell) {
    receiver.noteNew(owner)
    receiver.dirty.touch(type: key.type, start: key.start, end: key.end)
    if last?.batch != owner || last?.cell != cell {
      flush()
      last = (owner, cell, 0, CellState())
    }
    last?.count += 1
    last?.state.add(key.digest)
  }

  private func noteMoved(_ cell: Cell) {
    receiver.noteNew()
    moved.insert(cell)
  }

  private var moved: Set<Cell> = []

  private func flush() {
    guard let last else { return }
    added[last.cell, default: CellState()].samples += last.state.samples
    added[last.cell, default: CellState()].digest &+= last.state.digest
    addedTo[last.batch, default: [:]][last.cell, default: 0] += last.count
    self.last = nil
  }

  private func save() throws {
    flush()
    var states: [Cell: CellState] = [:]
    for (cell, state) in added {
      var sum = try CellTable.state(cell, db)
      sum.samples += state.samples
      sum.digest &+= state.digest
      states[cell] = sum
    }
    if !states.isEmpty { try CellTable.save(states, db) }
    let note = try RawStatement(
      db,
      """
      INSERT INTO batch_cell VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0)
      ON CONFLICT (batch, type, source, month) DO UPDATE SET added = added + excluded.added
      """)
    for (batch, cells) in addedTo {
      for (cell, count) in cells {
        for (index, number) in [batch, cell.type, cell.source, cell.month, count].enumerated() {
          note.bind(number, at: Int32(index + 1))
        }
        try note.run()
      }
    }
    for cell in moved { try PeerTables.forget(cell, db) }
  }
}

extension SampleKey {
  init(_ sample: PeerSample, _ parcel: PeerParcel, _ names: PeerImportNames, _ origin: ImportTables.StoredOrigin) {
    self.init(
      type: names.types[sample.type], start: sample.start, source: origin.source, duration: sample.duration,
      value: sample.text >= 0 ? .text(parcel.texts[sample.text]) : .number(sample.value), origin: origin.id,
      created: sample.created, detail: sample.detail >= 0 ? names.details[sample.detail] : 0)
  }
}

extension CellTable {
  static func state(_ cell: Cell, _ db: Database) throws -> CellState {
    let rows = try RawStatement(
      cachedBy: db, "SELECT samples, digest FROM cell WHERE type = ? AND source = ? AND month = ?")
    cell.bind(to: rows)
    guard try rows.step() else { return CellState() }
    return CellState(samples: rows.int(0), digest: UInt64(bitPattern: Int64(rows.int(1))))
  }
}
