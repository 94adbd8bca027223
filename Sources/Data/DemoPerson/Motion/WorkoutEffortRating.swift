/// How hard a session was on Apple's scale of ten.
struct WorkoutEffortRating {
  /// By the person, who does not always answer.
  let rated: Int?
  /// By the Watch, for endurance only.
  let estimated: Int?

  init(_ session: Session) {
    var random = session.random(72)
    let range = session.kind.effort
    let felt = random.between(range.lowerBound, range.upperBound)
    rated = session.kind.isHighlight || random.chance(0.6) ? felt : nil
    let isEndurance = session.distance > 0
    estimated = isEndurance ? min(10, max(1, felt + random.between(-1, 1))) : nil
  }
}
