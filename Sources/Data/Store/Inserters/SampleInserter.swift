internal import DailveDomain
internal import GRDB

/// The hot loop that inserts rows into the `sample` table, 32 per statement.
final class SampleInserter {
  private static let block = 32

  private let many: RawStatement
  private let one: RawStatement
  private let owner: RawStatement
  private let details: DetailInserter
  private let batch: Int
  private var nested: NestedSamples
  private var known: KnownSamples
  private(set) var ledger: CellLedger
  private(set) var added = 0
  private(set) var addedNested = 0
  private(set) var dirty = DirtyDays()
  /// Digests of the rows of the current block.
  private var digests = [UInt64](repeating: 0, count: SampleInserter.block)

  init(_ db: Database, folder: String, batch: Int) throws {
    let row = "(?, ?, ?, ?, ?, ?, ?, ?, \(batch))"
    let head = "INSERT OR IGNORE INTO sample VALUES "
    many = try RawStatement(db, head + Array(repeating: row, count: Self.block).joined(separator: ","))
    one = try RawStatement(db, head + row)
    owner = try RawStatement(db, "SELECT batch FROM sample WHERE \(SampleKey.match)")
    details = try DetailInserter(db)
    nested = try NestedSamples(db)
    known = try KnownSamples(db)
    ledger = try CellLedger(db, folder: folder)
    self.batch = batch
  }

  func detail(_ body: [UInt8]) throws -> Int { try details.id(of: body) }

  func insert(_ rows: [SampleRow], texts: [String], details: [Int], tables: ImportTables) throws {
    let chunk = Chunk(rows: rows, texts: texts, details: details, tables: tables)
    var start = 0
    while start < rows.count {
      let first = rows[start]
      // Insert nested records one at a time: they are few, and each must be known to be new or not. Rows that may exist
      // already are looked up one at a time as well.
      if first.isNested || hasPast(chunk, start) {
        try insertOne(chunk, start)
        start += 1
        continue
      }
      // A block holds one type, so that its number of added rows belongs to that type.
      var end = start + 1
      while end < rows.count, end - start < Self.block, rows[end].type == first.type, !rows[end].isNested,
        !hasPast(chunk, end)
      {
        end += 1
      }
      if end - start == Self.block {
        for index in start..<end {
          digests[index - start] = bind(chunk, index, to: many, at: Int32(index - start) * 8)
        }
        try account(chunk, start..<end, changes: try many.run())
      } else {
        for index in start..<end { try insertOne(chunk, index) }
      }
      start = end
    }
  }

  /// True if the store already had samples of this type, source and month, and looking them up pays off.
  @inline(__always)
  private func hasPast(_ chunk: borrowing Chunk, _ index: Int) -> Bool {
    let row = chunk.rows[index]
    return known.isWorthwhile
      && ledger.hasPast(
        type: chunk.tables.types[Int(row.type)], source: chunk.tables.origins[Int(row.origin)].source,
        start: row.start)
  }

  private func insertOne(_ chunk: borrowing Chunk, _ index: Int) throws {
    let row = chunk.rows[index]
    let type = chunk.tables.types[Int(row.type)]
    if !row.isNested, known.isWorthwhile {
      let digest = digest(chunk, index)
      if try known.contains(type: type, start: row.start, digest: digest) {
        digests[0] = digest
        return try account(chunk, index..<index + 1, changes: 0)
      }
    }
    digests[0] = bind(chunk, index, to: one, at: 0)
    try account(chunk, index..<index + 1, changes: try one.run())
  }

  private struct Chunk {
    let rows: [SampleRow]
    let texts: [String]
    let details: [Int]
    let tables: ImportTables
  }

  /// Binds a row and returns its digest.
  @inline(__always)
  private func bind(_ chunk: borrowing Chunk, _ index: Int, to statement: RawStatement, at base: Int32) -> UInt64 {
    let row = chunk.rows[index]
    let type = chunk.tables.types[Int(row.type)]
    let origin = chunk.tables.origins[Int(row.origin)]
    let duration = row.end - row.start
    let created = row.created == .min ? SampleKey.noCreation : row.created - row.end
    let detail = row.detail < 0 ? 0 : chunk.details[Int(row.detail)]
    var bits = SampleDigest.bits(row.value)
    statement.bind(type, at: base + 1)
    statement.bind(row.start, at: base + 2)
    statement.bind(origin.source, at: base + 3)
    statement.bind(duration, at: base + 4)
    if row.text >= 0 {
      let text = chunk.texts[Int(row.text)]
      statement.bind(text, at: base + 5)
      bits = SampleDigest.bits(text)
    } else {
      statement.bind(number: row.value, at: base + 5)
    }
    statement.bind(origin.id, at: base + 6)
    statement.bind(created, at: base + 7)
    statement.bind(detail, at: base + 8)
    return SampleDigest.of(
      type: type, start: row.start, source: origin.source, duration: duration, valueBits: bits, origin: origin.id,
      created: created, detail: detail)
  }

