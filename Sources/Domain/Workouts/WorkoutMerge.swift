internal import DailveScores

/// Merges workouts that several sources recorded.
public enum WorkoutMerge {
  /// Workouts of the same activity that overlap by more than half of the shorter one count once. The one with more
  /// known totals is kept; on a tie the better kind of source decides, then its name.
  ///
  /// - Parameter workouts: In any order.
  public static func distinct(_ workouts: [Workout]) -> [Workout] {
    var kept: [Workout] = []
    var longest = 0
    for workout in workouts.sorted(by: precedes) {
      longest = max(longest, workout.span.seconds)
      // A kept workout may begin later than the one it replaced, but not after that one's end.
      let near = kept.indices.reversed().prefix { workout.start - kept[$0].start <= 2 * longest }
      if let index = near.first(where: { isSame(kept[$0], workout) }) {
        if isBetter(workout, than: kept[index]) { kept[index] = workout }
      } else {
        kept.append(workout)
      }
    }
    return kept
  }

  /// A total order, so that the result does not depend on the order of the input.
  private static func precedes(_ a: Workout, _ b: Workout) -> Bool {
    if a.start != b.start { return a.start < b.start }
    if a.end != b.end { return a.end < b.end }
    if a.kind != b.kind { return a.kind < b.kind }
    if a.source != b.source { return a.source < b.source }
    if a.activity != b.activity { return a.activity < b.activity }
    return totals(a).lexicographicallyPrecedes(totals(b))
  }

  private static func isBetter(_ a: Workout, than b: Workout) -> Bool {
    let (left, right) = (knownTotals(a), knownTotals(b))
    if left != right { return left > right }
    return a.kind == b.kind ? a.source < b.source : a.kind < b.kind
  }

  private static func totals(_ workout: Workout) -> [Double] {
    [workout.duration, workout.distance ?? -1, workout.energy ?? -1, workout.averageHeartRate ?? -1]
  }

  private static func isSame(_ a: Workout, _ b: Workout) -> Bool {
    guard a.activity == b.activity else { return false }
    let overlap = min(a.end, b.end) - max(a.start, b.start)
    let shorter = min(a.end - a.start, b.end - b.start)
    return overlap > 0 && overlap * 2 > shorter || a.start == b.start && a.end == b.end
  }

  private static func knownTotals(_ workout: Workout) -> Int {
    [workout.distance, workout.energy, workout.averageHeartRate].count { $0 != nil }
  }
}
