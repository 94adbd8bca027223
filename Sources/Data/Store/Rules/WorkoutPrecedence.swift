internal import DailveDomain
internal import GRDB

/// The order in which the totals of workouts count, by their source: the person's, else by kind.
struct WorkoutPrecedence {
  /// In `source_rank`; no type has this number.
  static let type = 0

  /// By source; empty for the order by kind.
  private let ranks: [Int: Int]

  init(_ reader: StoreReader) throws {
    ranks = try reader.waitingRanks(ofType: HealthType.workout) ?? SourceRules.stored(Self.type, reader.db)
  }

  /// Lower counts first.
  func rank(_ source: Int, _ rank: Int) -> Int { SourceRank.place(of: source, rank, in: ranks) }
}
