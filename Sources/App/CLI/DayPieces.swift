internal import DailveDomain
internal import DailveScores

extension ClosedRange<CivilDay> {
  /// Approximate number of days read at a time, so that memory does not grow with the requested range.
  enum Piece: Int {
    /// For large data, or what is processed day by day.
    case year = 366
    case decade = 3653
  }

  /// The same days in pieces, oldest first.
  func pieces(_ length: Piece) -> [ClosedRange<CivilDay>] {
    stride(from: lowerBound.number, through: upperBound.number, by: length.rawValue).map {
      CivilDay(number: $0)...CivilDay(number: Swift.min($0 + length.rawValue - 1, upperBound.number))
    }
  }
}
