internal import DailveDomain
internal import GRDB

/// The order of sources, as set by the person or by kind.
enum SourceRank {
  /// Place of a source; lower counts first. Sources that the person has not ordered follow by kind.
  ///
  /// - Parameters:
  ///   - rank: `SourceEvidence.rank`.
  ///   - ranks: Ranks by source; empty for the order by kind.
  @inline(__always)
  static func place(of source: Int, _ rank: Int, in ranks: [Int: Int]) -> Int {
    ranks.isEmpty ? rank : ranks[source] ?? 1000 + rank
  }

  /// Ranks by source, for the sources that this store has.
  static func ranks(_ sources: [[String]], _ db: Database) throws -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    for (rank, names) in sources.enumerated() {
      for name in names {
        guard let source = try SourceNames.number(of: name, db), ranks[source] == nil else { continue }
        ranks[source] = rank
      }
    }
    return ranks
  }

  /// Ranks by source; empty for the order by kind.
  static func stored(_ type: Int, _ db: Database) throws -> [Int: Int] {
    var ranks: [Int: Int] = [:]
    for row in try Row.fetchAll(
      db.cachedStatement(sql: "SELECT source, rank FROM source_rank WHERE type = ?"), arguments: [type])
    {
      ranks[row["source"]] = row["rank"]
    }
    return ranks
  }
}
