internal import DailveDomain
internal import GRDB

/// The hot loop: rows into the `sample` table, 32 at a time.
final class SampleInserter {
  private static let block = 32
  /// Creation date unknown. Six bytes, and no creation date lies 34,000 years before its sample.
  static let noCreation = -(1 << 40)

  private let many: RawStatement
  private let one: RawStatement
  private let details: DetailInserter
  private let batch: Int
  private(set) var added = 0
  private(set) var addedNested = 0
  private(set) var addedByType: [Int: Int] = [:]
  private var touched: [Int: Set<Int>] = [:]
  private var unsaved: [(type: Int, day: Int)] = []
  private var longest: [Int: Int] = [:]
  private var uncounted: [Int: Int] = [:]
  private var pairs: Set<[Int]> = []
  private var unsavedPairs: [[Int]] = []

  init(_ db: Database, batch: Int) throws {
    let row = "(?, ?, ?, ?, ?, ?, ?, ?, \(batch))"
    let head = "INSERT OR IGNORE INTO sample VALUES "
    many = try RawStatement(db, head + Array(repeating: row, count: Self.block).joined(separator: ","))
    one = try RawStatement(db, head + row)
    details = try DetailInserter(db)
    self.batch = batch
  }

  func detail(_ body: [UInt8]) throws -> Int { try details.id(of: body) }

  func insert(_ rows: [SampleRow], texts: [String], details: [Int], tables: ImportTables) throws {
    var start = 0
    while start < rows.count {
      // A block holds one type, so that its number of added rows belongs to that type.
      let first = rows[start]
      var end = start
      while end < rows.count, end - start < Self.block, rows[end].type == first.type,
        rows[end].isNested == first.isNested
      {
        end += 1
      }
      let type = tables.types[Int(first.type)]
      var changes = 0
      if end - start == Self.block {
        for index in start..<end {
          bind(rows[index], to: many, at: Int32(index - start) * 8, type, texts, details, tables)
        }
        changes = try many.run()
        if changes > 0 { touch(rows[start..<end], type: type) }
      } else {
        for index in start..<end {
          bind(rows[index], to: one, at: 0, type, texts, details, tables)
          let change = try one.run()
          if change > 0 { touch(rows[index...index], type: type) }
          changes += change
        }
      }
      if first.isNested { addedNested += changes } else { added += changes }
      if changes > 0 {
        addedByType[type, default: 0] += changes
        uncounted[type, default: 0] += changes
        notePairs(rows[start..<end], type: type, tables: tables)
      }
      start = end
    }
  }

  @inline(__always)
  private func bind(
    _ row: SampleRow, to statement: RawStatement, at base: Int32, _ type: Int, _ texts: [String], _ details: [Int],
    _ tables: ImportTables
  ) {
    let origin = tables.origins[Int(row.origin)]
    statement.bind(type, at: base + 1)
    statement.bind(row.start, at: base + 2)
    statement.bind(origin.source, at: base + 3)
    statement.bind(row.end - row.start, at: base + 4)
    if row.text >= 0 {
      statement.bind(texts[Int(row.text)], at: base + 5)
    } else {
      statement.bind(number: row.value, at: base + 5)
    }
    statement.bind(origin.id, at: base + 6)
    statement.bind(row.created == .min ? Self.noCreation : row.created - row.end, at: base + 7)
    statement.bind(row.detail < 0 ? 0 : details[Int(row.detail)], at: base + 8)
  }

  private func notePairs(_ rows: ArraySlice<SampleRow>, type: Int, tables: ImportTables) {
    var last = -1
    for row in rows {
      let source = tables.origins[Int(row.origin)].source
      if source == last { continue }
      last = source
      if pairs.insert([type, source]).inserted { unsavedPairs.append([type, source]) }
    }
  }

  private func touch(_ rows: ArraySlice<SampleRow>, type: Int) {
    var last = Int.min
    for row in rows {
      let day = row.start.floorDivided(by: 86_400)
      let end = min(row.end.floorDivided(by: 86_400), day + 400)
      if day == last, end <= day { continue }
      last = day
      for day in day...max(day, end) where touched[type, default: []].insert(day).inserted {
        unsaved.append((type, day))
      }
    }
    for row in rows where row.end - row.start > longest[type, default: 0] {
      longest[type] = min(row.end - row.start, 400 * 86_400)
    }
  }

  /// In the transaction of the rows themselves.
  func saveDirtyDays(_ db: Database) throws {
    for (type, count) in uncounted {
      try db.execute(sql: "UPDATE type SET samples = samples + ? WHERE id = ?", arguments: [count, type])
    }
    uncounted.removeAll(keepingCapacity: true)
    for pair in unsavedPairs {
      try db.execute(sql: "INSERT OR IGNORE INTO type_source VALUES (?, ?)", arguments: [pair[0], pair[1]])
    }
    unsavedPairs.removeAll(keepingCapacity: true)
    guard !unsaved.isEmpty else { return }
    let statement = try RawStatement(db, "INSERT OR IGNORE INTO dirty VALUES (?, ?)")
    for (type, day) in unsaved {
      statement.bind(type, at: 1)
      statement.bind(day, at: 2)
      try statement.run()
    }
    unsaved.removeAll(keepingCapacity: true)
    for (type, seconds) in longest {
      try db.execute(
        sql: "UPDATE type SET longest = ? WHERE id = ? AND longest < ?", arguments: [seconds, type, seconds])
    }
    longest.removeAll(keepingCapacity: true)
  }
}
