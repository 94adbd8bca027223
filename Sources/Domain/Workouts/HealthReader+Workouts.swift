public import DailveScores

extension WorkoutReading where Self: PersonReading {
  /// Workouts that start in `days`, oldest first, each once, from all sources and the person's entries.
  ///
  /// - Throws: The reader's error.
  public func workoutGroups(in days: ClosedRange<CivilDay>) throws -> [WorkoutGroup] {
    // A recording of a neighbouring day may belong to the same workout.
    let wide = days.lowerBound - 1...days.upperBound + 1
    let recordings = try workoutRecordings(in: wide) + entries(WorkoutEntry.self, in: wide).map(\.workout)
    return WorkoutGroup.all(recordings, links: try entries(WorkoutLink.self))
      .filter { days.contains($0.workout.day) }
  }

  /// The same, with only the totals.
  ///
  /// - Throws: The reader's error.
  public func workouts(in days: ClosedRange<CivilDay>) throws -> [Workout] {
    try workoutGroups(in: days).map(\.workout)
  }

  /// The person's effort ratings: ratings entered here first, then those from their phone.
  ///
  /// - Throws: The reader's error.
  public func workoutEfforts(in days: ClosedRange<CivilDay>) throws -> [WorkoutEffort] {
    let wide = days.lowerBound - 1...days.upperBound + 1
    let written = try entries(WorkoutEntry.self, in: wide)
    let notes = try entries(WorkoutNote.self, in: wide).filter { $0.effort != nil }
    let spans =
      notes.isEmpty
      ? [:]
      : Dictionary(
        try workoutRecordings(in: wide).flatMap { recording in recording.ids.map { ($0, recording.span) } },
        uniquingKeysWith: { first, _ in first })
    let said = notes.compactMap { note in
      note.effort.flatMap { effort in spans[note.workout].map { WorkoutEffort(span: $0, effort: Double(effort)) } }
    }
    let rated = written.compactMap { entry in
      entry.effort.map { WorkoutEffort(span: entry.workout.span, effort: Double($0)) }
    }
    return said + rated + (try recordedEfforts(in: days))
  }
}
