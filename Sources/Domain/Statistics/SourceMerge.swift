/// Merges what several sources counted of the same thing: in every slice of time only the preferred source that has data
/// counts, in proportion to the slice's share of its sample.
public struct SourceMerge {
  /// A stretch of a cumulative sample that lies on the day.
  public struct Piece: Sendable {
    public var start: Int
    public var end: Int
    /// The share of the sample's value that falls between `start` and `end`.
    public var value: Double
    /// Lower counts first.
    public var rank: Int
    /// Sources are numbered in the order of their names; of two of one rank the first name counts.
    public var source: Int

    public init(start: Int, end: Int, value: Double, rank: Int, source: Int) {
      self.start = start
      self.end = end
      self.value = value
      self.rank = rank
      self.source = source
    }
  }

  /// The merged total. Samples of one source add up even where they overlap; a sample without duration counts when no
  /// preferred source has data at that instant. The work grows with the number of pieces, not with how many overlap.
  public static func total(_ pieces: [Piece]) -> Double {
    guard let first = pieces.first else { return 0 }
    if pieces.allSatisfy({ $0.source == first.source }) { return pieces.reduce(0) { $0 + $1.value } }

    let sorted = pieces.sorted { $0.start < $1.start }
    let preferred = PreferredTime(sorted)
    var total = 0.0
    for (index, piece) in sorted.enumerated() {
      let length = piece.end - piece.start
      if length > 0 {
        let counted = preferred.seconds(ofPiece: index)
        total += counted == length ? piece.value : piece.value * Double(counted) / Double(length)
      } else if preferred.isPreferred(piece: index) {
        total += piece.value
      }
    }
    return total
  }
}
