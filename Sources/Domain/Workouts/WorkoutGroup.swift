internal import DailveScores

/// One workout with all its recordings.
public struct WorkoutGroup: Sendable, Equatable, Identifiable {
  /// The resulting totals, each from the first recording that has it. Id, times and duration are those of the first recording.
  public var workout: Workout
  /// All recordings, in the order in which their totals count: by source (the person's order, else by kind), then
  /// by name; the person's own entry last.
  public var recordings: [Workout]

  public var id: String { workout.id }

  /// - Parameter recordings: At least one.
  init?(_ recordings: [Workout]) {
    let recordings = recordings.sorted(by: Self.precedes)
    guard var workout = recordings.first else { return nil }
    for other in recordings.dropFirst() where workout.isGeneric { workout.activity = other.activity }
    // Old exports write 0 for a quantity that was not measured.
    func total(_ known: (Workout) -> Double?) -> Double? { recordings.lazy.compactMap(known).first { $0 > 0 } }
    workout.distance = total(\.distance)
    workout.energy = total(\.energy)
    workout.averageHeartRate = total(\.averageHeartRate)
    workout.maximumHeartRate = total(\.maximumHeartRate)
    self.workout = workout
    self.recordings = recordings
  }

  /// A total order, so that the result does not depend on the order of arrival.
  private static func precedes(_ a: Workout, _ b: Workout) -> Bool {
    if a.isEntry != b.isEntry { return b.isEntry }
    if a.precedence != b.precedence { return a.precedence < b.precedence }
    if a.source != b.source { return a.source < b.source }
    return (a.start, a.end, a.id) < (b.start, b.end, b.id)
  }

  /// Groups recordings into workouts.
  ///
  /// - Parameters:
  ///   - recordings: In any order.
  ///   - links: The person's decisions to join and separate; decisions about other recordings are ignored.
  /// - Returns: Ordered by the start of their totals.
  public static func all(_ recordings: [Workout], links: [WorkoutLink] = []) -> [WorkoutGroup] {
    var kinds: [String: Int] = [:]
    for workout in recordings where !workout.isGeneric && kinds[workout.activity] == nil {
      kinds[workout.activity] = kinds.count
    }
    // Numbers must not depend on the order of arrival, because they break ties.
    let sorted = recordings.sorted { ($0.start, $0.end, $0.id) < ($1.start, $1.end, $1.id) }
    let activities = kinds.keys.sorted()
    for (number, activity) in activities.enumerated() { kinds[activity] = number }
    let places = Dictionary(
      sorted.enumerated().flatMap { place, workout in workout.ids.map { ($0, place) } },
      uniquingKeysWith: { first, _ in first })
    func pairs(_ isOne: Bool) -> [RecordingPair] {
      links.filter { $0.isOne == isOne }.compactMap { link in
        guard let first = places[link.first], let second = places[link.second] else { return nil }
        return RecordingPair(first, second)
      }
    }
    let groups = WorkoutGrouping.groups(
      sorted.enumerated().map { place, workout in
        WorkoutRecording(id: place, span: workout.span, activity: kinds[workout.activity], isWritten: workout.isEntry)
      }, joined: pairs(true), parted: pairs(false))
    return groups.compactMap { WorkoutGroup($0.map { sorted[$0.id] }) }
      .sorted { ($0.workout.start, $0.id) < ($1.workout.start, $1.id) }
  }
}

extension Workout {
  /// True if the activity is unspecific or has an unknown name, and may therefore be what another recording calls by its name.
  public var isGeneric: Bool { !ActivityGroup.isSpecific(activity) }

  /// True if the person entered it.
  public var isEntry: Bool { WorkoutEntry.entryID(ofWorkout: id) != nil }
}
