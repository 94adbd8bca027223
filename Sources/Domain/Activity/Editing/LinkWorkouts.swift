public import DailveScores

/// Joins two workouts, or separates a recording from a workout, as the person decided.
public struct LinkWorkouts: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// Joins two workouts as they are when the link is saved: one of them may have been split since its page was drawn.
  ///
  /// - Parameters:
  ///   - id: `Workout.id` of any recording of one workout; `other` is that of the other workout.
  /// - Returns: False if no workout has one of these ids.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of a link.
  public func join(_ id: String, _ other: String, now: Instant) async throws(SaveError) -> Bool {
    try await store.save(now: now) { reader -> (entries: [WorkoutLink], result: Bool) in
      let log = try TrainingLog.of(reader)
      guard let one = log.workout(id)?.group, let two = log.workout(other)?.group else { return ([], false) }
      guard one.id != two.id else { return ([], true) }
      return (Self.joining(one, two, links: try reader.entries(WorkoutLink.self)), true)
    }
  }

  /// Makes a recording a workout of its own.
  ///
  /// - Parameter id: `Workout.id` of the workout that contains it.
  /// - Returns: The id of a recording that remains in that workout; `nil` if the recording is not part of it.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of a link.
  public func part(_ recording: String, from id: String, now: Instant) async throws(SaveError) -> String? {
    try await store.save(now: now) { reader -> (entries: [WorkoutLink], result: String?) in
      guard let group = try WorkoutGroup.load(id, from: reader),
        let part = group.recordings.first(where: { $0.ids.contains(recording) })
      else { return ([], nil) }
      return (Self.parting(part.id, from: group), group.recordings.first { $0.id != part.id }?.id ?? id)
    }
  }

  /// The links needed to join two workouts: one between the first recordings of each, and one for every separated
  /// pair, because separated recordings would stay apart.
  static func joining(_ one: WorkoutGroup, _ other: WorkoutGroup, links: [WorkoutLink]) -> [WorkoutLink] {
    let parted = Set(links.lazy.filter { !$0.isOne }.map(\.id))
    var result: [WorkoutLink] = []
    for first in one.recordings {
      for second in other.recordings where first.id != second.id {
        let isFirstPair = first.id == one.recordings.first?.id && second.id == other.recordings.first?.id
        if isFirstPair { result.append(WorkoutLink(first.id, second.id, isOne: true, day: one.workout.day)) }
        // Separations are overridden too if they name an id from before a phone corrected a recording.
        for a in first.ids {
          for b in second.ids
          where parted.contains(WorkoutLink.id(of: a, b)) && !(isFirstPair && a == first.id && b == second.id) {
            result.append(WorkoutLink(a, b, isOne: true, day: one.workout.day))
          }
        }
      }
    }
    return result
  }

  /// The links needed to separate a recording from all others of its workout.
  static func parting(_ recording: String, from group: WorkoutGroup) -> [WorkoutLink] {
    guard group.recordings.contains(where: { $0.id == recording }) else { return [] }
    return group.recordings.filter { $0.id != recording }.map {
      WorkoutLink(recording, $0.id, isOne: false, day: group.workout.day)
    }
  }
}
