internal import DailveDomain
internal import DailveScores
internal import GRDB

/// The table `arrival`: the types in a push, whether new or not.
struct ArrivalTable {
  /// Stands for workouts, in place of the number of a type.
  static let workouts = 0

  private var types: Set<Int> = []
  /// The number of records noted so far.
  private(set) var records = 0

  /// - Parameter types: The store's numbers of types, by those of the reader.
  mutating func note(_ chunk: ImportChunk, types numbers: [Int]) {
    var last: Int32?
    for row in chunk.rows where row.type != last {
      last = row.type
      types.insert(numbers[Int(row.type)])
    }
    if !chunk.workouts.isEmpty { types.insert(Self.workouts) }
    records += chunk.rows.count + chunk.workouts.count + chunk.summaries.count + chunk.kept.count
  }

  func save(batch: Int, at received: Instant, _ db: Database) throws {
    for type in types {
      try db.cachedStatement(sql: "INSERT INTO arrival VALUES (?, ?, ?)")
        .execute(arguments: [type, received.seconds, batch])
    }
  }
}
