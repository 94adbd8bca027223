public import DailveScores

public struct WorkoutFilter: Sendable, Equatable {
  /// HealthKit's activity type without its prefix, in small or capital letters; `nil` for all.
  public var activity: String?
  /// Name of a source that recorded the workout; `nil` for all.
  public var source: String?
  public var period = WorkoutPeriod.all
  /// Words that must all be found in the activity's names, the title, the memo or the sources' names.
  public var text = ""

  public init() {}

  public var isEmpty: Bool { self == WorkoutFilter() }

  /// Maximum number of words; more would only make the search slower.
  static let mostWords = 8

  /// Ascending indices of the matching workouts. A list shows few of thousands, so only those are copied.
  ///
  /// - Parameters:
  ///   - day: The last day that is shown.
  ///   - hour: Hour of the local clock at a moment, `0..<24`.
  ///   - memos: By the id of a workout.
  public func callAsFunction(
    _ workouts: [LoggedWorkout], upTo day: CivilDay, names: @escaping WorkoutNames,
    hour: @escaping (Instant) -> Int, memos: [String: [String]] = [:]
  ) -> [Int] {
    var search = WorkoutSearch(text, names: names, hour: hour)
    let spelt = activity?.lowercased()
    return workouts.indices.filter { index in
      guard period.contains(workouts[index].day, upTo: day) else { return false }
      if let spelt, workouts[index].workout.activity.lowercased() != spelt { return false }
      if let source, !workouts[index].group.recordings.contains(where: { $0.source == source }) { return false }
      return text.isEmpty || search.finds(workouts[index], memos: memos[workouts[index].id] ?? [])
    }
  }
}
