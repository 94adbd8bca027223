internal import DailveDomain

/// The order of sources, as set by the person or by kind.
enum SourceRank {
  /// Lower counts first. Sources that the person has not ordered follow by kind.
  ///
  /// - Parameters:
  ///   - rank: `SourceEvidence.rank`.
  ///   - ranks: By source; empty for the order by kind.
  @inline(__always)
  static func place(of source: Int, _ rank: Int, in ranks: [Int: Int]) -> Int {
    ranks.isEmpty ? rank : ranks[source] ?? 1000 + rank
  }
}
