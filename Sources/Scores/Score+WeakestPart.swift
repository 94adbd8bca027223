extension Score {
  /// The part that lost most points; `nil` where none lost at least two. Both the sentence that names a weak part and
  /// the advice about it use this.
  public var weakestPart: ScorePart? {
    let losses = parts.compactMap { part in part.maximum.map { (part: part, points: $0 - part.points) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points >= 2 else { return nil }
    return worst.part
  }
}
