extension Score {
  /// From this score on there is nothing worth correcting; the person is told to keep going.
  public var isToKeep: Bool { value >= 90 }

  /// The part that lost the most points; `nil` if none lost at least two, or for a score of 90 or more. Both the
  /// sentence that names a weak part and the advice about it use this.
  public var weakestPart: ScorePart? {
    guard !isToKeep else { return nil }
    let losses = parts.compactMap { part in part.maximum.map { (part: part, points: $0 - part.points) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points >= 2 else { return nil }
    return worst.part
  }
}
