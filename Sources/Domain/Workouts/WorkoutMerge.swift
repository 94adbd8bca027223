/// A workout recorded by two sources is one workout.
public enum WorkoutMerge {
  /// Workouts that overlap by more than half of the shorter one and are of the same activity count once; the one with more
  /// known totals stays.
  ///
  /// - Parameter workouts: Oldest first.
  public static func distinct(_ workouts: [Workout]) -> [Workout] {
    var kept: [Workout] = []
    for workout in workouts.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      if let index = kept.lastIndex(where: { isSame($0, workout) }) {
        if knownTotals(workout) > knownTotals(kept[index]) { kept[index] = workout }
      } else {
        kept.append(workout)
      }
    }
    return kept
  }

  private static func isSame(_ a: Workout, _ b: Workout) -> Bool {
    guard a.activity == b.activity else { return false }
    let overlap = min(a.end.seconds, b.end.seconds) - max(a.start.seconds, b.start.seconds)
    let shorter = min(a.end.seconds - a.start.seconds, b.end.seconds - b.start.seconds)
    return overlap > 0 && overlap * 2 > shorter || a.start == b.start && a.end == b.end
  }

  private static func knownTotals(_ workout: Workout) -> Int {
    [workout.distance, workout.energy, workout.averageHeartRate].count { $0 != nil }
  }
}
