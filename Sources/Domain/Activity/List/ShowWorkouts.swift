public import DailveScores

/// A list of workouts with the options of its filters.
public struct ListedWorkouts: Sendable {
  public var list: WorkoutList
  public var choices: WorkoutChoices
  /// Simplified routes, by `LoggedWorkout.analysed`.
  public var lines: [String: [LinePoint]]
  public var timeline: ZoneTimeline
  public var progress: AnalysisProgress
}

/// The options of a list's filters.
public struct WorkoutChoices: Sendable, Equatable {
  /// All activity types up to the shown day, the most frequent first.
  public var activities: [String]
  /// All sources that recorded a workout, by name.
  public var sources: [String]
  /// The first days of the months with workouts, newest first.
  public var months: [CivilDay]
  /// Number of workouts up to the shown day, regardless of the filter.
  public var count = 0

  /// Newest first.
  public var years: [Int] {
    months.map(\.components.year).reduce(into: []) { years, year in if years.last != year { years.append(year) } }
  }

  init(_ log: TrainingLog, upTo day: CivilDay) {
    var counts: [String: Int] = [:]
    var sources: Set<String> = []
    var months: Set<CivilDay> = []
    for logged in log.workouts where logged.day <= day {
      count += 1
      counts[logged.workout.activity, default: 0] += 1
      for recording in logged.group.recordings { sources.insert(recording.source) }
      months.insert(logged.day.firstOfMonth)
    }
    activities = counts.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.map(\.key)
    self.sources = sources.sorted()
    self.months = months.sorted(by: >)
  }
}

/// Assembles the list of workouts.
public struct ShowWorkouts {
  private let reader: any TrainingReading

  public init(_ reader: any TrainingReading) { self.reader = reader }

  /// - Parameters:
  ///   - day: The last day that is shown.
  ///   - place: The page begins after it.
  /// - Throws: The reader's error.
  public func callAsFunction(
    _ filter: WorkoutFilter, upTo day: CivilDay, after place: WorkoutPlace?, names: @escaping WorkoutNames
  ) throws -> ListedWorkouts {
    let log = try TrainingLog.of(reader)
    let choices = try reader.answer(to: .workoutChoices(day)) { WorkoutChoices(log, upTo: day) }
    let memos = filter.text.isEmpty ? [:] : try self.memos(log)
    let timeline = try reader.timeline()
    let listed = filter(log.workouts, upTo: day, names: names, hour: timeline.hour, memos: memos)
    let list = WorkoutList(log.workouts, listed, after: place)
    return ListedWorkouts(
      list: list, choices: choices, lines: try reader.workoutLines(list.months.flatMap(\.workouts).map(\.analysed)),
      timeline: timeline, progress: try reader.analysisProgress())
  }

  /// Matching workouts of these days, in the order of the log.
  ///
  /// - Throws: The reader's error.
  public func find(
    _ filter: WorkoutFilter, in days: ClosedRange<CivilDay>, names: @escaping WorkoutNames
  ) throws -> [LoggedWorkout] {
    let log = try TrainingLog.of(reader)
    let memos = filter.text.isEmpty ? [:] : try self.memos(log)
    let timeline = try reader.timeline()
    return filter(log.workouts, upTo: days.upperBound, names: names, hour: timeline.hour, memos: memos)
      .map { log.workouts[$0] }
      .filter { days.contains($0.day) }
  }

  /// The person's notes, by the id of the workout as listed.
  ///
  /// - Throws: The reader's error.
  func memos() throws -> [String: [String]] { try memos(TrainingLog.of(reader)) }

  private func memos(_ log: TrainingLog) throws -> [String: [String]] {
    try reader.answer(to: .workoutMemos) {
      var memos: [String: [String]] = [:]
      for entry in try reader.entries(WorkoutEntry.self) where !entry.memo.isEmpty {
        if let id = log.workout(entry.workout.id)?.id { memos[id, default: []].append(entry.memo) }
      }
      for note in try reader.entries(WorkoutNote.self) where !note.memo.isEmpty {
        if let id = log.workout(note.workout)?.id { memos[id, default: []].append(note.memo) }
      }
      return memos
    }
  }
}
