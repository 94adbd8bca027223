public import DailveScores

/// Joins two workouts, or separates a recording from a workout, as the person decided.
public struct LinkWorkouts: Sendable {
  private let store: any EntryKeeping

  public init(store: any EntryKeeping) { self.store = store }

  /// Two workouts become one.
  ///
  /// - Parameter links: All existing links.
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of a link.
  public func join(_ one: WorkoutGroup, _ other: WorkoutGroup, links: [WorkoutLink], now: Instant)
    async throws(StorageError)
  {
    try await store.save(Self.joining(one, other, links: links), now: now)
  }

  /// A recording becomes a workout of its own.
  ///
  /// - Throws: The store's error; `taken` if an entry of another kind has the id of a link.
  public func part(_ recording: String, from group: WorkoutGroup, now: Instant) async throws(StorageError) {
    try await store.save(Self.parting(recording, from: group), now: now)
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
        // Also what was said of them before a phone corrected one.
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
