internal import DailveDomain
internal import GRDB

/// The order in which the totals of workouts count, by their source: the person's, else by kind.
struct WorkoutPrecedence {
  /// In `source_rank`; no type has this number.
  static let type = 0

  /// By source; empty for the order by kind.
  private let ranks: [Int: Int]

  init(_ reader: StoreReader) throws {
    var ranks: [Int: Int] = [:]
    if let order = reader.waitingOrder(ofType: HealthType.workout) {
      let groups = try SourceGroups(reader.db)
      for (rank, source) in order.enumerated() {
        for member in groups.members(of: source) where ranks[member] == nil { ranks[member] = rank }
      }
    } else {
      for row in try Row.fetchAll(
        reader.db.cachedStatement(sql: "SELECT source, rank FROM source_rank WHERE type = ?"), arguments: [Self.type])
      {
        ranks[row["source"]] = row["rank"]
      }
    }
    self.ranks = ranks
  }

  /// Lower counts first.
  func rank(_ source: Int, _ kind: SourceKind) -> Int { SourceRank.place(of: source, kind, in: ranks) }
}
