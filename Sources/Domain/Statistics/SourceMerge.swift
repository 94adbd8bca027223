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
  /// preferred source has data at that instant.
  public static func total(_ pieces: [Piece]) -> Double {
    guard let first = pieces.first else { return 0 }
    if pieces.allSatisfy({ $0.source == first.source }) { return pieces.reduce(0) { $0 + $1.value } }

    var borders: [Int] = []
    borders.reserveCapacity(pieces.count * 2)
    for piece in pieces {
      borders.append(piece.start)
      borders.append(piece.end)
    }
    borders.sort()
    let sorted = pieces.sorted { $0.start < $1.start }
    var next = 0
    var active: [Piece] = []
    var total = 0.0
    var last: Int?
    for border in borders where border != last {
      if let from = last { total += slice(from: from, to: border, active) }
      active.removeAll { $0.end <= border }
      var points: [Piece] = []
      while next < sorted.count, sorted[next].start == border {
        if sorted[next].end > border { active.append(sorted[next]) } else { points.append(sorted[next]) }
        next += 1
      }
      if !points.isEmpty { total += instants(points, active) }
      last = border
    }
    return total
  }

  private static func precedes(_ a: Piece, _ b: Piece) -> Bool { (a.rank, a.source) < (b.rank, b.source) }

  private static func slice(from: Int, to: Int, _ active: [Piece]) -> Double {
    guard let best = active.min(by: precedes) else { return 0 }
    var sum = 0.0
    for piece in active where piece.source == best.source {
      sum += piece.value * Double(to - from) / Double(piece.end - piece.start)
    }
    return sum
  }

  private static func instants(_ points: [Piece], _ active: [Piece]) -> Double {
    guard let best = (points + active).min(by: precedes) else { return 0 }
    return points.reduce(0) { $0 + ($1.source == best.source ? $1.value : 0) }
  }
}
