extension Score {
  /// From here on nothing is worth correcting: whoever scores so is told to keep going.
  public var isToKeep: Bool { value >= 90 }

  /// The part that lost most points; `nil` where none lost at least two, and for a score of 90 or more. Both the sentence
  /// that names a weak part and the advice about it use this.
  public var weakestPart: ScorePart? {
    guard !isToKeep else { return nil }
    let losses = parts.compactMap { part in part.maximum.map { (part: part, points: $0 - part.points) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points >= 2 else { return nil }
    return worst.part
  }
}