  @inline(__always)
  private func digest(_ chunk: borrowing Chunk, _ index: Int) -> UInt64 {
    let row = chunk.rows[index]
    let origin = chunk.tables.origins[Int(row.origin)]
    return SampleDigest.of(
      type: chunk.tables.types[Int(row.type)], start: row.start, source: origin.source, duration: row.end - row.start,
      valueBits: row.text >= 0 ? SampleDigest.bits(chunk.texts[Int(row.text)]) : SampleDigest.bits(row.value),
      origin: origin.id, created: row.created == .min ? SampleKey.noCreation : row.created - row.end,
      detail: row.detail < 0 ? 0 : chunk.details[Int(row.detail)])
  }

  /// Records which rows of a block were new and which existed.
  private func account(_ chunk: borrowing Chunk, _ range: Range<Int>, changes: Int) throws {
    let first = chunk.rows[range.lowerBound]
    let type = chunk.tables.types[Int(first.type)]
    if first.isNested { addedNested += changes } else { added += changes }
    if changes > 0 { dirty.touch(chunk.rows[range], type: type) }
    if changes == range.count {
      for index in range {
        let row = chunk.rows[index]
        ledger.add(
          type: type, source: chunk.tables.origins[Int(row.origin)].source, start: row.start,
          digest: digests[index - range.lowerBound])
      }
    } else if changes == 0 {
      for index in range {
        let row = chunk.rows[index]
        try ledger.see(
          type: type, source: chunk.tables.origins[Int(row.origin)].source, start: row.start,
          digest: digests[index - range.lowerBound])
      }
    } else {
      try accountMixed(chunk, range, type: type, changes: changes)
    }
    if first.isNested {
      if changes > 0 {
        for index in range { try nested.add(key(chunk, index), digest: digests[index - range.lowerBound]) }
      }
    } else if changes < range.count, !nested.isEmpty {
      for index in range { try nested.remove(key(chunk, index), digest: digests[index - range.lowerBound]) }
    }
  }

  /// Accounts for a block in which some rows existed before, some repeat rows of this import, and some are new.
  private func accountMixed(_ chunk: borrowing Chunk, _ range: Range<Int>, type: Int, changes: Int) throws {
    var own: [Int: UInt64] = [:]
    var different: Set<UInt64> = []
    for index in range {
      let digest = digests[index - range.lowerBound]
      let row = chunk.rows[index]
      key(chunk, index).bind(to: owner)
      let isOwn = try owner.step() && owner.int(0) == batch
      owner.reset()
      if isOwn {
        if different.insert(digest).inserted { own[index] = digest }
      } else {
        try ledger.see(
          type: type, source: chunk.tables.origins[Int(row.origin)].source, start: row.start, digest: digest)
      }
    }
    for (index, digest) in own {
      let row = chunk.rows[index]
      let source = chunk.tables.origins[Int(row.origin)].source
      if own.count == changes {
        ledger.add(type: type, source: source, start: row.start, digest: digest)
      } else {
        ledger.markUncertain(type: type, source: source, start: row.start)
      }
    }
  }

  private func key(_ chunk: borrowing Chunk, _ index: Int) -> SampleKey {
    let row = chunk.rows[index]
    let origin = chunk.tables.origins[Int(row.origin)]
    return SampleKey(
      type: chunk.tables.types[Int(row.type)], start: row.start, source: origin.source, duration: row.end - row.start,
      value: row.text >= 0 ? .text(chunk.texts[Int(row.text)]) : .number(row.value), origin: origin.id,
      created: row.created == .min ? SampleKey.noCreation : row.created - row.end,
      detail: row.detail < 0 ? 0 : chunk.details[Int(row.detail)])
  }

  func settle(_ db: Database) throws { try ledger.settle(batch: batch, db) }

  func seenDigests(in cells: [CellTally]) throws -> [UInt32: Set<UInt64>] { try ledger.seenDigests(in: cells) }

  /// Marks the days of a row that this inserter did not add as dirty.
  func touch(_ key: SampleKey) { dirty.touch(type: key.type, start: key.start, end: key.end) }

  func saveDirtyDays(_ db: Database) throws { try dirty.save(db) }
}
