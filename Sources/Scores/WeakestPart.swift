extension Score {
  /// The part that cost most points; `nil` where none cost as many as two. What names a weak spot and what gives advice about it
  /// both ask here.
  public var weakestPart: ScorePart? {
    let losses = parts.compactMap { part in part.maximum.map { (part: part, points: $0 - part.points) } }
    guard let worst = losses.max(by: { $0.points < $1.points }), worst.points >= 2 else { return nil }
    return worst.part
  }
}
