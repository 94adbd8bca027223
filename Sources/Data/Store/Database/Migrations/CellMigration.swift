internal import GRDB

/// Version 2: counts the samples of a store of version 1 by type, source and UTC month, sums their digests, and notes
/// what each batch added. This needs code, because SQLite cannot add with overflow, or multiply 64 bits by 64.
enum CellMigration {
  private struct Cell: Hashable {
    var type: Int
    var source: Int
    var month: Int
  }

  private struct State {
    var samples = 0
    var digest: UInt64 = 0

    mutating func add(_ other: State) {
      samples += other.samples
      digest &+= other.digest
    }
  }

  static func run(_ db: Database) throws {
    var batches: [Int: [Cell: State]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT type, start, source, duration, value, origin, created, detail, batch FROM sample")
    while let row = try rows.next() {
      let cell = Cell(type: row["type"], source: row["source"], month: month(of: row["start"]))
      batches[row["batch"], default: [:]][cell, default: State()].add(State(samples: 1, digest: digest(of: row)))
    }
    var cells: [Cell: State] = [:]
    for (batch, states) in batches {
      for (cell, state) in states {
        cells[cell, default: State()].add(state)
        try db.execute(
          sql: "INSERT INTO batch_cell VALUES (?, ?, ?, ?, ?, 0, 0, 0, 0)",
          arguments: [batch, cell.type, cell.source, cell.month, state.samples])
      }
    }
    for (cell, state) in cells {
      try db.execute(
        sql: "INSERT INTO cell VALUES (?, ?, ?, ?, ?)",
        arguments: [cell.type, cell.source, cell.month, state.samples, Int64(bitPattern: state.digest)])
    }
    try db.execute(
      sql: "UPDATE type SET samples = coalesce((SELECT sum(samples) FROM cell WHERE cell.type = type.id), 0)")
  }

  /// The month of a sample, counted from year 0.
  private static func month(of start: Int) -> Int {
    let day = start / 86_400 - (start % 86_400 < 0 ? 1 : 0)
    let shifted = min(max(day, -2_000_000_000), 2_000_000_000) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let year = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * year + year / 4 - year / 100)
    // Years begin in March here.
    return (year + era * 400) * 12 + (5 * dayOfYear + 2) / 153 + 2
  }

  private static func digest(of row: Row) -> UInt64 {
    let value: DatabaseValue = row["value"]
    let bits: UInt64 =
      switch value.storage {
      case .string(let text): Frozen.hash(text)
      case .int64(let number): pattern(Double(number))
      case .double(let number): pattern(number)
      default: 0
      }
    let (type, source, origin): (Int, Int, Int) = (row["type"], row["source"], row["origin"])
    var state: UInt64 = 0x9E37_79B9_7F4A_7C15
    func mix(_ number: some BinaryInteger) {
      let product = (state ^ UInt64(truncatingIfNeeded: number)).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
      state = product.high ^ product.low &+ 0x2545_F491_4F6C_DD1D
    }
    mix(row["start"] as Int)
    mix(bits)
    mix(type << 40 ^ source << 20 ^ origin)
    mix(row["duration"] as Int)
    mix(row["created"] as Int)
    mix(row["detail"] as Int)
    return state ^ state >> 29
  }

  private static func pattern(_ number: Double) -> UInt64 { number == 0 ? 0 : number.bitPattern }
}
