public import DailveScores

/// Merges sources that counted the same thing: at any time only the preferred source with data counts, and a sample
/// counts in proportion to the share of its time in which its source is preferred.
public struct SourceMerge {
  /// The part of a cumulative sample that lies within the interval.
  public struct Piece: Sendable {
    public var start: Instant
    public var end: Instant
    /// The share of the sample's value that falls between `start` and `end`.
    public var value: Double
    /// Lower ranks take precedence.
    public var rank: Int
    /// Sources are numbered in the order of their names, which breaks ties of rank.
    public var source: Int
    /// Seconds east of UTC where the sample was recorded.
    public var offset: Int

    public init(start: Instant, end: Instant, value: Double, rank: Int, source: Int, offset: Int = 0) {
      self.start = start
      self.end = end
      self.value = value
      self.rank = rank
      self.source = source
      self.offset = offset
    }
  }

  private let pieces: [Piece]
  /// `nil` if all pieces come from one source.
  private let preferred: PreferredTime?

  /// - Parameter pieces: The pieces of one day or other interval, in any order.
  public init(_ pieces: [Piece]) {
    if pieces.allSatisfy({ $0.source == pieces.first?.source }) {
      self.pieces = pieces
      preferred = nil
    } else {
      self.pieces = pieces.sorted { $0.start < $1.start }
      preferred = PreferredTime(self.pieces)
    }
  }

  /// The merged total. Samples of one source add up even where they overlap; a sample without duration counts if no
  /// source before its own in the order has data at that instant. The cost depends on the number of pieces, not on
  /// their overlaps.
  public var total: Double {
    guard let preferred else { return pieces.reduce(0) { $0 + $1.value } }
    var total = 0.0
    for (index, piece) in pieces.enumerated() {
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

  public static func total(_ pieces: [Piece]) -> Double { Self(pieces).total }

  /// The growth of the total over a day.
  public func course(of day: CivilDay) -> DayCourse {
    var course = DayCourse()
    for (index, piece) in pieces.enumerated() {
      /// Seconds after the day's midnight, local time.
      func clock(_ instant: Instant) -> Int { instant + piece.offset - Instant(midnightOf: day) }
      let length = piece.end - piece.start
      guard length > 0 else {
        if preferred?.isPreferred(piece: index) ?? true { course.add(piece.value, at: clock(piece.start)) }
        continue
      }
      var from = piece.start
      while from < piece.end {
        let to = min(piece.end, from + (DayCourse.border(after: clock(from)) - clock(from)))
        let counted = preferred?.seconds(ofPiece: index, in: from..<to) ?? to - from
        if counted > 0 { course.add(piece.value * Double(counted) / Double(length), at: clock(from)) }
        from = to
      }
    }
    return course
  }
}
